"""For those who hear the page, and those who cannot tell its colours apart."""

import pytest
from axe_playwright_python.sync_playwright import Axe

from hands import wait

CASES = ["#inbox/light/phase-0250.png", "#inbox/light/layout.txt", "#settings/dark/phase-0000.png",
         "#run"]
NAMED = {"button", "link", "searchbox", "textbox", "combobox", "checkbox", "radio", "slider",
         "image", "img", "navigation", "main", "dialog", "group", "radiogroup", "toolbar", "search"}


def check(page):
    found = Axe().run(page, options={"resultTypes": ["violations"]})
    assert found.violations_count == 0, found.generate_report()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(visit, moved, scheme):
    page = visit(moved.page, color_scheme=scheme)
    for fragment in CASES:
        page.evaluate("to => { location.hash = to; }", fragment)
        wait(page, f"location.hash === '{fragment}' && "
                   "document.getElementById('live').textContent !== ''")
        check(page)


def test_axe_finds_nothing_in_any_view(inbox):
    for key in "2345n?":
        inbox.keyboard.press(key)
        check(inbox)


def test_axe_finds_nothing_where_it_is_narrow(visit, moved):
    page = visit(moved.page, width=400, height=800)
    page.click("#show-list")
    check(page)


def test_everything_has_a_name(inbox):
    session = inbox.context.new_cdp_session(inbox)
    for key in "12345r":
        inbox.keyboard.press(key)
        nodes = [(one["role"]["value"], one.get("name", {}).get("value", ""))
                 for one in session.send("Accessibility.getFullAXTree")["nodes"]
                 if not one["ignored"] and "role" in one]
        found = [role for role, _ in nodes if role in NAMED]
        assert found.count("button") > 5 and "main" in found and "navigation" in found
        # A landmark that stands alone may go without.
        nameless = [role for role, name in nodes if role in NAMED - {"main"} and not name.strip()]
        assert nameless == []


def test_verdicts_are_said_in_words(inbox):
    for tile in inbox.locator(".tile").all():
        # Nothing that a screen reader finds has changed.
        verdict = "identical" if "accessibility" in tile.text_content() else "different"
        assert verdict in tile.text_content()
    assert "4 different" in inbox.locator(".row[aria-current]").text_content() or \
        "5 different" in inbox.locator(".row[aria-current]").text_content()


def test_headings_go_down_one_at_a_time(inbox):
    levels = inbox.locator("h1, h2, h3, h4").evaluate_all(
        "all => all.filter(one => one.checkVisibility()).map(one => Number(one.tagName[1]))")
    assert levels[0] == 1 and levels.count(1) == 1
    assert all(after <= before + 1 for before, after in zip(levels, levels[1:]))
