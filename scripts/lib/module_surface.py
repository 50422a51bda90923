"""Writes docs/swiftui-surface.md: what the module named SwiftUI declares, and what becomes of it.

A modifier whose body is `self` is taken and changes nothing; what leaves a note is said when it is
drawn; all others are recorded.
"""

import collections
import pathlib
import re
import sys

root = pathlib.Path(__file__).resolve().parents[2]
sources = root / "SwiftUI" / "Sources" / "SwiftUI"


def blocks(text, opening):
    """The bodies of all declarations that begin with a match of `opening` and end with a brace."""
    for match in re.finditer(opening, text):
        depth = 0
        for place in range(match.end() - 1, len(text)):
            depth += {"{": 1, "}": -1}.get(text[place], 0)
            if depth == 0:
                yield match, text[match.end() : place]
                break


def functions(text):
    """Name and body of each public function in a body of an extension."""
    opening = r"public func (`?\w+`?)[^{}]*?(?:\{[^{}]*\}[^{}]*?)*?-> some View[^{]*\{"
    for match, body in blocks(text, opening):
        yield match.group(1).strip("`"), body.strip()


def outcome(body):
    if body == "self":
        return "taken"
    if "note(" in body or "undrawn(" in body or "unsupported" in body.lower():
        return "told"
    return "recorded"


modifiers = collections.defaultdict(set)
views, shapes, wrappers, styles = set(), set(), set(), set()
public = set()
for path in sorted(sources.rglob("*.swift")):
    text = path.read_text()
    public |= set(re.findall(r"public (?:final )?(?:struct|class|enum) (\w+)", text))
    for match, body in blocks(text, r"extension View(?: where[^{]*)? \{"):
        for name, inner in functions(body):
            # What takes other arguments, and hands them on, is what it hands them to.
            if not re.match(rf"(self\.)?{name}\(", inner):
                modifiers[name].add(outcome(inner))
    for match in re.finditer(r"^public (?:final )?struct (\w+)[^{\n]*?:([^{]*)\{", text, re.M):
        kinds = set(re.findall(r"\w+", match.group(2)))
        if kinds & {"Shape", "InsettableShape", "NamedShape"}:
            shapes.add(match.group(1))
        elif "View" in kinds:
            views.add(match.group(1))
        elif any(kind.endswith("Style") and kind != "ShapeStyle" for kind in kinds):
            styles.add(match.group(1))
    for match in re.finditer(
        r"^extension (\w+): (?:View|_PrimitiveView|NodeView|PaintedGradient)\b", text, re.M
    ):
        views.add(match.group(1))
    for match in re.finditer(r"^extension (\w+): (?:Insettable)?Shape\b", text, re.M):
        shapes.add(match.group(1))
    for match in re.finditer(r"@propertyWrapper[^{]*?struct (\w+)", text):
        wrappers.add(match.group(1))


def group(kind):
    names = {
        "recorded": lambda found: "recorded" in found,
        "told": lambda found: "recorded" not in found and "told" in found,
        "taken": lambda found: found == {"taken"},
    }[kind]
    return sorted(name for name, found in modifiers.items() if names(found))


# What stands for views without being written as one.
views = views & public - {"ModifiedContent"}
shapes = shapes & public - {"StrokeShapeView"}


def words(names):
    return ", ".join(f"`{name}`" for name in sorted(names) if not name.startswith("_")) or "none"


sys.stdout.write(
    f"""# What the module named SwiftUI has

Made from its source by `scripts/regenerate`. [Views of an app's own source](swiftui.md) says how
faithfully each kind is drawn. What is not here is a compiler error at the line that names it.

| what | which |
| --- | --- |
| views | {words(views)} |
| shapes | {words(shapes)} |
| property wrappers | {words(wrappers)} |
| styles | {words(styles)} |
| modifiers that are recorded, or change what is | {words(group("recorded"))} |
| modifiers that a warning tells of when they are drawn | {words(group("told"))} |
| modifiers that are taken and change nothing in a picture | {words(group("taken"))} |
"""
)
