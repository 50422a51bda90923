"""Random views, each printed as SwiftUI's source and as a document.

Both printers start from the same abstract tree and know nothing of each other: `swift` follows
SwiftUI's rules, `document` those of docs/language.md. Where a modifier stands, the document has a
zstack of its own round the node, which is plain and leaves the order of modifiers no room for
mistakes. Neither knows how skelsnap turns one into the other, which is what they are there to test.
"""

import json
import pathlib
import random
import re
import sys

COLUMNS = 8
TILE = 160

# SwiftUI's colours, and what the theme ios calls the same.
COLORS = {
    "Color.red": "systemRed", "Color.blue": "systemBlue", "Color.green": "systemGreen",
    "Color.orange": "systemOrange", "Color.gray": "systemGray", "Color.primary": "label",
    "Color.secondary": "secondaryLabel", "Color.white": "white", "Color.black": "black",
    "Color(.systemGray5)": "systemGray5", "Color(.systemGray6)": "systemGray6",
    "Color(uiColor: .secondarySystemBackground)": "secondarySystemBackground",
    "Color(.separator)": "separator", "Color.accentColor": "accent", "Color.clear": "clear",
}
PLACES = ["topLeading", "top", "topTrailing", "leading", "center", "trailing", "bottomLeading",
          "bottom", "bottomTrailing"]
UNIT_POINTS = {"topLeading": (0, 0), "top": (0.5, 0), "topTrailing": (1, 0), "leading": (0, 0.5),
               "center": (0.5, 0.5), "trailing": (1, 0.5), "bottomLeading": (0, 1),
               "bottom": (0.5, 1), "bottomTrailing": (1, 1)}
# SwiftUI's text styles: the theme's name, and the size of the font where type is `large`.
STYLES = {"largeTitle": ("largeTitle", 34), "title": ("title1", 28), "title2": ("title2", 22),
          "title3": ("title3", 20), "headline": ("headline", 17), "body": ("body", 17),
          "callout": ("callout", 16), "subheadline": ("subheadline", 15),
          "footnote": ("footnote", 13), "caption": ("caption1", 12), "caption2": ("caption2", 11)}
WEIGHTS = ["light", "regular", "medium", "semibold", "bold", "heavy"]
ICONS = ["heart", "heart.fill", "star.fill", "bell", "photo", "xmark", "checkmark.circle", "clock",
         "magnifyingglass", "tray", "wifi.slash", "person.fill"]


def boxes():
    """How wide and high symbols are at a font's size of 1, and the room at their sides."""
    file = pathlib.Path(__file__).resolve().parents[3] / (
        "Sources/SkeletonLanguage/Symbols/symbol-boxes.txt")
    found = {"checkmark.circle": (0.996, 0.996, 0.088)}
    for line in file.read_text().splitlines():
        name, *numbers = line.split()
        if name != "#":
            numbers = [float(number) for number in numbers]
            found[name] = (*numbers[:2], numbers[2] if len(numbers) > 2 else 0.123)
    return found


def hundredths(length):
    """Rounded as the translation rounds: halves away from 0."""
    return int(length * 100 + 0.5) / 100


BOXES = boxes()
WORDS = ["Hello", "Feed", "Loading", "a", "photograph", "of", "the", "sea", "2 min", "Anna", "Öl"]

PRELUDE = """\
import SwiftUI

struct Card: ViewModifier {
  let inset: CGFloat
  let color: Color
  func body(content: Content) -> some View {
    content.padding(inset).background(color).cornerRadius(inset / 2)
  }
}

struct Dimmed: ViewModifier {
  func body(content: Content) -> some View { content.opacity(0.5).padding(.horizontal, 3) }
}

struct Boxed<Content: View>: View {
  let spacing: CGFloat
  @ViewBuilder let content: Content
  var body: some View { VStack(alignment: .leading, spacing: spacing) { content } }
}

"""


def number(value):
    return str(int(value)) if value == int(value) else repr(value)


class Color:
    def __init__(self, swift, document, alpha=1):
        self.swift = swift if alpha == 1 else f"{swift}.opacity({number(alpha)})"
        self.document = document if alpha == 1 else f"{document} @ {number(alpha)}"


class Gradient:
    def __init__(self, colors, locations, start=None, end=None, center=None, radii=None):
        self.colors, self.locations = colors, locations
        self.start, self.end, self.center, self.radii = start, end, center, radii

    def with_ends(self, start, end):
        return Gradient(self.colors, self.locations, start, end)

    @staticmethod
    def point(place):
        if isinstance(place, str):
            return f".{place}"
        return f"UnitPoint(x: {number(place[0])}, y: {number(place[1])})"

    @staticmethod
    def unit(place):
        x, y = UNIT_POINTS[place] if isinstance(place, str) else place
        return {"x": x, "y": y}

    def swift_with(self, ends=None):
        if self.locations:
            stops = ", ".join(f".init(color: {color.swift}, location: {number(location)})"
                              for color, location in zip(self.colors, self.locations))
            colors = f"stops: [{stops}]"
        else:
            colors = "colors: [" + ", ".join(color.swift for color in self.colors) + "]"
        if self.radii:
            return (f"RadialGradient({colors}, center: {self.point(self.center)}, "
                    f"startRadius: {number(self.radii[0])}, endRadius: {number(self.radii[1])})")
        start, end = ends or (self.point(self.start), self.point(self.end))
        return f"LinearGradient({colors}, startPoint: {start}, endPoint: {end})"

    @property
    def swift(self):
        return self.swift_with()

    @property
    def document(self):
        stops = ([{"color": color.document, "location": location}
                  for color, location in zip(self.colors, self.locations)]
                 if self.locations else [color.document for color in self.colors])
        if self.radii:
            return {"stops": stops, "center": self.unit(self.center),
                    "startRadius": self.radii[0], "endRadius": self.radii[1]}
        return {"stops": stops, "startPoint": self.unit(self.start), "endPoint": self.unit(self.end)}


