// SPDX-License-Identifier: GPL-3.0-or-later
// Statistics computed from a record (factsOf) agree with the session that played the game, for all
// games.
#include <numeric>

#include "../records/playing.h"
#include "runner/test_class.h"
#include "statistics/game_facts.h"
#include "statistics/placing.h"

using namespace downpile;

namespace {

// Begins a game and plays at most `moves` random moves. By default this is enough to finish the
// game.
std::unique_ptr<Session> played(const RecordHeader& header, MemoryJournal& journal,
                                int moves = 20000) {
  auto session = Session::begin(header, journal, {});
  Random random(header.seed);
  playOn(*session, random, moves);
  return session;
}

RecordHeader shortHeader(const std::string& game, std::uint64_t seed) {
  RecordHeader header = headerFor(game, 3, seed);
  const auto& options = findGame(game)->info->options;
  if (const auto target = findOption(options, "target")) header.options[*target] = 20;
  return header;
}

Tally::Count countOf(const GameFacts& facts, std::string_view name, int player) {
  const auto counts = findGame(facts.game)->info->counts;
  Tally::Count sum;
  for (const Tally::Count& count : facts.tally.counts) {
    if (counts[count.count].name != name || count.player != player) continue;
    sum.hits += count.hits;
    sum.chances += count.chances;
  }
  return sum;
}
int hitsOf(const GameFacts& facts, std::string_view name, int player) {
  return countOf(facts, name, player).hits;
}
int chancesOf(const GameFacts& facts, std::string_view name, int player) {
  return countOf(facts, name, player).chances;
}

// Returns how many moves with this verb the player made.
int movesOf(const Record& record, std::string_view verb, int player) {
  int moves = 0;
  for (const RecordEntry& entry : record.inForce()) {
    const bool matches = entry.action == verb || entry.action.starts_with(std::string(verb) + ' ');
    moves += entry.kind == RecordEntry::Kind::move && entry.player == player && matches ? 1 : 0;
  }
  return moves;
}

}  // namespace

class TestGameFacts : public QObject {
  Q_OBJECT

 private slots:
  void statisticsOfAGameMatchItsMovesAndResult_data();
  void statisticsOfAGameMatchItsMovesAndResult();
  void everyEventCountOfTheStatisticsIsDeclaredByTheGame_data() {
    statisticsOfAGameMatchItsMovesAndResult_data();
  }
  void everyEventCountOfTheStatisticsIsDeclaredByTheGame();
  void undoneMovesAreNotCounted();
  void gameContinuedFromAReplayIsNotCounted();
  void recordWithIllegalMoveIsNotCounted();
  void stealsInUnderwearAreCountedForEachPlayer();
  void keptBidsInUpAndDownAreCountedForEachPlayer();
  void statisticsOfUltimateLoserCountOneLoserPerDeal();
  void turnedFaceDownCardsThatFitAreCountedInThreeUp();
  void redealsInLifeAreCountedForAllPlayers();
  void findsTheSeatOfTheUserByTheirKey();
  void winnersAreRankedFirstAndEqualTotalsShareARank();
};

void TestGameFacts::statisticsOfAGameMatchItsMovesAndResult_data() {
  QTest::addColumn<std::string>("id");
  for (const CatalogEntry& entry : catalog()) {
    QTest::addRow("%s", entry.info->id.data()) << std::string(entry.info->id);
  }
}

