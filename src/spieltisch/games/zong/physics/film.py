"""The film of a shot: where every disc was at which time and what was to be heard, as text; and how it is read back.

Base64 (of the kind for addresses, unpadded) of unsigned LEB128 numbers, z for zigzag-signed ones, in 1/100 mm and ms:

    discs
    for each disc: carrier + 1 at the start (0: it lies on the board), keyframes,
        for each keyframe: time since the one before, z of x and z of y since there (the first: time 0, from 0 and 0)
    moments
    for each moment, in order of time: time since the one before, kind, disc, other, amount

Between two keyframes a disc moves straight and evenly, after the last one it rests.
"""

from __future__ import annotations

from base64 import b64decode, urlsafe_b64encode
from typing import Final, NamedTuple, final

from mypy_extensions import i64

from spieltisch.games.zong.physics.scene import NOBODY, Scene

HIT_DISC: Final = 0
HIT_RAIL: Final = 1
HIT_POST: Final = 2
HOP: Final = 3  # over the rail `other`, off the board
DROP: Final = 4  # onto the disc `other` - 1; 0 is the board

UNITS_A_MM: Final = 100.0
TOLERANCE: Final = 5.5  # in x and in y, in 1/100 mm: with the rounding it stays within 0.1 mm altogether
QUIET: Final = 5.0  # nobody hears a touch slower than that, in mm/s
LARGEST: Final = 1 << 40  # beyond every number that a film can hold


class Keyframe(NamedTuple):
    ms: int
    x: int
    y: int


class Moment(NamedTuple):
    ms: int
    kind: int
    disc: int
    other: int
    amount: int  # the closing speed in mm/s; 0 for drops


def hundredths(millimetres: float) -> int:
    """Places are told and judged in 1/100 mm."""
    return round(millimetres * UNITS_A_MM)


@final
class Track:
    """Where one disc was, and when; corners are points that must not be smoothed away."""

    def __init__(self, carrier: int, x: float, y: float) -> None:
        self.carrier: Final = carrier
        self.seconds: list[float] = [0.0]
        self.x: list[float] = [x]
        self.y: list[float] = [y]
        self.corner: list[bool] = [False]

    def add(self, seconds: float, x: float, y: float, corner: bool) -> None:
        if seconds == self.seconds[-1] and x == self.x[-1] and y == self.y[-1]:
            self.corner[-1] = self.corner[-1] or corner
            return
        self.seconds.append(seconds)
        self.x.append(x)
        self.y.append(y)
        self.corner.append(corner)

    def keyframes(self) -> list[Keyframe]:
        """As few as do: the next one is the last that leaves all between within the tolerance."""
        xs, ys, corners = self._every_ms()
        frames = [Keyframe(0, round(xs[0]), round(ys[0]))]
        last = len(xs) - 1
        while frames[-1].ms < last:
            start = frames[-1]
            least_x, most_x, least_y, most_y = -1e30, 1e30, -1e30, 1e30
            end = start
            for ms in range(start.ms + 1, last + 1):
                span = float(ms - start.ms)
                x, y = round(xs[ms]), round(ys[ms])
                slope_x, slope_y = (x - start.x) / span, (y - start.y) / span
                if not (least_x <= slope_x <= most_x and least_y <= slope_y <= most_y):
                    break
                end = Keyframe(ms, x, y)
                if corners[ms]:
                    break
                least_x = max(least_x, (xs[ms] - TOLERANCE - start.x) / span)
                most_x = min(most_x, (xs[ms] + TOLERANCE - start.x) / span)
                least_y = max(least_y, (ys[ms] - TOLERANCE - start.y) / span)
                most_y = min(most_y, (ys[ms] + TOLERANCE - start.y) / span)
            frames.append(end)
        return frames

    def _every_ms(self) -> tuple[list[float], list[float], list[bool]]:
        """The place at every millisecond, in 1/100 mm; a corner takes the nearest one."""
        seconds, x, y = self.seconds, self.x, self.y
        last = _whole_ms_after(seconds[-1])
        xs, ys, corners = [x[0] * UNITS_A_MM], [y[0] * UNITS_A_MM], [False] * (last + 1)
        after = 0
        for ms in range(1, last + 1):
            now = ms / 1000.0
            while after < len(seconds) - 1 and seconds[after] < now:
                after += 1
            if seconds[after] <= now or after == 0:
                xs.append(x[after] * UNITS_A_MM)
                ys.append(y[after] * UNITS_A_MM)
                continue
            share = (now - seconds[after - 1]) / (seconds[after] - seconds[after - 1])
            xs.append((x[after - 1] + (x[after] - x[after - 1]) * share) * UNITS_A_MM)
            ys.append((y[after - 1] + (y[after] - y[after - 1]) * share) * UNITS_A_MM)
        for at in range(len(seconds)):
            if self.corner[at]:
                ms = round(seconds[at] * 1000.0)
                if 0 < ms < last:
                    xs[ms], ys[ms] = x[at] * UNITS_A_MM, y[at] * UNITS_A_MM
                    corners[ms] = True
        return xs, ys, corners


