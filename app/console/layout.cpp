// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/layout.h"

#include <QList>
#include <QString>
#include <QStringList>
#include <algorithm>
#include <cctype>

namespace downpile {

namespace {

std::string spaces(std::size_t width, std::string_view text) {
  const std::size_t taken = widthOf(text);
  return std::string(width > taken ? width - taken : 0, ' ');
}

}  // namespace

// Returns the number of characters in a UTF-8 text: the number of bytes without continuation bytes
// (10xxxxxx).
std::size_t widthOf(std::string_view text) {
  return static_cast<std::size_t>(std::ranges::count_if(
      text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

std::string padded(std::string_view text, std::size_t width) {
  return std::string(text) + spaces(width, text);
}

std::string paddedLeft(std::string_view text, std::size_t width) {
  return spaces(width, text) + std::string(text);
}

std::string wrapped(std::string_view first, const std::vector<std::string>& pieces) {
  const std::size_t indent = widthOf(first);
  if (pieces.empty()) return std::string(first.substr(0, first.find_last_not_of(' ') + 1)) + '\n';
  std::string lines(first);
  std::size_t column = indent;
  for (const std::string& piece : pieces) {
    const std::size_t width = widthOf(piece);
    if (column > indent && column + 1 + width > kTextWidth) {
      lines += '\n' + std::string(indent, ' ');
      column = indent;
    }
    if (column > indent) {
      lines += ' ';
      ++column;
    }
    lines += piece;
    column += width;
  }
  return lines + '\n';
}

std::string wrappedText(std::string_view first, std::string_view text) {
  std::vector<std::string> words;
  for (const QString& word : QString::fromUtf8(text).split(' ', Qt::SkipEmptyParts)) {
    words.push_back(word.toStdString());
  }
  return wrapped(first, words);
}

std::vector<std::string> withCommas(std::vector<std::string> pieces) {
  for (std::size_t i = 0; i + 1 < pieces.size(); ++i) pieces[i] += ',';
  return pieces;
}

std::string printable(std::string_view text, std::size_t longest) {
  QList<char32_t> shown;
  for (const char32_t c : QString::fromUtf8(text).toUcs4()) {
    if (static_cast<std::size_t>(shown.size()) == longest) break;
    shown.append(QChar::isPrint(c) ? c : U'?');
  }
  return QString::fromUcs4(shown.constData(), shown.size()).toStdString();
}

std::string wordText(std::string word) {
  std::ranges::replace_if(
      word, [](char c) { return static_cast<unsigned char>(c) < ' '; }, ' ');
  const bool plain = !word.empty() && std::ranges::all_of(word, [](unsigned char c) {
    return std::isalnum(c) != 0 || c == '-' || c == '_' || c == '.';
  });
  if (plain) return word;
  std::string quoted = "'";
  for (const char c : word) quoted += c == '\'' ? R"('\'')" : std::string(1, c);
  return quoted + "'";
}

std::string counted(std::size_t count, std::string_view noun) {
  return std::to_string(count) + ' ' + std::string(noun) + (count == 1 ? "" : "s");
}

}  // namespace downpile
