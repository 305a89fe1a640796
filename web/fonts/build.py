"""Cuts the bundled fonts from their originals: only the letters, weights and shapes that the client uses.

Run with `python web/fonts/build.py` after changing what is needed. The results are kept beside this file, their
licences where they travel with the built client.
Wants fonttools with brotli, and npm to fetch the originals.
"""

from __future__ import annotations

import shutil
import subprocess
import tarfile
import tempfile
from dataclasses import dataclass
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

HERE = Path(__file__).parent
LICENCES = HERE.parent / "public" / "fonts"
LATIN = "".join(map(chr, range(0x20, 0x7F))) + "ÄÖÜäöüẞßáàâåæçéèêëíîïñóôøœúû„“”‚‘’«»‹›–—…·•×−°€§→←↑↓✓"
ON_BOXES = "ZONG!bald soon"
FEATURES = ["ccmp", "calt", "kern", "liga", "lnum", "locl", "mark", "rlig", "rvrn", "tnum"]

Limit = float | tuple[float, float] | tuple[float, float, float]


@dataclass(frozen=True)
class Cut:
    """One font file: where it comes from, which letters stay, and how far its axes may still be turned."""

    name: str
    package: str
    original: str
    letters: str
    limits: dict[str, Limit]


CUTS = [
    Cut(
        "fraunces",
        "@fontsource-variable/fraunces",
        "fraunces-latin-full-normal.woff2",
        LATIN,
        {"opsz": (16, 60), "wght": (600, 900), "SOFT": 70, "WONK": (0, 0, 1)},
    ),
    Cut(
        "fraunces-italic",
        "@fontsource-variable/fraunces",
        "fraunces-latin-full-italic.woff2",
        ON_BOXES,
        {"opsz": 40, "wght": (600, 900), "SOFT": 100, "WONK": 0},
    ),
    Cut(
        "atkinson-hyperlegible-next",
        "@fontsource-variable/atkinson-hyperlegible-next",
        "atkinson-hyperlegible-next-latin-wght-normal.woff2",
        LATIN,
        {"wght": (400, 700)},
    ),
]


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        for cut in CUTS:
            package = fetch(cut.package, Path(folder))
            write(cut, package / "files" / cut.original)
            shutil.copy(package / "LICENSE", LICENCES / f"{cut.package.split('/')[-1]}.OFL.txt")


def fetch(package: str, folder: Path) -> Path:
    target = folder / package.replace("/", "-")
    if not target.exists():
        packed = subprocess.run(["npm", "pack", "--silent", package], cwd=folder, check=True, capture_output=True)
        with tarfile.open(folder / packed.stdout.decode().split()[-1]) as archive:
            archive.extractall(target, filter="data")
    return target / "package"


def write(cut: Cut, original: Path) -> None:
    font = TTFont(original)
    options = subset.Options(layout_features=FEATURES, hinting=False, notdef_outline=True)
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=cut.letters)
    subsetter.subset(font)
    font = instancer.instantiateVariableFont(font, cut.limits)
    font.flavor = "woff2"
    target = HERE / f"{cut.name}.woff2"
    font.save(target)
    print(f"{target.name}: {target.stat().st_size / 1024:.1f} KB")


if __name__ == "__main__":
    main()
