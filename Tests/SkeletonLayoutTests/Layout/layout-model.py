#!/usr/bin/env python3
"""A second model of the layout, which LayoutReferenceTests compares with the first.

It was written without reading `Sources`: a class for each view and each modifier, as SwiftUI has
them, where the Swift code has one box. It reads the sketches of LayoutSketch.swift.

  layout-model.py frames FILE            the cases of FILE, with the frames that this model finds
  layout-model.py random SEED COUNT KIND new cases; KIND is all, frames (many flexible frames) or
                                         text (text, baselines and flexible frames)

A case is `width height|tree|x y width height;...`, the frames in reading order, without margins.

layout-reference.txt has 64 older trees and `random reference` of the kinds frames and text, those
without offsets, because LayoutMirrorTests mirrors them.

The rules are those that are published of SwiftUI, and the project's own where docs/language.md
says so. The core: a view answers `size` for a proposal, and it is placed with a proposal, which
need not be the one that its parent measured it with. A proposal is a width and a height, of
which either may be None: nothing is offered.
"""
import random
import sys

INFINITY = float("inf")
# Rounding must not cost a text its line, nor a grid its column.
SLACK = 0.001


def bounded(length, least, most):
    """The minimum wins."""
    if most is not None:
        length = min(length, most)
    return length if least is None else max(length, least)


def less(length, room):
    return None if length is None else max(0.0, length - room)


class Surroundings:
    """What a view knows of where it stands: what the container around it was proposed, in the pass
    at hand, and the viewport of the nearest scroll."""

    __slots__ = ("base", "viewport", "key")

    def __init__(self, base, viewport):
        self.base, self.viewport = base, viewport
        self.key = (base, viewport)

    def within(self, proposal):
        return Surroundings(proposal, self.viewport)


class View:
    """A view with children."""

    def __init__(self, children=()):
        self.children = list(children)
        self.priority = 0.0
        self.is_spacer = False
        self.memo = {}

    # A container gives its children surroundings of its own, but for the viewport.
    minds_container = True

    def remembered(self, what, proposal, around, make):
        key = (what, proposal, around.key if self.minds_container else around.viewport)
        if key not in self.memo:
            self.memo[key] = make()
        return self.memo[key]

    def size(self, proposal, around):
        return self.remembered("size", proposal, around, lambda: self.measure(proposal, around))

    def measure(self, proposal, around):
        raise NotImplementedError

    def placements(self, proposal, around):
        """The placing pass: for each child its x, y, proposal and surroundings."""
        return self.remembered(
            "places", proposal, around, lambda: list(self.arrange(proposal, around)))

    def arrange(self, proposal, around):
        return []

    def baseline(self, which, proposal, around):
        """The guide that a text inside gives, from the placing pass."""
        return self.remembered(
            which, proposal, around, lambda: self.find_baseline(which, proposal, around))

    def find_baseline(self, which, proposal, around):
        found = []
        for child, (_, y, offered, inside) in zip(
                self.children, self.placements(proposal, around)):
            guide = child.baseline(which, offered, inside)
            if guide is not None:
                found.append(y + guide)
        if not found:
            return None
        return min(found) if which == "first" else max(found)

    def place(self, x, y, proposal, around, frames):
        for child, (dx, dy, offered, inside) in zip(
                self.children, self.placements(proposal, around)):
            child.place(x + dx, y + dy, offered, inside, frames)


# Leaves.


class Leaf(View):
    pass


class Fill(Leaf):
    """A block: what it is offered, 10 where nothing is."""

    def measure(self, proposal, around):
        return tuple(10.0 if side is None else side for side in proposal)


class Fixed(Leaf):
    def __init__(self, width, height):
        super().__init__()
        self.sides = (width, height)

    def measure(self, proposal, around):
        return self.sides


class Circle(Leaf):
    def measure(self, proposal, around):
        known = [side for side in proposal if side is not None]
        side = min(known) if known else 10.0
        return (side, side)


class Bars(Leaf):
    """As wide as proposed, with a height of its own."""

    def __init__(self, usual, height):
        super().__init__()
        self.usual, self.height = usual, height

    def measure(self, proposal, around):
        return (self.usual if proposal[0] is None else proposal[0], self.height)


