// SPDX-License-Identifier: GPL-3.0-or-later
// Names and other lines that somebody else has written, made fit to be shown.
#pragma once

#include <QString>
#include <QStringView>

namespace downpile {

// The beginning of a text that has at most `most` UTF-16 units, which is what limits in messages
// count. It ends between two characters as people see them: an emoji, a flag or a letter with its
// accents is kept whole or left out. Only a single character longer than that is cut, between code
// points.
QString cutText(QStringView text, qsizetype most);

// One line of at most `most` UTF-16 units, of `text` without what cannot be seen or disturbs what
// stands around it: control characters, marks that turn the direction of writing, blanks that are
// more than one or stand at an end, letters without a glyph, accents piled on each other. What
// joins letters and emoji stays between them. A character that no longer fits is left out whole
// (cutText). Cleaning it again changes nothing. Takes time in proportion to `text`, of which no
// more than 16 times `most` is looked at.
QString cleanText(QStringView text, qsizetype most);

}  // namespace downpile
