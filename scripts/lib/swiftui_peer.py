#!/usr/bin/env python3
"""Paints random views from SwiftUI's source and from documents, and compares the frames.

usage: scripts/swiftui-peer [SEED [COUNT]] [--batch N] [--keep FOLDER] [--variants NAME...]

COUNT trees (5,000) are printed by Tests/SkeletonSwiftUITests/Peer/view_trees.py, once as Swift and
once as a document, N of them in a picture (100), a tile each, because one view is one program to
compile. Every variant of a picture has to be the same to the byte. Of the smallest trees that differ,
source and document are printed; FOLDER keeps all pictures. Needs Pillow; exits with 1 where something differs.
"""

import argparse
import concurrent.futures
import os
import pathlib
import random
import subprocess
import sys
import tempfile
import time

from PIL import Image, ImageChops

HOUSE = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(HOUSE / "Tests/SkeletonSwiftUITests/Peer"))
sys.dont_write_bytecode = True
import view_trees  # noqa: E402

# What is asked of the command, and the share of the usual width that the canvas has.
VARIANTS = {
    "light": (["--phase", "0"], 1),
    "dark": (["--appearance", "dark", "--phase", "0.3"], 1),
    "rtl": (["--direction", "rtl", "--phase", "0.3"], 1),
    "type": (["--type", "xxxLarge", "--contrast", "increased"], 1),
    "ax2": (["--type", "ax2", "--motion", "reduced", "--phase", "0.8"], 1),
    "narrow": ([], 0.625),
    "scale": (["--scale", "2", "--phase", "0.3"], 1),
}

# So many of the trees that differ are printed.
SHOWN = 5


class Batch:
    """A folder with the source of many views, and the document of the same."""

    def __init__(self, folder, seed, count):
        self.folder = folder
        self.forest = view_trees.Forest(seed, count)
        self.forest.write(folder)
        self.words = ""

    def paint(self, name, variant):
        options, share = VARIANTS[variant]
        width = int(self.forest.width * share)
        picture = self.folder / f"{name}.{variant}.png"
        run = subprocess.run(
            [os.environ["SKELSNAP"], "render", f"{name}.skel.json", "-o", picture.name, "-q",
             "--width", f"{width}x{self.forest.height}", *options],
            cwd=self.folder, capture_output=True, text=True)
        if run.returncode:
            self.words = run.stderr
            return None
        return picture

    def differing(self, variant):
        """How many pixels of which trees differ, and how far; None if there is no picture."""
        with concurrent.futures.ThreadPoolExecutor() as pool:
            pictures = list(pool.map(lambda name: self.paint(name, variant), ("views", "nodes")))
        if None in pictures:
            return None
        if pictures[0].read_bytes() == pictures[1].read_bytes():
            return {}
        ours, theirs = (Image.open(picture).convert("RGBA") for picture in pictures)
        scale = 2 if variant == "scale" else 1
        side = view_trees.TILE * scale
        across = int(side * VARIANTS[variant][1])
        found = {}
        for index in range(len(self.forest.trees)):
            row, column = divmod(index, view_trees.COLUMNS)
            if variant == "rtl":
                row_length = min(view_trees.COLUMNS, len(self.forest.trees) - row * view_trees.COLUMNS)
                column = row_length - 1 - column
            corner = (column * across, row * side)
            tile = (*corner, corner[0] + across, corner[1] + side)
            distance = ImageChops.difference(ours.crop(tile), theirs.crop(tile))
            worst = max(high for _, high in distance.getextrema())
            if worst:
                levels = [distance.getchannel(name) for name in "RGBA"]
                most = levels[0]
                for level in levels[1:]:
                    most = ImageChops.lighter(most, level)
                found[index] = (side * across - most.histogram()[0], worst)
        return found


def main():
    arguments = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    arguments.add_argument("seed", type=int, nargs="?", default=random.randrange(100_000))
    arguments.add_argument("count", type=int, nargs="?", default=5000)
    arguments.add_argument("--batch", type=int, default=100)
    arguments.add_argument("--keep", type=pathlib.Path)
    arguments.add_argument("--variants", nargs="*", choices=list(VARIANTS), default=list(VARIANTS))
    options = arguments.parse_args()
    print(f"swiftui-peer: seed {options.seed}, {options.count} trees", flush=True)
    start = time.monotonic()
    frames = wrong = 0
    trees = {}
    with tempfile.TemporaryDirectory() as scratch:
        for number, first in enumerate(range(0, options.count, options.batch)):
            count = min(options.batch, options.count - first)
            folder = (options.keep or pathlib.Path(scratch)) / f"batch-{number}"
            batch = Batch(folder, f"{options.seed}-{number}", count)
            for variant in options.variants:
                found = batch.differing(variant)
                if found is None:
                    sys.exit(f"batch {number}, {variant}: there is no picture\n{batch.words[:4000]}")
                frames += count
                wrong += len(found)
                for index, (pixels, levels) in found.items():
                    if (number, index) not in trees:
                        trees[number, index] = batch.forest.printed(index)
                        print(f"batch {number}, tree {index}, {variant}: {pixels} pixels differ by "
                              f"up to {levels}", flush=True)
            seconds = time.monotonic() - start
            print(f"batch {number}: {frames} frames, {wrong} differ, {seconds:.0f} s", flush=True)
    for (number, index), text in sorted(trees.items(), key=lambda tree: len(tree[1]))[:SHOWN]:
        print(f"\nbatch {number}, tree {index}:\n{text}")
    print(f"swiftui-peer: {options.count} trees, {frames} frames; {len(trees)} trees and {wrong} "
          f"frames differ")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
