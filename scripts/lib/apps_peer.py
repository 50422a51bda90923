#!/usr/bin/env python3
"""Tries the views of apps' folders, and says how many give a picture.

usage: scripts/apps-peer FOLDER... [--each N] [--seed N] [--only TEXT] [--seconds N] [--keep FOLDER]
       scripts/apps-peer FOLDER... --list

A view is a `struct X: View` that needs no arguments, as far as its stored properties tell, or a preview.
Of each folder N are drawn by lot (all of them unless told), the same ones for the same seed. Each is a
run of the command by itself, as somebody does who has just got it. Printed are, for each folder and for
all, pictures without stand-ins and with, what the rest failed for, and the seconds that it took. A
picture of a single colour, or of an area of one, is counted apart. Seconds are those of a processor. FOLDER of --keep keeps the pictures and what was said.
Needs Pillow.
"""

import argparse
import collections
import os
import pathlib
import random
import re
import resource
import statistics
import subprocess
import sys
import tempfile
import time

from PIL import Image

SKIPPED = {"Tests", "UITests", "Pods", "Carthage", "build", "DerivedData"}
# Stored properties with these need no value from outside.
OWN = re.compile(r"@(State|StateObject|Environment|EnvironmentObject|AppStorage|SceneStorage|"
                 r"FocusState|GestureState|Namespace|ScaledMetric|Query|FetchRequest|"
                 r"AccessibilityFocusState|UIApplicationDelegateAdaptor)\b")
CAUSES = [
    # Of the view that is asked for: what it is made of may lack arguments because something is not there.
    ("needs arguments", re.compile(r"' cannot be made: missing arguments? for")),
    ("compiler did not end", re.compile(r"come to an end within \d+ (minutes|seconds)$|within .* minutes", re.M)),
    ("the view never ends", re.compile(r"has not come to an end|never ends")),
    ("trap", re.compile(r"program crashed|program ended")),
    ("several of its name", re.compile(r"name one with its file|name one of ")),
]


def without_comments(text):
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.S)
    return re.sub(r"//[^\n]*", "", text)


def of_ios(text):
    """Without what is inside of `#if os(macOS)` and the like: nobody can ask for that."""
    kept, depths = [], []
    for line in text.split("\n"):
        word = line.strip()
        if word.startswith("#if"):
            depths.append(re.match(
                r"#if\s+os\((macOS|watchOS|tvOS|visionOS)\)(\s*\|\|\s*os\((macOS|watchOS|tvOS|visionOS)\))*\s*$",
                word) is not None)
        elif word.startswith("#else") and depths:
            depths[-1] = False
        elif word.startswith("#endif") and depths:
            depths.pop()
        elif any(depths):
            line = ""
        kept.append(line)
    return "\n".join(kept)


def body_after(text, start):
    depth = 0
    for index in range(start, len(text)):
        if text[index] == "{":
            depth += 1
        elif text[index] == "}":
            depth -= 1
            if depth == 0:
                return text[start + 1:index]
    return text[start + 1:]


def needs_arguments(body):
    """Whether a stored property has no value; an initializer without parameters gives all."""
    flat, depth = [], 0
    for letter in body:
        if letter in "{(":
            depth += 1
        if depth == 0:
            flat.append(letter)
        if letter in "})":
            depth -= 1
            if letter == "}" and depth == 0:
                flat.append("{}")
    flat = "".join(flat)
    inits = re.findall(r"\binit\s*\(\s*(\)?)", body)
    if inits:
        return ")" not in inits
    for line in flat.split("\n"):
        found = re.match(r"\s*((?:@\w+\s*)*)((?:\w+\s+)*?)(let|var)\s+\w+\s*:\s*(.*)", line)
        if not found or "static" in found[2] or "=" in found[4] or "{}" in found[4]:
            continue
        if OWN.search(found[1]) or found[3] == "var" and found[4].rstrip().endswith("?"):
            continue
        return True
    return False


def views(folder):
    """Pairs of a file and what is asked of it."""
    found = []
    for path in sorted(folder.rglob("*.swift")):
        parts = path.relative_to(folder).parts
        if any(part in SKIPPED or part.startswith(".") or part.endswith("Tests")
               or part.endswith(".playground") for part in parts):
            continue
        text = of_ios(without_comments(path.read_text(errors="replace")))
        if re.search(r"^import (XCTest|Testing|AppKit|WatchKit)", text, re.M):
            continue
        name = str(path.relative_to(folder))
        # What a preview declares for itself has no name outside of it.
        previews = [(one.end() - 1, one.end() + len(body_after(text, one.end() - 1)))
                    for one in re.finditer(r"#Preview\b[^{]*\{", text)]
        for match in re.finditer(r"^[\w@ ]*\bstruct (\w+)\s*:\s*(?:\w+,\s*)*(?:SwiftUI\.)?View\b[^{<]*\{",
                                 text, re.M):
            if any(start < match.start() < end for start, end in previews):
                continue
            if not needs_arguments(body_after(text, match.end() - 1)):
                found.append((name, match[1]))
        for match in re.finditer(r"^[\w@ ]*\bstruct (\w+)\s*:\s*PreviewProvider\b", text, re.M):
            found.append((name, match[1]))
        titles = set()
        for number, match in enumerate(re.finditer(r'^#Preview\b(?:\(\s*"([^"\n]*)")?', text, re.M)):
            title = match[1] if match[1] and match[1] not in titles else str(number + 1)
            titles.add(title)
            found.append((name, title))
    return found


