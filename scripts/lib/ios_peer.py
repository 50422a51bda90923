#!/usr/bin/env python3
"""Holds what the command makes of small views against what pictures that iOS made show.

usage: scripts/ios-peer [FOLDER] [--measure] [--only TEXT] [--list] [--page FILE] [--keep FOLDER] [--docs]

Tests/IOSPeer/Pictures names pictures that public repositories hold beside the SwiftUI that made
them, Tests/IOSPeer/Facts says in points what they show, and Tests/IOSPeer/Views and OlderLook have
views of our own that show the same. Each is rendered on the picture's canvas and compared by its
bands of ink and their edges: within 1 pt they agree. FOLDER has clones of the repositories, as FOLDER/NAME,
FOLDER/OWNER+NAME or FOLDER/OWNER/NAME, with or without a work tree: with them pixels are compared,
too, --page writes the worst side by side, and --measure writes the facts anew.
Repositories and pictures marked as kept are printed apart: nothing is tuned on them.
"""

import argparse
import base64
import collections
import concurrent.futures
import datetime
import html
import io
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

from PIL import Image

sys.dont_write_bytecode = True
import ios_pictures  # noqa: E402

PEER = pathlib.Path(__file__).resolve().parents[2] / "Tests/IOSPeer"
# A canvas for views at their own size: as large as one may get.
ROOM = (2000, 2000)
# What the command says where it has no letters of the text.
BOXES = "boxes stand for them"
# What it says where a view of ours does not compile as it is: nothing is learnt from that.
STAND_IN = "something else stands in"
# The folders of our views: those of apps that ask iOS 26 for the look before it are by themselves.
VIEWS = ("Views", "OlderLook")
# So many of the worst are listed, and shown on the page.
LISTED = 20


def clones_of(repository, folder):
    """Where a repository's clone may lie in a folder of them."""
    owner, name = repository.split("/")
    for place in (f"{owner}+{name}", f"{owner}/{name}", name):
        yield from filter(pathlib.Path.is_dir, (folder / place, folder / place / "repo"))


class Row:
    """A picture of the manifest, with what its repository says of all."""

    def __init__(self, repository, entry):
        self.repository = repository["repository"]
        self.commit = repository["commit"]
        self.kept = entry.get("kept", repository.get("kept", False))
        self.ios = str(entry.get("iOS", repository.get("iOS", "?")))
        self.picture = entry["picture"]
        self.view = entry["view"]
        self.views = repository.get("views", VIEWS[0])
        self.canvas = entry.get("canvas")
        self.scale = entry.get("scale", repository.get("scale", 3))
        self.safe_area = entry.get("safeArea")
        self.axes = {
            axis: entry[axis] for axis in ("appearance", "type", "direction") if axis in entry}
        self.shown = {"after": entry["after"]} if "after" in entry else {}
        self.kinds = entry["kinds"]
        self.theirs = None

    @property
    def name(self):
        return f"{self.repository}: {pathlib.PurePath(self.picture).stem}"

    @property
    def measures(self):
        """The version whose measures the command has that is the picture's, or the nearest."""
        return 26 if self.ios.split(".")[0].isdigit() and int(self.ios.split(".")[0]) >= 26 else 18

    @property
    def is_dark(self):
        return self.axes.get("appearance") == "dark"

    def document(self, size, at_own_size=False):
        """As it is rendered, or as it is measured where the view has a size of its own: iOS proposes
        that size to it, rounded up to pixels, when it draws it."""
        canvas = {"width": size[0], "height": size[1], "scale": self.scale}
        node = {"swiftui": {"view": self.view, "source": self.views, "ios": self.measures}
                | self.shown}
        if self.safe_area:
            canvas["safeArea"] = dict(zip(("top", "leading", "bottom", "trailing"), self.safe_area))
        if at_own_size:
            # The stack's frame has the view's outer padding in it.
            canvas["alignment"] = "topLeading"
            node = {"zstack": {"fixedSize": "both", "children": [node]}}
        return {"skelsnap": 1, "canvas": canvas, "skeleton": node}

    def original(self, folder):
        """The picture of a clone in the folder, or None."""
        for clone in clones_of(self.repository, folder):
            run = subprocess.run(
                ["git", "-C", clone, "cat-file", "blob", f"{self.commit}:{self.picture}"],
                capture_output=True)
            if run.returncode == 0:
                return Image.open(io.BytesIO(run.stdout))
            if (clone / self.picture).is_file():
                return Image.open(clone / self.picture)
        return None

    def pixels(self, picture):
        return ios_pictures.flat(picture, self.is_dark)


