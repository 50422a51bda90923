"""Prints what PDF files that macOS or iOS made say of San Francisco's letters.

usage: scripts/letter-widths FILE...

For each font: how wide each of its letters is, how far it reaches below and above the line, and how
much closer than that pairs of them stand, all in thousandths of the size. The names of newer fonts say
the size that they are drawn for and their weight. Sources/SkeletonLayout/Text/LetterWidths.swift,
LetterReach.swift and LetterKerning.swift have these numbers, of documents in public repositories:

    DrunkOnJava/Nestory-Pro            its privacy report
    unixwzrd/LogGPT@4d88009            App Store Connect.pdf, App Store Connect-1.pdf
    techprimate/TPPDF                  Shared/Data/Documents/sample.pdf
    Codezerker/CocoaHeads-Talks        its slides, of light letters and thin ones

A document is wanted that has regular letters of the design for large texts, at 28 points or more.
"""

import argparse
import io
import re
import statistics
from collections import defaultdict

import pikepdf
from fontTools.pens.boundsPen import BoundsPen
from fontTools.ttLib import TTFont, TTLibError

FONT = re.compile(r"SF(NS|UI|Pro)")
VARIATION = re.compile(r"opsz([0-9A-F]+?)0000_GRAD_wght(?:([0-9A-F]+?)0000)?$")
# Kerning that is seen in less than this share of a line's gaps may be the distance between all letters.
PLAIN_SHARE = 0.4


def name_of(font):
    """The name of a font without the mark of its subset, and what a new one's says in hexadecimal."""
    name = str(font.BaseFont).split("+")[-1]
    found = VARIATION.search(name)
    if not found:
        return name
    weight = int(found[2], 16) if found[2] else 400
    return f"{name.split('-')[0].lstrip('./')} at {int(found[1], 16)}, weight {weight}"


def letters_of(font):
    """The letter of each code of a font."""
    letters = {}
    if "MacRoman" in str(font.get("/Encoding", "")):
        letters = {code: bytes([code]).decode("mac_roman") for code in range(32, 255)}
    if "/ToUnicode" in font:
        table = font.ToUnicode.read_bytes().decode("latin1")
        number = r"<([0-9A-Fa-f]+)>\s*"
        for block in re.findall(r"beginbfchar(.*?)endbfchar", table, re.S):
            for code, letter in re.findall(number * 2, block):
                letters[int(code, 16)] = bytes.fromhex(letter).decode("utf-16-be", "replace")
        for block in re.findall(r"beginbfrange(.*?)endbfrange", table, re.S):
            for first, last, letter in re.findall(number * 3, block):
                for code in range(int(first, 16), int(last, 16) + 1):
                    letters[code] = chr(int(letter, 16) + code - int(first, 16))
    return letters


def fonts_of(pdf):
    for found in pdf.objects:
        if not isinstance(found, pikepdf.Dictionary) or found.get("/Type") != "/Font":
            continue
        if FONT.search(str(found.get("/BaseFont", ""))) and "/Widths" in found:
            yield found


def reaches_of(font):
    """How far each code's letter reaches below and above the line."""
    try:
        drawn = TTFont(io.BytesIO(font.FontDescriptor.FontFile2.read_bytes()))
        codes = drawn["cmap"].tables[0].cmap
    except (AttributeError, KeyError, IndexError, TTLibError):
        return {}
    glyphs, em = drawn.getGlyphSet(), drawn["head"].unitsPerEm
    reaches = {}
    for code, glyph in codes.items():
        pen = BoundsPen(glyphs)
        glyphs[glyph].draw(pen)
        if pen.bounds:
            reaches[code & 0xFF] = tuple(round(pen.bounds[at] * 1000 / em) for at in (1, 3))
    return reaches


def closer_pairs(gaps):
    """By how much pairs of a line are closer than most: all of a line may be moved alike, too."""
    usual = statistics.mode(round(gap) for _, gap in gaps)
    plain = [gap for _, gap in gaps if abs(gap - usual) <= 1.2]
    if len(gaps) < 4 or len(plain) < PLAIN_SHARE * len(gaps):
        return []
    middle = statistics.mean(plain)
    return [(pair, gap - middle) for pair, gap in gaps]


def lines_of(page):
    """For each piece of text of a font that is asked for: its name, and the gap of each pair."""
    fonts = {
        key: (name_of(font), letters_of(font))
        for key, font in (page.Resources.get("/Font") or {}).items()
        if FONT.search(str(font.get("/BaseFont", "")))
    }
    font = None
    for operands, operator in pikepdf.parse_content_stream(page):
        if str(operator) == "Tf":
            font = fonts.get(str(operands[0]))
        elif str(operator) == "TJ" and font:
            gaps, last, gap = [], None, 0.0
            for part in operands[0]:
                if not isinstance(part, pikepdf.String):
                    gap += float(part)
                    continue
                for code in bytes(part):
                    letter = font[1].get(code, "?")
                    if last:
                        gaps.append((last + letter, gap))
                    last, gap = letter, 0.0
            if gaps:
                yield font[0], gaps


def main():
    parser = argparse.ArgumentParser(
        prog="scripts/letter-widths",
        description=__doc__.split("\n")[0], epilog=__doc__.split("\n", 2)[2],
        formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+", metavar="FILE")
    widths, reaches = defaultdict(dict), defaultdict(dict)
    pairs = defaultdict(lambda: defaultdict(list))
    for file in parser.parse_args().files:
        try:
            pdf = pikepdf.open(file)
        except (OSError, pikepdf.PdfError) as error:
            parser.error(f"{file}: {error}")
        for font in fonts_of(pdf):
            name, letters, reach = name_of(font), letters_of(font), reaches_of(font)
            for place, width in enumerate(font.Widths):
                code = int(font.FirstChar) + place
                if code in letters and float(width) > 0:
                    widths[name][letters[code]] = float(width)
                    if code in reach:
                        reaches[name][letters[code]] = reach[code]
        for page in pdf.pages:
            for name, gaps in lines_of(page):
                for pair, closer in closer_pairs(gaps):
                    pairs[name][pair].append(closer)
    if not widths:
        parser.error("none of these files has a font of San Francisco's family")
    for name in sorted(widths):
        print(name)
        row = sorted(widths[name].items())
        print("  widths", " ".join(f"{letter}:{width:g}" for letter, width in row))
        row = sorted(reaches[name].items())
        print("  reach", " ".join(f"{letter}:{low}…{high}" for letter, (low, high) in row))
        row = sorted((pair, statistics.median(seen)) for pair, seen in pairs[name].items())
        print("  closer", " ".join(f"{p}:{closer:.0f}" for p, closer in row if abs(closer) > 2))


main()
