"""The five ways to look at a case, over a strip, at any zoom."""

import pytest

from hands import chosen, color_at, is_near, view, wait

RED, BLUE = (0xd0, 0x20, 0x20), (0x20, 0x20, 0xd0)


def box_of(page, selector):
    box = page.locator(selector).first.bounding_box()
    assert box is not None, selector
    return box


def floor(page, selector="#panes .sheet"):
    """Where the block stands that was red in the golden and is blue now, at 20 % and 80 %."""
    box = box_of(page, selector)
    y = box["y"] + box["height"] * 0.96
    return (box["x"] + box["width"] * 0.2, y), (box["x"] + box["width"] * 0.8, y)


@pytest.fixture
def bare(inbox):
    """Without outlines, so that pixels can be asked for."""
    inbox.keyboard.press("o")
    wait(inbox, "[...document.querySelectorAll('#panes img')].every(i => i.complete)")
    return inbox


def test_side_by_side(bare):
    golden, now = bare.locator("#panes .pane").all()
    assert golden.locator("figcaption").text_content() == "Golden"
    for pane, color in [(golden, RED), (now, BLUE)]:
        box = pane.locator(".sheet").bounding_box()
        spot = box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.96
        assert is_near(color_at(bare, *spot), color)


def test_the_slider_reveals(bare):
    bare.keyboard.press("2")
    left, right = floor(bare)
    assert is_near(color_at(bare, *left), RED) and is_near(color_at(bare, *right), BLUE)
    bare.focus(".wipe")
    bare.keyboard.press("End")
    assert is_near(color_at(bare, *left), RED) and is_near(color_at(bare, *right), RED)
    bare.keyboard.press("Home")
    assert is_near(color_at(bare, *left), BLUE) and is_near(color_at(bare, *right), BLUE)
    for _ in range(20):
        bare.keyboard.press("PageUp")
    assert float(bare.input_value(".wipe")) > 50


def test_the_slider_is_dragged(bare):
    bare.keyboard.press("2")
    box = box_of(bare, ".sheet")
    y = box["y"] + box["height"] / 2
    bare.mouse.move(box["x"] + box["width"] / 2, y)
    bare.mouse.down()
    bare.mouse.move(box["x"] + box["width"] * 0.9, y, steps=4)
    bare.mouse.up()
    assert abs(float(bare.input_value(".wipe")) - 90) < 2
    assert is_near(color_at(bare, *floor(bare)[1]), RED)


def test_blinking(bare):
    bare.keyboard.press("3")
    assert bare.get_attribute("#auto", "aria-pressed") == "true"
    wait(bare, "document.getElementById('face').textContent === 'Shown: This run'")
    wait(bare, "document.getElementById('face').textContent === 'Shown: Golden'")
    bare.click("#auto")
    assert bare.get_attribute("#auto", "aria-pressed") == "false"
    shown = bare.text_content("#face")
    before = color_at(bare, *floor(bare)[0])
    bare.keyboard.press("b")
    assert bare.text_content("#face") != shown
    after = color_at(bare, *floor(bare)[0])
    assert {is_near(before, RED), is_near(after, RED)} == {True, False}
    bare.keyboard.press("1")
    assert bare.locator("#face").count() == 0


def test_less_motion_is_honoured(visit, moved):
    page = visit(moved.page, "#inbox/light/phase-0250.png", reduced_motion="reduce")
    page.keyboard.press("3")
    assert page.get_attribute("#auto", "aria-pressed") == "false"
    page.wait_for_timeout(900)
    assert page.text_content("#face") == "Shown: Golden"
    page.click("#flip")
    assert page.text_content("#face") == "Shown: This run"
    assert "Next phase" in page.text_content("#play")
    page.keyboard.press("1")
    page.keyboard.press("Escape")
    page.locator("#main").focus()
    page.keyboard.press("Space")
    assert chosen(page) == "inbox/light/phase-0500.png"
    page.wait_for_timeout(600)
    assert chosen(page) == "inbox/light/phase-0500.png"