class Divider(Leaf):
    def __init__(self, thickness, stack):
        super().__init__()
        self.thickness, self.stack = thickness, stack

    def measure(self, proposal, around):
        if self.stack == 0:
            return (self.thickness, 10.0 if proposal[1] is None else proposal[1])
        return (10.0 if proposal[0] is None else proposal[0], self.thickness)


class Spacer(Leaf):
    def __init__(self, least, stack):
        super().__init__()
        self.least, self.stack = least, stack
        self.priority = -INFINITY
        self.is_spacer = True

    def measure(self, proposal, around):
        def length(axis):
            if self.stack is not None and axis != self.stack:
                return 0.0
            return max(self.least, self.least if proposal[axis] is None else proposal[axis])
        return (length(0), length(1))


class Text(Leaf):
    """Letters 10 wide, baselines at three quarters of the leading. It is never wider than its room:
    what does not fit ends at its edge."""

    def __init__(self, words, leading, limit):
        super().__init__()
        self.words, self.leading, self.limit = words, leading, limit

    def lines(self, proposal):
        width = INFINITY if proposal[0] is None else proposal[0]
        # Neither width nor the height of a line: as on iOS, nothing is left of it.
        if width <= SLACK and proposal[1] is not None and proposal[1] + SLACK < self.leading:
            return []
        lines = []
        for word in self.words:
            if lines and (lines[-1] + 1 + len(word)) * 10 <= width + SLACK:
                lines[-1] += 1 + len(word)
            else:
                lines.append(len(word))
        count = len(lines)
        if self.limit is not None:
            count = min(count, self.limit)
        if proposal[1] is not None and proposal[1] < count * self.leading:
            count = max(1, int((proposal[1] + SLACK) // self.leading))
        return lines[:count]

    def measure(self, proposal, around):
        lines = self.lines(proposal)
        width = max(lines, default=0) * 10.0
        if proposal[0] is not None:
            width = min(width, max(proposal[0], 0.0))
        return (width, len(lines) * self.leading)

    def find_baseline(self, which, proposal, around):
        lines = self.lines(proposal)
        if not lines:
            return None
        above = 0 if which == "first" else len(lines) - 1
        return (above + 0.75) * self.leading


# Containers.


class Stack(View):
    minds_container = False

    def __init__(self, axis, align, spacing, children):
        super().__init__(children)
        self.axis, self.align = axis, align
        self.gaps = []
        for before, after in zip(self.children, self.children[1:]):
            usual = 0.0 if before.is_spacer or after.is_spacer else 8.0
            self.gaps.append(usual if spacing is None else spacing)

    def pair(self, along, across):
        return (along, across) if self.axis == 0 else (across, along)

    def proposals(self, proposal, inside):
        """What each child is offered: least flexible first within a priority, each an equal part of
        what is left once the lower priorities have their minimums."""
        along, across = proposal[self.axis], proposal[1 - self.axis]
        if along is None:
            return [self.pair(None, across) for _ in self.children]

        def length(child, offered):
            return child.size(self.pair(offered, across), inside)[self.axis]

        least = [length(child, 0.0) for child in self.children]
        most = [length(child, INFINITY) for child in self.children]

        def rank(index):
            flexibility = most[index] - least[index]
            return (flexibility, -least[index] if flexibility == INFINITY else 0.0, index)

        left = along - sum(self.gaps)
        offers = [None] * len(self.children)
        for priority in sorted({child.priority for child in self.children}, reverse=True):
            group = [i for i, child in enumerate(self.children) if child.priority == priority]
            reserved = sum(
                least[i] for i, child in enumerate(self.children) if child.priority < priority)
            for turn, index in enumerate(sorted(group, key=rank)):
                share = max(0.0, (left - reserved) / (len(group) - turn))
                offers[index] = self.pair(share, across)
                taken = length(self.children[index], share)
                if not (left == INFINITY and taken == INFINITY):
                    left -= taken
        return offers

    def lay(self, proposal, around):
        """The size, and the children's places, all with this proposal."""
        return self.remembered("lay", proposal, around, lambda: self.find(proposal, around))

    def find(self, proposal, around):
        inside = around.within(proposal)
        offers = self.proposals(proposal, inside)
        sizes = [child.size(offer, inside) for child, offer in zip(self.children, offers)]
        along = 0.0
        starts = []
        for index, size in enumerate(sizes):
            if index > 0:
                along += self.gaps[index - 1]
            starts.append(along)
            along += size[self.axis]
        lengths = [size[1 - self.axis] for size in sizes]
        if self.align in ("firstTextBaseline", "lastTextBaseline"):
            which = "first" if self.align == "firstTextBaseline" else "last"
            guides = []
            for child, offer, length in zip(self.children, offers, lengths):
                guide = child.baseline(which, offer, inside)
                guides.append(length if guide is None else guide)
            # The line on which they meet is in the stack.
            above = max([0.0] + guides)
            across = above + max(
                [0.0] + [length - guide for length, guide in zip(lengths, guides)
                         if length != INFINITY])
            if INFINITY in lengths:
                across = INFINITY
            offsets = [above - guide for guide in guides]
        else:
            across = max(lengths, default=0.0)
            part = {"leading": 0.0, "top": 0.0, "center": 0.5}.get(self.align, 1.0)
            offsets = [
                0.0 if length == across else (across - length) * part for length in lengths]
        places = []
        for start, offset, offer in zip(starts, offsets, offers):
            x, y = self.pair(start, offset)
            places.append((x, y, offer, inside))
        return self.pair(along, across), places

    def measure(self, proposal, around):
        return self.lay(proposal, around)[0]

    def arrange(self, proposal, around):
        taken = self.size(proposal, around)
        across = proposal[1 - self.axis]
        if across is None:
            across = taken[1 - self.axis]
        return self.lay(self.pair(proposal[self.axis], across), around)[1]


def aligned(align, room, size):
    part = {"leading": 0.0, "top": 0.0, "center": 0.5, "trailing": 1.0, "bottom": 1.0}
    return tuple((room[i] - size[i]) * part[align[i]] for i in (0, 1))


class Layers(View):
    """Only the children of the highest priority size it; the others are proposed its size."""

    minds_container = False

    def __init__(self, align, children):
        super().__init__(children)
        self.align = align
        self.top = max([child.priority for child in self.children], default=0.0)

    def measure(self, proposal, around):
        inside = around.within(proposal)
        sizes = [
            child.size(proposal, inside) for child in self.children if child.priority == self.top]
        return (
            max([size[0] for size in sizes], default=0.0),
            max([size[1] for size in sizes], default=0.0))

    def arrange(self, proposal, around):
        own = self.size(proposal, around)
        for child in self.children:
            offer = proposal if child.priority == self.top else own
            inside = around.within(proposal)
            x, y = aligned(self.align, own, child.size(offer, inside))
            yield (x, y, offer, inside)


class Grid(View):
    """A LazyVGrid."""

    minds_container = False

    def __init__(self, columns, spacing, align, children):
        super().__init__(children)
        self.columns, self.spacing, self.align = columns, spacing, align

    def widths(self, width):
        """The columns' widths, and the sum of them and of the room between."""
        gap = self.spacing[0]
        if width is None:
            found = [[column[1]] for column in self.columns]
        else:
            found = [None] * len(self.columns)
            left = width - gap * (len(self.columns) - 1)
            for index, column in enumerate(self.columns):
                if column[0] == "fixed":
                    found[index] = [column[1]]
                    left -= column[1]
            open_columns = [i for i, column in enumerate(self.columns) if column[0] != "fixed"]
            for turn, index in enumerate(open_columns):
                kind, least, most = self.columns[index]
                share = max(0.0, left / (len(open_columns) - turn))
                if kind == "flexible":
                    found[index] = [bounded(share, least, most)]
                    used = found[index][0]
                elif share == INFINITY:
                    # Not published, and the project's own: one column, as wide as it may be.
                    found[index] = [most]
                    used = most
                else:
                    share = max(share, least)
                    count = max(1, int((share + gap + SLACK) // (least + gap)))
                    each = bounded((share - gap * (count - 1)) / count, least, most)
                    found[index] = [each] * count
                    used = each * count + gap * (count - 1)
                if not (left == INFINITY and used == INFINITY):
                    left -= used
        flat = [each for widths in found for each in widths]
        return flat, sum(flat) + gap * max(0, len(flat) - 1)

    def measure(self, proposal, around):
        return self.lay(proposal, around)[0]

    def arrange(self, proposal, around):
        return self.lay(proposal, around)[1]

    def lay(self, proposal, around):
        return self.remembered("lay", proposal, around, lambda: self.find(proposal, around))

    def find(self, proposal, around):
        widths, total = self.widths(proposal[0])
        inside = around.within(proposal)
        part = {"leading": 0.0, "center": 0.5, "trailing": 1.0}[self.align]
        places = []
        y = 0.0
        for first in range(0, len(self.children), len(widths)):
            row = self.children[first:first + len(widths)]
            sizes = [child.size((width, None), inside) for child, width in zip(row, widths)]
            height = max(size[1] for size in sizes)
            if first > 0:
                y += self.spacing[1]
            x = 0.0
            for width, size in zip(widths, sizes):
                aside = 0.0 if width == size[0] else (width - size[0]) * part
                places.append((x + aside, y + (height - size[1]) / 2, (width, None), inside))
                x += width + self.spacing[0]
            y += height
        return (total, y), places


class Scroll(View):
    """As long as proposed along its axis, as its content across it."""

    def __init__(self, axis, margins, child):
        super().__init__([child])
        self.axis = axis
        self.margins = margins
        self.room = (margins[1] + margins[3], margins[0] + margins[2])

    def inside(self, proposal):
        viewport = tuple(less(proposal[i], self.room[i]) for i in (0, 1))
        offer = tuple(None if i == self.axis else viewport[i] for i in (0, 1))
        return offer, Surroundings(offer, viewport)

    def measure(self, proposal, around):
        offer, inside = self.inside(proposal)
        content = self.children[0].size(offer, inside)
        return tuple(
            proposal[i] if i == self.axis and proposal[i] is not None
            else max(0.0, content[i] + self.room[i]) for i in (0, 1))

    def arrange(self, proposal, around):
        offer, inside = self.inside(proposal)
        yield (self.margins[1], self.margins[0], offer, inside)


# Modifiers.


class Modifier(View):
    """A view around one child, whose priority it has; around a spacer it is one."""

    def __init__(self, child):
        super().__init__([child])
        self.child = child
        self.priority = child.priority
        self.is_spacer = child.is_spacer


class FixedSize(Modifier):
    def __init__(self, axes, child):
        super().__init__(child)
        self.axes = axes

    def offer(self, proposal):
        return tuple(None if i in self.axes else proposal[i] for i in (0, 1))

    def measure(self, proposal, around):
        return self.child.size(self.offer(proposal), around)

    def arrange(self, proposal, around):
        yield (0.0, 0.0, self.offer(proposal), around)


class Padding(Modifier):
    """Insets: top, leading, bottom, trailing. A padded spacer is spaced like any view."""

    def __init__(self, insets, child):
        super().__init__(child)
        self.is_spacer = child.is_spacer and not any(insets)
        self.insets = insets
        self.room = (insets[1] + insets[3], insets[0] + insets[2])

    def offer(self, proposal):
        return tuple(less(proposal[i], self.room[i]) for i in (0, 1))

    def measure(self, proposal, around):
        size = self.child.size(self.offer(proposal), around)
        return tuple(max(0.0, size[i] + self.room[i]) for i in (0, 1))

    def arrange(self, proposal, around):
        yield (self.insets[1], self.insets[0], self.offer(proposal), around)


class Length:
    """Points, or a share of what the container was proposed."""

    def __init__(self, text):
        self.is_share = text.endswith("%")
        self.value = float(text[:-1]) / 100 if self.is_share else float(text)

    def within(self, base):
        if not self.is_share:
            return self.value
        return None if base is None or base == INFINITY else base * self.value


def resolved(lengths, around):
    """Those of both axes that are known here."""
    return tuple(
        tuple(None if length is None else length.within(around.base[i]) for length in lengths[i])
        for i in (0, 1))


class FlexibleFrame(Modifier):
    """Lengths: for each axis least, ideal and most."""

    def __init__(self, lengths, align, child):
        super().__init__(child)
        self.lengths, self.align = lengths, align

    def is_absent(self, bounds):
        return all(length is None for axis in bounds for length in axis)

    def measure(self, proposal, around):
        bounds = resolved(self.lengths, around)
        if self.is_absent(bounds):
            return self.child.size(proposal, around)
        offer = []
        for i in (0, 1):
            least, ideal, most = bounds[i]
            wanted = ideal if proposal[i] is None else proposal[i]
            offer.append(None if wanted is None else bounded(wanted, least, most))
        size = self.child.size(tuple(offer), around)
        return tuple(self.length(proposal[i], size[i], *bounds[i]) for i in (0, 1))

    @staticmethod
    def length(proposed, child, least, ideal, most):
        if proposed is None:
            return bounded(child if ideal is None else ideal, least, most)
        if least is not None and most is not None:
            return bounded(proposed, least, most)
        if least is not None:
            return max(least, min(child, proposed))
        if most is not None:
            return min(most, max(child, proposed))
        return child

    def arrange(self, proposal, around):
        bounds = resolved(self.lengths, around)
        if self.is_absent(bounds):
            yield (0.0, 0.0, proposal, around)
            return
        own = self.size(proposal, around)
        offer = []
        for i in (0, 1):
            least, ideal, most = bounds[i]
            is_between = (
                (-INFINITY if least is None else least) < own[i]
                < (INFINITY if most is None else most))
            offer.append(
                None if proposal[i] is None and ideal is None and is_between else own[i])
        offer = tuple(offer)
        x, y = aligned(self.align, own, self.child.size(offer, around))
        yield (x, y, offer, around)


class AspectRatio(Modifier):
    def __init__(self, ratio, fills, child):
        super().__init__(child)
        self.ratio, self.fills = ratio, fills

    def offer(self, proposal):
        if proposal == (None, None):
            return proposal
        heights = []
        if proposal[0] is not None:
            heights.append(proposal[0] / self.ratio)
        if proposal[1] is not None:
            heights.append(proposal[1])
        height = max(heights) if self.fills else min(heights)
        return (height * self.ratio, height)

    def measure(self, proposal, around):
        return self.child.size(self.offer(proposal), around)

    def arrange(self, proposal, around):
        yield (0.0, 0.0, self.offer(proposal), around)


class FixedFrame(Modifier):
    """A width and a height, each optional; `relative` has one of them from the viewport instead,
    and with a growth the width is a ceiling."""

    def __init__(self, sides, relative, growth, align, child):
        super().__init__(child)
        self.sides, self.relative, self.growth, self.align = sides, relative, growth, align

    def lengths(self, proposal, around):
        found = [
            None if side is None else side.within(around.base[i])
            for i, side in enumerate(self.sides)]
        if self.relative is not None:
            axis, count, span, spacing = self.relative
            room = around.viewport[axis]
            found[axis] = None
            if room is not None and room != INFINITY:
                part = (room - (count - 1) * spacing) / count
                found[axis] = max(0.0, part * span + (span - 1) * spacing)
        if self.growth is not None:
            found = [None if side is None else side * self.growth for side in found]
            if found[0] is not None and proposal[0] is not None:
                found[0] = min(found[0], proposal[0])
        return tuple(found)

    def offer(self, lengths, proposal):
        return tuple(proposal[i] if lengths[i] is None else lengths[i] for i in (0, 1))

    def measure(self, proposal, around):
        lengths = self.lengths(proposal, around)
        size = self.child.size(self.offer(lengths, proposal), around)
        return tuple(size[i] if lengths[i] is None else lengths[i] for i in (0, 1))

    def arrange(self, proposal, around):
        offer = self.offer(self.lengths(proposal, around), proposal)
        own = self.size(proposal, around)
        x, y = aligned(self.align, own, self.child.size(offer, around))
        yield (x, y, offer, around)


class Marked(Modifier):
    """Reports its frame."""

    def measure(self, proposal, around):
        return self.child.size(proposal, around)

    def arrange(self, proposal, around):
        yield (0.0, 0.0, proposal, around)

    def place(self, x, y, proposal, around, frames):
        frames.append((x, y) + self.size(proposal, around))
        super().place(x, y, proposal, around, frames)


class Moved(Modifier):
    """An offset: moves the picture and no neighbour, nor a guide."""

    def __init__(self, by, child):
        super().__init__(child)
        self.by = by

    def measure(self, proposal, around):
        return self.child.size(proposal, around)

    def find_baseline(self, which, proposal, around):
        return self.child.baseline(which, proposal, around)

    def arrange(self, proposal, around):
        yield (self.by[0], self.by[1], proposal, around)


# Reading sketches.


def numbers(text, separator=","):
    return [float(word) for word in text.split(separator)]


def insets(text):
    found = numbers(text)
    return found * 4 if len(found) == 1 else found


def corner(text, usual="center"):
    align = [usual, "center"]
    for word in (text or "").split("."):
        if word in ("leading", "trailing"):
            align[0] = word
        elif word in ("top", "bottom"):
            align[1] = word
        elif word == "center" and text.split(".").index(word) == 0:
            align[0] = word
    return tuple(align)


class Reader:
    def __init__(self, text):
        self.words = text.replace("(", " ( ").replace(")", " ) ").split()
        self.at = 0

    def next(self):
        self.at += 1
        return self.words[self.at - 1]

    def node(self, stack=None):
        """A node that stands in a stack along this axis, or in none."""
        assert self.next() == "("
        kind = self.next()
        inner = {"h": 0, "v": 1, "use": stack}.get(kind)
        keys, children = {}, []
        while self.words[self.at] != ")":
            if self.words[self.at] == "(":
                children.append(self.node(inner))
                continue
            word = self.next()
            if not word.startswith("#"):
                key, value = word.split("=", 1)
                keys[key] = value
        self.next()
        return boxed(keys, content(kind, keys, children, stack))


def content(kind, keys, children, stack):
    def number(key, usual=None):
        return float(keys[key]) if key in keys else usual

    if kind in ("h", "v"):
        spacing = number("spacing")
        return Stack(0 if kind == "h" else 1, keys.get("align", "center"), spacing, children)
    if kind == "z":
        return Layers(corner(keys.get("align")), children)
    if kind == "grid":
        columns = []
        for text in keys.get("columns", "").split(","):
            words = text.split(":")
            columns.append((words[0], float(words[1]), float(words[-1])))
        return Grid(
            columns, (number("sx", 8.0), number("sy", 8.0)), keys.get("align", "center"), children)
    if kind == "scroll":
        return Scroll(
            0 if keys.get("axis") == "h" else 1, insets(keys.get("margins", "0")), children[0])
    if kind == "use":
        return children[0]
    if kind in ("icon", "drawing", "b") and "size" not in keys:
        return Fill()
    if kind == "circle" and "size" not in keys:
        return Circle()
    if kind in ("icon", "drawing", "circle"):
        return Fixed(number("size"), number("size"))
    if kind == "spinner" or (kind == "progress" and keys.get("style") == "circular"):
        return Fixed(number("size", 20.0), number("size", 20.0))
    if kind == "progress":
        return Bars(100.0, number("line", 4.0))
    if kind == "lines":
        count = len(keys.get("widths", "100%").split(","))
        return Bars(10.0, count * number("lineHeight", 20.0))
    if kind == "dots":
        count, size = int(number("count", 3)), number("size", 8.0)
        return Fixed(max(0.0, count * size + (count - 1) * number("spacing", 8.0)), size)
    if kind == "divider":
        return Divider(number("thickness", 1.0), stack)
    if kind == "s":
        return Spacer(number("min", 8.0), stack)
    if kind == "text":
        words = [word for word in keys.get("value", "").split("_") if word]
        limit = int(keys["limit"]) if "limit" in keys else None
        return Text(words, number("leading", 20.0), limit)
    raise ValueError(kind)


def boxed(keys, view):
    """The box's keys as modifiers, from the inside out."""
    align = corner(keys.get("al"))

    def length(key):
        return Length(keys[key]) if key in keys else None

    if "fixed" in keys:
        view = FixedSize({0 if letter == "h" else 1 for letter in keys["fixed"]}, view)
    if "pad" in keys:
        view = Padding(insets(keys["pad"]), view)
    lengths = [[length(name + side) for name in ("min", "ideal", "max")] for side in "wh"]
    if any(each is not None for axis in lengths for each in axis):
        view = FlexibleFrame(lengths, align, view)
    if "ratio" in keys:
        parts = numbers(keys["ratio"], "/")
        view = AspectRatio(parts[0] / parts[1], keys.get("mode") == "fill", view)
    relative = None
    if "relative" in keys:
        count, span, spacing = numbers(keys["relative"])
        relative = (1 if keys.get("along") == "v" else 0, int(count), int(span), spacing)
    if "w" in keys or "h" in keys or relative is not None:
        growth = float(keys["growth"]) if "growth" in keys else None
        view = FixedFrame((length("w"), length("h")), relative, growth, align, view)
    view = Marked(view)
    if "margin" in keys:
        view = Padding(insets(keys["margin"]), view)
    if "offset" in keys:
        view = Moved(numbers(keys["offset"]), view)
    if "priority" in keys:
        view.priority = float(keys["priority"])
    return view


def frames(width, height, tree):
    """The frames of all nodes, the root centred in the canvas."""
    root = Reader(tree).node()
    canvas = (width, height)
    around = Surroundings(canvas, canvas)
    size = root.size(canvas, around)
    room = (width, size[1] if height is None else height)
    x, y = aligned(("center", "center"), room, size)
    found = []
    root.place(x, y, canvas, around, found)
    return found


def decimals(value):
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def case(width, height, tree):
    found = frames(width, height, tree)
    text = ";".join(" ".join(decimals(side) for side in frame) for frame in found)
    canvas = f"{decimals(width)} {'fit' if height is None else decimals(height)}"
    return f"{canvas}|{tree}|{text}"


# Random trees.


class Grower:
    """Random trees. `kind` is all, frames or text."""

    def __init__(self, chance, kind):
        self.chance, self.kind = chance, kind
        self.left = chance.randint(3, 18)

    def may(self, part):
        return self.chance.random() < part

    def number(self, least, most):
        value = self.chance.uniform(least, most)
        return decimals(round(value, self.chance.choice([0, 0, 1])))

    def length(self, least, most):
        if self.may(0.12):
            return self.chance.choice(["25%", "50%", "75%", "100%"])
        return self.number(least, most)

    def insets(self):
        sides = [self.number(-4, 0) if self.may(0.05) else self.number(0, 14) for _ in range(4)]
        return ",".join(sides)

    def bounds(self, side):
        """Consistent ones, mostly."""
        found = []
        if self.may(0.55):
            found.append(f"min{side}={self.length(5, 90)}")
        if self.may(0.3):
            found.append(f"ideal{side}={self.length(0, 120)}")
        if self.may(0.6):
            found.append(f"max{side}={'inf' if self.may(0.4) else self.length(20, 140)}")
        return found

    def box(self, flexible):
        found = []
        if self.may(0.5):
            across = self.chance.choice(["leading", "center", "trailing"])
            found.append(f"al={across}.{self.chance.choice(['top', 'center', 'bottom'])}")
        if self.may(0.1):
            found.append(f"fixed={self.chance.choice(['h', 'v', 'hv'])}")
        if self.may(0.2):
            found.append(f"pad={self.insets()}")
        if self.may(flexible):
            found += self.bounds("w")
        if self.may(flexible):
            found += self.bounds("h")
        if self.may(0.12):
            ratio = f"{self.chance.randint(1, 4)}/{self.chance.randint(1, 4)}"
            found.append(f"ratio={ratio}")
            if self.may(0.3):
                found.append("mode=fill")
        if self.may(0.05):
            count = self.chance.randint(1, 4)
            span = self.chance.randint(1, count)
            found.append(f"relative={count},{span},{self.number(0, 8)}")
            found.append(f"along={self.chance.choice('hv')}")
        else:
            if self.may(0.2):
                found.append(f"w={self.length(5, 120)}")
            if self.may(0.2):
                found.append(f"h={self.length(5, 90)}")
        if self.may(0.15):
            found.append(f"priority={self.chance.choice([-1, 1, 1, 2])}")
        if self.may(0.05):
            found.append(f"offset={self.number(-9, 9)},{self.number(-9, 9)}")
        if self.may(0.15):
            found.append(f"margin={self.insets()}")
        return found

    def node(self, depth, in_stack=False):
        self.left -= 1
        flexible = {"all": 0.2, "frames": 0.5, "text": 0.3}[self.kind]
        if depth < 6 and (depth == 0 or (self.left > 0 and self.may(0.6))):
            words, children = self.container(depth, in_stack)
        else:
            words, children = self.leaf(in_stack), []
        if words[0] != "s":
            words += self.box(flexible)
        return "(" + " ".join(words + children) + ")"

    def children(self, depth, in_stack=False):
        count = self.chance.choice([1, 2, 2, 3, 3, 4])
        return [self.node(depth + 1, in_stack) for _ in range(count)]

    def container(self, depth, in_stack):
        kinds = ["h"] * 6 + ["v"] * 6 + ["z"] * 3 + ["use"] * 2 + ["scroll"] * 2 + ["grid"]
        kind = self.chance.choice(kinds)
        if kind in ("h", "v"):
            aligns = ["top", "center", "bottom"] if kind == "h" else [
                "leading", "center", "trailing"]
            if self.kind == "text" and kind == "h" and self.may(0.6):
                aligns = ["firstTextBaseline", "lastTextBaseline"]
            words = [kind, f"align={self.chance.choice(aligns)}"]
            if self.may(0.5):
                words.append(f"spacing={self.number(0, 15)}")
            return words, self.children(depth, True)
        if kind == "z":
            across = self.chance.choice(["leading", "center", "trailing"])
            align = f"{across}.{self.chance.choice(['top', 'center', 'bottom'])}"
            return ["z", f"align={align}"], self.children(depth)
        if kind == "use":
            return ["use"], [self.node(depth + 1, in_stack)]
        if kind == "scroll":
            words = ["scroll", f"axis={self.chance.choice('hv')}"]
            if self.may(0.5):
                margins = ",".join(self.number(0, 14) for _ in range(4))
                words.append(f"margins={margins}")
            return words, [self.node(depth + 1)]
        columns = []
        for _ in range(self.chance.randint(1, 3)):
            least = self.number(18, 60)
            most = "inf" if self.may(0.4) else decimals(float(least) + 20)
            columns.append(self.chance.choice(
                [f"fixed:{least}", f"flexible:{least}:{most}", f"flexible:{least}:{most}",
                 f"adaptive:{least}:{most}"]))
        words = [
            "grid", f"columns={','.join(columns)}",
            f"sx={self.number(0, 10)}", f"sy={self.number(0, 10)}",
            f"align={self.chance.choice(['leading', 'center', 'trailing'])}"]
        return words, self.children(depth)

    def leaf(self, in_stack):
        if self.kind == "text" and self.may(0.5):
            letters = [self.chance.randint(1, 5) for _ in range(self.chance.randint(1, 4))]
            value = "_".join("abcde"[:count] for count in letters)
            words = ["text", f"value={value}"]
            if self.may(0.4):
                words.append(f"leading={self.chance.choice(['16', '17.5', '24', '28.3'])}")
            if self.may(0.2):
                words.append(f"limit={self.chance.randint(1, 3)}")
            return words
        kinds = ["b"] * 8 + ["s"] * 2 + ["circle", "divider"]
        if self.kind == "all":
            kinds += ["spinner", "progress", "dots", "icon", "drawing", "lines"]
        kind = self.chance.choice(kinds)
        if kind == "s":
            return ["s", f"min={self.number(0, 30)}"] if in_stack else ["s", "min=8"]
        if kind in ("circle", "icon") and self.may(0.5):
            return [kind, f"size={self.number(5, 30)}"]
        if kind == "divider":
            return ["divider", f"thickness={self.chance.choice(['0.5', '1', '2'])}"]
        if kind == "lines":
            return ["lines", f"widths={self.chance.choice(['100%', '100%,60%', '50,80,20'])}"]
        return [kind]


def grow(seed, index, kind):
    chance = random.Random(f"{seed} {index} {kind}")
    width = chance.choice([60.0, 100.0, 200.0, 320.0, 393.0])
    height = chance.choice([None, 60.0, 100.0, 300.0, 852.0])
    return width, height, Grower(chance, kind).node(0)


def main(arguments):
    if len(arguments) == 2 and arguments[0] == "frames":
        with open(arguments[1], encoding="utf-8") as file:
            for line in file:
                canvas, tree = line.split("|")[:2]
                width, height = canvas.split()
                print(case(float(width), None if height == "fit" else float(height), tree))
    elif len(arguments) == 4 and arguments[0] == "random":
        for index in range(int(arguments[2])):
            print(case(*grow(arguments[1], index, arguments[3])))
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
