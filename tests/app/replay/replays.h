// SPDX-License-Identifier: GPL-3.0-or-later
// Records for tests of replays: golden records (stored games), and long games of random moves.
#pragma once

#include <QByteArray>
#include <QFile>
#include <QString>
#include <memory>

#include "../../support/file_content.h"
#include "../support/dealt.h"
#include "record/timeline.h"

namespace downpile::tests {

inline QString goldenPath(const QString& name) {
  return QStringLiteral(GOLDEN_FOLDER) + u'/' + name;
}

inline std::shared_ptr<const Timeline> golden(const QString& name) {
  return std::make_shared<Timeline>(readRecord(fileContent(goldenPath(name)).toStdString()).record);
}

// Returns a record of Underwear with the highest target and at most `moves` random moves.
inline Record longGame(std::size_t moves) {
  Session::Observer quiet{.stepped = [](const Step&) {}, .reset = [] {}};
  MemoryJournal journal;
  Deal deal{.players = 4};
  RecordHeader header = headerFor(deal);
  const auto target = findOption(Underwear::info().options, "target");
  header.options[*target] = Underwear::info().options[*target].most;
  const auto session = Session::begin(header, journal, quiet);
  for (std::size_t move = 0; move < moves && !session->standing().gameOver; ++move) {
    if (session->standing().dealOver) session->nextDeal();
    const int turn = session->standing().turn;
    const auto legal = session->view(turn)->legal();
    Random random(3, move);
    session->submit(turn, legal[random.below(static_cast<std::uint32_t>(legal.size()))],
                    session->position());
  }
  return session->record();
}

}  // namespace downpile::tests