class Outcome:
    def __init__(self, row, words=None):
        self.row = row
        self.words = words
        self.comparison = None
        self.off = None
        self.pictures = None

    @property
    def agrees(self):
        return self.comparison is not None and self.comparison.agrees

    @property
    def distance(self):
        return self.comparison.worst[0] if self.comparison else 1000.0

    @property
    def cause(self):
        if self.comparison is None:
            return "not drawn"
        return self.comparison.first or "agrees"


class Bench:
    """Renders rows with the command in a folder of its own, which holds the views alone."""

    def __init__(self, folder):
        self.folder = folder
        for views in VIEWS:
            shutil.copytree(PEER / views, folder / views, dirs_exist_ok=True)

    def run(self, *words):
        return subprocess.run(
            [os.environ["SKELSNAP"], *words], cwd=self.folder, capture_output=True, text=True)

    def render(self, row, number):
        """What the command paints for a row, and what it says of it or instead."""
        document = self.folder / f"{number:04}.skel.json"
        axes = [word for axis, value in row.axes.items() for word in (f"--{axis}", value)]
        if "appearance" not in row.axes:
            axes += ["--appearance", "light"]
        size = row.canvas
        if not size:
            document.write_text(json.dumps(row.document(ROOM, at_own_size=True)))
            size, words = self.own_size(document, axes)
            if size is None:
                return None, words
            # As in pictures of iOS: a pixel that is covered in part belongs to it.
            size = [up(length * row.scale) / row.scale for length in size]
        document.write_text(json.dumps(row.document(size)))
        picture = self.folder / f"{number:04}.png"
        run = self.run("render", document.name, "-o", picture.name, "--phase", "0",
                       "--scale", str(row.scale), *axes)
        if run.returncode or not picture.exists():
            return None, first_words(run.stderr)
        return Image.open(picture).convert("RGBA"), run.stderr

    def own_size(self, document, axes):
        """The size that a view takes where it may have any, or what the command says instead."""
        run = self.run("inspect", document.name, "--json", *axes)
        if run.returncode:
            return None, first_words(run.stderr)
        frame = next(find_frames(json.loads(run.stdout)), None)
        if frame is None or frame["width"] <= 0 or frame["height"] <= 0:
            return None, "has no size of its own"
        return (frame["width"], frame["height"]), None


