"""2,000 pictures in one page."""

import time

from hands import chosen, wait


def test_many_cases_open_at_once(visit, many, capsys):
    start = time.monotonic()
    page = visit(many.page)
    wait(page, "document.querySelector('#panes img')?.naturalWidth > 0")
    opened = time.monotonic() - start
    pictures = sum(one["frame"].endswith(".png") for one in many.result["cases"])
    assert pictures == 2000
    rows = page.locator(".row[data-strip]").count()
    assert rows == 500
    start = time.monotonic()
    page.keyboard.press("/")
    page.keyboard.type("screen-24")
    wait(page, "document.getElementById('shown').textContent.startsWith('120 of')")
    searched = time.monotonic() - start
    page.keyboard.press("Enter")
    assert chosen(page).startswith("screens/screen-24/")
    with capsys.disabled():
        size = many.page.stat().st_size / 1e6
        print(f"\n2,000 pictures: {size:.1f} MB open in {opened:.2f} s, a search takes"
              f" {searched:.2f} s")
    # Machines differ; this is for what grows out of all bounds.
    assert opened < 10 and searched < 10
