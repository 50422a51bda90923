"""Pictures of the page to look at, in .build/browser."""

import os
import pathlib

import pytest

from hands import wait

SHOTS = [
    ("light", {}, ""), ("dark", {"color_scheme": "dark"}, ""), ("slider", {}, "2"),
    ("onion", {"color_scheme": "dark"}, "4"), ("difference", {}, "5"), ("node", {}, "nn"),
    ("zoomed", {}, "++n"), ("help", {}, "?"), ("run", {}, "r"), ("text", {}, "lll"),
    ("narrow", {"width": 400, "height": 860}, ""),
    ("narrow-dark", {"width": 400, "height": 860, "color_scheme": "dark"}, "2"),
    ("wide", {"width": 2200, "height": 1200}, ""), ("middle", {"width": 1000, "height": 800}, ""),
]


def shoot(page, name, keys):
    folder = pathlib.Path(os.environ["SKELSNAP_SHOTS"])
    folder.mkdir(parents=True, exist_ok=True)
    for key in keys:
        page.keyboard.press(key)
    wait(page, "[...document.images].every(one => one.complete)")
    page.screenshot(path=folder / f"{name}.png")


def test_shot_for_the_documentation(visit, showcase):
    """docs/images/report.png is a copy of this."""
    page = visit(showcase.page, "#screens/inbox/light/phase-0250.png", width=1440, height=800)
    shoot(page, "report", "nnn")


@pytest.mark.parametrize("name, options, keys", SHOTS)
def test_shot(visit, moved, name, options, keys):
    page = visit(moved.page, "#inbox/light/phase-0250.png", reduced_motion="reduce", **options)
    shoot(page, name, keys)
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= page.viewport_size["width"]
