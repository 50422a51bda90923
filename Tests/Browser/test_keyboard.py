"""Everything by keyboard alone."""

import pytest

from hands import chosen, focused, said, tab_to, view, wait


def test_the_list_is_walked(visit, moved):
    page = visit(moved.page)
    strips = page.locator(".row[data-strip]").evaluate_all(
        "all => all.map(one => decodeURIComponent(one.hash.slice(1)).replace(/[^/]*$/, ''))")
    walked = [chosen(page)]
    for _ in strips[1:]:
        page.keyboard.press("j")
        walked.append(chosen(page))
    assert [name.rsplit("/", 1)[0] + "/" for name in walked] == strips
    page.keyboard.press("j")
    assert chosen(page) == walked[-1]
    page.keyboard.press("k")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowDown")
    assert chosen(page) == walked[-2]


def test_a_strip_is_walked(inbox):
    for key, frame in [("l", "phase-0500.png"), ("ArrowRight", "phase-0750.png"),
                       ("l", "layout.txt"), ("l", "accessibility.txt"), ("l", "accessibility.txt"),
                       ("h", "layout.txt"), ("h", "phase-0750.png"),
                       ("ArrowLeft", "phase-0500.png")]:
        inbox.keyboard.press(key)
        assert chosen(inbox) == "inbox/light/" + frame
    assert "phase 0.5: different" in said(inbox)


def test_tiles_are_one_stop_with_arrows_inside(inbox):
    tab_to(inbox, ".tile")
    inbox.keyboard.press("ArrowRight")
    assert chosen(inbox) == "inbox/light/phase-0500.png" and focused(inbox) == "tile"
    inbox.keyboard.press("Home")
    assert chosen(inbox) == "inbox/light/phase-0000.png"
    inbox.keyboard.press("Tab")
    assert focused(inbox) != "tile"


def test_rows_are_one_stop_with_arrows_inside(inbox):
    tab_to(inbox, ".row")
    assert inbox.evaluate("document.activeElement.getAttribute('aria-current')") == "page"
    inbox.keyboard.press("ArrowDown")
    assert chosen(inbox).startswith("inbox/dark/") and focused(inbox) == "row"
    inbox.keyboard.press("Home")
    assert inbox.is_visible("#overview")
    inbox.keyboard.press("End")
    assert chosen(inbox).startswith("settings/dark/")
    assert inbox.locator(".row[tabindex='0']").count() == 1


@pytest.mark.parametrize("key, name", [
    ("1", "side"), ("2", "slider"), ("3", "blink"), ("4", "onion"), ("5", "difference"),
])
def test_views_have_figures(inbox, key, name):
    inbox.keyboard.press("2" if key == "1" else "1")
    inbox.keyboard.press(key)
    assert view(inbox) == name
    assert inbox.get_attribute("#panes", "data-view") == name


def test_views_are_one_stop_with_arrows_inside(inbox):
    tab_to(inbox, "#views button")
    for name in ["slider", "blink", "onion", "difference", "difference"]:
        inbox.keyboard.press("ArrowRight")
        assert view(inbox) == name
    assert said(inbox) == "View: Difference"


def test_slider_and_onion_take_arrows_for_themselves(inbox):
    for key, selector in [("2", ".wipe"), ("4", "#opacity")]:
        inbox.keyboard.press(key)
        tab_to(inbox, selector)
        before = float(inbox.input_value(selector))
        inbox.keyboard.press("ArrowRight")
        assert float(inbox.input_value(selector)) > before
        assert chosen(inbox) == "inbox/light/phase-0250.png"


def test_blink_buttons(inbox):
    inbox.keyboard.press("3")
    tab_to(inbox, "#auto")
    inbox.keyboard.press("Space")
    assert inbox.get_attribute("#auto", "aria-pressed") == "false"
    tab_to(inbox, "#flip")
    shown = inbox.text_content("#face")
    inbox.keyboard.press("Enter")
    assert inbox.text_content("#face") != shown


def test_play_button(inbox):
    tab_to(inbox, "#play")
    inbox.keyboard.press("Enter")
    assert "Pause" in inbox.text_content("#play")
    inbox.keyboard.press("Enter")
    assert "Play" in inbox.text_content("#play")


def test_zoom_controls(inbox):
    inbox.select_option("#zoom", "2")
    inbox.locator("#main").focus()
    tab_to(inbox, "#zoom-in")
    inbox.keyboard.press("Enter")
    assert inbox.input_value("#zoom") == "3"
    tab_to(inbox, "#zoom-out")
    inbox.keyboard.press("Space")
    assert inbox.input_value("#zoom") == "2"
    tab_to(inbox, "#zoom")
    inbox.keyboard.press("Home")
    assert inbox.input_value("#zoom") == "fit"
    tab_to(inbox, "#outlines")
    inbox.keyboard.press("Space")
    assert not inbox.is_checked("#outlines")


def test_nodes_are_one_stop_with_arrows_inside(inbox):
    tab_to(inbox, ".node")
    inbox.keyboard.press("ArrowDown")
    inbox.keyboard.press("Enter")
    assert inbox.get_attribute(".node[aria-pressed=true]", "data-node") == "1"
    assert inbox.locator(".outline.chosen").count() > 0
    assert said(inbox).startswith("Outlined: ")
    inbox.keyboard.press("n")
    assert inbox.get_attribute(".node[aria-pressed=true]", "data-node") == "2"
    inbox.keyboard.press("p")
    inbox.keyboard.press("p")
    assert inbox.get_attribute(".node[aria-pressed=true]", "data-node") == "0"


