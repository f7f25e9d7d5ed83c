// SPDX-License-Identifier: GPL-3.0-or-later
// Text for people at a terminal: wrapped lines and columns. Widths are in characters, not bytes.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace downpile {

inline constexpr std::size_t kTextWidth = 79;

std::size_t widthOf(std::string_view text);

// With spaces behind it until it is so wide; what is wider stays.
std::string padded(std::string_view text, std::size_t width);
// With spaces before it.
std::string paddedLeft(std::string_view text, std::size_t width);

// Lines of at most kTextWidth that end in line feeds. The first begins with `first`, the others
// with as many spaces. Pieces are set a space apart and never broken; one that is too long has a
// line of its own. Without pieces there are no spaces at the end.
std::string wrapped(std::string_view first, const std::vector<std::string>& pieces);
// The same for the words of a text.
std::string wrappedText(std::string_view first, std::string_view text);

// Pieces with a comma behind each but the last, for wrapped().
std::vector<std::string> withCommas(std::vector<std::string> pieces);

// A text from outside made fit to be shown: one line without control characters, at most `longest`
// characters.
std::string printable(std::string_view text, std::size_t longest);

// As a word of the shell, on one line whatever it is.
std::string wordText(std::string word);

// `1 move`, `2 moves`.
std::string counted(std::size_t count, std::string_view noun);

}  // namespace downpile
