"""The findings of a keyboard test: the keys that arrive while others are held. Without Qt.

Cheap keyboards lose keys when several are held together, and no program can see a key that never
arrives. So everybody holds their play key, and one person after the other taps the rest: an
expected key that does not come in time counts as lost, until it comes after all. While a lost key
is reported no other is expected, so no other can be lost.
"""

from __future__ import annotations

from collections.abc import Sequence

from quando_desktop.dataclass import dataclass
from quando_desktop.named_tuple import NamedTuple
from quando_desktop.settings.keysets import ROLES, KeySet, changed
from quando_desktop.shell.keyboard.places import KeyPlace, neighbours

NEAR = 4
"""The number of keys around a key that are near enough for the same finger."""
TAPPED = tuple(role for role in ROLES if role != "play")


class Own(NamedTuple):
    """The owner of a key, and its role."""

    person: int
    role: str


@dataclass(frozen=True, slots=True)
class Loss:
    """A key that does not arrive."""

    key: str
    owner: Own
    held: tuple[str, ...]
    """The play keys that were held meanwhile."""
    instead: str | None
    """A free key nearby that could take its place."""


class Trial:
    """The keys of all people, and what is known of them so far."""

    def __init__(self, sets: Sequence[KeySet], keyboard: Sequence[KeyPlace]) -> None:
        self.sets = tuple(sets)
        self.keyboard = tuple(keyboard)
        self.held: set[str] = set()
        self.most = 0
        """The most keys that were held at once."""
        self._arrived: set[str] = set()
        self._lost: dict[str, tuple[str, ...]] = {}
        self._heard: set[str] = set()
        """Free keys that arrived while all play keys were held."""
        self._given_up: set[str] = set()
        """Keys that were lost and replaced."""

    # --------------------------------------------------------------------------- what is known

    def owner(self, key: str) -> Own | None:
        for person, keys in enumerate(self.sets):
            if key in keys:
                return Own(person, ROLES[keys.index(key)])
        return None

    @property
    def plays(self) -> list[str]:
        """The play keys that are to be held."""
        return [keys.play for keys in self.sets if keys.play not in self._lost]

    @property
    def are_all_held(self) -> bool:
        return self.held.issuperset(self.plays)

    def is_good(self, person: int) -> bool:
        return self._arrived.issuperset(self.sets[person])

    def is_lost(self, key: str) -> bool:
        return key in self._lost

    @property
    def wanted(self) -> list[str]:
        """The keys to expect next: all play keys together, then each person's other keys."""
        plays = [key for key in self.plays if key not in self._arrived]
        if plays:
            return plays
        for keys in self.sets:
            taps = [getattr(keys, role) for role in TAPPED]
            missing = [key for key in taps if not {key} & (self._arrived | self._lost.keys())]
            if missing:
                return missing
        return []

    @property
    def losses(self) -> list[Loss]:
        found = []
        for key, held in self._lost.items():
            owner = self.owner(key)
            if owner is not None:
                found.append(Loss(key, owner, held, self._instead(key)))
        return found

    def _instead(self, key: str) -> str | None:
        """The nearest free key; one that has arrived before comes first."""
        taken = {each for keys in self.sets for each in keys}
        crowd = {each for keys in self.sets if key not in keys for each in keys}
        found = neighbours(self.keyboard, key, crowd)
        near = [each for each in found if each not in taken | self._given_up][:NEAR]
        return next((each for each in near if each in self._heard), next(iter(near), None))

    # ----------------------------------------------------------------------------- what happens

    def press(self, key: str) -> None:
        self.held.add(key)
        self.most = max(self.most, len(self.held))
        owner = self.owner(key)
        others = [keys.play for keys in self.sets if key not in keys]
        if not self.held.issuperset(each for each in others if each not in self._lost):
            return
        if owner is None:
            self._heard.add(key)
        elif owner.role != "play":
            self._arrive(key)
        else:
            # The last of the play keys shows that all of them arrive together.
            for each in [key, *self.plays]:
                self._arrive(each)

    def hold_on(self, key: str) -> None:
        """Takes back a release that the system reported for a key that is still held."""
        self.held.add(key)

    def _arrive(self, key: str) -> None:
        self._arrived.add(key)
        self._lost.pop(key, None)

    def release(self, key: str) -> None:
        self.held.discard(key)

    def release_all(self) -> None:
        self.held.clear()

    def wait_no_longer(self) -> bool:
        """Ends the wait for the expected keys; tells whether some count as lost now. That cannot be
        with a single person, who holds nothing, or while the play keys are not held."""
        if self._lost:
            return False
        wanted, held = self.wanted, [key for key in self.plays if key in self.held]
        missing = [key for key in wanted if key not in self.held]
        asks_for_plays = bool(self._arrived.isdisjoint(self.plays)) and bool(self.plays)
        is_holding = bool(held) if asks_for_plays else self.are_all_held
        if len(self.sets) == 1 or not missing or not is_holding:
            return False
        for key in missing if asks_for_plays else missing[:1]:
            self._lost[key] = tuple(held)
        if asks_for_plays:
            # The remaining ones do arrive together.
            self._arrived.update(self.plays)
        return True

    # ---------------------------------------------------------------------------- other keys

    def give(self, owner: Own, key: str) -> None:
        """Gives another key to a role of a person; if it was another person's, they swap."""
        old = getattr(self.sets[owner.person], owner.role)
        if old in self._lost:
            self._given_up.add(old)
        self.use(changed(self.sets, owner.person, owner.role, key))

    def use(self, sets: Sequence[KeySet]) -> None:
        """Takes over other key sets. Findings about unchanged keys are kept, unless a play key
        changes, which makes every combination another one."""
        before, self.sets = self.sets, tuple(sets)
        same = [keys.play for keys in before] == [keys.play for keys in self.sets]
        kept = {key for one, two in zip(before, self.sets, strict=False) for key in {*one} & {*two}}
        if not same or len(before) != len(self.sets):
            kept = set()
        self._arrived &= kept
        self._lost = {key: held for key, held in self._lost.items() if key in kept}
