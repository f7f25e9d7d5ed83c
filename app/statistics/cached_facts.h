// SPDX-License-Identifier: GPL-3.0-or-later
// Cached data about a record file: the facts of its game, unless the statistics leave the game out,
// and the figures of its review.
#pragma once

#include <QByteArray>
#include <QString>
#include <optional>
#include <string>

#include "statistics/own_games.h"

namespace downpile {

// Size and time of a file. If one of them has changed, the file must be read again.
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
  // Time when the game was last played, in seconds since 1970. It is not stored, because each
  // listing of the record files gives it.
  qint64 played = 0;
  std::string game{};  // hash of the game's moves (markOf); identifies the game's review
  std::optional<GameFacts> facts{};
  std::optional<CachedReview> review{};

  bool operator==(const CachedFacts&) const = default;
};

// Convert the facts about one game to binary data for the cache and back, without `path`, `mark`
// and `played`. readFacts() returns false if the data is damaged. If the format or the meaning of a
// fact changes, kFactsVersion must be raised, to reject older data.
inline constexpr int kFactsVersion = 2;
QByteArray writeFacts(const CachedFacts& facts);
bool readFacts(const QByteArray& written, CachedFacts& facts);

}  // namespace downpile