class Look:
    """What a view inherits from those around it."""

    def __init__(self, font=None, color=None, limit=None, alignment=None, redacted=False):
        self.font, self.color, self.limit = font, color, limit
        self.alignment, self.redacted = alignment, redacted

    def but(self, **changes):
        return Look(**{**self.__dict__, **changes})


class Node:
    """A view: what it is in Swift, line by line, and in a document."""

    # What its stack serves first; SwiftUI passes it on through modifiers, not through stacks.
    priority = None
    depth = 1

    def swift(self):
        raise NotImplementedError

    def document(self, look):
        raise NotImplementedError


def indented(lines):
    return ["  " + line for line in lines]


def modifiable(lines):
    """A choice is no expression that modifiers can follow."""
    return ["Group {"] + indented(lines) + ["}"] if lines[0].startswith("if ") else lines


class Leaf(Node):
    def __init__(self, swift, document):
        self.text = swift
        self.node = document

    def swift(self):
        return [self.text]

    def document(self, look):
        return self.node(look) if callable(self.node) else self.node


class Text(Node):
    def __init__(self, value, font=None, weight=None, weight_in_font=False, size=None, color=None,
                 limit=None, alignment=None, reserves=False, tertiary=False):
        self.__dict__.update(locals())

    def swift(self):
        text = f'Text("{self.value}")'
        font = None
        if self.size:
            weight = f", weight: .{self.weight}" if self.weight else ""
            font = f".system(size: {number(self.size)}{weight})"
        elif self.font:
            font = f".{self.font}"
            if self.weight and self.weight_in_font:
                font += f".weight(.{self.weight})"
        if font:
            text += f".font({font})"
        if self.weight and not self.size and not (self.font and self.weight_in_font):
            text += ".bold()" if self.weight == "bold" else f".fontWeight(.{self.weight})"
        if self.color:
            text += (f".foregroundColor({self.color.swift})" if len(self.value) % 2
                     else f".foregroundStyle({self.color.swift})")
        if self.limit:
            reserves = ", reservesSpace: true" if self.reserves else ""
            text += f".lineLimit({self.limit}{reserves})"
        if self.alignment:
            text += f".multilineTextAlignment(.{self.alignment})"
        return [text]

    def document(self, look):
        if self.size:
            # A size in points is that at every size of type.
            font = {"size": self.size, "dynamicTypeSize": "large"}
            if self.weight:
                font["weight"] = self.weight
        else:
            style = self.font or look.font or "body"
            font = STYLES[style][0]
            weight = self.weight
            # What `bold()` makes of a style is the weight that the style has for it.
            if (weight == "bold" and not (self.font and self.weight_in_font)
                    and style not in ("largeTitle", "title", "title2")):
                weight = "semibold"
            if style == "headline" and weight == "semibold":
                weight = None
            if weight:
                font = {"relativeTo": font, "weight": weight}
        text = {"value": self.value, "font": font}
        color = self.color or look.color
        if look.redacted:
            # A sixth of the text's own colour.
            text["redacted"] = True
            text["radius"] = 2
            text["fill"] = faint(color.document if color else "label")
        elif color:
            text["color"] = color.document
        limit = self.limit or look.limit
        if limit:
            text["lineLimit"] = limit
        if self.limit and self.reserves:
            text["reservesSpace"] = True
        alignment = self.alignment or look.alignment
        if alignment:
            text["alignment"] = alignment
        return {"text": text}


def faint(color):
    name, _, alpha = color.partition(" @ ")
    return f"{name} @ {round(0.16 * float(alpha or 1), 4)}"


class Icon(Node):
    def __init__(self, name, font=None, size=None, color=None):
        self.__dict__.update(locals())

    def swift(self):
        text = f'Image(systemName: "{self.name}")'
        if self.size:
            text += f".font(.system(size: {number(self.size)}))"
        elif self.font:
            text += f".font(.{self.font})"
        if self.color:
            text += f".foregroundColor({self.color.swift})"
        return [text]

    def document(self, look):
        color = (self.color or look.color)
        style, size = STYLES[self.font or look.font or "body"]
        point = self.size or size
        width, height, side = BOXES.get(self.name) or BOXES[self.name.removesuffix(".fill")]
        # A headline is semibold, and so is a symbol in its font: lines and all are larger.
        is_heavy = not self.size and style == "headline"
        growth = 1.034 if is_heavy else 1
        width, height = width * growth + 2 * side, height * growth + 2 * 0.083
        keys = {} if self.size else {"relativeTo": style}
        if look.redacted:
            return {"block": {**keys, "width": hundredths(point * width),
                              "height": hundredths(point * height),
                              "fill": faint(color.document if color else "label")}}
        keys["size"] = hundredths(point * height)
        if color:
            keys["color"] = color.document
        symbol = {"symbol": self.name, **({"weight": "semibold"} if is_heavy else {})}
        return {"icon": {"name": symbol, **keys}}


class Shape(Node):
    """A shape with a fill of its own, or the foreground's."""

    def __init__(self, form, style=None, rim=None):
        self.form, self.style, self.rim = form, style, rim

    def swift(self):
        text = self.form.swift
        if self.rim:
            text += f".strokeBorder({self.rim[0].swift}, lineWidth: {number(self.rim[1])})"
        elif self.style:
            text += f".fill({self.style.swift})"
        return [text]

    def document(self, look):
        fill = self.style.document if self.style else (
            look.color.document if look.color else "label")
        if self.rim:
            color, width = self.rim
            return self.form.node({"fill": "clear",
                                   "border": {"color": color.document, "width": width}})
        return self.form.node({"fill": fill})


