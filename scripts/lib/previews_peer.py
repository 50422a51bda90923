#!/usr/bin/env python3
"""Holds what the command makes of apps' own views against the pictures that their tests have of them.

usage: scripts/previews-peer FOLDER [--only TEXT] [--each N] [--list] [--page FILE] [--keep FOLDER]

Tests/IOSPeer/Previews.json names repositories whose tests record every `#Preview` (Prefire does), or
views that the tests make themselves ("tests"), and says on what canvas. FOLDER has clones of them, as
FOLDER/NAME, FOLDER/OWNER+NAME or FOLDER/OWNER/NAME, with or without a work tree. Their sources are rendered as they are, with what stands in for something
in them, as somebody does who has just got the command, and compared as `scripts/ios-peer` compares.
"""

import argparse
import collections
import concurrent.futures
import contextlib
import functools
import json
import os
import pathlib
import re
import shutil
import subprocess
import tempfile

from PIL import Image

import ios_peer
import ios_pictures
import test_views

MANIFEST = ios_peer.PEER / "Previews.json"
# Its title in the first group, its other arguments in the second.
PREVIEW = re.compile(r'^[ \t]*#Preview\b(?:\(\s*(?:"([^"\n]*)")?([^)\n]*)\))?', re.M)
# A provider's name in the first group, all of it in the second.
PROVIDER = re.compile(r"^struct (\w+)\s*:[^{\n]*\bPreviewProvider\b(.*?)^}", re.M | re.S)
# What a test imports and a view has no use for.
OF_TESTS = ("Testing", "XCTest", "SnapshotTesting")
WITHOUT_IMPORTS = re.compile(r"(?m)^(@testable )?import .*$")
DISPLAY_NAME = re.compile(r'\.previewDisplayName\("([^"\n]*)"\)')


def imports(text):
    """What a file of tests imports and its views have a use for."""
    modules = set(re.findall(r"(?m)^(?:@testable )?import (\w+)$", text))
    return "".join(f"import {module}\n" for module in sorted(modules) if module not in OF_TESTS)


class NoClone(Exception):
    """Of a repository of the manifest there is no clone."""


