"""The groups of settings with their texts: look, sound, play."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from quando_desktop.games.plug import Plug, SettingPlace
from quando_desktop.settings.own import AnySetting
from quando_desktop.settings.settings import (
    LIVE_PACES,
    SPEECH_RATES,
    TEXT_SIZES,
    CardSize,
    Contrast,
    Language,
    Motion,
    Painting,
    Scheme,
    Settings,
    Sorting,
    Speed,
    Spoken,
)
from quando_desktop.shell.graphics.graphics import State
from quando_desktop.shell.graphics.words import about
from quando_desktop.shell.kit.layouts import Gap
from quando_desktop.shell.kit.look import Look
from quando_desktop.shell.settings.group import SettingsGroup
from quando_desktop.shell.settings.theme_choice import ThemeChoice
from quando_desktop.table.audio.text_to_speech import Voice, VoiceState
from quando_desktop.table.text.numbers import in_percent

translate = QCoreApplication.translate

SCHEMES = tuple(Scheme)
ENGLISH, GERMAN = "English", "Deutsch"
"""Each in its own language."""


def look_group(look: Look) -> LookGroup:
    group = LookGroup(look)
    group.choice("contrast", tuple(Contrast), contrasts, contrast)
    group.steps("text_size", TEXT_SIZES, text_size)
    group.choice("card_size", tuple(CardSize), card_sizes, card_size)
    group.choice("motion", tuple(Motion), motions, motion)
    group.switch("bold_marks", bold_marks)
    group.choice("language", tuple(Language), _languages, _language)
    group.switch("fullscreen", _fullscreen)
    group.choice("painting", tuple(Painting), _painters, lambda: _painting(group.graphics))
    return group


def sound_group(look: Look) -> SettingsGroup:
    group = SettingsGroup(look, lambda: translate("Settings", "Sound"))
    group.amount("volume", _volume)
    group.switch("muted", _muted)
    group.switch("room_tone", _room_tone)
    group.switch("music", _music)
    group.choice("spoken", tuple(Spoken), spokens, spoken)
    group.amount("speech_rate", speech_rate, SPEECH_RATES, 20, str)
    return group


def play_group(look: Look) -> SettingsGroup:
    group = SettingsGroup(look, lambda: translate("Settings", "Play"))
    group.choice("speed", tuple(Speed), _speeds, _speed)
    group.switch("remarks", _remarks)
    group.switch("faces", _faces)
    group.choice("sorting", tuple(Sorting), sortings, sorting)
    group.switch("confirm_leave", _confirm_leave)
    return group


def game_group(look: Look, voice: Voice, plug: Plug) -> SettingsGroup:
    """The group of one game: its own settings, and general ones that matter only there."""
    group = SettingsGroup(look, plug.title)
    for setting in plug.settings:
        _add_own(group, plug, setting)
    for field in plug.general_settings:
        AT_SOME_TABLES[field](group, voice)
    return group


def _add_own(group: SettingsGroup, plug: Plug, setting: AnySetting) -> None:
    def texts() -> tuple[str, str]:
        name, hint, _ = plug.words().setting(setting, SettingPlace.SETTINGS)
        return name, hint

    def names() -> tuple[str, ...]:
        return plug.words().setting(setting, SettingPlace.SETTINGS).choices

    if setting.is_switch:
        group.switch(setting, texts)
    else:
        group.choice(setting, setting.values, names, texts)


class LookGroup(SettingsGroup):
    """The group for the look, which begins with pictures of the themes."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, lambda: translate("Settings", "Appearance"))
        self.graphics: State = Painting.PROCESSOR
        """What is known of the graphics card."""
        self.themes = ThemeChoice(look, _themes(), name=_theme())
        self.themes.chose.connect(lambda number: self.changed.emit("scheme", SCHEMES[number]))
        self._saying.append(self._say_themes)
        self.body.addWidget(self.themes)
        self.body.addWidget(Gap(look, 8))

    def show_graphics(self, state: State) -> None:
        self.graphics = state
        self.retranslate()

    def _say_themes(self) -> None:
        self.themes.set_items(_themes())
        self.themes.setAccessibleName(_theme())

    def show_settings(self, settings: Settings) -> None:
        self.themes.at = SCHEMES.index(settings.scheme)
        super().show_settings(settings)


def _add_voice(group: SettingsGroup, voice: Voice) -> None:
    """Adds the switch for the voice, which can be switched on only where the computer can speak."""
    switch = group.switch("voice", lambda: _voice(voice.state))

    def follow() -> None:
        speaks = voice.state not in (VoiceState.NONE, VoiceState.DEAD)
        switch.setEnabled(speaks or switch.isChecked())

    group.on_show(follow)
    voice.changed.connect(follow)
    voice.changed.connect(group.retranslate)


AT_SOME_TABLES: dict[str, Callable[[SettingsGroup, Voice], object]] = {
    "live_pace": lambda group, _: group.choice("live_pace", LIVE_PACES, _paces, _live_pace),
    "voice": _add_voice,
    "live_keys": lambda group, _: group.door("live_keys", _live_keys_door, _live_keys),
}
"""For each field of the settings the function that adds its row."""


# --------------------------------------------------------------------------------- the look


def _theme() -> str:
    return translate("Settings", "Theme")


def _themes() -> tuple[str, ...]:
    return (
        translate("Settings", "Same as the system"),
        translate("Settings", "Light"),
        translate("Settings", "Dark"),
    )


