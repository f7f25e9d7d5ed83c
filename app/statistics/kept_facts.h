// SPDX-License-Identifier: GPL-3.0-or-later
// What is known of a file of the store by its name, size and times: what its record says, or that
// it says nothing that counts; and what the review of its game says.
#pragma once

#include <QByteArray>
#include <QString>
#include <optional>
#include <string>

#include "statistics/own_games.h"

namespace downpile {

// Which file it was read from: where one of these is another, it must be read again.
struct FileMark {
  qint64 size = 0;  // in bytes
  qint64 time = 0;  // when it was written to last, in milliseconds since 1970

  bool operator==(const FileMark&) const = default;
};

struct KeptReview {
  int player = 0;
  FileMark mark{};
  ReviewFacts facts{};

  bool operator==(const KeptReview&) const = default;
};

struct KeptFacts {
  QString path{};
  FileMark mark{};
  qint64 played = 0;   // seconds since 1970; not kept, each listing of the files has it
  std::string game{};  // the mark of what was played (markOf), by which its review is found
  std::optional<GameFacts> facts{};
  std::optional<KeptReview> review{};

  bool operator==(const KeptFacts&) const = default;
};

// The written form of all but path and mark, and back; nothing where it is damaged. It is for this
// version of the program alone: whoever changes it, or what facts mean, raises kFactsVersion.
inline constexpr int kFactsVersion = 2;
QByteArray writeFacts(const KeptFacts& facts);
bool readFacts(const QByteArray& written, KeptFacts& facts);

}  // namespace downpile