class Clone:
    """The sources of a repository, laid out at its commit."""

    def __init__(self, repository, clones, scratch):
        self.repository = repository
        name = f'{repository["repository"].replace("/", "+")}@{repository["commit"][:12]}'
        self.folder = scratch / name
        if not self.folder.exists():
            lay_out(git_folder(repository["repository"], clones), repository["commit"], self.folder)
            # What the tests of a package do not see of the app round it.
            for unseen in repository.get("unseen", []):
                shutil.rmtree(self.folder / unseen)
        # Packages of the app's own makers, as they lie where it has been built.
        for package, commit in repository.get("packages", {}).items():
            checkout = self.folder / ".build/checkouts" / package.partition("/")[2]
            if not checkout.exists():
                lay_out(git_folder(package, clones), commit, checkout)
        # A clone: nothing outside of it is of the app.
        (self.folder / ".git").mkdir(exist_ok=True)

    def rows(self):
        """A row for each picture that is of a preview of the source, or of a view of a test."""
        if "tests" in self.repository:
            yield from self.rows_of_tests()
            return
        previews = {}
        source = self.folder / self.repository["source"]
        for file in sorted(source.rglob("*.swift")):
            for name, title, fills_screen in previews_of(file):
                previews.setdefault(
                    name, Preview(title, str(file.relative_to(self.folder)), fills_screen))
        left_out = 0
        for picture in sorted((self.folder / self.repository["pictures"]).rglob("*.png")):
            stem = re.sub(r"\.\d+$", "", picture.stem)
            found = 0
            for suffix, axes in self.repository["variants"].items():
                preview = previews.get(stem.removesuffix(suffix)) if stem.endswith(suffix) else None
                if preview:
                    place = str(picture.relative_to(self.folder))
                    found += 1
                    yield PreviewRow(self.repository, preview, place, axes)
            left_out += found == 0
        if left_out:
            print(f"{self.repository['repository']}: {left_out} pictures are of no preview that is there")

    def rows_of_tests(self):
        """Writes the views that tests make beside the source's, and gives a row for each picture."""
        tests = self.repository["tests"]
        by_helpers = {}
        for file in sorted(self.folder.glob(tests["files"])):
            by_helpers.setdefault(self.helpers(file, tests.get("beside", [])), []).append(file)
        source = self.folder / self.repository["source"]
        for number, (helpers, files) in enumerate(by_helpers.items()):
            beside = "\n".join(helper.read_text() for helper in helpers)
            shared, rest = test_views.canvases(beside)
            (source / f"BesideTests{number}.swift").write_text(
                imports(rest) + WITHOUT_IMPORTS.sub("", rest))
            for file in files:
                yield from self.rows_of_file(file, shared, beside, source)

    def rows_of_file(self, file, shared, beside, source):
        """Writes the views that a file of tests makes as one of the source's, and gives their rows."""
        tests = self.repository["tests"]
        text = file.read_text()
        head = imports(text + "\n" + beside)
        own, text = test_views.canvases(WITHOUT_IMPORTS.sub("", text))
        canvases = test_views.with_other_names(shared | own, text)
        for words in tests.get("without", []):
            text = re.sub(words, "", text)
        views, makers = test_views.views_of(text, tests["asserting"])
        rows = list(self.with_pictures(views, file, tests))
        around = tests.get("around", {})
        shown = {view.name: view.source(around) for view, *_ in rows}
        place = source / f"ViewsOf{file.stem}.swift"
        place.write_text(head + makers + "\n".join(shown.values()))
        for view, picture, axes in rows:
            yield self.row_of_test(
                view, picture, axes, str(place.relative_to(self.folder)), tests, canvases)

    def helpers(self, file, patterns):
        """What a file of tests has beside it: of the nearest folder above that has such."""
        found = []
        for pattern in patterns:
            for folder in file.relative_to(self.folder).parents:
                beside = sorted((self.folder / folder).glob(pattern))
                if beside:
                    found += beside
                    break
        return tuple(found)

    def with_pictures(self, views, file, tests):
        """Views with pictures of theirs, which lie with the tests or in the folders that are named."""
        folders = [self.folder / folder for folder in self.repository.get("pictures", [])]
        lying = [picture for folder in folders for picture in folder.rglob("*.png")]
        # Tests of one name can be of many files, whose folders then have their names.
        named = [picture for picture in lying if picture.parent.name == file.stem] or lying
        beside = (file.parent / "__Snapshots__" / file.stem).glob("*.png")
        pictures = {re.sub(tests.get("prefix", "^"), "", picture.stem): picture
                    for picture in (*named, *beside)}
        for view in views:
            for suffix, axes in tests.get("suffixes", {"": {}}).items():
                picture = next(filter(
                    None, (pictures.pop(name + suffix, None) for name in view.pictures)), None)
                if picture:
                    yield view, picture, axes

    def row_of_test(self, view, picture, axes, place, tests, canvases):
        newer = tests.get("newer", {"pictures": []})
        axes = axes | ({"iOS": newer["iOS"]} if picture.stem in newer["pictures"] else {})
        for word in re.findall(r"\w+", view.given.get("as", "")):
            axes |= canvases.get(word, {})
        width = axes.pop("width", None)
        if width:
            # What is stored elsewhere has no size, and is told as no picture later on.
            with contextlib.suppress(OSError), Image.open(picture) as image:
                axes["scale"] = max(round(image.width / float(width)), 1)
        for label, values in tests.get("axes", {}).items():
            given = view.given.get(label, "")
            axes |= next((values[key] for key in sorted(values, key=len, reverse=True)
                          if re.search(rf"(?<!\w){re.escape(key)}(?!\w)", given)), {})
        return PreviewRow(
            self.repository, Preview(view.name, place, "safeArea" in axes),
            str(picture.relative_to(self.folder)), axes)


Preview = collections.namedtuple("Preview", "title file fills_screen")


def previews_of(file):
    """The picture's name, the preview's, and whether it fills the screen."""
    text = file.read_text(errors="replace")
    for number, found in enumerate(PREVIEW.finditer(text), 1):
        title = found[1]
        name = test_views.spelled(title) if title else f"{file.stem}_0"
        yield name, title or str(number), "sizeThatFits" not in (found[2] or "")
    for provider, body in PROVIDER.findall(text):
        view = provider.removesuffix("_Previews")
        fills_screen = re.search(r"previewLayout\(\s*\.(?!device)", body) is None
        titles = DISPLAY_NAME.findall(body)
        if titles:
            yield from ((f"{view}.{test_views.spelled(title)}", f"{provider}: {title}", fills_screen)
                        for title in titles)
        else:
            # The method that records it.
            yield f"{view}.test_{view[0].lower()}{view[1:]}", provider, fills_screen


