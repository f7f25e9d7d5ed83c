// SPDX-License-Identifier: GPL-3.0-or-later
// Records for the tests of downpile-cli: any game of the catalogue, with random moves and undos.
#pragma once

#include <QByteArray>
#include <QTemporaryFile>

#include "../../records/playing.h"

namespace downpile {

// Returns the record of a random game of at most `moves` moves. Each `undoEvery`-th move is
// followed by an undo; 0 means no undo.
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

// Returns the record of a random game with standard house rules, in record format 1.
inline QByteArray recordedGame(const GameInfo& info, int players, int moves, int undoEvery = 0) {
  return recordedGame(headerFor(std::string(info.id), players, 7), moves, undoEvery);
}

inline const GameInfo& underwear() { return *findGame("underwear")->info; }

// A temporary file with a text, deleted with this object.
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
