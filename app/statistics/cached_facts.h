// SPDX-License-Identifier: GPL-3.0-or-later
// Cached data about a record file: the facts of its game, unless it does not count, and the figures
// of its review.
#pragma once

#include <QByteArray>
#include <QString>
#include <optional>
#include <string>

#include "statistics/own_games.h"

namespace downpile {

// State of a file: if it has changed, the file must be read again.
struct FileMark {
  qint64 size = 0;  // size of the file in bytes
  qint64 time = 0;  // time of the last modification, in milliseconds since 1970

  bool operator==(const FileMark&) const = default;
};

struct CachedReview {
  int player = 0;
  FileMark mark{};
  ReviewFacts facts{};

  bool operator==(const CachedReview&) const = default;
};

struct CachedFacts {
  QString path{};
  FileMark mark{};
  // Last time of play in seconds since 1970; not stored, each listing of files has it.
  qint64 played = 0;
  std::string game{};  // mark of the played moves (markOf), which identifies its review
  std::optional<GameFacts> facts{};
  std::optional<CachedReview> review{};

  bool operator==(const CachedFacts&) const = default;
};

// Written form of everything but path and mark. readFacts() returns false if it is damaged. The
// form is for this version of the program only. A change of the form, or of the meaning of facts,
// must raise kFactsVersion.
inline constexpr int kFactsVersion = 2;
QByteArray writeFacts(const CachedFacts& facts);
bool readFacts(const QByteArray& written, CachedFacts& facts);

}  // namespace downpile