@pytest.mark.parametrize("selector, key, place", [
    (".tile", "j", "tile"), (".tile", "l", "tile"), (".row", "j", "row"), (".node", "j", "node"),
    (".viewport", "2", "viewport"),
])
def test_nobody_is_thrown_out(inbox, selector, key, place):
    tab_to(inbox, selector)
    inbox.keyboard.press(key)
    assert focused(inbox) == place
    if place in ("tile", "row"):
        mark = inbox.evaluate("document.activeElement.getAttribute('aria-current')")
        assert mark in ("true", "page")


def test_verdicts_filter(inbox, moved):
    tab_to(inbox, "#verdicts button[data-verdict=missing]")
    inbox.keyboard.press("Space")
    summary = moved.result["summary"]
    total = sum(summary.values())
    assert inbox.text_content("#shown") == f"{summary['missing']} of {total} cases fit"
    rows = inbox.locator(".row[data-strip]:visible")
    assert rows.count() == 2
    inbox.keyboard.press("j")
    assert chosen(inbox).startswith("fresh/")
    tab_to(inbox, "#verdicts button[data-verdict=missing]")
    inbox.keyboard.press("Space")
    assert inbox.locator(".row[data-strip]:visible").count() > 2


@pytest.mark.parametrize("selector, key, name", [
    ("#document", "f", "fresh"), ("#variant", "d", "dark"),
])
def test_documents_and_variants_filter(inbox, selector, key, name):
    tab_to(inbox, selector)
    inbox.keyboard.press(key)
    assert inbox.input_value(selector) == name
    shown = inbox.locator(".row[data-strip]:visible").evaluate_all(
        "all => all.map(one => decodeURIComponent(one.hash.slice(1)))")
    part = 0 if selector == "#document" else 1
    assert shown and {one.split("/")[part] for one in shown} == {name}


@pytest.mark.parametrize("words, documents", [
    ("fresh", {"fresh"}), ("inbox dark", {"inbox"}), ("card/avatar", {"inbox", "profile"}),
    ("LFS", {"pointer"}), ("obsolete", {"retired"}), ("no such thing", set()),
])
def test_search(inbox, words, documents):
    inbox.keyboard.press("/")
    assert focused(inbox) == "search"
    inbox.keyboard.type(words)
    shown = inbox.locator(".row[data-strip]:visible").evaluate_all(
        "all => all.map(one => one.closest('.group').querySelector('.path').textContent)")
    assert set(shown) == documents
    if documents:
        inbox.keyboard.press("Enter")
        assert focused(inbox) == "row"
        assert chosen(inbox).split("/")[0] in documents
    else:
        assert "No case fits" in inbox.text_content("#shown")
    inbox.focus("#search")
    inbox.keyboard.press("Escape")
    assert inbox.input_value("#search") == ""
    assert "cases in" in inbox.text_content("#shown")


def test_theme(inbox):
    colors = []
    tab_to(inbox, "#theme")
    for name in ["light", "dark", "system"]:
        inbox.keyboard.press("Enter")
        assert inbox.get_attribute("#theme", "aria-label") == f"Theme: {name}"
        colors.append(inbox.evaluate("getComputedStyle(document.documentElement).backgroundColor"))
    assert colors[0] == colors[2] != colors[1]
    inbox.keyboard.press("t")
    inbox.keyboard.press("t")
    assert inbox.get_attribute("#theme", "aria-label") == "Theme: dark"
    # A process of the browser's own keeps what a page stores. A page that is loaded at once may ask for it
    # before it has come there.
    for _ in range(20):
        inbox.reload()
        if inbox.get_attribute("#theme", "aria-label") == "Theme: dark":
            return
    pytest.fail(f"a page that is loaded anew has {inbox.get_attribute('#theme', 'aria-label')!r}")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_system_s_colours(visit, moved, scheme):
    page = visit(moved.page, color_scheme=scheme)
    ground = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    sum_of_parts = sum(int(part) for part in ground[4:-1].split(","))
    assert (sum_of_parts < 200) == (scheme == "dark")


def test_help(inbox):
    inbox.keyboard.press("?")
    assert inbox.locator("#help").evaluate("one => one.open")
    assert inbox.locator("#keys dt").count() > 15
    inbox.keyboard.press("j")
    assert chosen(inbox) == "inbox/light/phase-0250.png"
    inbox.keyboard.press("Escape")
    assert not inbox.locator("#help").evaluate("one => one.open")
    tab_to(inbox, "#show-help")
    inbox.keyboard.press("Enter")
    inbox.keyboard.press("Enter")
    assert not inbox.locator("#help").evaluate("one => one.open")


def test_copying_a_command(visit, moved):
    page = visit(moved.page, "#inbox/light/phase-0250.png",
                 permissions=["clipboard-read", "clipboard-write"])
    command = page.locator("#case-steps code").first.text_content()
    assert command.startswith("skelsnap ") and "inbox" in command
    tab_to(page, "#case-steps .copy")
    page.keyboard.press("Enter")
    wait(page, "document.querySelector('#case-steps .copy').textContent === 'Copied'")
    assert page.evaluate("navigator.clipboard.readText()") == command
    assert said(page) == "Copied: " + command


def test_the_skip_link_leads_to_the_case(visit, moved):
    page = visit(moved.page)
    page.keyboard.press("Tab")
    assert focused(page) == "skip"
    page.keyboard.press("Enter")
    assert focused(page) == "main"


def test_a_narrow_page_keeps_the_list_behind_a_button(visit, moved):
    page = visit(moved.page, width=400, height=800)
    assert not page.locator(".row").first.is_visible()
    tab_to(page, "#show-list")
    page.keyboard.press("Enter")
    assert page.get_attribute("#show-list", "aria-expanded") == "true"
    row = page.locator(".row[data-strip]").nth(2)
    row.click()
    assert not row.is_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 400
