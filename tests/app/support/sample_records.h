// SPDX-License-Identifier: GPL-3.0-or-later
// Records of random games, written to files.
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <string>

#include "../../records/playing.h"
#include "../../support/file_content.h"

namespace downpile::tests {

struct SampleGame {
  std::string game = "underwear";
  int players = 3;
  int moves = 40;  // random moves; fewer if the game ends earlier
  std::uint64_t seed = 7;
  std::string person = "Anna";
  std::vector<std::string> others{"Mika", "Nora", "Luca", "Sena", "Otto", "Ines", "Remy"};
  std::string level = "fair";
  std::vector<std::pair<std::string, int>> options{};  // values of house rules by option key
};

// Number of moves sufficient to finish any game with a low target.
inline constexpr int kToItsEnd = 4000;

inline QByteArray playedText(const SampleGame& played) {
  RecordHeader header = downpile::headerFor(played.game, played.players, played.seed);
  const GameInfo& info = *findGame(played.game)->info;
  for (const auto& [key, value] : played.options) {
    header.options[*findOption(info.options, key)] = static_cast<std::int16_t>(value);
  }
  for (std::size_t p = 0; p < header.seats.size(); ++p) {
    Seat& seat = header.seats[p];
    seat.portrait = static_cast<int>(p) + 1;
    seat.name = p == 0 ? played.person : played.others[p - 1];
    if (p > 0) seat.kind = played.level;
  }
  MemoryJournal journal;
  const auto session = Session::begin(header, journal, {});
  Random random(played.seed);
  playOn(*session, random, played.moves);
  return QByteArray::fromStdString(journal.text);
}

// A complete game of Underwear to 10 points.
inline SampleGame shortGame() { return {.moves = kToItsEnd, .options = {{"target", 10}}}; }

inline bool writeFile(const QString& path, const QByteArray& text, const QDateTime& time = {}) {
  if (!QDir().mkpath(QFileInfo(path).absolutePath())) return false;
  QFile file(path);
  if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) return false;
  file.flush();
  return !time.isValid() || file.setFileTime(time, QFileDevice::FileModificationTime);
}

// The text of a record without its times.
inline QByteArray bareText(const QByteArray& text) {
  return QByteArray::fromStdString(withoutTimes(text.toStdString()));
}

// Time of the sample record `number`, in November 2026. Each one is about two hours before the
// previous one.
inline QDateTime sampleTime(int number) {
  using namespace Qt::StringLiterals;
  return QDateTime::fromString(u"2026-11-20T20:15:00"_s, Qt::ISODate).addSecs(-number * 7300);
}

}  // namespace downpile::tests