def contrast() -> tuple[str, str]:
    return (
        translate("Settings", "Contrast"),
        translate("Settings", "High: strong lines, nothing pale"),
    )


def contrasts() -> tuple[str, ...]:
    return (
        translate("Settings", "System"),
        translate("Settings", "Normal"),
        translate("Settings", "High"),
    )


def text_size() -> tuple[str, str]:
    return (
        translate("Settings", "Text size"),
        translate(
            "Settings",
            "At a table as far as there is room. Larger: “The table in words” in the menu",
        ),
    )


def card_size() -> tuple[str, str]:
    return (
        translate("Settings", "Card size"),
        translate("Settings", "Large: your own cards take more room"),
    )


def card_sizes() -> tuple[str, ...]:
    return translate("Settings", "Normal"), translate("Settings", "Large")


def motion() -> tuple[str, str]:
    return (
        translate("Settings", "Motion"),
        translate("Settings", "Calm: fades only, no shaking"),
    )


def motions() -> tuple[str, ...]:
    return (
        translate("Settings", "System"),
        translate("Settings", "Full"),
        translate("Settings", "Calm"),
        translate("Settings", "None"),
    )


def bold_marks() -> tuple[str, str]:
    return (
        translate("Settings", "Bold symbols"),
        translate("Settings", "Larger symbols on the cards, helpful if you are colour-blind"),
    )


def _language() -> tuple[str, str]:
    return translate("Settings", "Language"), ""


def _languages() -> tuple[str, ...]:
    return translate("Settings", "System"), ENGLISH, GERMAN


def _fullscreen() -> tuple[str, str]:
    return (
        translate("Settings", "Full screen"),
        translate("Settings", "Also with F11 at any time"),
    )


def _painting(graphics: State) -> tuple[str, str]:
    return translate("Settings", "Painted by"), about(graphics)


def _painters() -> tuple[str, ...]:
    return translate("Settings", "Processor"), translate("Settings", "Graphics card")


# -------------------------------------------------------------------------------- the sound


def _volume() -> tuple[str, str]:
    return (
        translate("Settings", "Cards and table"),
        translate("Settings", "Every sound is also shown on screen"),
    )


def _room_tone() -> tuple[str, str]:
    return (
        translate("Settings", "Room tone"),
        translate("Settings", "The sound of a quiet room at the table."),
    )


def _music() -> tuple[str, str]:
    return (
        translate("Settings", "Music"),
        translate("Settings", "Quiet music that follows the game."),
    )


def _muted() -> tuple[str, str]:
    return translate("Settings", "Mute"), translate("Settings", "Also with M at any time")


def spoken() -> tuple[str, str]:
    return (
        translate("Settings", "Spoken at the table"),
        translate("Settings", "By a screen reader, where one is on"),
    )


def spokens() -> tuple[str, ...]:
    return (
        translate("Settings", "Everything"),
        translate("Settings", "Key moments"),
        translate("Settings", "Nothing"),
    )


def speech_rate() -> tuple[str, str]:
    return (
        translate("Settings", "Words a minute"),
        translate("Settings", "As fast as your screen reader speaks: the others wait for it"),
    )


# ------------------------------------------------------------------------------------- play


def _speed() -> tuple[str, str]:
    return (
        translate("Settings", "Pace"),
        translate("Settings", "How long the others think and how fast cards fly"),
    )


def _speeds() -> tuple[str, ...]:
    return (
        translate("Settings", "Slow"),
        translate("Settings", "Normal"),
        translate("Settings", "Fast"),
        translate("Settings", "Instant"),
    )


def _remarks() -> tuple[str, str]:
    return (
        translate("Settings", "Opponents comment"),
        translate("Settings", "Short remarks at big moments"),
    )


def _faces() -> tuple[str, str]:
    return (
        translate("Settings", "Faces answer"),
        translate("Settings", "Expressions and eyes follow the game"),
    )


def sorting() -> tuple[str, str]:
    return (
        translate("Settings", "Sort my hand"),
        translate("Settings", "Drag the cards into your own order"),
    )


def sortings() -> tuple[str, ...]:
    return (
        translate("Settings", "By number"),
        translate("Settings", "My order"),
        translate("Settings", "As they come"),
    )


def _confirm_leave() -> tuple[str, str]:
    return (
        translate("Settings", "Ask before leaving a game"),
        translate("Settings", "It is saved either way"),
    )


# ------------------------------------------------------------------------------- live games


def _live_pace() -> tuple[str, str]:
    return (
        translate("Settings", "Pace of the computer players"),
        translate("Settings", "At 50% everything takes them twice as long"),
    )


def _paces() -> tuple[str, ...]:
    return tuple(map(in_percent, LIVE_PACES))


def _voice(state: VoiceState) -> tuple[str, str]:
    match state:
        case VoiceState.NONE:
            why = translate("Settings", "This computer has no voice for this language")
        case VoiceState.DEAD:
            why = translate("Settings", "The computer's speech service does not answer")
        case _:
            why = translate("Settings", "They are always shown as well")
    return translate("Settings", "Call the values aloud"), why


def _live_keys() -> tuple[str, str]:
    return (
        translate("Settings", "Everybody's own keys"),
        translate("Settings", "Four keys for each player, and a test of your keyboard"),
    )


def _live_keys_door() -> str:
    return translate("Settings", "Choose and test…")
