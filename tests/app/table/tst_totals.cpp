// SPDX-License-Identifier: GPL-3.0-or-later
// The score sheet of totals starting above 0 and counting down, such as lives; the summary of a
// deal and of a game.
#include <algorithm>
#include <functional>

#include "../support/changed_view.h"
#include "../support/dealt.h"
#include "games/catalog.h"
#include "games/up-and-down/up_and_down.h"
#include "runner/test_class.h"
#include "table/scores/table_scores.h"

using namespace downpile;
using namespace downpile::tests;
using namespace Qt::StringLiterals;

class TestTotals : public QObject {
  Q_OBJECT

 private slots:
  void scoreSheetBeginsWithTheStartTotalsUnlessTheyAreZero();
  void dealSummaryNamesTheViewerAndGameSummaryRanksAllPlayers();
  void sharedWinIsToldFromTheViewersSide();
  void gameSummaryTellsTheEffectsOfTheLossLimit();
  void summaryNamesThePlayerWhoWentOutAndCallsWonDealsAResult();
};

namespace {

RecordHeader headerOf(const std::string& game) {
  RecordHeader header;
  header.game = game;
  header.players = 4;
  header.options = standardValues(findGame(game)->info->options);
  header.seed = 3;
  for (int player = 0; player < header.players; ++player) {
    header.seats.push_back({.kind = player == 0 ? "person" : "random",
                            .portrait = 1 + player,
                            .name = "Player " + std::to_string(player)});
  }
  return header;
}

void playRandomMove(TableController& controller, Random& random) {
  const Session& session = sessionOf(controller);
  int player = 0;
  while (!session.actors().contains(player)) ++player;
  const std::vector<Action> legal = session.view(player)->legal();
  sourceOf(controller).play(player, legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
}

}  // namespace

void TestTotals::scoreSheetBeginsWithTheStartTotalsUnlessTheyAreZero() {
  Table table(standardDeal());
  const LocalSource& source = sourceOf(table.controller);
  const auto view = sessionOf(table.controller).view(0);
  const Narrator narrator(view->info(), {u"Ada"_s, u"Bo"_s}, 0);
  const auto sheetOf = [&](int start, std::vector<int> totals) {
    const ChangedView changed(*view, {.standing = [&](Standing& standing) {
      standing.startTotal = start;
      standing.totals = totals;
    }});
    TableScores scores;
    scores.refreshSheet({source, narrator, changed, {0, 1}});
    return std::pair(scores.sheet()->rows(), scores.sheet()->totals());
  };
  const auto [none, fromNothing] = sheetOf(0, {2, 3});
  QVERIFY(none.empty());
  QCOMPARE(fromNothing, (QStringList{u"2"_s, u"3"_s}));
  const auto [rows, totals] = sheetOf(3, {2, 3});
  QCOMPARE(rows.size(), std::size_t{1});
  QCOMPARE(rows.front().deal, 0);
  QCOMPARE(rows.front().cells, (QStringList{u"3"_s, u"3"_s}));
  QCOMPARE(totals, (QStringList{u"2"_s, u"3"_s}));
}

void TestTotals::sharedWinIsToldFromTheViewersSide() {
  Standing standing;
  standing.gameOver = true;
  standing.winners = PlayerSet::all(2);
  standing.totals = {7, 7, 1};
  const GameInfo& info = *findGame("up-and-down")->info;
  const auto textFor = [&](int viewer) {
    const Narrator narrator(info, {u"You"_s, u"Bo"_s, u"Cy"_s}, viewer);
    return TableScores::winnerText(narrator, standing);
  };
  QCOMPARE(textFor(0), u"You share the win with Bo: 7 point(s)"_s);
  QCOMPARE(textFor(2), u"You and Bo share the win: 7 point(s)"_s);
}

void TestTotals::dealSummaryNamesTheViewerAndGameSummaryRanksAllPlayers() {
  Table table;
  QVERIFY(tests::begin(table.controller, table.settings, headerOf("up-and-down"),
                       std::make_unique<MemoryJournal>()));
  const DealSummary& summary = *table.controller.summary();
  Random random(5);
  while (!sessionOf(table.controller).standing().gameOver) {
    const Session& session = sessionOf(table.controller);
    if (session.standing().dealOver) {
      table.controller.pace()->hurry();
      QVERIFY2(summary.title().startsWith(u"You "_s), qPrintable(summary.title()));
      QVERIFY2(summary.reason().contains(u"the deal is over"_s), qPrintable(summary.reason()));
      QCOMPARE(summary.playerRows().front().place, 0);
      QVERIFY(table.controller.undoHistory()->nextDeal());
      continue;
    }
    playRandomMove(table.controller, random);
  }
  table.controller.pace()->hurry();
  const std::vector<SummaryRow>& rows = summary.playerRows();
  QCOMPARE(rows.size(), std::size_t{4});
  QCOMPARE(rows.front().place, 1);
  QVERIFY(rows.front().isWinner && !rows.back().isWinner);
  QVERIFY(std::ranges::is_sorted(rows, {}, &SummaryRow::place));
  QVERIFY(std::ranges::is_sorted(rows, std::greater(), &SummaryRow::total));
}

// With a loss limit of one point, the game ends after the first deal with different results.
void TestTotals::gameSummaryTellsTheEffectsOfTheLossLimit() {
  RecordHeader header = headerOf("up-and-down");
  header.options[UpAndDown::kLimit] = 1;
  header.options[UpAndDown::kLimitCap] = 1;
  Table table;
  QVERIFY(
      tests::begin(table.controller, table.settings, header, std::make_unique<MemoryJournal>()));
  const DealSummary& summary = *table.controller.summary();
  Random random(5);
  while (!sessionOf(table.controller).standing().gameOver) {
    if (sessionOf(table.controller).standing().dealOver) {
      table.controller.pace()->hurry();
      QCOMPARE(summary.account(), QString());
      QVERIFY(table.controller.undoHistory()->nextDeal());
    } else {
      playRandomMove(table.controller, random);
    }
  }
  table.controller.pace()->hurry();
  for (const QString& part :
       {u"reached the loss limit: the game is over."_s, u" no more than the loss limit."_s}) {
    QVERIFY2(summary.account().contains(part), qPrintable(summary.account()));
  }
}

void TestTotals::summaryNamesThePlayerWhoWentOutAndCallsWonDealsAResult() {
  Table table;
  QVERIFY(tests::begin(table.controller, table.settings, headerOf("three-up-three-down"),
                       std::make_unique<MemoryJournal>()));
  Random random(5);
  while (!sessionOf(table.controller).standing().dealOver) playRandomMove(table.controller, random);
  table.controller.pace()->hurry();
  const QString title = table.controller.summary()->linesTitle();
  QVERIFY2(title.endsWith(u" result in this deal"_s) && title != u" result in this deal"_s,
           qPrintable(title));
}

DOWNPILE_TEST(TestTotals);
#include "tst_totals.moc"
