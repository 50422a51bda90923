"""Writes what compiles the files of a target in that are not Swift: a C target beside it.

A compiler of Swift takes half a minute for an array of a hundred thousand bytes, one of C no time.
"""

import pathlib
import re

root = pathlib.Path(__file__).resolve().parents[2]
# The C target of each target with such files.
homes = {
    "CLanguageFiles": "SkeletonLanguage",
    "CPagesFiles": "SkeletonPages",
    "CReportsFiles": "SkeletonReports",
    "CExportFiles": "SkeletonExport",
    "CServingFiles": "SkeletonServing",
    "CCommandFiles": "skelsnap",
}


def write(target, home):
    room = target.removeprefix("C").removesuffix("Files").lower()
    files = sorted(
        path for path in (root / "Sources" / home).rglob("*")
        if path.is_file() and path.suffix != ".swift" and not path.name.startswith(".")
    )
    header = ["// Made by scripts/regenerate.", "#include <stddef.h>", ""]
    source = [
        "// Made by scripts/regenerate.",
        '#pragma clang diagnostic ignored "-Wc23-extensions"',
        '#include "files.h"',
    ]
    for path in files:
        name = room + "_" + re.sub(r"\W", "_", path.name)
        place = path.relative_to(root / "Sources").as_posix()
        declaration = f"const unsigned char *_Nonnull {name}(size_t *_Nonnull count)"
        header += [f"/// `{place}`", declaration + ";"]
        source += [
            "",
            declaration + " {",
            "  static const unsigned char bytes[] = {",
            f'#embed "../{place}"',
            "  };",
            "  *count = sizeof bytes;",
            "  return bytes;",
            "}",
        ]
    folder = root / "Sources" / target
    (folder / "include").mkdir(parents=True, exist_ok=True)
    (folder / "files.c").write_text("\n".join(source) + "\n")
    (folder / "include" / "files.h").write_text("\n".join(header) + "\n")


for target, home in homes.items():
    write(target, home)
