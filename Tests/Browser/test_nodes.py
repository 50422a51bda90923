"""Changed nodes stand where the layout says, and are named with their points."""

import pytest


def frame(line):
    fields = dict(part.split(" ", 1) for part in line.split("  ")[2:] if " " in part)
    return [float(fields[key]) for key in ("x", "y", "width", "height")]


def boxes(page, pane):
    """Each outline's side and node, with its place in the picture's pixels as shown."""
    return page.evaluate("""pane => {
      const sheet = document.querySelectorAll('.pane')[pane].querySelector('.sheet');
      const start = sheet.getBoundingClientRect();
      return [...sheet.querySelectorAll('.outline')].map(one => {
        const box = one.getBoundingClientRect();
        return [one.dataset.side, Number(one.dataset.node),
          [box.x - start.x, box.y - start.y, box.width, box.height]];
      });
    }""", pane)


@pytest.mark.parametrize("name, points", [
    ("inbox/light/phase-0250.png", 1), ("profile/dark@2x/phase-0500.png", 2),
])
@pytest.mark.parametrize("zoom", [0.5, 1, 4])
def test_outlines_stand_where_the_layout_says(visit, moved, name, points, zoom):
    page = visit(moved.page, "#" + name)
    page.select_option("#zoom", str(zoom))
    nodes = moved.case(name)["nodes"]
    for pane, side in enumerate(["before", "after"]):
        expected = {index: [length * points * zoom for length in frame(node[side])]
                    for index, node in enumerate(nodes)
                    if node[side] and "  x " in node[side]}
        found = boxes(page, pane)
        assert {node for _, node, _ in found} == set(expected) != set()
        for shown, node, box in found:
            assert shown == side
            assert box == pytest.approx(expected[node], abs=0.02)


def test_views_of_one_pane_outline_both(inbox, moved):
    nodes = moved.case("inbox/light/phase-0250.png")["nodes"]
    for key in "2345":
        inbox.keyboard.press(key)
        sides = [side for side, _, _ in boxes(inbox, 0)]
        assert sides.count("before") == sides.count("after") == len(nodes)


def test_a_node_is_chosen_in_the_list_and_in_the_picture(inbox, moved):
    nodes = moved.case("inbox/light/phase-0250.png")["nodes"]
    last = len(nodes) - 1
    inbox.locator(".node").nth(last).click()
    assert inbox.locator(".outline.chosen").evaluate_all(
        "all => all.map(one => Number(one.dataset.node))") == [last, last]
    assert inbox.locator(".outline.chosen .tag").first.text_content().startswith(
        nodes[last]["path"] + ": ")

    first = inbox.locator(".pane").nth(1).locator(".outline[data-node='0']")
    box = first.bounding_box()
    inbox.mouse.click(box["x"] + 2, box["y"] + 2)
    pressed = inbox.locator(".node[aria-pressed=true]")
    assert pressed.count() == 1 and pressed.get_attribute("data-node") == "0"
    pressed.click()
    assert inbox.locator(".outline.chosen").count() == 0


def test_pointing_at_a_node_shows_its_outline(inbox):
    inbox.locator(".node").nth(0).hover()
    assert set(inbox.locator(".outline.hovered").evaluate_all(
        "all => all.map(one => one.dataset.node)")) == {"0"}


def test_a_choice_stays_through_phases_that_changed_alike(inbox):
    inbox.keyboard.press("n")
    path = inbox.locator(".node[aria-pressed=true] .path").text_content()
    inbox.keyboard.press("l")
    assert inbox.locator(".node[aria-pressed=true] .path").text_content() == path
    assert inbox.locator(".outline.chosen").count() == 2
    inbox.keyboard.press("j")
    inbox.keyboard.press("j")
    assert inbox.locator(".outline.chosen").count() == 0


def test_outlines_can_be_put_away(inbox):
    assert inbox.locator(".outline").first.is_visible()
    inbox.keyboard.press("o")
    assert not inbox.locator(".outline").first.is_visible()
    assert not inbox.is_checked("#outlines")
    inbox.keyboard.press("n")
    assert inbox.locator(".outline.chosen").first.is_visible()
