// SPDX-License-Identifier: GPL-3.0-or-later
// Records for the tests of `verify` and `show`: whole games of any kind, played by chance and with
// moves taken back.
#pragma once

#include <QByteArray>
#include <QTemporaryFile>

#include "../../records/playing.h"

namespace downpile {

// So many moves of a game. Every `undoEvery`-th is taken back at once; 0: none is.
inline QByteArray recordedGame(const RecordHeader& header, int moves, int undoEvery = 0) {
  MemoryJournal journal;
  const auto session = Session::begin(header, journal, {});
  Random random(11);
  for (int move = 1; move <= moves && !session->standing().gameOver; ++move) {
    if (session->standing().dealOver) session->nextDeal();
    const auto [player, action] = anyMove(*session, random);
    session->submit(player, action, session->position());
    if (undoEvery > 0 && move % undoEvery == 0) session->undo(player);
  }
  return QByteArray::fromStdString(journal.text);
}

// Of a game with its usual house rules, in format 1.
inline QByteArray recordedGame(const GameInfo& info, int players, int moves, int undoEvery = 0) {
  return recordedGame(headerFor(std::string(info.id), players, 7), moves, undoEvery);
}

inline const GameInfo& underwear() { return *findGame("underwear")->info; }

// The text as a file for as long as this lives.
class TextFile {
 public:
  explicit TextFile(const QByteArray& text) {
    if (file_.open()) file_.write(text);
    file_.close();
  }
  QString path() const { return file_.fileName(); }

 private:
  QTemporaryFile file_;
};

}  // namespace downpile