class Form:
    """The outline of a shape. `keys` are those of the box, where it is a rectangle of some kind."""

    def __init__(self, swift, kind, keys):
        self.swift, self.kind, self.keys = swift, kind, keys

    def node(self, keys):
        return {self.kind: {**self.keys, **keys}}


class Container(Node):
    def __init__(self, head, kind, keys, children, suffixes=None):
        self.head, self.kind, self.keys, self.children = head, kind, keys, children
        self.depth = 1 + max((child.depth for child in children), default=0)

    def swift(self):
        if not self.children:
            return [f"{self.head} {{}}"]
        lines = [f"{self.head} {{"]
        for child in self.children:
            lines += indented(child.swift())
        return lines + ["}"]

    def document(self, look):
        return {self.kind: {**self.keys, "children": [child.document(look)
                                                      for child in self.children]}}


class Layered(Container):
    """A ZStack whose children may say which lies above."""

    def __init__(self, head, keys, children, levels):
        super().__init__(head, "zstack", keys, children)
        self.levels = levels

    def swift(self):
        lines = [f"{self.head} {{"]
        for child, level in zip(self.children, self.levels):
            inner = child.swift()
            if level:
                inner = modifiable(inner) + [f"  .zIndex({number(level)})"]
            lines += indented(inner)
        return lines + ["}"]

    def document(self, look):
        order = sorted(range(len(self.children)), key=lambda index: (self.levels[index], index))
        return {"zstack": {**self.keys, "children": [self.children[index].document(look)
                                                     for index in order]}}


class Scroll(Node):
    def __init__(self, axis, child):
        self.axis, self.child = axis, child
        self.depth = 1 + child.depth

    def swift(self):
        head = "ScrollView {" if self.axis == "vertical" else "ScrollView(.horizontal) {"
        return [head] + indented(self.child.swift()) + ["}"]

    def document(self, look):
        return {"scroll": {"axis": self.axis, "view": self.child.document(look)}}


class Choice(Node):
    """One view in the light and another in the dark."""

    def __init__(self, light, dark):
        self.light, self.dark = light, dark
        self.depth = 1 + max(light.depth, dark.depth)

    def swift(self):
        return (["if colorScheme == .dark {"] + indented(self.dark.swift()) + ["} else {"]
                + indented(self.light.swift()) + ["}"])

    def document(self, look):
        return {"when": {"if": {"appearance": "dark"}, "then": self.dark.document(look),
                         "else": self.light.document(look)}}


class Rows(Node):
    """A `ForEach` within a stack: bars whose length depends on the index, or the same view."""

    def __init__(self, count, child=None, bar=None):
        self.count, self.child, self.bar = count, child, bar
        self.depth = 1 + (child.depth if child else 1)

    def swift(self):
        inner = (self.child.swift() if self.child else
                 [f"Rectangle().fill({self.bar[2].swift})"
                  f".frame(width: CGFloat({self.bar[0]} + {self.bar[1]} * index), height: 6)"])
        return [f"ForEach(0..<{self.count}, id: \\.self) {{ index in"] + indented(inner) + ["}"]

    def documents(self, look):
        if self.child:
            return [self.child.document(look) for _ in range(self.count)]
        return [{"zstack": {"width": self.bar[0] + self.bar[1] * index, "height": 6, "children": [
            {"block": {"fill": self.bar[2].document}}]}} for index in range(self.count)]


class Stack(Container):
    """A stack or a grid: the items of a `ForEach` are children like any others."""

    def document(self, look):
        children = []
        for child in self.children:
            children += child.documents(look) if isinstance(child, Rows) else [child.document(look)]
        return {self.kind: {**self.keys, "children": children}}


class Geometry(Node):
    """A GeometryReader of a certain size, with a part of it inside."""

    def __init__(self, width, height, shares, color, child):
        self.width, self.height, self.shares = width, height, shares
        self.color, self.child = color, child
        self.depth = 4 + child.depth

    def swift(self):
        x, y = (number(share) for share in self.shares)
        return (["GeometryReader { geometry in", f"  {self.color.swift}",
                 f"    .frame(width: geometry.size.width * {x}, "
                 f"height: geometry.size.height * {y})"]
                + indented(self.child.swift())
                + ["}", f"  .frame(width: {number(self.width)}, height: {number(self.height)})"])

    def document(self, look):
        x, y = (f"{number(share * 100)}%" for share in self.shares)
        reader = {"zstack": {
            "alignment": "topLeading", "frameAlignment": "topLeading",
            "minWidth": 0, "maxWidth": "fill", "minHeight": 0, "maxHeight": "fill",
            "children": [
                {"zstack": {"width": x, "height": y,
                            "children": [{"block": {"fill": self.color.document}}]}},
                self.child.document(look)]}}
        return {"zstack": {"width": self.width, "height": self.height, "children": [reader]}}


class Part(Node):
    """A custom view of its own."""

    def __init__(self, name, child):
        self.name, self.child = name, child
        self.priority = child.priority
        self.depth = child.depth

    def swift(self):
        return [f"{self.name}()"]

    def document(self, look):
        return self.child.document(look)


class Modified(Node):
    """A modifier of a view: `call` in Swift, a zstack with `keys` in the document."""

    def __init__(self, child, call, keys=None, look=None, priority=None, wrap=None):
        self.child, self.call, self.keys, self.change, self.wrap = child, call, keys, look, wrap
        self.priority = priority if priority is not None else child.priority
        self.depth = child.depth + 2

    def swift(self):
        calls = [self.call] if isinstance(self.call, str) else self.call
        return modifiable(self.child.swift()) + indented(calls)

    def document(self, look):
        inner = self.child.document(look.but(**self.change) if self.change else look)
        if self.wrap:
            return with_priority(self.wrap(inner, look), self.priority)
        if self.keys is None:
            return with_priority(inner, self.priority)
        return with_priority({"zstack": {**self.keys, "children": [inner]}}, self.priority)