def up(length):
    return max(1, int(-(-round(length, 3) // 1)))


def find_frames(answer):
    """The frames of an answer of `inspect`, outermost first."""
    if isinstance(answer, dict):
        frame = answer.get("frame")
        if isinstance(frame, dict) and "width" in frame:
            yield frame
        for value in answer.values():
            yield from find_frames(value)
    elif isinstance(answer, list):
        for value in answer:
            yield from find_frames(value)


def first_words(text):
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    errors = [line for line in lines if "error:" in line]
    chosen = errors or lines or ["says nothing"]
    return chosen[0][:160]


def read_rows(only):
    rows = []
    for file in sorted((PEER / "Pictures").glob("*.json")):
        repository = json.loads(file.read_text())
        facts = facts_file(repository["repository"])
        measured = json.loads(facts.read_text()) if facts.exists() else {}
        for entry in repository["pictures"]:
            row = Row(repository, entry)
            row.theirs = measured.get(row.picture)
            if only in f"{row.repository} {row.picture} {row.view} {' '.join(row.kinds)}":
                rows.append(row)
    return rows


def facts_file(repository):
    return PEER / "Facts" / (repository.replace("/", ".") + ".json")


def measure(rows, folder):
    """Writes what the pictures of the clones show, a line a picture."""
    by_repository = collections.defaultdict(dict)
    missing = 0
    for row in rows:
        original = row.original(folder)
        if original is None:
            missing += 1
            print(f"not in {folder}: {row.repository} {row.picture}", file=sys.stderr)
            if row.theirs:
                by_repository[row.repository][row.picture] = row.theirs
            continue
        facts = ios_pictures.Picture(row.pixels(original), row.scale).facts()
        by_repository[row.repository][row.picture] = facts
    for repository, facts in by_repository.items():
        lines = [f"{json.dumps(name)}: {json.dumps(fact)}" for name, fact in sorted(facts.items())]
        facts_file(repository).write_text("{\n" + ",\n".join(lines) + "\n}\n")
        print(f"{repository}: {len(facts)} pictures")
    return missing


def compare(row, bench, number, folder, takes_stand_ins=False):
    if row.theirs is None:
        return Outcome(row, "not measured")
    painted, words = bench.render(row, number)
    if painted is None:
        return Outcome(row, words)
    broken = next((line for line in words.splitlines() if STAND_IN in line), None)
    if broken and not takes_stand_ins:
        return Outcome(row, broken)
    outcome = Outcome(row)
    pixels = row.pixels(painted)
    ours = ios_pictures.Picture(pixels, row.scale).facts(row.theirs["ground"])
    outcome.comparison = ios_pictures.Comparison(
        row.theirs, ours, has_boxes=BOXES in words)
    original = row.original(folder) if folder else None
    if original is not None:
        theirs = row.pixels(original)
        outcome.off = ios_pictures.share_off(theirs, pixels)
        outcome.pictures = [
            Image.fromarray(shown.astype("uint8")) for shown in (theirs, pixels)]
    return outcome


def agreeing(outcomes):
    return sum(outcome.agrees for outcome in outcomes)


def share_near(outcomes):
    """Of all numbers of the pictures that are drawn."""
    drawn = [outcome.comparison for outcome in outcomes if outcome.comparison]
    numbers = sum(comparison.numbers for comparison in drawn)
    return f"{sum(comparison.near for comparison in drawn) / numbers:.0%}" if numbers else "—"


def farthest(outcomes):
    """In points; another number of bands or blocks is no distance."""
    distances = [outcome.distance for outcome in outcomes if outcome.comparison]
    return f"{max((distance for distance in distances if distance < 99), default=0):.1f}"


def table(title, groups):
    """A line a group: how many pictures agree, how many of their numbers, how far the rest."""
    lines = [(title, "pictures", "agree", "", "numbers", "pixels off", "worst")]
    for name, outcomes in groups:
        agree = agreeing(outcomes)
        off = [outcome.off for outcome in outcomes if outcome.comparison and outcome.off is not None]
        lines.append((
            name, str(len(outcomes)), str(agree), f"{agree / len(outcomes):.0%}",
            share_near(outcomes), f"{sum(off) / len(off):.1%}" if off else "—",
            farthest(outcomes)))
    widths = [max(len(line[column]) for line in lines) for column in range(len(lines[0]))]
    for line in lines:
        cells = [cell.ljust(width) if column == 0 else cell.rjust(width)
                 for column, (cell, width) in enumerate(zip(line, widths))]
        print(" ".join(cells).rstrip())


def grouped(outcomes, keys):
    groups = collections.defaultdict(list)
    for outcome in outcomes:
        for key in keys(outcome):
            groups[key].append(outcome)
    return sorted(groups.items(), key=lambda group: (-len(group[1]), group[0]))


def report(outcomes, heading):
    agree = sum(outcome.agrees for outcome in outcomes)
    undrawn = sum(outcome.comparison is None for outcome in outcomes)
    repositories = len({outcome.row.repository for outcome in outcomes})
    print(f"\n{heading}: {len(outcomes)} pictures of {repositories} repositories, "
          f"{agree} agree within 1 pt ({agree / len(outcomes):.0%}), {undrawn} are not drawn\n")
    table("kind", grouped(outcomes, lambda outcome: outcome.row.kinds))
    print()
    table("iOS", grouped(outcomes, lambda outcome: [outcome.row.ios]))
    print()
    table("first that is off", grouped(outcomes, lambda outcome: [outcome.cause]))
    print()
    table("repository", grouped(outcomes, lambda outcome: [outcome.row.repository]))


def write_docs(outcomes, file):
    """The table of the docs, in place of the one that stands there."""
    lines = [
        "| what a picture shows | pictures | within 1 pt | of them kept to judge by | numbers within "
        "1 pt | farthest, in points |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    groups = [("all", outcomes)] + grouped(outcomes, lambda outcome: outcome.row.kinds)
    for name, group in groups:
        kept = [outcome for outcome in group if outcome.row.kept]
        lines.append(
            f"| {name} | {len(group)} | {agreeing(group)} | {agreeing(kept)} of {len(kept)} | "
            f"{share_near(group)} | {farthest(group)} |")
    text = file.read_text()
    begin, end = (text.index(f"<!-- {mark} -->") for mark in ("ios-peer", "/ios-peer"))
    head = text[:begin] + f"<!-- ios-peer -->\n\nOf {datetime.date.today().isoformat()}:\n\n"
    file.write_text(head + "\n".join(lines) + "\n\n" + text[end:])


def described(outcome):
    if outcome.comparison is None:
        return outcome.words
    return (f"{outcome.comparison.near} of {outcome.comparison.numbers}, "
            + (outcome.comparison.worst[1] or "the same"))


def listed(outcomes, count):
    worst = sorted(outcomes, key=lambda outcome: -share_wrong(outcome))
    for outcome in worst[:count]:
        mark = "=" if outcome.agrees else " "
        print(f" {mark} {outcome.row.name} [{' '.join(outcome.row.kinds)}] {described(outcome)}")


def share_wrong(outcome):
    if outcome.comparison is None:
        return 2.0
    return 1 - outcome.comparison.near / outcome.comparison.numbers


def data(picture):
    file = io.BytesIO()
    picture.save(file, "PNG")
    return "data:image/png;base64," + base64.b64encode(file.getvalue()).decode()


def page(outcomes, file, count):
    """Pictures that disagree, iOS at the left, the command at the right, the worst first."""
    shown = [outcome for outcome in outcomes if outcome.pictures and not outcome.agrees]
    shown.sort(key=lambda outcome: -share_wrong(outcome))
    parts = []
    for outcome in shown[:count]:
        row = outcome.row
        pictures = "".join(
            f'<img src="{data(picture)}" width="{min(390, picture.width / row.scale):.0f}">'
            for picture in outcome.pictures)
        parts.append(
            f"<section><h2>{html.escape(row.name)}</h2><p>{html.escape(', '.join(row.kinds))}; iOS "
            f"{row.ios}; {html.escape(described(outcome))}; {outcome.off:.1%} of the pixels off</p>"
            f"{pictures}</section>")
    file.write_text(
        "<!doctype html><meta charset=utf-8><title>iOS and skelsnap</title><style>body{font:14px "
        "sans-serif;margin:24px;background:#ddd}img{margin:0 16px 16px 0;vertical-align:top;"
        "outline:1px solid #bbb}h2{font-size:15px;margin:24px 0 4px}p{margin:0 0 8px}</style>"
        "<p>iOS at the left, skelsnap at the right.</p>" + "".join(parts))
    print(f"{file}: the worst {min(count, len(shown))} of {len(shown)}")


def main():
    arguments = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("folder", type=pathlib.Path, nargs="?")
    arguments.add_argument(
        "--measure", action="store_true", help="write the facts of FOLDER's pictures")
    arguments.add_argument(
        "--only", default="", help="rows that have this in repository, picture, view or kinds")
    arguments.add_argument(
        "--list", action="store_true", help="list all rows, not the worst alone")
    arguments.add_argument(
        "--page", type=pathlib.Path, help="an HTML page of the worst side by side")
    arguments.add_argument(
        "--keep", type=pathlib.Path, help="a folder that keeps documents and pictures")
    arguments.add_argument(
        "--docs", action="store_true", help="write the table in docs/swiftui.md anew")
    options = arguments.parse_args()
    if options.docs and options.only:
        arguments.error("--docs is a table of all rows, and --only leaves some out")
    if (options.measure or options.page) and not options.folder:
        arguments.error("--measure and --page need a FOLDER of clones")
    rows = read_rows(options.only)
    if not rows:
        sys.exit("ios-peer: no picture is asked for")
    if options.measure:
        sys.exit(1 if measure(rows, options.folder) else 0)
    with tempfile.TemporaryDirectory() as scratch:
        bench = Bench(options.keep or pathlib.Path(scratch))
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            outcomes = list(pool.map(
                lambda numbered: compare(numbered[1], bench, numbered[0], options.folder),
                enumerate(rows)))
    for kept, heading in ((False, "Tuned on"), (True, "Kept to judge by")):
        chosen = [outcome for outcome in outcomes if outcome.row.kept == kept]
        if chosen:
            report(chosen, heading)
            print("\nThe rows:" if options.list else "\nThe worst:")
            listed(chosen, len(chosen) if options.list else LISTED)
    if options.docs:
        write_docs(outcomes, PEER.parents[1] / "docs/swiftui.md")
    if options.page:
        page(outcomes, options.page, 2 * LISTED)


if __name__ == "__main__":
    main()
