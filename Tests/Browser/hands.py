"""What somebody does who has a keyboard alone, and what they see."""

import io
import struct
import time
import zlib


def wait(page, condition, seconds=60):
    """Until something is so; asked from here, for the page's policy forbids to evaluate text."""
    end = time.monotonic() + seconds
    while not page.evaluate(condition):
        assert time.monotonic() < end, f"in vain: {condition}"
        page.wait_for_timeout(20)


def tab_to(page, selector):
    """Presses Tab until the focus is there, from wherever it is; at most once round the page."""
    for _ in range(120):
        if page.evaluate("s => document.activeElement?.matches(s)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no Tab leads to {selector}")


def focused(page):
    return page.evaluate("document.activeElement.id || document.activeElement.className")


def chosen(page):
    """The case the page is at, by its fragment."""
    return page.evaluate("decodeURIComponent(location.hash.slice(1))")


def said(page):
    """What the live region came to say."""
    wait(page, "document.getElementById('live').textContent !== ''")
    return page.text_content("#live")


def view(page):
    return page.get_attribute("#views [aria-checked=true]", "data-view")


class Pixels:
    """A screenshot, decoded: eight bits a sample, as Chromium writes them."""

    def __init__(self, data):
        stream = io.BytesIO(data)
        assert stream.read(8) == b"\x89PNG\r\n\x1a\n"
        packed = b""
        while True:
            length, kind = struct.unpack(">I4s", stream.read(8))
            body = stream.read(length)
            stream.read(4)
            if kind == b"IHDR":
                self.width, self.height, depth, color = struct.unpack(">IIBB", body[:10])
                assert depth == 8 and color in (2, 6)
                self.samples = 3 if color == 2 else 4
            elif kind == b"IDAT":
                packed += body
            elif kind == b"IEND":
                break
        self.rows = self._unfiltered(zlib.decompress(packed))

    def _unfiltered(self, raw):
        width, step = self.width * self.samples, self.samples
        rows, above = [], bytearray(width)
        for y in range(self.height):
            start = y * (width + 1)
            kind, row = raw[start], bytearray(raw[start + 1:start + 1 + width])
            for x in range(width):
                left = row[x - step] if x >= step else 0
                corner = above[x - step] if x >= step else 0
                if kind == 1:
                    guess = left
                elif kind == 2:
                    guess = above[x]
                elif kind == 3:
                    guess = (left + above[x]) // 2
                elif kind == 4:
                    up = above[x]
                    first = left + up - corner
                    distances = abs(first - left), abs(first - up), abs(first - corner)
                    guess = (left, up, corner)[distances.index(min(distances))]
                else:
                    break
                row[x] = (row[x] + guess) & 255
            rows.append(row)
            above = row
        return rows

    def at(self, x, y):
        return tuple(self.rows[int(y)][int(x) * self.samples:int(x) * self.samples + 3])


def color_at(page, x, y):
    """The colour of one point of the viewport."""
    clip = {"x": int(x), "y": int(y), "width": 1, "height": 1}
    return Pixels(page.screenshot(clip=clip)).at(0, 0)


def is_near(color, other):
    return max(abs(a - b) for a, b in zip(color, other)) < 24