def with_priority(node, priority):
    if priority is None:
        return node
    kind, keys = next(iter(node.items()))
    if not isinstance(keys, dict) or kind in ("when", "spacer"):
        return {"zstack": {"layoutPriority": priority, "children": [node]}}
    return {kind: {**keys, "layoutPriority": priority}}


class Moving(Node):
    """A view with something that moves, as a custom view with a state of its own."""

    def __init__(self, name, child, calls, keys, to, animation, motion, by_value):
        self.name, self.child, self.calls, self.keys, self.to = name, child, calls, keys, to
        self.animation, self.motion, self.by_value = animation, motion, by_value
        self.priority = child.priority
        self.depth = child.depth + 2

    def swift(self):
        return [f"{self.name}()"]

    def body(self):
        lines = modifiable(self.child.swift()) + indented(self.calls)
        if self.by_value:
            lines += indented([f".animation({self.animation}, value: moved)",
                               ".onAppear { moved = true }"])
        else:
            lines += indented([".onAppear {", f"  withAnimation({self.animation}) {{ moved = true }}",
                               "}"])
        return lines

    def document(self, look):
        motion = {"to": self.to, **self.motion, "whenReduced": "moves"}
        if "fill" in self.keys:
            return {"block": {**self.keys, "motion": motion}}
        return with_priority({"zstack": {**self.keys, "motion": motion,
                                         "children": [self.child.document(look)]}}, self.priority)