void TestGameFacts::statisticsOfAGameMatchItsMovesAndResult() {
  QFETCH(const std::string, id);
  MemoryJournal journal;
  const auto session = played(shortHeader(id, 3), journal);
  const Standing end = session->standing();
  QVERIFY(end.gameOver);
  const auto facts = factsOf(session->record());
  QVERIFY(facts.has_value());
  QCOMPARE(facts->game, id);
  QCOMPARE(facts->options, session->header().options);
  QVERIFY(facts->isOver);
  QCOMPARE(static_cast<int>(facts->deals.size()), end.deal);
  QVERIFY(facts->deals.back().scores == end.scores);
  double won = 0;
  int moves = 0;
  for (int player = 0; player < 3; ++player) {
    const SeatFacts& seat = facts->seats[at(player)];
    QCOMPARE(seat.seat, session->header().seats[at(player)]);
    QCOMPARE(seat.total, end.totals[at(player)]);
    QCOMPARE(seat.won > 0, end.winners.contains(player));
    QCOMPARE(seat.place == 1, end.winners.contains(player));
    won += seat.won;
    moves += seat.moves;
  }
  QVERIFY(std::abs(won - 1) < 1e-9);
  QCOMPARE(moves, static_cast<int>(std::ranges::count(
                      session->record().inForce(), RecordEntry::Kind::move, &RecordEntry::kind)));
  // The statistics are the same if they are computed from the written record.
  QVERIFY(factsOf(readRecord(journal.text).record) == facts);
}

void TestGameFacts::everyEventCountOfTheStatisticsIsDeclaredByTheGame() {
  QFETCH(const std::string, id);
  const auto counts = findGame(id)->info->counts;
  for (std::uint64_t seed = 0; seed < 5; ++seed) {
    MemoryJournal journal;
    const auto facts = factsOf(played(shortHeader(id, seed), journal)->record());
    for (const Tally::Count& count : facts->tally.counts) {
      QVERIFY(count.count < counts.size());
      QVERIFY(count.player < 3);
      const bool isShare = counts[count.count].kind == CountText::Kind::share;
      QVERIFY(isShare ? count.chances > 0 && count.hits <= count.chances : count.chances == 0);
      QVERIFY(count.number == 0 || *counts[count.count].each != '\0');
    }
  }
}

void TestGameFacts::undoneMovesAreNotCounted() {
  MemoryJournal journal;
  const auto session = played(shortHeader("underwear", 5), journal, 60);
  const auto before = factsOf(session->record());
  const int player = session->standing().turn;
  QVERIFY(
      session->submit(player, session->view(player)->legal().front(), session->position()).result ==
      Session::Result::played);
  QVERIFY(!(factsOf(session->record()) == before));
  QVERIFY(session->undo(player));
  QVERIFY(factsOf(session->record()) == before);
}

void TestGameFacts::gameContinuedFromAReplayIsNotCounted() {
  MemoryJournal journal;
  Record record = played(shortHeader("underwear", 5), journal, 60)->record();
  QVERIFY(factsOf(record).has_value());
  record.header.takenOver = 4;
  QVERIFY(!factsOf(record).has_value());
}

void TestGameFacts::recordWithIllegalMoveIsNotCounted() {
  MemoryJournal journal;
  Record record = played(shortHeader("underwear", 5), journal, 60)->record();
  record.entries.push_back({.kind = RecordEntry::Kind::move, .action = "down KH"});
  QVERIFY(!factsOf(record).has_value());
}

void TestGameFacts::stealsInUnderwearAreCountedForEachPlayer() {
  int steals = 0;
  for (std::uint64_t seed = 0; seed < 4; ++seed) {
    MemoryJournal journal;
    const Record record = played(shortHeader("underwear", seed), journal)->record();
    const auto facts = factsOf(record);
    for (int player = 0; player < 3; ++player) {
      const int own = hitsOf(*facts, "steals", player);
      QCOMPARE(own, movesOf(record, "steal", player));
      QVERIFY(hitsOf(*facts, "stolenCards", player) >= own);
      QVERIFY(hitsOf(*facts, "royalties", player) >= movesOf(record, "royals", player));
      steals += own;
    }
  }
  QVERIFY(steals > 0);
}

void TestGameFacts::keptBidsInUpAndDownAreCountedForEachPlayer() {
  MemoryJournal journal;
  const Record record = played(shortHeader("up-and-down", 2), journal)->record();
  const auto facts = factsOf(record);
  for (int player = 0; player < 3; ++player) {
    QCOMPARE(chancesOf(*facts, "bidsKept", player), static_cast<int>(facts->deals.size()));
    QVERIFY(hitsOf(*facts, "bidsKept", player) < chancesOf(*facts, "bidsKept", player));
    for (const Tally::Count& count : facts->tally.counts) {
      if (count.player != player) continue;
      QCOMPARE(count.chances, movesOf(record, "bid " + std::to_string(count.number), player));
    }
  }
}

