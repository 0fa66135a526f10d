"""A plain table, put together for a game's board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from quando_desktop.bots.bot import Advice
from quando_desktop.controller.facts import MatchFacts
from quando_desktop.controller.turn.notebooks import NotebookEntry
from quando_desktop.controller.turn.step import Step
from quando_desktop.engine.contract import Observation
from quando_desktop.engine.players import Player
from quando_desktop.table.audio.sounds import Sound
from quando_desktop.table.pages.contract import Keys, TurnHost
from quando_desktop.table.parts import scenery
from quando_desktop.table.parts.faces import names_of
from quando_desktop.table.parts.scenery import own
from quando_desktop.table.plain import picture as plain
from quando_desktop.table.plain import words
from quando_desktop.table.plain.board import PlainBoard
from quando_desktop.table.plain.picture import (
    PlainScenery,
    buttons_for,
    picture,
    sentence,
    spoken_pile,
)
from quando_desktop.table.scene.tableau import Frame, Key, Tableau
from quando_desktop.table.text import words as common
from quando_desktop.table.text.spoken import sentences
from quando_desktop.table.turn.hands import Hands
from quando_desktop.table.turn.hints import Hints
from quando_desktop.table.turn.presenter import Presenter
from quando_desktop.table.turn.state import Intent, TurnState
from quando_desktop.table.turn.table import TurnTable

View = Observation[Any]


class PlainTable:
    """The table of one board: what a plug needs of a turn game."""

    def __init__(self, board: PlainBoard[Any]) -> None:
        self._board = board

    def make(self, host: TurnHost, view: View, facts: MatchFacts) -> TurnTable[View]:
        """Makes the table of the looker who has this observation."""
        board, intent = self._board, PlainIntent()
        state = TurnState(host, view, facts, intent, lambda seen: [*board.hand(seen)])
        hints = PlainHints(state, board)
        presenter = PlainPresenter(state, hints, intent, board)
        return TurnTable(state, presenter, PlainHands(state, hints, intent, board), hints)

    def keys(self, host: TurnHost) -> Sequence[Keys]:
        """The columns of the key sheet."""
        return words.key_columns(host.key_cap)

    def still(self, frame: Frame, view: View, facts: MatchFacts) -> Tableau:
        """A picture of one observation."""
        order = tuple(self._board.hand(view))
        return picture(
            frame,
            PlainScenery(
                facts=facts, order=order, view=view, board=self._board, is_sheet=view.is_over
            ),
        )

    def notebook(
        self,
        entry: NotebookEntry,
        everybody: Sequence[Observation[Any]],
        players: Sequence[Player],
        you: int | None,
    ) -> str:
        """A page of a computer player's notebook: its hand, and its choice."""
        view, action = entry.observation, entry.action
        hand = [card.spoken for card in self._board.hand(view).values()]
        done = "" if action is None else self._board.label(action, view)
        return words.notebook(names_of(players)[entry.seat], hand, done)


class PlainIntent(Intent):
    LASTS = False

    def __init__(self) -> None:
        self.chosen: set[int] = set()

    def forget(self) -> None:
        self.chosen.clear()


class PlainHints(Hints[View]):
    def __init__(self, state: TurnState[View], board: PlainBoard[Any]) -> None:
        super().__init__(state)
        self._board = board

    def in_words(self, advice: Advice) -> str:
        return sentence(self._board, advice, self._state.view)


class PlainPresenter(Presenter[View]):
    def __init__(
        self,
        state: TurnState[View],
        hints: Hints[View],
        intent: PlainIntent,
        board: PlainBoard[Any],
    ) -> None:
        super().__init__(state, hints)
        self._intent, self._board = intent, board

    def in_words(self, step: Step) -> str:
        """Who has acted, how many cards they have left, and the piles that are different now."""
        board, view, before = self._board, step.after, step.before
        if step.seat < 0 or before is None:
            return ""
        old, new = board.piles(before), board.piles(view)
        piles = [spoken_pile(pile) for pile in new if pile not in old]
        name, left = self._state.names[step.seat], board.hand_sizes(view)[step.seat]
        return sentences([f"{name}: {common.cards(left)}", *piles])

    def _picture(self, frame: Frame) -> Tableau:
        view = self._state.view
        acts = self._host.may_act and not view.is_over
        chosen = frozenset(self._intent.chosen) if acts else frozenset()
        seen = PlainScenery(
            **self.scenery(view, acts=acts, sheet=view.is_over),
            view=view,
            board=self._board,
            chosen=chosen,
            actions=buttons_for(self._board, view, chosen, view.legal()) if acts else (),
            is_sheet=view.is_over,
        )
        return picture(frame, seen)


class PlainHands(Hands[View]):
    """Chooses cards, and does what they allow."""

    def __init__(
        self,
        state: TurnState[View],
        hints: Hints[View],
        intent: PlainIntent,
        board: PlainBoard[Any],
    ) -> None:
        super().__init__(state, hints)
        self._intent, self._board = intent, board

    def press(self, key: Key) -> None:
        match key:
            case (scenery.OWN, int(card)) if self._host.may_act:
                self._toggle(card)
            case (plain.DO, int(place)):
                self._do(place)

    def double(self, key: Key) -> bool:
        match key:
            case (scenery.OWN, int(card)) if self._host.may_act:
                self._intent.chosen = {card}
                self._do(0)
                return True
        return False

    def type(self, key: str) -> bool:
        cards: list[Key] = [own(card) for card in self._state.order.cards]
        match key, self._state.focused:
            case (("Left" | "Right"), _):
                self._step_along(cards, -1 if key == "Left" else 1)
            case "Return", _ if self._host.may_act:
                self._do(0)
            case "Escape", _ if self._hints.is_shown:
                self._hints.close()
            case "Escape", _ if self._intent.chosen:
                self.put_back()
            case _:
                return False
        return True

    def put_back(self) -> None:
        if self._intent.chosen:
            self._intent.chosen.clear()
            self._host.sound(Sound.BACK)
            self.lift()

    def tried(self) -> list[Key]:
        return [own(card) for card in self._intent.chosen]

    def drag(self, key: Key, x: float, y: float) -> None:
        match key:
            case (scenery.OWN, int(card)):
                if not self._state.is_out_of_hand(y):
                    self._state.order.move(card, x, y)
                self._state.follow(card, x, y)

    def drop(self, key: Key, x: float, y: float) -> None:
        self._state.drag = None
        match key:
            case (scenery.OWN, int(card)) if self._state.is_out_of_hand(y) and self._host.may_act:
                self._intent.chosen.add(card)
                self._do(0)
        self._host.refresh()

    def _toggle(self, card: int) -> None:
        taken = card in self._intent.chosen
        (self._intent.chosen.discard if taken else self._intent.chosen.add)(card)
        self._host.sound(Sound.BACK if taken else Sound.SELECT)
        self.lift()

    def _do(self, place: int) -> None:
        view, chosen = self._state.view, frozenset(self._intent.chosen)
        actions = buttons_for(self._board, view, chosen, view.legal())
        if self._host.may_act and place < len(actions):
            self._host.submit(actions[place])
        elif self._host.may_act:
            self.refuse(common.not_allowed())
