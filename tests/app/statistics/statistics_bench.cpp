// SPDX-License-Identifier: GPL-3.0-or-later
// Measures statistics of many records, without and with a cache. `statistics-bench FOLDER RECORDS
// [REVIEWS]` first writes RECORDS games between rule-based computer players if the folder has none
// yet, cycling through all games. One of the players counts as the person. The first REVIEWS
// records get made-up reviews.
#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <iostream>

#include "../../records/playing.h"
#include "../support/sample_records.h"
#include "arena/contestant.h"
#include "arena/parallel.h"
#include "bots/bot_catalog.h"
#include "review/review_store.h"
#include "statistics/gathering.h"

using namespace downpile;
using namespace downpile::tests;
using namespace Qt::StringLiterals;

namespace {

// Returns the record of a whole game. The bot quickPlayer() makes the moves of all players.
QByteArray sensibleGame(const std::string& id, int players, std::uint64_t seed) {
  RecordHeader header = headerFor(id, players, seed);
  for (std::size_t p = 1; p < header.seats.size(); ++p) header.seats[p].kind = "fair";
  MemoryJournal journal;
  const auto session = Session::begin(header, journal, {});
  std::string error;
  const auto bot = makeBot(id, quickPlayer(id), error);
  while (!session->standing().gameOver) {
    const Standing standing = session->standing();
    if (standing.dealOver) {
      session->nextDeal();
      continue;
    }
    askInOrder(session->actors(), standing.turn, [&](int player) {
      Random random = session->botRandom(player);
      const auto action = bot->choose(*viewFor(*bot, *session, player), random, kNever);
      if (action) session->submit(player, *action, session->position());
      return action.has_value();
    });
  }
  return QByteArray::fromStdString(journal.text);
}

// Returns a review as long as a computed one: one entry per decision, with an occasional slip.
Review madeUpReview(const Record& record) {
  Review review;
  review.mark = markOf(record);
  review.game = record.header.game;
  review.players = static_cast<int>(record.header.seats.size());
  review.unit = "points";
  int number = 0;
  for (const RecordEntry& entry : record.inForce()) {
    if (entry.kind != RecordEntry::Kind::move || entry.player != 0) continue;
    const bool isSlip = ++number % 15 == 0;
    review.moves.push_back({.played = entry.action,
                            .best = entry.action,
                            .verdict = isSlip ? Verdict::slip : Verdict::good,
                            .value = number * kOneUnit / 7,
                            .valueError = kOneUnit / 9,
                            .loss = isSlip ? kOneUnit : 0,
                            .lossError = kOneUnit / 11,
                            .worlds = 640});
  }
  const auto facts = factsOf(record);
  for (int deal = 1; deal <= static_cast<int>(facts->deals.size()); ++deal) {
    review.deals.push_back({.deal = deal, .cards = kOneUnit / 3, .luck = -kOneUnit / 7});
    review.deals.back().result = review.deals.back().sum();
  }
  return review;
}

void writeReviews(const QString& folder, int count) {
  const ReviewStore store(folder);
  shareOut(count, 2, [&](int, int number) {
    QFile file(folder + u"/earlier/%1.downpile"_s.arg(number));
    if (!file.open(QIODevice::ReadOnly)) return;
    store.save(madeUpReview(readRecord(file.readAll().toStdString()).record));
  });
}

void writeRecords(const QString& folder, int count) {
  shareOut(count, 2, [&](int, int number) {
    const auto games = catalog();
    const CatalogEntry& entry = games[static_cast<std::size_t>(number) % games.size()];
    const int players = 2 + number / 5 % 3;
    const QByteArray text =
        sensibleGame(std::string(entry.info->id), players, static_cast<std::uint64_t>(number));
    writeFile(folder + u"/earlier/%1.downpile"_s.arg(number), text, sampleTime(count - number));
  });
}

void measure(const char* label, const StatisticsPlace& place) {
  QElapsedTimer time;
  time.start();
  const std::atomic<bool> never = false;
  const Gathering gathering = gatherGames(
      place, {}, [](int, int) {}, never);
  std::cout << label << ": " << time.elapsed() << " ms, " << gathering.records << " records, "
            << gathering.read << " read, " << gathering.games.size() << " counted\n";
}

}  // namespace

int main(int count, char** words) {
  const QCoreApplication app(count, words);
  const QStringList arguments = QCoreApplication::arguments();
  if (arguments.size() != 3 && arguments.size() != 4) {
    std::cerr << "statistics-bench FOLDER RECORDS [REVIEWS]\n";
    return 2;
  }
  const QString folder = arguments[1];
  if (!QDir(folder + u"/earlier"_s).exists()) writeRecords(folder, arguments[2].toInt());
  if (arguments.size() == 4) writeReviews(folder, arguments[3].toInt());
  std::cout << "the records are there\n";
  const StatisticsPlace place{.games = folder, .cache = folder + u"/statistics.sqlite"_s};
  QFile::remove(place.cache);
  measure("without a cache", place);
  measure("with a cache", place);
  return 0;
}
