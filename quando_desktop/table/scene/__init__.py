"""The scene: tableaus, their motion, and what pointer, keys and screen readers find there."""
