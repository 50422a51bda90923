"""What a picture shows, in points: its bands of rows with ink, and the edges of blocks in each.

A picture has a ground: of the colours in its corners the one that there is most of. What differs
from it is ink. Rows with ink make bands, columns with ink make blocks of a band. A block whose
outline is of one colour, as a card, a filled button or a ring, is a ground of its own, and has
bands again. So two pictures are compared by numbers, whatever their letters are, and without the
other's pixels.
"""

import numpy

# So many levels of a channel a pixel may be off its ground before it is ink: a white card on a
# grouped list is 13. And so many it may be off in another picture before it counts as another.
INK, OFF = 8, 24
# Nearer than this, in points, words of a line and parts of a symbol are one block; in a high band,
# nearer than half its height.
NEAR = 7
# A block is a ground of its own if so much of its outline is of one colour, and if each side is
# this long.
SOLID, SMALLEST = 0.9, 20
# So much of its box it fills, as a disc does and a line of letters does not; and so much of what
# fades out is of one colour.
FULL, FLAT = 0.7, 0.6
DEEPEST = 3
# In points: no line is thicker, and so near its card's side one may end for the corner of a row.
LINE, CORNER = 1, 10.5
# In points: what a smoothed edge leaves on a ground inside it is no larger.
SPECK = 2


def nearness(height):
    """Nearer than this is one block in a band of this height."""
    return min(16, max(NEAR, height / 2))


