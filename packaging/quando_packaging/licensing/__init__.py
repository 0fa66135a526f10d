"""Notices and licences of all that is bundled and not ours."""
