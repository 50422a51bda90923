#!/usr/bin/env python3
"""Compares our pictures with other renderings of the same scenes.

usage: scripts/peers FOLDER [--levels N]

FOLDER has pairs name.png, as skelsnap paints it, and name.svg. Each SVG is painted by
rsvg-convert and by headless Chromium, whichever there are, and compared with the picture. Where
the picture's pixel and its eight neighbours are alike but for a gradient's small steps, painters
may differ by N levels (2); at edges each smooths in its own way, and there only the average of
all differences is judged. Needs Pillow and numpy; exits with 1 where a painter disagrees.
"""

import argparse
import pathlib
import shutil
import subprocess
import sys
import tempfile

import numpy
from PIL import Image


def by_rsvg(svg, size, target):
    subprocess.run(["rsvg-convert", "-o", target, svg], check=True)


def by_chromium(svg, size, target):
    # A page of our own has no margin, whatever the browser adds around an SVG by itself.
    page = target.with_suffix(".html")
    page.write_text(
        "<!doctype html><meta charset=utf-8><style>*{margin:0}svg{display:block}"
        "html{background:transparent}</style>" + svg.read_text())
    subprocess.run(
        ["chromium", "--headless", "--no-sandbox", "--hide-scrollbars",
         "--force-device-scale-factor=1", "--force-color-profile=srgb",
         "--default-background-color=00000000",
         f"--screenshot={target}", f"--window-size={size[0]},{size[1]}", page.as_uri()],
        check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def premultiplied(path):
    pixels = numpy.asarray(Image.open(path).convert("RGBA")).astype(float)
    pixels[..., :3] *= pixels[..., 3:] / 255
    return pixels


def inside(pixels, step=6):
    """Pixels that differ from their eight neighbours by no more than a gradient's steps.

    Pixels at the border are never inside, because some of their neighbours are unknown.
    """
    edge = numpy.pad(pixels, ((1, 1), (1, 1), (0, 0)), mode="edge")
    height, width = pixels.shape[:2]
    calm = numpy.ones((height, width), bool)
    for dy in range(3):
        for dx in range(3):
            near = edge[dy:dy + height, dx:dx + width]
            calm &= (abs(near - pixels) <= step).all(axis=2)
    calm[[0, -1], :] = False
    calm[:, [0, -1]] = False
    return calm


def main():
    arguments = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    arguments.add_argument("folder", type=pathlib.Path)
    arguments.add_argument("--levels", type=float, default=2)
    options = arguments.parse_args()
    painters = [(name, paint) for name, paint in
                (("rsvg-convert", by_rsvg), ("chromium", by_chromium)) if shutil.which(name)]
    pictures = [png for png in sorted(options.folder.glob("**/*.png"))
                if png.with_suffix(".svg").exists()]
    if not painters or not pictures:
        sys.exit("peers: nothing to compare, or no painter to compare with")
    agreed = True
    with tempfile.TemporaryDirectory() as scratch:
        for png in pictures:
            ours = premultiplied(png)
            calm = inside(ours)
            for name, paint in painters:
                target = pathlib.Path(scratch) / "theirs.png"
                paint(png.with_suffix(".svg").resolve(), ours.shape[1::-1], target)
                theirs = premultiplied(target)
                if theirs.shape != ours.shape:
                    print(f"{png.name} {name}: {theirs.shape[1::-1]} pixels")
                    agreed = False
                    continue
                distance = abs(ours - theirs).max(axis=2)
                worst = distance[calm].max(initial=0)
                fine = worst <= options.levels + 0.5 and distance.mean() < 1
                agreed &= fine
                print(f"{png.name} {name}: inside {worst:.0f}, edges {distance.max():.0f}, "
                      f"average {distance.mean():.3f}, {calm.mean():.0%} inside"
                      + ("" if fine else "  DISAGREES"))
    sys.exit(0 if agreed else 1)


if __name__ == "__main__":
    main()
