"""What strikes ring: the barrel's wood, the stones' metal, the hand that turns, and the room around them.

Each of a few sounds is one row of impulses; a strike spreads over the rows, and one convolution makes all of it heard.
"""

from __future__ import annotations

import numpy as np

from spieltisch.games.zappzerapp.sound.shaking import SECONDS, Floats, Strikes

RATE = 22_050
DYING_AWAY = 0.1
SAMPLES = round((SECONDS + DYING_AWAY) * RATE)
RING_SAMPLES = round(DYING_AWAY * RATE)
FFT_SAMPLES = 13_824
"""The first number from SAMPLES on that a Fourier transform likes."""

WOOD = ((290, 1.0, 38), (465, 0.9, 34), (730, 0.75, 28), (1130, 0.5, 22), (1720, 0.3, 17), (2350, 0.18, 15))
"""Modes: hertz, strength, and the milliseconds in which they fall by 40 dB."""
LID = ((360, 0.7, 34), (590, 1.0, 30), (985, 0.8, 24), (1480, 0.55, 19), (2080, 0.3, 15))
METAL = ((3150, 0.6, 110), (4380, 1.0, 90), (5720, 0.8, 75), (7350, 0.55, 58), (8900, 0.35, 45))
HAND = ((105, 1.0, 40), (170, 0.6, 35))
METAL_PITCHES = (0.94, 1.0, 1.07)
METAL_SHARE = 0.42
HAND_SHARE = 0.16
ROOM_SHARE = 0.12
ROOM_MILLISECONDS = 80
ATTACK_MILLISECONDS = 0.4
FALL_OF_40_DB = float(np.log(100))

LEVEL = 0.42
MOST = 0.89
GAIN_SPREAD = 0.06


def ring(strikes: Strikes, luck: np.random.Generator) -> Floats:
    """The wave of a piece, SAMPLES long and between -1 and 1."""
    wood = luck.random(strikes.loudness.size, dtype=np.float32)
    metal = luck.random((len(METAL_PITCHES), strikes.loudness.size), dtype=np.float32)
    shares = np.vstack([wood, 1 - wood, metal * (2 * METAL_SHARE / len(METAL_PITCHES))]) * strikes.loudness
    places = (strikes.seconds * RATE).astype(np.int64)
    turns = (strikes.reversals * RATE).astype(np.int64)
    rows = np.arange(len(SPECTRA))[:, None] * FFT_SAMPLES
    impulses = np.bincount(
        np.concatenate([(rows[:-1] + places).ravel(), rows[-1] + turns]),
        np.concatenate([shares.ravel(), np.full(turns.size, HAND_SHARE)]),
        SPECTRA.shape[0] * FFT_SAMPLES,
    )
    spectra = np.fft.rfft(impulses.astype(np.float32).reshape(-1, FFT_SAMPLES)) * SPECTRA
    gain = np.float32(LEVEL * np.exp(GAIN_SPREAD * luck.standard_normal()))
    wave = np.fft.irfft(spectra.sum(axis=0), FFT_SAMPLES)[:SAMPLES] * gain
    return np.asarray(MOST * wave / np.sqrt(1 + wave * wave), dtype=np.float32)


def _tone(modes: tuple[tuple[int, float, int], ...], pitch: float, luck: np.random.Generator) -> Floats:
    """What one strike rings, heard in the room: it is over after RING_SAMPLES."""
    seconds = np.arange(RING_SAMPLES) / RATE
    dry = sum(
        strength
        * np.exp(-FALL_OF_40_DB * seconds * 1000 / fall)
        * np.sin(2 * np.pi * hertz * pitch * seconds + luck.uniform(0, 0.6))
        for hertz, strength, fall in modes
    ) * (1 - np.exp(-seconds * 1000 / ATTACK_MILLISECONDS))
    dry /= np.abs(dry).max()
    room = luck.standard_normal(RING_SAMPLES) * np.exp(-FALL_OF_40_DB * seconds * 1000 / ROOM_MILLISECONDS)
    room *= ROOM_SHARE / np.sqrt((room**2).sum())
    room[0] = 1
    heard = np.convolve(dry, room)[:RING_SAMPLES]
    fade = np.cos(np.linspace(0, np.pi / 2, RING_SAMPLES)) ** 0.5
    return np.asarray(heard * fade, dtype=np.float32)


def _spectra() -> np.ndarray[tuple[int, int], np.dtype[np.complex64]]:
    luck = np.random.Generator(np.random.SFC64(13))
    tones = [_tone(WOOD, 1, luck), _tone(LID, 1, luck)]
    tones += [_tone(METAL, pitch, luck) for pitch in METAL_PITCHES]
    tones += [_tone(HAND, 1, luck)]
    return np.fft.rfft(np.array(tones), FFT_SAMPLES).astype(np.complex64)


SPECTRA = _spectra()