def test_onion_skin(bare):
    bare.keyboard.press("4")
    spot = floor(bare)[0]
    middle = color_at(bare, *spot)
    assert is_near(middle, (0x78, 0x20, 0x78))
    bare.focus("#opacity")
    bare.keyboard.press("Home")
    assert is_near(color_at(bare, *spot), RED)
    bare.keyboard.press("End")
    assert is_near(color_at(bare, *spot), BLUE)
    assert bare.text_content("#opacity-text") == "100 %"


def test_difference(bare):
    bare.keyboard.press("5")
    assert bare.locator("#panes img").get_attribute("data-role") == "diff"
    assert "Difference of inbox, light, phase 0.25" == bare.locator("#panes img").get_attribute("alt")


def test_a_view_stays_through_cases(inbox):
    inbox.keyboard.press("4")
    inbox.keyboard.press("l")
    assert view(inbox) == "onion" and chosen(inbox) == "inbox/light/phase-0500.png"
    assert inbox.is_visible("#opacity")


def test_playing_runs_through_the_phases(visit, moved):
    page = visit(moved.page, "#inbox/light/phase-0000.png")
    page.evaluate("""() => {
      window.seen = new Set();
      new MutationObserver(() => window.seen.add(document.getElementById('name').textContent))
        .observe(document.getElementById('name'), { childList: true, subtree: true });
    }""")
    page.locator("#main").focus()
    page.keyboard.press("Space")
    assert "Pause" in page.text_content("#play")
    wait(page, "window.seen.size >= 4")
    assert not any("layout" in one for one in page.evaluate("[...window.seen]"))
    page.keyboard.press("Space")
    assert "Play" in page.text_content("#play")
    here = page.text_content("#name")
    page.wait_for_timeout(700)
    assert page.text_content("#name") == here
    assert float(chosen(page)[-8:-4]) / 1000 == float(here.split()[1])


def scale(page):
    """How many of the screen's pixels a picture's takes."""
    return page.evaluate("""() => {
      const image = document.querySelector('#panes img');
      return image.getBoundingClientRect().width / image.naturalWidth;
    }""")


def test_zoom(inbox):
    wait(inbox, "document.querySelector('#panes img').naturalWidth > 0")
    fit = scale(inbox)
    assert fit in range(1, 5)
    inbox.select_option("#zoom", "1")
    assert scale(inbox) == pytest.approx(1)
    inbox.locator("#main").focus()
    for key, factor in [("+", 2), ("+", 3), ("+", 4), ("+", 8), ("+", 8), ("-", 4), ("0", fit)]:
        inbox.keyboard.press(key)
        assert scale(inbox) == pytest.approx(factor)
    assert inbox.locator("#panes img").first.evaluate(
        "one => getComputedStyle(one).imageRendering") == "pixelated"
    inbox.click("#zoom-in")
    assert scale(inbox) == pytest.approx(fit + 1)
    inbox.click("#zoom-out")
    assert scale(inbox) == pytest.approx(fit)


def test_panning_moves_both_panes(inbox):
    inbox.select_option("#zoom", "8")
    left, right = inbox.locator(".viewport").all()
    box = left.bounding_box()
    inbox.mouse.move(box["x"] + 150, box["y"] + 150)
    inbox.mouse.down()
    inbox.mouse.move(box["x"] + 90, box["y"] + 110, steps=3)
    inbox.mouse.up()
    places = "one => [one.scrollLeft, one.scrollTop]"
    wait(inbox, "document.querySelectorAll('.viewport')[1].scrollLeft === 60")
    assert left.evaluate(places) == right.evaluate(places) == [60, 40]
    right.focus()
    inbox.keyboard.press("ArrowRight")
    wait(inbox, "document.querySelectorAll('.viewport')[0].scrollLeft > 60")
    assert chosen(inbox) == "inbox/light/phase-0250.png"
