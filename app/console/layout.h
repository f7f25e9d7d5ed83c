// SPDX-License-Identifier: GPL-3.0-or-later
// Text layout for a terminal: wrapped lines and columns. Widths are in characters, not bytes.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace downpile {

inline constexpr std::size_t kTextWidth = 79;

std::size_t widthOf(std::string_view text);

// Returns the text with appended spaces up to this width. A longer text is unchanged.
std::string padded(std::string_view text, std::size_t width);
// Returns the text with prepended spaces up to this width. A longer text is unchanged.
std::string paddedLeft(std::string_view text, std::size_t width);

// Wraps pieces of text into lines of at most kTextWidth characters, each with a line feed. The
// first line begins with `first`, the others with the same number of spaces. Pieces are separated
// by a space and never broken; an overlong piece gets its own line. If there are no pieces,
// trailing spaces of `first` are removed.
std::string wrapped(std::string_view first, const std::vector<std::string>& pieces);
// Wraps the words of a text as wrapped() does with pieces.
std::string wrappedText(std::string_view first, std::string_view text);

// Appends a comma to every piece but the last, for use with wrapped().
std::vector<std::string> withCommas(std::vector<std::string> pieces);

// Makes untrusted text printable: replaces non-printable characters, such as line feeds, by
// question marks, and keeps at most `longest` characters.
std::string printable(std::string_view text, std::size_t longest);

// Returns a text as one word for the shell, in quotes if necessary. Control characters become
// spaces.
std::string wordText(std::string word);

// Returns a count with its noun: `1 move`, `2 moves`.
std::string counted(std::size_t count, std::string_view noun);

}  // namespace downpile
