#!/usr/bin/env python3
"""Compares our films with what other programs make of the same frames.

usage: scripts/export-peers

FOLDER has frames/NAME/frame-1.png and so on, and apng/NAME.apng, gif/NAME.gif, webp/NAME.webp.
Needs Pillow; exits with 1 where a frame of ours differs from its picture, or a film of ours is
larger than the smallest of the others'. A GIF may differ if its frames have more colours than it
holds; it is not judged by its size then.
"""

import argparse
import concurrent.futures
import os
import pathlib
import re
import subprocess
import sys
import tempfile

from PIL import Image, ImageChops

# What is compared for information only.
INFORMATIVE = {"apngasm -z2", "gifsicle"}


def run(*command):
    done = subprocess.run([str(part) for part in command], stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT)
    if done.returncode != 0:
        sys.exit(f"{command[0]} failed:\n{done.stdout.decode(errors='replace')}")


def ffmpeg(frames, fps, target, *options):
    digits = len(str(len(frames)))
    run("ffmpeg", "-v", "error", "-y", "-framerate", fps, "-i",
        frames[0].parent / f"frame-%0{digits}d.png", *options, target)


def is_opaque(frame):
    with Image.open(frame) as picture:
        return picture.convert("RGBA").getextrema()[3][0] == 255


def apngs(frames, fps, scratch, _):
    yield "apngasm", ["apngasm", scratch / "a.png", frames[0], "1", fps]
    yield "apngasm -z2", ["apngasm", scratch / "z.png", frames[0], "1", fps, "-z2", "-i15"]
    yield "ffmpeg", lambda target: ffmpeg(
        frames, fps, target, "-f", "apng", "-plays", "0", "-pred", "mixed",
        # Of the frames' own palettes it takes one only.
        "-pix_fmt", "rgb24" if all(map(is_opaque, frames)) else "rgba")


def gifs(frames, fps, scratch, own):
    yield "ffmpeg", lambda target: ffmpeg(
        frames, fps, target, "-vf",
        "split[a][b];[a]palettegen[p];[b][p]paletteuse=dither=none", "-f", "gif")
    yield "gifsicle", ["gifsicle", "-O3", own, "-o", scratch / "s.gif"]


def webps(frames, fps, scratch, gif):
    pictures = [part for frame in frames for part in (
        "-lossless", "-m", "6", "-q", "100", "-d", str(round(1000 / float(fps))), frame)]
    yield "img2webp best", ["img2webp", "-min_size", *pictures, "-o", scratch / "i.webp"]
    if gif:
        yield "gif2webp", ["gif2webp", "-quiet", gif, "-o", scratch / "g.webp"]
        yield "gif2webp best", ["gif2webp", "-quiet", "-min_size", "-m", "6", "-q", "100", gif,
                                "-o", scratch / "b.webp"]
    yield "ffmpeg", lambda target: ffmpeg(
        frames, fps, target, "-c:v", "libwebp_anim", "-lossless", "1", "-compression_level", "6",
        "-quality", "100", "-loop", "0", "-f", "webp")


def sizes(commands, scratch):
    found = {}
    for name, command in commands:
        target = scratch / "ffmpeg"
        if callable(command):
            command(target)
        else:
            run(*command)
            target = next(part for part in map(pathlib.Path, command[1:]) if
                          part.parent == scratch)
        found[name] = target.stat().st_size
    return found


def seen(image):
    """A picture over white, with its alpha: what is clear has no colour."""
    image = image.convert("RGBA")
    over = Image.alpha_composite(Image.new("RGBA", image.size, "white"), image)
    return Image.merge("RGBA", (*over.split()[:3], image.getchannel("A")))


def shown(file):
    """Each frame as whoever shows it composes it, with the time at which it ends."""
    image = Image.open(file)
    end = 0
    for index in range(getattr(image, "n_frames", 1)):
        image.seek(index)
        # Pillow knows a duration of a WebP only when the frame is read.
        frame = seen(image)
        end += image.info.get("duration", 0)
        yield end, frame


def difference(file, frames):
    """The largest difference of a component between a film and its frames."""
    worst = 0
    index = 0
    films = list(shown(file))
    for end, frame in films:
        while index < len(frames):
            middle = (index + 0.5) / len(frames) * films[-1][0]
            if middle > end and end != films[-1][0]:
                break
            with Image.open(frames[index]) as due:
                bands = ImageChops.difference(frame, seen(due)).getextrema()
            worst = max(worst, *(high for _, high in bands))
            index += 1
    return worst if index == len(frames) else 256


def compared(folder, name, fps):
    frames = sorted((folder / "frames" / name).iterdir())
    rows, fits = [], True
    gif = folder / "gif" / f"{name}.gif"
    lost = difference(gif, frames)
    for form, commands in (("apng", apngs), ("gif", gifs), ("webp", webps)):
        own = folder / form / f"{name}.{form}"
        off = lost if form == "gif" else difference(own, frames)
        with tempfile.TemporaryDirectory() as scratch:
            source = own if form != "webp" else gif if lost == 0 else None
            found = sizes(commands(frames, fps, pathlib.Path(scratch), source),
                          pathlib.Path(scratch))
        size = own.stat().st_size
        least = min(other for peer, other in found.items() if peer not in INFORMATIVE)
        isRight = off == 0 or form == "gif"
        # Of two GIFs that both lack colours, the smaller one may be the worse.
        isLarger = size > least and (form != "gif" or off == 0)
        fits &= not isLarger and isRight
        others = ", ".join(f"{peer} {other:,} ({size / other:.3f})"
                           for peer, other in found.items())
        rows.append(f"{name}.{form}: {size:,}; {others}"
                    + (f"; off by {off}" if off else "")
                    + ("" if isRight else "  DIFFERS")
                    + ("  LARGER" if isLarger else ""))
    return rows, fits


def main():
    arguments = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    arguments.add_argument("folder", type=pathlib.Path)
    arguments.add_argument("--fps", required=True)
    arguments.add_argument("--names", default=".")
    options = arguments.parse_args()
    root = options.folder / "apng"
    names = [str(file.relative_to(root).with_suffix("")) for file in sorted(root.rglob("*.apng"))]
    names = [name for name in names if re.search(options.names, name)]
    if not names:
        sys.exit("export-peers: there are no films to compare")
    agreed = True
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for rows, fits in pool.map(lambda name: compared(options.folder, name, options.fps),
                                   names):
            agreed &= fits
            print("\n".join(rows), flush=True)
    sys.exit(0 if agreed else 1)


if __name__ == "__main__":
    main()