class PreviewRow(ios_peer.Row):
    def __init__(self, repository, preview, picture, variant):
        entry = {**repository, **variant, "picture": picture, "view": preview.title,
                 "kinds": ["preview"]}
        if not preview.fills_screen:
            entry["safeArea"] = None
        super().__init__(repository, entry)
        self.views = preview.file
        # Test devices are at this size, what fits is at the usual one.
        if preview.fills_screen:
            self.axes.setdefault("type", "medium")
        if "language" in entry:
            self.axes["language"] = entry["language"]

    @property
    def name(self):
        return f"{self.repository}: {pathlib.PurePath(self.picture).stem} ({self.view})"


class SourceBench(ios_peer.Bench):
    """Renders rows in a repository's folder."""

    def __init__(self, folder):
        self.folder = folder


def git_folder(repository, clones):
    for folder in ios_peer.clones_of(repository, clones):
        if (folder / ".git").exists() or (folder / "HEAD").exists():
            return folder
    raise NoClone(f"no clone of {repository} in {clones}")


def lay_out(git, commit, folder):
    """Writes the files of a commit, but for those that the clone lacks: all of them or none."""
    begun = folder.parent / (folder.name + ".part")
    listed = subprocess.run(
        ["git", "-C", git, "ls-tree", "-r", "-z", commit], check=True, capture_output=True)
    with subprocess.Popen(["git", "-C", git, "cat-file", "--batch"], stdin=subprocess.PIPE,
                          stdout=subprocess.PIPE) as reader:
        for entry in filter(None, listed.stdout.decode().split("\0")):
            (mode, _, blob), place = entry.split("\t")[0].split(), entry.split("\t")[1]
            # Neither links nor modules.
            if not mode.startswith("100"):
                continue
            reader.stdin.write(f"{blob}\n".encode())
            reader.stdin.flush()
            head = reader.stdout.readline().split()
            if len(head) < 3:
                continue
            file = begun / place
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(reader.stdout.read(int(head[2])))
            reader.stdout.read(1)
    begun.rename(folder)


def compare(numbered, clones):
    number, (row, folder) = numbered
    try:
        original = row.original(clones)
    except OSError:
        original = None
    if original is None:
        return ios_peer.Outcome(row, "no picture: it is stored elsewhere, or the clone lacks it")
    # What fits is as wide as the device, and as high as it likes.
    row.canvas = [length / row.scale for length in original.size]
    if min(row.canvas) < 1:
        return ios_peer.Outcome(row, "no canvas: its picture is less than a point high")
    row.theirs = ios_pictures.Picture(row.pixels(original), row.scale).facts()
    return ios_peer.compare(row, SourceBench(folder), number, clones, takes_stand_ins=True)


def main():
    arguments = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("folder", type=pathlib.Path)
    arguments.add_argument(
        "--only", default="", help="rows that have this in repository, picture or title")
    arguments.add_argument(
        "--each", type=int, default=1, metavar="N", help="one row of so many")
    arguments.add_argument(
        "--list", action="store_true", help="list all rows, not the worst alone")
    arguments.add_argument(
        "--page", type=pathlib.Path, help="an HTML page of the worst side by side")
    arguments.add_argument(
        "--keep", type=pathlib.Path, help="a folder that keeps sources, documents and pictures")
    options = arguments.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        place = options.keep or pathlib.Path(scratch)
        place.mkdir(parents=True, exist_ok=True)
        rows = []
        for repository in json.loads(MANIFEST.read_text()):
            try:
                clone = Clone(repository, options.folder, place)
            except NoClone as missing:
                print(f"left out: {missing}")
                continue
            rows += [(row, clone.folder) for row in clone.rows()
                     if options.only in f"{row.repository} {row.picture} {row.view}"]
        rows = rows[::max(options.each, 1)]
        if not rows:
            raise SystemExit("previews-peer: no picture is asked for")
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            outcomes = list(pool.map(
                functools.partial(compare, clones=options.folder), enumerate(rows)))
    ios_peer.report(outcomes, "Previews")
    print("\nThe rows:" if options.list else "\nThe worst:")
    ios_peer.listed(outcomes, len(outcomes) if options.list else ios_peer.LISTED)
    if options.page:
        ios_peer.page(outcomes, options.page, 2 * ios_peer.LISTED)


if __name__ == "__main__":
    main()