def flat(picture, dark):
    """The picture's pixels over the ground of its appearance, as an array of RGB."""
    whole = numpy.asarray(picture.convert("RGBA")).astype(numpy.int32)
    alpha = whole[..., 3:]
    ground = 0 if dark else 255
    return ((whole[..., :3] * alpha + ground * (255 - alpha) + 127) // 255).astype(numpy.int16)


def packed(pixels):
    wide = pixels.astype(numpy.int32)
    return (wide[..., 0] << 16) | (wide[..., 1] << 8) | wide[..., 2]


def unpacked(number):
    return numpy.array([number >> 16, number >> 8 & 255, number & 255], dtype=numpy.int16)


def commonest(pixels):
    """The most frequent colour of a list of pixels, and how often it is there."""
    numbers, counts = numpy.unique(packed(pixels.reshape(-1, 3)), return_counts=True)
    index = int(counts.argmax())
    return unpacked(int(numbers[index])), int(counts[index])


def spelled(colour):
    return "#%02x%02x%02x" % tuple(int(level) for level in colour)


def color_named(text):
    return unpacked(int(text[1:], 16))


def ground_of(pixels):
    """The colour of a corner that there is most of: so a filled button at its own size is no ground,
    because its corners are round."""
    corners = {spelled(pixels[row, column]) for row in (0, -1) for column in (0, -1)}
    return color_named(max(
        sorted(corners), key=lambda colour: (pixels == color_named(colour)).all(axis=-1).sum()))


def differs(pixels, colour, by=INK):
    return numpy.abs(pixels - colour).max(axis=-1) > by


def runs(flags, gap):
    """Where a row of flags is set, as pairs from-to; runs that are nearer than the gap are one."""
    edges = numpy.flatnonzero(numpy.diff(numpy.concatenate(([0], flags.astype(numpy.int8), [0]))))
    found = []
    for start, end in edges.reshape(-1, 2).tolist():
        if found and start - found[-1][1] < gap:
            found[-1][1] = end
        else:
            found.append([start, end])
    return found


class Picture:
    def __init__(self, pixels, scale):
        self.pixels = pixels
        self.scale = scale

    def points(self, length):
        return round(float(length) / self.scale, 2)

    def facts(self, ground=None):
        """Size, ground, main colours and bands; a ground that another picture has is kept if much
        of this one is of it as well."""
        height, width = self.pixels.shape[:2]
        own = ground_of(self.pixels)
        if ground is not None:
            share = 1 - differs(self.pixels, color_named(ground["colour"])).mean()
            if share >= ground["share"] / 2:
                own = color_named(ground["colour"])
        ink = differs(self.pixels, own)
        numbers, counts = numpy.unique(packed(self.pixels.reshape(-1, 3)), return_counts=True)
        main = [index for index in counts.argsort()[::-1][:6] if counts[index] >= 0.004 * ink.size]
        return {
            "size": [self.points(width), self.points(height)],
            "ground": {"colour": spelled(own), "share": round(float(1 - ink.mean()), 3)},
            "colours": [spelled(unpacked(int(numbers[index]))) for index in main],
            "bands": self.bands(ink, 0, 0, 0),
        }

    def bands(self, ink, top, left, depth):
        """Bands as [from, to, blocks], blocks as [from, to, colour], with bands if it is solid."""
        found = []
        for start, end in runs(ink.any(axis=1), max(1, round(0.5 * self.scale))):
            near = nearness((end - start) / self.scale) * self.scale
            blocks = [
                self.block(ink[start:end, first:last], top + start, left + first, depth)
                for first, last in runs(ink[start:end].any(axis=0), near)
            ]
            found.append([self.points(top + start), self.points(top + end), blocks])
        return found

    def block(self, ink, top, left, depth):
        height, width = ink.shape
        pixels = self.pixels[top:top + height, left:left + width]
        colour, _ = commonest(pixels[ink])
        block = [self.points(left), self.points(left + width), spelled(colour)]
        if min(height, width) < SMALLEST * self.scale or depth == DEEPEST:
            return block
        whole = hull(ink)
        if whole.sum() < FULL * whole.size:
            return block
        inside = shrunk(whole, round(self.scale) + 2)
        outline = pixels[inside & ~shrunk(inside, 1)]
        if outline.size:
            ground, count = commonest(outline)
            if count >= SOLID * len(outline):
                bands = self.bands(differs(pixels, ground) & inside, top, left, depth + 1)
                if bands:
                    block.append(bands)
                return block
        core = self.core(pixels, colour, top, left, depth)
        if core:
            block.append([core])
        return block

    def core(self, pixels, colour, top, left, depth):
        """The flat part of a block that fades out, as of a button with a shadow: a band of one
        block, or None."""
        flat = ~differs(pixels, colour)
        whole = hull(flat)
        if flat.sum() < FLAT * whole.sum():
            return None
        rows, columns = (numpy.flatnonzero(whole.any(axis=axis)) for axis in (1, 0))
        sides = (rows[0], rows[-1] + 1), (columns[0], columns[-1] + 1)
        lengths = [end - start for start, end in sides]
        if min(lengths) < SMALLEST * self.scale or whole.sum() < FULL * lengths[0] * lengths[1]:
            return None
        inside = shrunk(whole, round(self.scale) + 2)
        block = [self.points(left + sides[1][0]), self.points(left + sides[1][1]), spelled(colour)]
        bands = self.bands(~flat & inside, top, left, depth + 1)
        if bands:
            block.append(bands)
        return [self.points(top + sides[0][0]), self.points(top + sides[0][1]), [block]]


def hull(ink):
    """A block without the ground beyond its round corners."""
    whole = numpy.ones_like(ink)
    for axis in (0, 1):
        for step in (1, -1):
            turned = numpy.flip(ink, axis) if step < 0 else ink
            reached = numpy.logical_or.accumulate(turned, axis=axis)
            whole &= numpy.flip(reached, axis) if step < 0 else reached
    return whole


def shrunk(flags, margin):
    """Flags whose neighbours up to a margin away are set as well, along both axes."""
    kept = flags.copy()
    for axis in (0, 1):
        margins = [(margin, margin) if axis == other else (0, 0) for other in (0, 1)]
        padded = numpy.pad(flags, margins)
        for offset in range(2 * margin + 1):
            window = [slice(None), slice(None)]
            window[axis] = slice(offset, offset + flags.shape[axis])
            kept &= padded[tuple(window)]
    return kept


def bands_in(block, page):
    """A block's bands. Where layers are drawn one by one all rows of a card have round corners, and
    lines between them seem to end there, though their ink goes on to the card's side. Specks that
    are nearly of the ground are what is left of the block's own round edge."""
    if len(block) < 4:
        return []
    first, last, colour = block[:3]
    grounds = [color_named(name) for name in (colour, page)]

    def is_speck(top, bottom, inner):
        if max(bottom - top, inner[1] - inner[0]) > SPECK:
            return False
        return any(not differs(color_named(inner[2]), ground, OFF) for ground in grounds)

    def whole(line):
        start, end = line[:2]
        return [first if start - first <= CORNER else start,
                last if last - end <= CORNER else end, *line[2:]]

    kept = (
        [top, bottom, [inner for inner in blocks if not is_speck(top, bottom, inner)]]
        for top, bottom, blocks in block[3])
    return [
        [top, bottom, [whole(line) for line in blocks] if bottom - top <= LINE else blocks]
        for top, bottom, blocks in kept if blocks]


def as_many(theirs, ours, near):
    """Two lists of blocks. Where one has more, plain ones that lie no more than 1 pt farther apart than
    what is one block are one: the gap is within 1 pt of theirs."""
    lists = [list(theirs), list(ours)]
    long, short = sorted(lists, key=len, reverse=True)
    while len(long) > len(short):
        gaps = [(after[0] - before[1], index)
                for index, (before, after) in enumerate(zip(long, long[1:]))
                if len(before) < 4 and len(after) < 4]
        if not gaps or min(gaps)[0] > near + 1.005:
            break
        index = min(gaps)[1]
        before, after = long[index:index + 2]
        long[index:index + 2] = [[before[0], after[1], before[2]]]
    return lists


class Comparison:
    """How far what one picture shows is from what another shows."""

    def __init__(self, theirs, ours, has_boxes=False):
        """Where boxes stand for letters here, what is in these is no number: theirs have strokes."""
        self.has_boxes = has_boxes
        self.numbers = self.near = 0
        self.worst = (0.0, "")
        self.first = None
        for name, their, our in zip(("width", "height"), theirs["size"], ours["size"]):
            self.note(f"size: {name}", their, our, "size")
        self.grounds = [picture["ground"]["colour"] for picture in (theirs, ours)]
        self.list_of_bands(theirs["bands"], ours["bands"], "")

    @property
    def agrees(self):
        return self.near == self.numbers

    def note(self, place, their, our, cause):
        self.numbers += 1
        distance = abs(their - our)
        # Half a pixel at 1x is no difference that one sees.
        if distance <= 1.005:
            self.near += 1
        elif self.first is None:
            self.first = cause
        if distance > self.worst[0]:
            self.worst = (distance, f"{place} {their:g}, here {our:g}")

    def missing(self, place, lengths, cause):
        self.numbers += 2 * abs(lengths[0] - lengths[1])
        if self.first is None:
            self.first = cause
        distance = 99.0
        if distance > self.worst[0]:
            self.worst = (distance, f"{place} {lengths[0]}, here {lengths[1]}")

    @staticmethod
    def pairs(theirs, ours):
        """The pairs of two lists of ranges that lie nearest in order: all of the shorter one."""
        if len(theirs) == len(ours):
            return list(zip(theirs, ours))
        flip = len(theirs) > len(ours)
        short, long = (ours, theirs) if flip else (theirs, ours)
        spare = len(long) - len(short)
        cost = lambda one, other: abs(one[0] - other[0]) + abs(one[1] - other[1])
        best = [[0.0] * (spare + 1) for _ in range(len(short) + 1)]
        for i in range(1, len(short) + 1):
            for j in range(spare + 1):
                step = best[i - 1][j] + cost(short[i - 1], long[i - 1 + j])
                best[i][j] = min(step, best[i][j - 1]) if j else step
        found, j = [], spare
        for i in range(len(short), 0, -1):
            while j and best[i][j] == best[i][j - 1]:
                j -= 1
            found.append((short[i - 1], long[i - 1 + j]))
        return [(b, a) if flip else (a, b) for a, b in reversed(found)]

    def list_of_bands(self, theirs, ours, place):
        if len(theirs) != len(ours):
            self.missing(f"{place}bands:", (len(theirs), len(ours)), "bands")
        for their, our in self.pairs(theirs, ours):
            where = f"{place}band at {their[0]:g}: "
            self.note(where + "top", their[0], our[0], "place")
            self.note(where + "bottom", their[1], our[1], "height")
            near = nearness(their[1] - their[0])
            self.list_of_blocks(*as_many(their[2], our[2], near), where)

    def list_of_blocks(self, theirs, ours, place):
        if len(theirs) != len(ours):
            self.missing(f"{place}blocks:", (len(theirs), len(ours)), "blocks")
        for their, our in self.pairs(theirs, ours):
            where = f"{place}block at {their[0]:g}: "
            self.note(where + "left", their[0], our[0], "edge")
            self.note(where + "right", their[1], our[1], "edge")
            inner = [bands_in(*sides) for sides in zip((their, our), self.grounds)]
            if any(inner) and (inner[0] or not self.has_boxes):
                self.list_of_bands(*inner, where)


def share_off(theirs, ours):
    """The share of pixels that differ by more than a smoothed edge, sizes that differ included."""
    height = min(theirs.shape[0], ours.shape[0])
    width = min(theirs.shape[1], ours.shape[1])
    same = ~differs(theirs[:height, :width], ours[:height, :width], OFF)
    whole = max(theirs.shape[0], ours.shape[0]) * max(theirs.shape[1], ours.shape[1])
    return 1 - float(same.sum()) / whole
