// SPDX-License-Identifier: GPL-3.0-or-later
#include "records/record_row.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>
#include <algorithm>
#include <utility>

#include "games/catalog.h"
#include "records/header_text.h"
#include "text/texts.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

using State = CheckedRecord::State;

struct RecordRowTexts {
  Q_DECLARE_TR_FUNCTIONS(RecordRow)
};

// Returns the player's name as it follows `Won by`.
QString winnerName(const Seat& seat) {
  return isUser(seat) ? RecordRowTexts::tr("you", "the winner of a game, as in `Won by you`")
                      : seatName(seat);
}

QString resultText(const RecordHeader& header, const Standing& standing) {
  QStringList totals;
  QStringList winners;
  for (std::size_t p = 0; p < header.seats.size(); ++p) {
    const QString name = seatName(header.seats[p]);
    const auto player = static_cast<int>(p);
    totals << RecordRowTexts::tr("%1 %2", "a player and the points of this player: `Anna 24`")
                  .arg(name, numberText(standing.totalNow(player)));
    if (standing.gameOver && standing.winners.contains(player))
      winners << winnerName(header.seats[p]);
  }
  const QString all = totals.join(u", "_s);
  if (winners.isEmpty()) return all;
  //: %1 are the winners, %2 the points of all players.
  return RecordRowTexts::tr("Won by %1: %2").arg(listAnd(winners), all);
}

QString extentText(const CheckedRecord& checked) {
  const QString moves = RecordRowTexts::tr("%n move(s)", "", checked.moves);
  const QString deals = checked.standing.gameOver
                            ? RecordRowTexts::tr("%n deal(s)", "", checked.standing.deal)
                            : RecordRowTexts::tr("deal %1").arg(numberText(checked.standing.deal));
  return RecordRowTexts::tr("%1, %2", "the number of deals; the number of moves").arg(deals, moves);
}

QString dateText(const QDateTime& time) {
  return RecordRowTexts::tr("%1, %2", "a date and a time")
      .arg(dayText(time.date()), QLocale().toString(time.time(), QLocale::ShortFormat));
}

QStringList marksOf(const RecordRow& row, const CheckedRecord& checked) {
  const State state = checked.state;
  QStringList marks;
  if (row.isOnTable) {
    marks << RecordRowTexts::tr("On the table", "mark of a record");
  } else if (row.isUnfinished) {
    marks << RecordRowTexts::tr("Unfinished", "mark of a record");
  }
  if (state == State::newer) marks << RecordRowTexts::tr("Newer version", "mark of a record");
  if (!row.problem.isEmpty() && state != State::newer) {
    marks << RecordRowTexts::tr("Damaged", "mark of a record");
  }
  if (checked.isSealBroken) marks << RecordRowTexts::tr("Broken seal", "mark of a record");
  // Marks a game begun at a position of another game.
  if (checked.record.header.takenOver > 0) {
    marks << RecordRowTexts::tr("Continued", "mark of a record that continues another game");
  }
  if (row.isImported) marks << RecordRowTexts::tr("Imported", "mark of a record");
  return marks;
}

}  // namespace

RecordRow recordRow(const KnownRecord& record, const QString& pathOnTable) {
  const CheckedRecord& checked = record.checked;
  const RecordHeader& header = checked.record.header;
  const QString name = QFileInfo(record.file.path).fileName();
  RecordRow row{.path = record.file.path,
                .title = name,
                .date = dateText(record.file.played),
                .problem = problemOf(checked, name),
                .isImported = record.file.isImported,
                .isOnTable = record.file.path == pathOnTable};
  const CatalogEntry* entry = findGame(header.game);
  if (entry != nullptr) {
    row.gameId = QString::fromStdString(header.game);
    row.title = gameText(*entry->info, entry->info->title);
  }
  const bool wasPlayed = !checked.standing.totals.empty();
  if (wasPlayed) {
    const bool isGood = checked.state == State::good;
    row.players = playersText(*entry->info, header);
    row.result = resultText(header, checked.standing);
    row.extent = extentText(checked);
    row.rules = rulesText(*entry->info, header.options);
    row.isOver = isGood && checked.standing.gameOver;
    row.isUnfinished = isGood && !row.isOver;
    row.maySee = checked.state != State::empty;
    row.mayContinue = row.isUnfinished && !row.isImported && !row.isOnTable;
  }
  row.marks = marksOf(row, checked);
  QStringList spokenParts{row.title, row.date};
  spokenParts << row.marks << row.players << row.result << asSentence(row.extent) << row.rules
              << row.problem;
  spokenParts.removeAll(QString());
  row.spoken = spokenParts.join(u". "_s);
  row.search = spokenParts.join(u'\n').toLower();
  return row;
}

}  // namespace downpile
