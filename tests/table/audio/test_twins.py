"""Every sound has a twin that is seen: nobody misses anything who does not hear."""

from __future__ import annotations

from quando_desktop import resources
from quando_desktop.table.audio.music import Layer
from quando_desktop.table.audio.sounds import Sound, files

TWINS = {
    "card_slide": "a card that moves",
    "card_place": "a card that comes to lie",
    "flip": "a card that turns over",
    "select": "a card that rises",
    "back": "a card that sinks",
    "hidden_low": "the number of the hidden side",
    "hidden_bright": "the number of the hidden side",
    "knock": "the fist, the table that shakes, and the banner",
    "last_round": "the rim of the table and the banner",
    "triplet": "three cards in the light, and a ribbon",
    "zero": "a zero that comes up",
    "pile_turned": "the pile that turns over",
    "capture": "cards that fly to the winnings",
    "tile": "a tile that goes to its owner",
    "steal": "a tile that changes its owner",
    "collect": "cards that go to a pile",
    "round_won": "the score sheet",
    "round_lost": "the score sheet",
    "round_shared": "the score sheet",
    "match_won": "the score sheet",
    "refused": "a shake, and a line that says why",
    "countdown": "a large number",
    "go": "a large word",
    "miss": "a card that comes back",
    "stuck": "a notice",
    "fits": "the mark on a card that fits",
    "fits_not": "a card without that mark",
    "hand_fits": "marks in the hand",
    "hand_fits_not": "a hand without marks",
    "music/won": "the end of a match on the sheet",
    "music/lost": "the end of a match on the sheet",
    "music/shared": "the end of a match on the sheet",
    "stingers/knock": "the fist, the table that shakes, and the banner",
    "stingers/heart": "the room is darkest and the rim flares in the last turn",
    "stingers/failed_knock": "the points that a failed knock costs",
    "stingers/hidden_glow": "the number of the hidden side",
    "stingers/hidden_thud": "the number of the hidden side",
    "stingers/steal": "a tile that changes its owner",
}
LAYERS = {
    Layer.ROOM: "nothing: it tells nothing",
    Layer.PAD: "nothing: it tells nothing",
    Layer.PLUCKS: "nothing: it tells nothing",
    Layer.TENSION: "the banner of the last round, the number on the draw pile, or small hands",
}


def test_every_sound_has_a_visual_twin_and_a_file() -> None:
    assert {sound.value for sound in Sound} <= TWINS.keys()
    assert {*LAYERS} == {*Layer}
    folder = resources.folder() / "sounds"
    assert all(files(folder, sound) for sound in Sound)
