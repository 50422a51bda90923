"""Compares what `skelsnap import` makes of files of others with what a browser paints of them.

    python3 import_peer.py [--phase P] [--keep FOLDER] FILE...

For each file, its documents are rendered, and the same loader or the same bones are painted by
Chromium at the size of the picture: a loader by the folder importing; bones by the page below,
written from boneyard's own description of its format. Printed is the share of
pixels that differ, by more than nothing, by more than 2 levels and by more than 8. Where more than
0.5 % of a picture differ by more than 2 levels, it is marked: the last levels of a smoothed edge
are each painter's own.
"""

import argparse
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

from PIL import Image, ImageChops

HERE = pathlib.Path(__file__).parent
SKELSNAP = os.environ.get("SKELSNAP", HERE.parents[1] / ".build/debug/skelsnap")
CHROMIUM = os.environ.get("CHROMIUM", "chromium")


def loaders(file, folder, place):
    """The loaders of a file of JSX, as texts of SVG in the order of the file."""
    subject, painter = folder / "subject.cjs", folder / "paint.cjs"
    common = ["--platform=node", "--format=cjs", "--log-level=error"]
    # With where each element stands, and what it asks for left to the painter.
    text = "import React from 'react'\n" if "from 'react'" not in file.read_text() else ""
    subprocess.run(
        ["esbuild", str(file), "--loader:.js=jsx", "--jsx=automatic", "--jsx-dev",
         f"--outfile={subject}", *common], check=True, capture_output=True, text=True)
    subprocess.run(
        ["esbuild", str(HERE / "importing/paint.mjs"), "--bundle", f"--outfile={painter}", *common],
        check=True, capture_output=True, text=True)
    words = [str(painter), str(subject)] + ([] if place is None else [str(place)])
    # A program without an end is not painted.
    done = subprocess.run(
        ["node", *words], check=True, capture_output=True, text=True, timeout=20)
    painted = json.loads(done.stdout)
    if painted["failures"] and not painted["texts"]:
        raise ValueError("the browser's side: " + painted["failures"][0])
    return painted["texts"]


def bones(file, width):
    """The page that boneyard would make of a file for a container of this width."""
    whole = json.loads(file.read_text())
    captures = whole["breakpoints"]
    # One that was captured while hidden says nothing.
    keys = sorted(int(key) for key, one in captures.items() if one.get("bones"))
    key = next((key for key in reversed(keys) if width >= key), keys[0])
    capture = captures[str(key)]
    boxes = []
    for bone in capture["bones"]:
        if isinstance(bone, list):
            bone = dict(zip("xywhrc", bone))
        if bone.get("c"):
            continue
        captured = bone["w"] / 100 * capture["width"]
        is_circle = bone["r"] == "50%" and abs(captured - bone["h"]) < 4
        across = f"{bone['h']}px" if is_circle else f"{bone['w']}%"
        radius = bone["r"] if isinstance(bone["r"], str) else f"{bone['r']}px"
        boxes.append(
            f'<div style="position:absolute;left:{bone["x"]}%;top:{bone["y"]}px;width:{across};'
            f'height:{bone["h"]}px;border-radius:{radius};background-color:#f0f0f0"></div>')
    return (f'<div style="position:relative;width:{width}px;height:{capture["height"]}px;'
            f'overflow:hidden">{"".join(boxes)}</div>')


def paint(inside, size, file, folder):
    page = folder / "page.html"
    page.write_text(
        "<!doctype html><meta charset=utf-8><style>html,body{margin:0;background:#fff;"
        f"overflow:hidden}}body{{width:{size[0]}px}}svg{{display:block;margin:0!important}}</style>" + inside)
    # A window lower than this is made higher.
    window = (max(size[0], 500), max(size[1], 500) + 100)
    subprocess.run(
        [CHROMIUM, "--headless", "--no-sandbox", "--hide-scrollbars", "--force-color-profile=srgb",
         "--disable-gpu", f"--screenshot={file}", f"--window-size={window[0]},{window[1]}",
         page.as_uri()], check=True, capture_output=True)
    picture = Image.open(file).convert("RGB").crop((0, 0, *size))
    picture.save(file)
    return picture


def shares(one, other):
    difference = ImageChops.difference(one, other)
    worst = difference.split()
    most = ImageChops.lighter(ImageChops.lighter(worst[0], worst[1]), worst[2])
    counts = most.histogram()
    total = one.size[0] * one.size[1]
    return [sum(counts[level + 1:]) / total for level in (0, 2, 8)]


def render(document, file, phase, width):
    words = [str(SKELSNAP), "render", str(document), "--phase", str(phase), "--appearance", "light",
             "-o", str(file)]
    if width:
        words += ["--width", str(width)]
    subprocess.run(words, check=True, capture_output=True)
    return Image.open(file).convert("RGB")


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--phase", type=float, default=0)
    options.add_argument("--keep", type=pathlib.Path)
    options.add_argument("files", nargs="+", type=pathlib.Path)
    asked = options.parse_args()
    worst, failed, compared = 0.0, 0, 0
    for file in asked.files:
        folder = pathlib.Path(tempfile.mkdtemp())
        try:
            made = subprocess.run(
                [str(SKELSNAP), "import", str(file), "-o", str(folder), "--json"],
                capture_output=True, text=True)
            if made.returncode:
                print(f"FAILED  {file.name}: {made.stderr.strip()[:300]}")
                failed += 1
                continue
            documents = [one["file"] for one in json.loads(made.stdout)["documents"]]
            is_bones = file.name.endswith(".json")
            if is_bones:
                names = json.loads(file.read_text())["breakpoints"]
                pairs = [(documents[0], None)] + [
                    (documents[0], int(key)) for key, one in names.items()
                    if one.get("bones") and int(key)]
            elif file.suffix == ".svg":
                pairs = [(documents[0], file.read_text())]
            else:
                # Half of the default cycle is the movement: the band goes from -1 to 1.
                place = None if asked.phase == 0 else -1 + 4 * asked.phase
                painted = loaders(file, folder, place)
                if len(painted) != len(documents):
                    print(f"SKIPPED {file.name}: {len(documents)} loaders were imported, and "
                          f"{len(painted)} are painted where nobody gives properties", flush=True)
                    continue
                pairs = list(zip(documents, painted))
            for index, (document, given) in enumerate(pairs):
                own = render(document, folder / "own.png", asked.phase, given if is_bones else None)
                inside = bones(file, own.size[0]) if is_bones else given
                other = paint(inside, own.size, folder / "other.png", folder)
                found = shares(own, other)
                compared += 1
                worst = max(worst, found[1])
                mark = "  >0.5%" if found[1] > 0.005 else ""
                name = file.name + (f" [{given or 'own'}]" if is_bones else f" [{index}]")
                print("  ".join(f"{share:7.3%}" for share in found), f" {name}{mark}", flush=True)
                if asked.keep:
                    asked.keep.mkdir(parents=True, exist_ok=True)
                    stem = asked.keep / f"{file.stem}-{given if is_bones else index}"
                    shutil.copy(folder / "own.png", f"{stem}-own.png")
                    shutil.copy(folder / "other.png", f"{stem}-other.png")
                    shutil.copy(document, asked.keep)
        except Exception as error:
            print(f"FAILED  {file.name}: {getattr(error, 'stderr', '') or error}"[:500])
            failed += 1
        finally:
            shutil.rmtree(folder)
    print(f"{compared} pictures compared, {failed} files failed; "
          f"at most {worst:.3%} of one differs by more than 2 levels")
    return 1 if failed or worst > 0.005 else 0


if __name__ == "__main__":
    sys.exit(main())