def cause(said):
    for name, pattern in CAUSES:
        if pattern.search(said):
            return name
    found = re.search(r"error:? (.*)|:\d+:\d+: (.*)", said)
    words = (found[1] or found[2]) if found else (said.strip().split("\n") or [""])[-1]
    return re.sub(r"'[^']*'", "'…'", words or "nothing said")[:90]


def attempt(folder, file, view, seconds, picture):
    def limit():
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))

    started = time.monotonic()
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    try:
        run = subprocess.run(
            [os.environ["SKELSNAP"], "render", "--swiftui", file, "--view", view, "-o", picture],
            cwd=folder, capture_output=True, text=True, timeout=seconds * 8, preexec_fn=limit)
    except subprocess.TimeoutExpired:
        return "none", f"more than {seconds} seconds", seconds, 0, ""
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    # Others may keep the processors busy: those of this run are what counts.
    took = min(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime,
               time.monotonic() - started)
    if took >= seconds * 0.95:
        return "none", f"more than {seconds} seconds", took, 0, run.stderr
    stand_ins = len(re.findall(r"something else stands in for|the view is drawn without", run.stderr))
    if run.returncode != 0 or not pathlib.Path(picture).exists():
        return "none", cause(run.stderr), took, 0, run.stderr
    with Image.open(picture) as image:
        # One colour, or an area of one and its ground, as what stands in for a whole view is.
        is_blank = image.convert("RGB").getcolors(maxcolors=2) is not None
    return ("blank" if is_blank else "picture"), "", took, stand_ins, run.stderr


def compile_module(folder):
    """The module that all views are compiled against is made once for a toolchain, without a limit."""
    folder.mkdir()
    (folder / "skelsnap.yaml").write_text("skelsnap: 1\n")
    (folder / "First.swift").write_text(
        "import SwiftUI\n\nstruct First: View {\n  var body: some View { Text(\"First\") }\n}\n")
    run = subprocess.run(
        [os.environ["SKELSNAP"], "render", "--swiftui", "First.swift", "--view", "First", "-o", "first.png"],
        cwd=folder, capture_output=True, text=True)
    if run.returncode != 0:
        sys.exit(f"a view of one text cannot be rendered:\n{run.stderr}")


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("folders", nargs="+", type=pathlib.Path)
    parser.add_argument("--each", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only")
    parser.add_argument("--seconds", type=int, default=40)
    parser.add_argument("--keep", type=pathlib.Path)
    parser.add_argument("--list", action="store_true")
    options = parser.parse_args()
    total = collections.Counter()
    causes, times, stand_ins = collections.Counter(), [], []
    scratch = tempfile.TemporaryDirectory()
    kept = (options.keep or pathlib.Path(scratch.name)).resolve()
    kept.mkdir(parents=True, exist_ok=True)
    print(f"{'folder':26}{'views':>7}{'whole':>7}{'stood in':>10}{'one colour':>12}{'none':>6}"
          f"{'median s':>10}{'worst s':>9}")
    if not options.list:
        compile_module(pathlib.Path(scratch.name) / "first")
    for folder in options.folders:
        folder = folder.resolve()
        found = [one for one in views(folder) if not options.only or options.only in "#".join(one)]
        if options.each and len(found) > options.each:
            found = sorted(random.Random(options.seed).sample(found, options.each))
        if options.list:
            print("\n".join(f"{folder.name} {file}#{view}" for file, view in found))
            continue
        counts, seconds = collections.Counter(), []
        for number, (file, view) in enumerate(found):
            name = f"{folder.name}-{number:03}-{re.sub(r'[^A-Za-z0-9]+', '-', view)}"
            picture = str(kept / f"{name}.png")
            kind, why, took, count, said = attempt(folder, file, view, options.seconds, picture)
            if why == "needs arguments":
                total["arguments"] += 1
                continue
            if kind == "picture" and count:
                kind = "stood in"
            counts[kind] += 1
            if kind == "none":
                causes[why] += 1
            else:
                stand_ins.append(count)
            seconds.append(took)
            with open(kept / f"{name}.txt", "w") as file_of_it:
                file_of_it.write(f"{kind} {count} {took:.1f} s {file}#{view}\n{said}")
            print(f"  {kind:9} {count:3} {took:5.1f}  {file}#{view} {why}", file=sys.stderr, flush=True)
        total.update(counts)
        times += seconds
        line(folder.name, counts, seconds)
    if options.list:
        return 0
    line("all", total, times)
    if stand_ins:
        print(f"stand-ins in a picture: median {statistics.median(stand_ins):g}, most {max(stand_ins)}")
    if total["arguments"]:
        print(f"not counted, because they need arguments: {total['arguments']}")
    for why, count in causes.most_common():
        print(f"{count:5}  {why}")
    return 0


def line(name, counts, seconds):
    kinds = ["picture", "stood in", "blank", "none"]
    cells = [counts[kind] for kind in kinds]
    print(f"{name[:25]:26}{sum(cells):7}{cells[0]:7}{cells[1]:10}{cells[2]:12}{cells[3]:6}"
          f"{statistics.median(seconds or [0]):10.1f}{max(seconds or [0]):9.1f}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