class Forest:
    """Makes trees, and prints them together: each in a tile of one picture."""

    def __init__(self, seed, count):
        self.dice = random.Random(seed)
        self.parts = []
        # Most are small: what differs in them is found at once.
        self.trees = [self.tree(self.dice.choice([1, 1, 2, 2, 2, 3])) for _ in range(count)]

    # Choices

    def chance(self, share):
        return self.dice.random() < share

    def length(self, low=2, high=60):
        return self.dice.randint(low * 2, high * 2) / 2 if self.chance(0.15) \
            else self.dice.randint(low, high)

    def color(self):
        alpha = self.dice.choice([1, 1, 1, 0.5, 0.3, 0.75])
        if self.chance(0.25):
            red, green, blue = (self.dice.randint(0, 255) for _ in range(3))
            # Enough digits to name the level.
            parts = [f"{value / 255:.6f}" for value in (red, green, blue)]
            return Color(f"Color(red: {parts[0]}, green: {parts[1]}, blue: {parts[2]})",
                         f"#{red:02x}{green:02x}{blue:02x}", alpha)
        swift = self.dice.choice(list(COLORS))
        return Color(swift, COLORS[swift], alpha)

    def place(self):
        return self.dice.choice(PLACES)

    def unit_point(self):
        if self.chance(0.3):
            return (self.dice.choice([-0.5, 0, 0.25, 0.75, 1.5]),
                    self.dice.choice([0, 0.25, 0.75, 1]))
        return self.place()

    def gradient(self, linear=False):
        colors = [self.color() for _ in range(self.dice.randint(2, 3))]
        locations = None
        if self.chance(0.3):
            locations = sorted(self.dice.choice([0, 0.1, 0.25, 0.5, 0.6, 0.9, 1]) for _ in colors)
        if not linear and self.chance(0.3):
            return Gradient(colors, locations, center=self.unit_point(),
                            radii=(self.dice.choice([0, 0, 5]), self.dice.randint(6, 60)))
        start = self.unit_point()
        end = self.unit_point()
        while Gradient.unit(start) == Gradient.unit(end):
            end = self.unit_point()
        return Gradient(colors, locations, start, end)

    def style(self):
        return self.gradient() if self.chance(0.25) else self.color()

    def rectangle(self):
        """A form that is a rectangle with corners of some kind."""
        kind = self.dice.randrange(4)
        if kind == 0:
            return Form("Rectangle()", "block", {})
        if kind == 1:
            radius = self.length(1, 16)
            style = self.dice.choice(["", "", ", style: .circular", ", style: .continuous"])
            keys = {"radius": radius}
            if "circular" in style:
                keys["corners"] = "circular"
            return Form(f"RoundedRectangle(cornerRadius: {number(radius)}{style})", "block", keys)
        if kind == 2:
            circular = self.chance(0.3)
            keys = {"radius": "capsule"}
            if circular:
                keys["corners"] = "circular"
            return Form("Capsule(style: .circular)" if circular else "Capsule()", "block", keys)
        radii = [self.dice.choice([0, 4, 8, 12.5]) for _ in range(4)]
        names = ["topLeading", "bottomLeading", "bottomTrailing", "topTrailing"]
        arguments = ", ".join(f"{name}Radius: {number(radius)}"
                              for name, radius in zip(names, radii))
        return Form(f"UnevenRoundedRectangle({arguments})", "block",
                    {"radius": dict(zip(names, radii))})

    def form(self):
        kind = self.dice.random()
        if kind < 0.25:
            return Form("Circle()", "circle", {})
        if kind < 0.35:
            return Form("Ellipse()", "ellipse", {})
        return self.rectangle()

    # Views

    def leaf(self):
        kind = self.dice.random()
        if kind < 0.3:
            return self.text()
        if kind < 0.4:
            font = self.dice.choice([None, None, *STYLES])
            size = self.length(8, 30) if not font and self.chance(0.5) else None
            return Icon(self.dice.choice(ICONS), font, size,
                        self.color() if self.chance(0.5) else None)
        if kind < 0.8:
            rim = (self.color(), self.dice.choice([1, 2, 3])) if self.chance(0.1) else None
            form = self.rectangle() if rim else self.form()
            return Shape(form, self.style() if not rim and self.chance(0.85) else None, rim)
        if kind < 0.93:
            style = self.style()
            return Leaf(style.swift, {"block": {"fill": style.document}})
        height = self.dice.choice([1, 2, 8])
        return Modified(Shape(Form("Rectangle()", "block", {}), self.color()),
                        f".frame(height: {height})", {"height": height})

    def text(self):
        words = " ".join(self.dice.choice(WORDS) for _ in range(self.dice.randint(1, 6)))
        font = self.dice.choice([None, *STYLES])
        size = self.length(8, 24) if font is None and self.chance(0.3) else None
        limit = self.dice.choice([None, None, 1, 2, 3])
        return Text(words, font, self.dice.choice([None, None, *WEIGHTS]), self.chance(0.5), size,
                    self.color() if self.chance(0.4) else None, limit,
                    self.dice.choice([None, None, "leading", "center", "trailing"]),
                    bool(limit) and self.chance(0.2))

    def tree(self, depth):
        if depth <= 0 or self.chance(0.15):
            view = self.leaf()
        else:
            view = self.container(depth)
        for _ in range(self.dice.choice([0, 0, 1, 1, 2, 3, 4])):
            view = self.modified(view, depth)
        if self.chance(0.06):
            view = self.moving(view)
        elif self.chance(0.08):
            view = self.part(view)
        return view

    def part(self, view):
        name = f"Part{len(self.parts)}"
        scheme = "  @Environment(\\.colorScheme) private var colorScheme\n"
        body = "\n".join("    " + line for line in view.swift())
        self.parts.append(f"struct {name}: View {{\n{scheme}  var body: some View {{\n{body}\n  }}\n}}\n")
        return Part(name, view)

    def container(self, depth):
        kind = self.dice.random()
        if kind < 0.3:
            return self.stack("VStack", ["leading", "center", "trailing"], depth)
        if kind < 0.6:
            return self.stack("HStack", ["top", "center", "bottom"], depth)
        if kind < 0.74:
            children = [self.tree(depth - 1) for _ in range(self.dice.randint(1, 3))]
            place = self.dice.choice([None, None, *PLACES])
            head = f"ZStack(alignment: .{place})" if place else "ZStack"
            keys = {"alignment": place} if place else {}
            levels = [self.dice.choice([0, 0, 0, 1, 2, -1]) if self.chance(0.3) else 0
                      for _ in children]
            return Layered(head, keys, children, levels)
        if kind < 0.8:
            return Scroll(self.dice.choice(["vertical", "horizontal"]), self.tree(depth - 1))
        if kind < 0.88:
            return self.grid(depth)
        if kind < 0.94:
            return Geometry(self.length(20, 100), self.length(20, 80),
                            (self.dice.choice([0.25, 0.5, 0.75, 1]), self.dice.choice([0.5, 1])),
                            self.color(), self.tree(depth - 1))
        # Its priority would be that of either, which a document says at one place only.
        return Choice(*(Container("ZStack", "zstack", {}, [tree]) if tree.priority else tree
                        for tree in (self.tree(depth - 1), self.tree(depth - 1))))

    def stack(self, name, alignments, depth):
        children = []
        for _ in range(self.dice.randint(1, 3)):
            kind = self.dice.random()
            if kind < 0.1:
                least = self.dice.choice([None, None, 0, 12])
                children.append(Leaf("Spacer()" if least is None else
                                     f"Spacer(minLength: {least})",
                                     {"spacer": {} if least is None else {"minLength": least}}))
            elif kind < 0.15:
                children.append(self.divider())
            elif kind < 0.22:
                children.append(self.rows(depth))
            else:
                children.append(self.tree(depth - 1))
        arguments, keys = [], {}
        alignment = self.dice.choice([None, None, *alignments])
        if alignment:
            arguments.append(f"alignment: .{alignment}")
            keys["alignment"] = alignment
        spacing = self.dice.choice([None, None, 0, 4, 10.5, -3])
        if spacing is not None:
            arguments.append(f"spacing: {number(spacing)}")
            keys["spacing"] = spacing
        elif name == "VStack":
            keys["spacing"] = "system"
        if name == "VStack" and arguments == [f"alignment: .leading", f"spacing: {number(spacing or 0)}"] \
                and spacing is not None and self.chance(0.3):
            return Stack(f"Boxed(spacing: {number(spacing)})", "vstack", keys, children)
        head = name + (f"({', '.join(arguments)})" if arguments else "")
        return Stack(head, name.lower(), keys, children)

    def divider(self):
        if self.chance(0.6):
            return Leaf("Divider()", {"divider": {}})
        inset = self.length(1, 12)
        edge = self.dice.choice(["leading", "horizontal", "vertical"])
        # Its padding is room round a line: the divider's own margin.
        return Leaf(f"Divider().padding(.{edge}, {number(inset)})",
                    {"divider": {"margin": {edge: inset}}})

    def rows(self, depth):
        count = self.dice.randint(1, 4)
        if self.chance(0.5):
            return Rows(count, bar=(self.dice.randint(4, 40), self.dice.randint(1, 12), self.color()))
        return Rows(count, child=self.tree(min(depth - 1, 1)))

    def grid(self, depth):
        columns, items = [], []
        gap = self.dice.choice([None, 0, 4, 12])
        spacing = f", spacing: {gap}" if gap is not None else ""
        for _ in range(self.dice.randint(1, 3)):
            kind = self.dice.random()
            if kind < 0.6:
                items.append(f"GridItem(.flexible(){spacing})")
                columns.append({"flexible": {}})
            elif kind < 0.8:
                low, high = self.dice.choice([(5, 30), (20, 50)])
                items.append(f"GridItem(.flexible(minimum: {low}, maximum: {high}){spacing})")
                columns.append({"flexible": {"minimum": low, "maximum": high}})
            else:
                width = self.length(10, 40)
                items.append(f"GridItem(.fixed({number(width)}){spacing})")
                columns.append({"fixed": width})
        if self.chance(0.2):
            least = self.dice.choice([20, 30, 45])
            items = [f"GridItem(.adaptive(minimum: {least}){spacing})"]
            columns = {"adaptive": least}
        arguments = [f"columns: [{', '.join(items)}]"]
        rows = self.dice.choice([None, 0, 6])
        keys = {"columns": columns, "spacing": {"horizontal": 8 if gap is None else gap,
                                                "vertical": 8 if rows is None else rows}}
        alignment = self.dice.choice([None, None, "leading", "trailing"])
        if alignment:
            arguments.append(f"alignment: .{alignment}")
        if rows is not None:
            arguments.append(f"spacing: {rows}")
        children = [self.rows(depth) if self.chance(0.3) else self.tree(min(depth - 1, 1))
                    for _ in range(self.dice.randint(1, 4))]
        return Stack(f"LazyVGrid({', '.join(arguments)})", "grid", keys, children)

    # Modifiers

    def modified(self, view, depth):
        kinds = [(self.padding, 16), (self.frame, 14), (self.flexible, 10), (self.background, 14),
                 (self.overlay, 8), (self.clip, 8), (self.effect, 10), (self.inherited, 8),
                 (self.priority, 4), (self.fixed, 3), (self.ratio, 4), (self.position, 2),
                 (self.custom, 4)]
        make = self.dice.choices([kind for kind, _ in kinds], [weight for _, weight in kinds])[0]
        return make(view, depth)

    def padding(self, view, depth):
        kind = self.dice.randrange(6)
        length = self.length(-4, 20)
        if kind == 0:
            return Modified(view, ".padding()", {"padding": 16})
        if kind == 1:
            return Modified(view, f".padding({number(length)})", {"padding": length})
        if kind == 2:
            edge = self.dice.choice(["horizontal", "vertical", "top", "leading", "trailing",
                                     "bottom"])
            return Modified(view, f".padding(.{edge}, {number(length)})",
                            {"padding": {edge: length}})
        if kind == 3:
            edge = self.dice.choice(["horizontal", "vertical", "leading"])
            return Modified(view, f".padding(.{edge})", {"padding": {edge: 16}})
        if kind == 4:
            return Modified(view, f".padding([.top, .leading], {number(length)})",
                            {"padding": {"top": length, "leading": length}})
        sides = {side: self.length(0, 14) for side in ("top", "leading", "bottom", "trailing")}
        arguments = ", ".join(f"{side}: {number(value)}" for side, value in sides.items())
        return Modified(view, f".padding(EdgeInsets({arguments}))", {"padding": sides})

    def framed(self, view, keys, name="frame"):
        arguments = [f"{key}: {'.infinity' if value == 'fill' else number(value)}"
                     for key, value in keys.items()]
        keys = dict(keys)
        alignment = self.dice.choice([None, None, *PLACES])
        if alignment:
            arguments.append(f"alignment: .{alignment}")
            keys["frameAlignment"] = alignment
        return Modified(view, f".frame({', '.join(arguments)})", keys)

    def frame(self, view, depth):
        sides = self.dice.choice([["width"], ["height"], ["width", "height"], ["width", "height"]])
        if len(sides) == 2 and self.chance(0.4):
            side = self.length(4, 80)
            return self.framed(view, {"width": side, "height": side})
        return self.framed(view, {side: self.length(4, 110) for side in sides})

    def flexible(self, view, depth):
        keys = {}
        for side in self.dice.choice([["Width"], ["Height"], ["Width", "Height"]]):
            lengths = sorted(self.length(4, 120) for _ in range(3))
            names = [name for name in ("min", "ideal", "max") if self.chance(0.4)] or ["max"]
            for name, length in zip(("min", "ideal", "max"), lengths):
                if name in names:
                    keys[name + side] = length
            if "max" in names and self.chance(0.6):
                keys["max" + side] = "fill"
        return self.framed(view, keys)

    def fixed(self, view, depth):
        kind = self.dice.randrange(3)
        if kind == 0:
            return Modified(view, ".fixedSize()", {"fixedSize": "both"})
        if kind == 1:
            return Modified(view, ".fixedSize(horizontal: false, vertical: true)",
                            {"fixedSize": "vertical"})
        return Modified(view, ".fixedSize(horizontal: true, vertical: false)",
                        {"fixedSize": "horizontal"})

    def ratio(self, view, depth):
        ratio = self.dice.choice([0.5, 1, 1.5, 2])
        mode = self.dice.choice(["fit", "fill"])
        return Modified(view, f".aspectRatio({number(ratio)}, contentMode: .{mode})",
                        {"aspectRatio": {"ratio": ratio, "contentMode": mode}})

    def position(self, view, depth):
        x, y = self.length(0, 80), self.length(0, 80)
        return Modified(view, f".position(x: {number(x)}, y: {number(y)})",
                        {"position": {"x": x, "y": y}})

    def priority(self, view, depth):
        value = self.dice.choice([1, 2, -1])
        return Modified(view, f".layoutPriority({value})", priority=value)

    def background(self, view, depth):
        kind = self.dice.random()
        if kind < 0.4:
            style = self.style()
            return Modified(view, f".background({style.swift})", {"background": style.document})
        if kind < 0.6:
            form, style = self.rectangle(), self.style()
            return Modified(view, f".background({style.swift}, in: {form.swift})",
                            {"background": style.document, **form.keys})
        if kind < 0.8:
            form, style = self.rectangle(), self.style()
            return Modified(view, f".background({form.swift}.fill({style.swift}))",
                            {"background": style.document, **form.keys})
        return self.layer(view, depth, "background")

    def overlay(self, view, depth):
        kind = self.dice.random()
        if kind < 0.25:
            color = self.color()
            return self.layered(view, f".overlay({color.swift})",
                                {"block": {"fill": color.document}}, None, "overlay")
        if kind < 0.5:
            form, color = self.rectangle(), self.color()
            width = self.dice.choice([1, 2])
            return self.layered(
                view, f".overlay({form.swift}.strokeBorder({color.swift}, lineWidth: {width}))",
                form.node({"fill": "clear", "border": {"color": color.document, "width": width}}),
                None, "overlay")
        return self.layer(view, depth, "overlay")

    def layer(self, view, depth, word):
        # What decorates has no rows or readers: a small tree.
        other = self.tree(min(depth - 1, 1) if depth > 0 else 0)
        place = self.dice.choice([None, *PLACES])
        lines = [f".{word} {{" if place is None else f".{word}(alignment: .{place}) {{"]
        lines += indented(other.swift()) + ["}"]
        return self.layered(view, lines, other, place, word)

    def layered(self, view, call, other, place, word):
        def wrap(inner, look):
            node = other.document(look) if isinstance(other, Node) else other
            # It is the content that decides how large both are.
            content = {"zstack": {"layoutPriority": 1, "children": [inner]}}
            node = {"zstack": {"layoutPriority": 0, "children": [node]}}
            pair = [node, content] if word == "background" else [content, node]
            keys = {"alignment": place} if place else {}
            return {"zstack": {**keys, "children": pair}}

        modified = Modified(view, call, wrap=wrap)
        if isinstance(other, Node):
            modified.depth = max(view.depth, other.depth) + 3
        return modified

    def clip(self, view, depth):
        kind = self.dice.random()
        if kind < 0.3:
            return Modified(view, ".clipped()", {"clip": True})
        if kind < 0.55:
            radius = self.length(1, 14)
            return Modified(view, f".cornerRadius({number(radius)})",
                            {"clip": True, "radius": radius, "corners": "circular"})
        if kind < 0.7:
            form = self.dice.choice([Form("Circle()", "circle", {}),
                                     Form("Ellipse()", "ellipse", {})])
            return Modified(view, f".clipShape({form.swift})",
                            {"mask": form.node({"fill": "black"})})
        form = self.rectangle()
        return Modified(view, f".clipShape({form.swift})", {"clip": True, **form.keys})

    def effect(self, view, depth):
        kind = self.dice.random()
        if kind < 0.35:
            value = self.dice.choice([0, 0.25, 0.5, 0.8, 1])
            return Modified(view, f".opacity({number(value)})", {"opacity": value})
        if kind < 0.65:
            x, y = self.length(-20, 20), self.length(-20, 20)
            return Modified(view, f".offset(x: {number(x)}, y: {number(y)})",
                            {"offset": {"x": x, "y": y}})
        if kind < 0.72:
            return Modified(view, ".hidden()", {"opacity": 0})
        if kind < 0.84:
            return self.turned(view)
        color, width = self.color(), self.dice.choice([1, 2, 4])
        return Modified(view, f".border({color.swift}, width: {width})",
                        {"border": {"color": color.document, "width": width}})

    def turned(self, view):
        anchor = self.place()
        point = Gradient.unit(anchor)
        kind = self.dice.randrange(4)
        if kind == 0:
            x, y = self.dice.choice([0.5, 0.75, 1.5, -1]), self.dice.choice([0.5, 1, 2])
            return Modified(view, f".scaleEffect(x: {number(x)}, y: {number(y)}, anchor: .{anchor})",
                            {"scale": {"x": x, "y": y, "anchor": point}})
        if kind == 1:
            degrees = self.dice.choice([30, 45, 90, -10])
            return Modified(view, f".rotationEffect(.degrees({degrees}), anchor: .{anchor})",
                            {"rotation": {"angle": degrees, "anchor": point}})
        if kind == 2:
            radius = self.dice.choice([1, 3])
            return Modified(view, f".blur(radius: {radius})", {"blur": radius})
        color, radius = self.color(), self.dice.choice([0, 2, 5])
        return Modified(view, f".shadow(color: {color.swift}, radius: {radius}, x: 2, y: -1)",
                        {"shadow": {"color": color.document, "radius": radius, "x": 2, "y": -1}})

    def inherited(self, view, depth):
        kind = self.dice.randrange(5)
        if kind == 0:
            font = self.dice.choice(list(STYLES))
            return Modified(view, f".font(.{font})", look={"font": font})
        if kind == 1:
            color = self.color()
            return Modified(view, f".foregroundColor({color.swift})", look={"color": color})
        if kind == 2:
            limit = self.dice.randint(1, 2)
            return Modified(view, f".lineLimit({limit})", look={"limit": limit})
        if kind == 3:
            side = self.dice.choice(["leading", "center", "trailing"])
            return Modified(view, f".multilineTextAlignment(.{side})", look={"alignment": side})
        return Modified(view, ".redacted(reason: .placeholder)", look={"redacted": True})

    def custom(self, view, depth):
        if self.chance(0.5):
            inset, color = self.dice.choice([4, 8, 13]), self.color()
            padded = Modified(view, [], {"padding": inset})
            painted = Modified(padded, [], {"background": color.document})
            call = f".modifier(Card(inset: {inset}, color: {color.swift}))"
            return Modified(painted, call, {"clip": True, "radius": inset / 2,
                                            "corners": "circular"})
        dimmed = Modified(view, [], {"opacity": 0.5})
        return Modified(dimmed, ".modifier(Dimmed())", {"padding": {"horizontal": 3}})

    def moving(self, view):
        duration = self.dice.choice([0.5, 1, 1.5])
        curve = self.dice.choice(["linear", "easeIn", "easeOut", "easeInOut", "bezier"])
        if curve == "bezier":
            animation = f"Animation.timingCurve(0.3, 0.1, 0.4, 0.9, duration: {duration})"
            easing = [0.3, 0.1, 0.4, 0.9]
        else:
            animation = f"Animation.{curve}(duration: {duration})"
            easing = curve
        motion = {"duration": f"{int(duration * 1000)}ms", "easing": easing}
        if self.chance(0.3):
            animation += ".delay(0.25)"
            motion["delay"] = "250ms"
        repeat = self.dice.choice(["restart", "reverse", "never"])
        if repeat != "never":
            animation += f".repeatForever(autoreverses: {'true' if repeat == 'reverse' else 'false'})"
        motion["repeat"] = repeat
        name = f"Part{len(self.parts)}"

        def turn(start, end):
            return f"moved ? {number(end)} : {number(start)}"

        kind = self.dice.randrange(5)
        calls, keys, to = [], {}, {}
        if kind in (0, 3):
            start, end = self.length(-40, 10), self.length(11, 40)
            calls.append(f".offset(x: {turn(start, end)})")
            keys["offset"], to["offset"] = {"x": start}, {"x": end}
        if kind in (1, 3):
            calls.append(f".opacity({turn(0.2, 0.9)})")
            keys["opacity"], to["opacity"] = 0.2, 0.9
        if kind == 2:
            start, end = self.length(4, 40), self.length(41, 80)
            calls.append(f".frame(width: {turn(start, end)}, height: 30)")
            keys["width"], keys["height"], to["width"] = start, 30, end
        if kind == 4:
            gradient = self.gradient(linear=True)
            first = gradient.with_ends((-1, 0.5), (0, 0.5))
            last = gradient.with_ends((1, 0.5), (2, 0.5))
            ends = ("UnitPoint(x: moved ? 1 : -1, y: 0.5)", "UnitPoint(x: moved ? 2 : 0, y: 0.5)")
            view = Leaf(gradient.swift_with(ends), None)
            keys["fill"], to["fill"] = first.document, last.document
        node = Moving(name, view, calls, keys, to, animation, motion, self.chance(0.4))
        body = "\n".join("    " + line for line in node.body())
        self.parts.append(
            f"struct {name}: View {{\n  @State private var moved = false\n"
            "  @Environment(\\.colorScheme) private var colorScheme\n"
            f"  var body: some View {{\n{body}\n  }}\n}}\n")
        return node

    # Printing

    @property
    def height(self):
        return -(-len(self.trees) // COLUMNS) * TILE

    @property
    def width(self):
        return COLUMNS * TILE

    def swift(self):
        lines = [PRELUDE]
        for part in self.parts:
            lines.append(part)
        for index, tree in enumerate(self.trees):
            body = "\n".join("    " + line for line in tree.swift())
            lines.append(
                f"struct Tree{index}: View {{\n"
                "  @Environment(\\.colorScheme) private var colorScheme\n"
                f"  var body: some View {{\n{body}\n  }}\n}}\n")
        # A ZStack keeps a tree's priority from the tiles beside it.
        lines.append("struct Tile<Content: View>: View {\n  let content: Content\n"
                     "  var body: some View {\n    ZStack { content }\n      .frame(minWidth: 0, "
                     "maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)\n"
                     "      .clipped()\n  }\n}\n")
        lines.append("struct Forest: View {\n  var body: some View {\n    VStack(spacing: 0) {")
        rows = range(0, len(self.trees), COLUMNS)
        for row in rows:
            lines.append(f"      Row{row // COLUMNS}().frame(height: {TILE})")
        lines.append("    }\n  }\n}\n")
        for row in rows:
            lines.append(f"struct Row{row // COLUMNS}: View {{\n  var body: some View {{\n"
                         "    HStack(spacing: 0) {")
            for index in range(row, min(row + COLUMNS, len(self.trees))):
                lines.append(f"      Tile(content: Tree{index}())")
            lines.append("    }\n  }\n}\n")
        return "\n".join(lines)

    def printed(self, index):
        """The source of one tree and of all its parts, and its document."""
        parts = {re.match(r"struct (\w+)", part)[1]: part for part in self.parts}
        texts = ["\n".join(self.trees[index].swift())]
        waiting = re.findall(r"Part\d+", texts[0])
        while waiting:
            part = parts.pop(waiting.pop(), None)
            if part:
                texts.append(part)
                waiting += re.findall(r"Part\d+", part[7:])
        return "\n".join([*texts, json.dumps(self.trees[index].document(Look()))])

    def shown(self, root):
        return {"skelsnap": 1, "canvas": {"width": self.width, "height": self.height},
                "skeleton": root}

    def document(self):
        rows = []
        for row in range(0, len(self.trees), COLUMNS):
            tiles = [{"zstack": {"minWidth": 0, "maxWidth": "fill", "minHeight": 0,
                                 "maxHeight": "fill", "clip": True,
                                 "children": [tree.document(Look())]}}
                     for tree in self.trees[row:row + COLUMNS]]
            rows.append({"hstack": {"spacing": 0, "height": TILE, "children": tiles}})
        return self.shown({"vstack": {"spacing": 0, "children": rows}})

    def write(self, folder):
        """A project with the source of all trees, a document that shows it, and one of nodes."""
        folder = pathlib.Path(folder)
        (folder / "Sources").mkdir(parents=True, exist_ok=True)
        view = self.shown({"swiftui": {"view": "Forest", "source": "./Sources"}})
        for name, text in [("skelsnap.yaml", "skelsnap: 1\n"),
                           ("Sources/Forest.swift", self.swift()),
                           ("views.skel.json", json.dumps(view) + "\n"),
                           ("nodes.skel.json", json.dumps(self.document()) + "\n")]:
            (folder / name).write_text(text)


if __name__ == "__main__":
    # view_trees.py FOLDER [SEED [COUNT]]: the few that the tests have unless told.
    Forest(*(sys.argv[2:3] or ["few"]), int((sys.argv[3:4] or [32])[0])).write(sys.argv[1])
