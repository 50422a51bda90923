"""The page of what changed since an earlier state, and the labels at outlines."""

import os
import pathlib
import re

import pytest
from axe_playwright_python.sync_playwright import Axe

from hands import said, wait

CASE = "#screens/inbox/light/phase-0250.png"


def labels(page):
    """The labels that are seen, with where they are."""
    return [(one.text_content(), one.bounding_box())
            for one in page.locator(".tag").all() if one.is_visible()]


def check(page):
    found = Axe().run(page, options={"resultTypes": ["violations"]})
    assert found.violations_count == 0, found.generate_report()


def test_it_speaks_of_before_and_after(visit, changes):
    page = visit(changes.changes, CASE)
    assert re.fullmatch(r"4 of 13 screens changed, 1 is new, 2 are gone since main \([0-9a-f]+\)",
                        page.text_content("#headline"))
    assert page.locator("figcaption").all_text_contents() == ["Before", "After"]
    for key in "2345":
        page.keyboard.press(key)
        assert "olden" not in page.text_content("body > :not(script)")
        assert "olden" not in page.text_content("#main")
    assert not page.is_visible("#commands")
    assert page.text_content("#paths").startswith("Document")
    assert page.text_content("#case .badge").endswith("changed")


@pytest.mark.parametrize("fragment, words, picture", [
    ("screens/fresh/light/phase-0000.png", "After; there was nothing before.", "After"),
    ("screens/retired/light/phase-0000.png", "Before; it is gone now.", "Before"),
    ("screens/search/light/phase-0500.png", "This frame is as it was.", "Before"),
])
def test_what_came_and_went_has_one_picture(visit, changes, fragment, words, picture):
    page = visit(changes.changes, "#" + fragment)
    assert page.text_content("#single-text") == words
    assert page.locator("figcaption").all_text_contents() == [picture]


def test_documents_that_came_went_or_moved_are_listed(visit, changes):
    page = visit(changes.changes, "#run")
    assert page.locator("section[aria-labelledby=run-documents] li").all_text_contents() == [
        "screens/fresh is new", "screens/new was screens/old before", "screens/retired is gone"]
    assert "Every pixel, or every letter, is as it was." in page.text_content("#overview")


def test_labels_say_what_changed_at_the_node(visit, changes):
    page = visit(changes.changes, CASE)
    found = labels(page)
    texts = [text for text, _ in found]
    # What was changed, and what came of it.
    assert set(texts) == {"spacing 12 → 16", "x +4 (+ 2)"} and texts.count("x +4 (+ 2)") == 6
    # None covers another.
    boxes = [box for _, box in found]
    for index, one in enumerate(boxes):
        for other in boxes[index + 1:]:
            assert (one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]
                    or one["y"] + one["height"] <= other["y"]
                    or other["y"] + other["height"] <= one["y"])


def test_labels_are_worked_by_keys(visit, changes):
    page = visit(changes.changes, CASE)
    page.keyboard.press("d")
    assert labels(page) == [] and not page.is_checked("#labels")
    # Whoever asks for a node is told all the same, in sight and in words.
    page.keyboard.press("n")
    assert [text for text, _ in labels(page)] == ["row[0]: spacing 12 → 16"]
    assert said(page).startswith("Outlined: row[0]: spacing 12 → 16")
    page.keyboard.press("o")
    assert labels(page) == []
    page.keyboard.press("o")
    page.keyboard.press("d")
    assert len(labels(page)) > 6


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(visit, changes, scheme):
    page = visit(changes.changes, color_scheme=scheme)
    for fragment in [CASE, "#screens/inbox/light/layout.txt", "#screens/fresh/light/phase-0000.png",
                     "#run"]:
        page.evaluate("to => { location.hash = to; }", fragment)
        wait(page, f"location.hash === '{fragment}' && "
                   "document.getElementById('live').textContent !== ''")
        check(page)


def test_it_is_pictured(visit, changes):
    page = visit(changes.changes, CASE, width=1280, height=800)
    page.keyboard.press("n")
    shots = pathlib.Path(os.environ["SKELSNAP_SHOTS"])
    shots.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=shots / "changes.png")
