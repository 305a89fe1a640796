"""What strikes ring: the barrel's wood, the stones' metal, the hand that turns, and the room around them.

There are two sounds of wood and two of metal, and each strike is a mixture of its own of these four. Each sound is one
row of impulses, as strong as the strikes are loud, and a convolution lets it ring. The rows are worked out one after
the other: small arrays are several times quicker than a large one, which takes fresh memory every time.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from spieltisch.games.zappzerapp.sound.shaking import SECONDS, Floats, Strikes

RATE = 22_050
DYING_AWAY = 0.1
SAMPLES = round((SECONDS + DYING_AWAY) * RATE)
RINGING = round(DYING_AWAY * RATE)
TRANSFORMED = 13_824
"""Samples in a Fourier transform: the first number from SAMPLES on that makes it quick."""


class Mode(NamedTuple):
    hertz: float
    strength: float
    fall: float  # milliseconds in which it gets 40 dB quieter


STAVES = (
    Mode(290, 1.0, 40),
    Mode(430, 0.9, 37),
    Mode(735, 0.8, 31),
    Mode(1130, 0.5, 25),
    Mode(1720, 0.35, 19),
    Mode(2400, 0.2, 15),
)
LID = (
    Mode(355, 0.8, 38),
    Mode(590, 1.0, 34),
    Mode(940, 0.8, 28),
    Mode(1450, 0.5, 22),
    Mode(2050, 0.3, 17),
)
FLAT_STONES = (
    Mode(2870, 0.4, 120),
    Mode(3460, 0.7, 105),
    Mode(4380, 1.0, 90),
    Mode(5010, 0.6, 80),
    Mode(5720, 0.9, 70),
    Mode(6930, 0.6, 58),
    Mode(7890, 0.5, 50),
    Mode(9350, 0.4, 40),
)
ROUND_STONES = (
    Mode(3150, 0.5, 110),
    Mode(3890, 0.9, 98),
    Mode(4640, 0.8, 86),
    Mode(5370, 1.0, 75),
    Mode(6310, 0.7, 64),
    Mode(7350, 0.6, 54),
    Mode(8560, 0.5, 45),
    Mode(10100, 0.3, 40),
)
HAND = (Mode(105, 1.0, 45), Mode(170, 0.6, 40), Mode(260, 0.3, 30))

METAL_SHARE = 0.5
"""How loud the metal rings beside the wood."""
TIMBRE_SPREAD = 0.1
"""Of the logarithm of how loud each sound is in a piece."""
HAND_LOUDNESS = 0.6
ROOM_LOUDNESS = 0.3
ROOM_FALL = 80
ATTACK = 0.3
"""Milliseconds: a stone does not strike in no time."""
LOUDNESS = 3.6
CEILING = 0.89


def ring(strikes: Strikes, luck: np.random.Generator) -> Floats:
    """The wave of a piece: SAMPLES long, between -1 and 1, and silent at both ends."""
    places = (strikes.seconds * RATE).astype(np.int64)
    rung = np.zeros(TRANSFORMED // 2 + 1, dtype=np.complex64)
    for shares, spectrum in zip(_shares(strikes, luck), SPECTRA, strict=True):
        impulses = np.bincount(places, shares, TRANSFORMED).astype(np.float32)
        rung += np.fft.rfft(impulses) * spectrum
    wave = np.fft.irfft(rung, TRANSFORMED)[:SAMPLES].astype(np.float32)
    for turn in (strikes.reversals * RATE).astype(np.int64):
        wave[turn : turn + RINGING] += TURN
    wave *= CEILING / np.sqrt(1 + wave * wave)
    return wave


def _shares(strikes: Strikes, luck: np.random.Generator) -> Floats:
    """How much of each sound there is in each strike, and how loud it is."""
    wood, metal = 2 * np.pi * luck.random((2, strikes.loudness.size), dtype=np.float32)
    mixtures = np.stack([np.cos(wood), np.sin(wood), METAL_SHARE * np.cos(metal), METAL_SHARE * np.sin(metal)])
    timbre = LOUDNESS * np.exp(TIMBRE_SPREAD * luck.standard_normal((len(SOUNDS), 1), dtype=np.float32))
    shares: Floats = mixtures * timbre * strikes.loudness
    return shares


def _sound(modes: tuple[Mode, ...]) -> NDArray[np.float64]:
    """One strike, heard in a room: of energy 1, and over after RINGING samples."""
    seconds = np.arange(RINGING) / RATE
    tones = [mode.strength * _fall(mode.fall) * np.sin(2 * np.pi * mode.hertz * seconds) for mode in modes]
    dry = np.sum(tones, axis=0) * (1 - np.exp(-1000 * seconds / ATTACK))
    room = np.random.Generator(np.random.SFC64(0)).standard_normal(RINGING) * _fall(ROOM_FALL)
    wet = dry + ROOM_LOUDNESS * np.convolve(dry, room / np.linalg.norm(room))[:RINGING]
    fading: NDArray[np.float64] = wet * (1 - np.linspace(0, 1, RINGING) ** 4)
    return fading / np.linalg.norm(fading)


def _fall(milliseconds: float) -> NDArray[np.float64]:
    return np.power(10, -2000 / milliseconds * np.arange(RINGING) / RATE)


SOUNDS = [_sound(modes) for modes in (STAVES, LID, FLAT_STONES, ROUND_STONES)]
SPECTRA = np.fft.rfft(SOUNDS, TRANSFORMED).astype(np.complex64)
TURN = (HAND_LOUDNESS * _sound(HAND)).astype(np.float32)