def _whole_ms_after(seconds: float) -> int:
    ms = int(seconds * 1000.0)
    return ms if ms / 1000.0 >= seconds else ms + 1


@final
class Film:
    """Watches a scene settle; hand one to `settle` and ask what is written on it."""

    def __init__(self) -> None:
        self._tracks: list[Track] = []
        self._moments: list[Moment] = []

    def begin(self, scene: Scene) -> None:
        self._tracks = [Track(scene.carrier[disc], scene.x[disc], scene.y[disc]) for disc in range(scene.discs)]
        self._moments = []

    def watch(self, seconds: float, scene: Scene) -> None:
        """See every disc that moves now, or has moved and been stopped meanwhile."""
        for disc in range(scene.discs):
            track, x, y = self._tracks[disc], scene.x[disc], scene.y[disc]
            if scene.ux[disc] != 0.0 or scene.uy[disc] != 0.0 or x != track.x[-1] or y != track.y[-1]:
                track.add(seconds, x, y, False)

    def touch(self, seconds: float, kind: i64, disc: i64, other: i64, speed: float, scene: Scene) -> None:
        if speed < QUIET:
            return
        self._corner(seconds, disc, scene)
        if kind == HIT_DISC:
            self._corner(seconds, other, scene)
        self._tell(seconds, kind, disc, other, speed)

    def hop(self, seconds: float, disc: i64, rail: i64, speed: float, scene: Scene) -> None:
        self._corner(seconds, disc, scene)
        self._tell(seconds, HOP, disc, rail, speed)

    def land(self, seconds: float, disc: i64, scene: Scene) -> None:
        """After a hop; nothing is heard of this disc again."""
        self._tracks[disc].add(seconds, scene.x[disc], scene.y[disc], False)

    def drop(self, seconds: float, disc: i64, below: i64) -> None:
        self._tell(seconds, DROP, disc, below + 1, 0.0)

    def written(self) -> str:
        data = bytearray()
        _write(data, len(self._tracks))
        for track in self._tracks:
            frames = track.keyframes()
            _write(data, track.carrier + 1)
            _write(data, len(frames))
            before = Keyframe(0, 0, 0)
            for frame in frames:
                _write(data, frame.ms - before.ms)
                _write_signed(data, frame.x - before.x)
                _write_signed(data, frame.y - before.y)
                before = frame
        _write(data, len(self._moments))
        now = 0
        for moment in self._moments:
            _write(data, moment.ms - now)
            for number in (moment.kind, moment.disc, moment.other, moment.amount):
                _write(data, number)
            now = moment.ms
        return _text_of(bytes(data))

    def _corner(self, seconds: float, disc: i64, scene: Scene) -> None:
        self._tracks[disc].add(seconds, scene.x[disc], scene.y[disc], True)

    def _tell(self, seconds: float, kind: i64, disc: i64, other: i64, speed: float) -> None:
        self._moments.append(Moment(round(seconds * 1000.0), kind, disc, other, round(speed)))


def _write(data: bytearray, number: int) -> None:
    while number > 0x7F:
        data.append(number & 0x7F | 0x80)
        number >>= 7
    data.append(number)