void TestGameFacts::statisticsOfUltimateLoserCountOneLoserPerDeal() {
  MemoryJournal journal;
  const auto facts = factsOf(played(shortHeader("ultimate-loser", 2), journal)->record());
  const auto deals = static_cast<int>(facts->deals.size());
  int losers = 0;
  for (int player = 0; player < 3; ++player) {
    QCOMPARE(chancesOf(*facts, "last", player), deals);
    losers += hitsOf(*facts, "last", player);
  }
  QCOMPARE(losers, deals);
}

void TestGameFacts::turnedFaceDownCardsThatFitAreCountedInThreeUp() {
  int fits = 0;
  int flips = 0;
  for (std::uint64_t seed = 0; seed < 4; ++seed) {
    MemoryJournal journal;
    const Record record = played(shortHeader("three-up-three-down", seed), journal)->record();
    const auto facts = factsOf(record);
    for (int player = 0; player < 3; ++player) {
      QCOMPARE(chancesOf(*facts, "blindFits", player), movesOf(record, "flip", player));
      fits += hitsOf(*facts, "blindFits", player);
      flips += chancesOf(*facts, "blindFits", player);
    }
    // The winner went out by turning over a fitting face-down card.
    QVERIFY(hitsOf(*facts, "blindFits",
                   facts->seats[0].won > 0   ? 0
                   : facts->seats[1].won > 0 ? 1
                                             : 2) > 0);
  }
  QVERIFY(fits > 0 && fits < flips);
}

void TestGameFacts::redealsInLifeAreCountedForAllPlayers() {
  int redeals = 0;
  for (std::uint64_t seed = 0; seed < 6; ++seed) {
    MemoryJournal journal;
    const auto facts = factsOf(played(shortHeader("life", seed), journal)->record());
    // A redeal counts for each player.
    for (int player = 1; player < 3; ++player) {
      QCOMPARE(hitsOf(*facts, "redeals", player), hitsOf(*facts, "redeals", 0));
    }
    redeals += hitsOf(*facts, "redeals", 0);
  }
  QVERIFY(redeals > 0);
}

void TestGameFacts::findsTheSeatOfTheUserByTheirKey() {
  GameFacts facts;
  facts.seats = {{.seat = {"fair", 1, "Mika"}}, {.seat = {"person", 2, "Anna"}}};
  QCOMPARE(seatOf(facts, "aa"), std::optional(1));
  facts.isOver = true;
  facts.seats.push_back({.seat = {"person", 3, "Nora"}});
  QCOMPARE(seatOf(facts, "aa"), std::nullopt);
  facts.seats[1].seat.key = "bb";
  QCOMPARE(seatOf(facts, "aa"), std::nullopt);
  QCOMPARE(seatOf(facts, ""), std::nullopt);
  facts.seats[2].seat.key = "aa";
  QCOMPARE(seatOf(facts, "aa"), std::optional(2));
  // No seat is returned for an unfinished game between people.
  facts.isOver = false;
  QCOMPARE(seatOf(facts, "aa"), std::nullopt);
}

void TestGameFacts::winnersAreRankedFirstAndEqualTotalsShareARank() {
  Standing end;
  end.totals = {30, 50, 40, 30};
  end.winners.insert(1);
  QCOMPARE(placesOf("underwear", end), (std::vector{3, 1, 2, 3}));
  QCOMPARE(end.winners.shareOf(1), 1.0);
  QCOMPARE(end.winners.shareOf(0), 0.0);
  end.winners = PlayerSet::only(0);
  end.winners.insert(3);
  QCOMPARE(placesOf("ultimate-loser", end), (std::vector{1, 4, 3, 1}));
  QCOMPARE(end.winners.shareOf(3), 0.5);
}

DOWNPILE_TEST(TestGameFacts);
#include "tst_game_facts.moc"
