#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""check_english.py ROOT: looks for indirect phrasing in comments and test names.

Comments and test names use the noun or the term of the field: "Returns the owner of the table, or none",
not "Whoever holds it". This is a net with large holes. It fails if more than 0.5 % of the comment lines
match, or if a test name begins with a pronoun, and prints what it found.
"""
import pathlib
import re
import sys

LIMIT = 0.005
FOLDERS = ("core", "app", "network", "server", "tests")
INDIRECT = re.compile(
    r"\b(anew|reckon(s|ed|ing)?|so many|mend(s|ed|ing)?|who(ever|mever)|whose? (is|has|was|may|can|does|comes|goes|holds)"
    r"|what (is|has|was|lies|comes|goes|happens|there is|others|they|it|all|one)|(is|are|was|were) none"
    r"|nobody|somebody|anybody|(of|by|as|from) which|(of|by|to|with) whom|as far as|for ever|at once where"
    r"|(is|are) there|is gone|goes? on|comes back|(is|are) (told|said)|no more"
    r"|where (there|it|nobody|somebody|none|that|this|they|one|he)|those who|onlookers?|takes? in)\b", re.I)
COMMENT = re.compile(r"^\s*//+\s?(.*)|\S\s+// (.*)")
TEST = re.compile(r"^\s*(?:void|function) (?:test_)?((?:what|who|whoever|nobody|somebody)(?:[A-Z]\w*)?)\(\)")

root = pathlib.Path(sys.argv[1])
lines = 0
found = []
names = []
for folder in FOLDERS:
    for path in sorted((root / folder).rglob("*")):
        if path.suffix not in (".h", ".cpp", ".qml", ".mjs"):
            continue
        for line in path.read_text(encoding="utf-8", errors="replace").splitlines():
            comment = COMMENT.search(line)
            text = (comment[1] or comment[2] or "") if comment else ""
            if len(text) > 8 and "SPDX" not in text:
                lines += 1
                if INDIRECT.search(text):
                    found.append(f"{path.relative_to(root)}: {text}")
            name = TEST.match(line)
            if name and folder == "tests":
                names.append(f"{path.relative_to(root)}: {name[1]}")

print("\n".join(found + names))
print(f"{len(found)} of {lines} comment lines ({100 * len(found) / lines:.2f} %), {len(names)} test names")
sys.exit(0 if len(found) <= LIMIT * lines and not names else 1)