def _write_signed(data: bytearray, number: int) -> None:
    _write(data, 2 * number if number >= 0 else -2 * number - 1)


@final
class Reel:
    """A film that was read; places are in 1/100 mm."""

    def __init__(self, carriers: list[int], keyframes: list[list[Keyframe]], moments: list[Moment]) -> None:
        self.carriers: Final = carriers
        self.keyframes: Final = keyframes
        self.moments: Final = moments

    @property
    def discs(self) -> int:
        return len(self.carriers)

    def start(self, disc: int) -> tuple[int, int]:
        first = self.keyframes[disc][0]
        return first.x, first.y

    def rest(self, disc: int) -> tuple[int, int]:
        last = self.keyframes[disc][-1]
        return last.x, last.y

    def is_off(self, disc: int) -> bool:
        return any(moment.kind == HOP and moment.disc == disc for moment in self.moments)


def read(text: str) -> Reel:
    """The film that this text writes; ValueError for anything else."""
    reader = _Reader(_bytes_of(text))
    carriers: list[int] = []
    keyframes: list[list[Keyframe]] = []
    discs = reader.number()
    for disc in range(discs):
        carrier = reader.number() - 1
        if carrier == disc or carrier >= discs:
            raise ValueError(f"disc {disc} cannot lie on disc {carrier}")
        carriers.append(carrier)
        keyframes.append(_read_keyframes(reader))
    moments = _read_moments(reader, discs)
    if not reader.is_at_end():
        raise ValueError("the film goes on after its end")
    _refuse_circles(carriers)
    return Reel(carriers, keyframes, moments)


def _bytes_of(text: str) -> bytes:
    try:
        data = b64decode(text + "=" * (-len(text) % 4), b"-_", validate=True)
    except ValueError:
        data = b""
    if not data or _text_of(data) != text:
        raise ValueError("no text in which a film is written")
    return data


def _text_of(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode("ascii")


def _read_keyframes(reader: _Reader) -> list[Keyframe]:
    frames: list[Keyframe] = []
    ms, x, y = 0, 0, 0
    for number in range(reader.number()):
        passed = reader.number()
        if (passed == 0) != (number == 0):
            raise ValueError("the first keyframe is at the start, each other one later than the one before")
        ms += passed
        x += reader.signed()
        y += reader.signed()
        frames.append(Keyframe(ms, x, y))
    if not frames:
        raise ValueError("every disc is somewhere")
    return frames


def _read_moments(reader: _Reader, discs: int) -> list[Moment]:
    moments: list[Moment] = []
    ms = 0
    for _ in range(reader.number()):
        ms += reader.number()
        moment = Moment(ms, reader.number(), reader.number(), reader.number(), reader.number())
        others = {HIT_DISC: discs, DROP: discs + 1}.get(moment.kind, LARGEST)
        if moment.kind > DROP or moment.disc >= discs or moment.other >= others:
            raise ValueError(f"no such moment: {moment}")
        moments.append(moment)
    return moments


def _refuse_circles(carriers: list[int]) -> None:
    for disc in range(len(carriers)):
        below = disc
        for _ in carriers:
            if below != NOBODY:
                below = carriers[below]
        if below != NOBODY:
            raise ValueError(f"disc {disc} lies on nothing that lies on the board")


@final
class _Reader:
    """Reads numbers off bytes, each in the only way in which it can be written."""

    def __init__(self, data: bytes) -> None:
        self._data: Final = data
        self._at = 0

    def number(self) -> int:
        number = 0
        shift = 0
        while True:
            if self._at == len(self._data):
                raise ValueError("the film breaks off")
            byte = self._data[self._at]
            self._at += 1
            number |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                break
            if number >= LARGEST or shift > 63:
                raise ValueError("a number without end")
        if number >= LARGEST or (byte == 0 and shift > 7):
            raise ValueError("no number of a film")
        return number

    def signed(self) -> int:
        number = self.number()
        return -(number + 1 >> 1) if number & 1 else number >> 1

    def is_at_end(self) -> bool:
        return self._at == len(self._data)
