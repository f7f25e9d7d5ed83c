// SPDX-License-Identifier: GPL-3.0-or-later
// Sanitises names and other single-line texts written by other people.
#pragma once

#include <QString>
#include <QStringView>

namespace downpile {

// Returns the beginning of a text, with at most `most` UTF-16 units. The length limits of messages
// count the same units. The text is cut between visible characters: an emoji, a flag or a letter
// with accents is kept whole or dropped. Only a character longer than `most` is cut, between code
// points.
QString cutText(QStringView text, qsizetype most);

// Returns the text as one line with at most `most` UTF-16 units. Removes control and invisible
// characters, bidirectional marks, private-use and unassigned code points, and repeated, leading
// and trailing blanks. At most three accents stay on a letter. Joiners between letters or emoji are
// kept. The last character is kept whole or dropped (cutText). Cleaning a cleaned text does not
// change it. Reads at most 16 times `most` units of `text`.
QString cleanText(QStringView text, qsizetype most);

// Returns a name without case, blanks, accents and signs, for comparison with similar names.
// Returns `name` unchanged if nothing would be left.
QString comparableName(const QString& name);

}  // namespace downpile
