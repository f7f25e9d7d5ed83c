// SPDX-License-Identifier: GPL-3.0-or-later
// Reviews of recorded games of all kinds: judged moves, equal results for equal seeds, reasons for
// bad moves, parts adding up to the result, and stopping on request.
#include <algorithm>
#include <ctime>
#include <ranges>
#include <thread>

#include "../bots/recorded.h"
#include "played.h"
#include "record/timeline.h"
#include "review/reviewer.h"
#include "runner/test_class.h"

using namespace downpile;

namespace {

constexpr ReviewEffort kLittle{.searches = 0,
                               .searchWorlds = 16,
                               .leastWorlds = 16,
                               .mostWorlds = 32,
                               .dealWorlds = 8,
                               .othersWorlds = 4};
// Amount of work sufficient to recognise clear mistakes.
constexpr ReviewEffort kSome{.searches = 1,
                             .searchWorlds = 48,
                             .leastWorlds = 96,
                             .mostWorlds = 768,
                             .dealWorlds = 8,
                             .othersWorlds = 4};

// Adds a row for each game; in the quick tests only for the first `quick` games.
void addGames(std::size_t quick = catalog().size()) {
  QTest::addColumn<std::string>("game");
  const std::size_t all = catalog().size();
  for (const CatalogEntry& entry : catalog().first(tests::effort(std::min(quick, all), all))) {
    QTest::addRow("%s", entry.info->id.data()) << std::string(entry.info->id);
  }
}

int playersOf(const std::string& game) { return std::min(3, findGame(game)->info->maxPlayers); }

// Returns the number of the first deal with a choice of moves for each player.
int firstOf(const std::string& game) { return game == "up-and-down" ? 3 : 1; }

// Returns the record of a game where player 0 makes random moves.
Record randomGame(const std::string& game, int deals, std::uint64_t seed = 5) {
  const int players = playersOf(game);
  std::vector<std::string> names(at(players), "tuned");
  std::string error;
  if (makeBot(game, "tuned", error) == nullptr) names.assign(at(players), "random");
  names[0] = "random";
  return playedGame(headerFor(game, players, seed), names, deals, firstOf(game));
}

ReviewPlan planWith(const ReviewEffort& effort) { return {.effort = effort}; }

Review reviewOf(const Record& record, const ReviewPlan& plan) {
  return Reviewer(record, plan).run(kNever, nullptr);
}

}  // namespace

class TestReview : public QObject {
  Q_OBJECT

 private slots:
  void reviewJudgesEveryMoveThatHadAnAlternative_data() { addGames(3); }
  void reviewJudgesEveryMoveThatHadAnAlternative() {
    QFETCH(std::string, game);
    const Record record = randomGame(game, 1);
    ReviewEffort effort = kLittle;
    effort.searches = 1;
    const Reviewer reviewer(record, planWith(effort));
    QCOMPARE(reviewer.problem(), std::string());
    int reported = 0;
    const Review review = reviewer.run(kNever, [&](const ReviewedMove&, int done, int of) {
      QCOMPARE(done, ++reported);
      QCOMPARE(of, static_cast<int>(reviewer.decisions().size()));
    });
    QVERIFY(review.complete);
    QVERIFY(!reviewer.decisions().empty());
    QCOMPARE(reported, static_cast<int>(reviewer.decisions().size()));
    QCOMPARE(review.moves.size(), reviewer.decisions().size());
    const auto entries = record.inForce();
    for (std::size_t i = 0; i < review.moves.size(); ++i) {
      const PlannedDecision& planned = reviewer.decisions()[i];
      QCOMPARE(planned.entry, review.moves[i].entry);
      QCOMPARE(planned.deal, review.moves[i].deal);
      const auto from = entries.begin() + static_cast<std::ptrdiff_t>(planned.entry);
      const auto end =
          std::ranges::find(from, entries.end(), RecordEntry::Kind::next, &RecordEntry::kind);
      QCOMPARE(planned.movesAhead, static_cast<int>(std::ranges::count(
                                       from, end, RecordEntry::Kind::move, &RecordEntry::kind)));
    }
    QCOMPARE(review.mark, markOf(record));

    // The review contains exactly this player's moves with an alternative.
    const auto table = findGame(game)->create(record.header.options, record.header.players);
    auto move = review.moves.begin();
    for (std::size_t i = 0; i < entries.size(); ++i) {
      const bool own = entries[i].kind == RecordEntry::Kind::move && entries[i].player == 0;
      const bool forced =
          table->legal(0).size() == 1 && isAwaited(table->actors(), table->standing().turn, 0);
      if (own && !forced) {
        QVERIFY(move != review.moves.end());
        QCOMPARE(move->entry, i);
        QCOMPARE(move->played, entries[i].action);
        const auto best = table->actionFromText(0, move->best);
        QVERIFY(move->best.empty() || (best && !table->check(0, *best)));
        QVERIFY(move->lossError >= 0 && (move->best != move->played || move->loss == 0));
        ++move;
      }
      playEntry(*table, entries[i]);
    }
    QVERIFY(move == review.moves.end());
  }

  void sameSeedGivesSameReview_data() { addGames(3); }
  void sameSeedGivesSameReview() {
    QFETCH(std::string, game);
    const Record record = randomGame(game, 1);
    ReviewPlan plan = planWith(kLittle);
    const Review once = reviewOf(record, plan);
    QVERIFY(once == reviewOf(record, plan));
    plan.seed = 2;
    QVERIFY(once.moves != reviewOf(record, plan).moves);
  }

  // The moves of a deal get the same verdicts if only this deal is reviewed.
  void dealReviewedAloneGetsTheVerdictsOfAReviewOfTheWholeGame() {
    const Record record = randomGame("up-and-down", 4);
    ReviewPlan plan = planWith(kLittle);
    const Review all = reviewOf(record, plan);
    plan.deal = 3;
    const Review one = reviewOf(record, plan);
    std::vector<ReviewedMove> third;
    std::ranges::copy_if(all.moves, std::back_inserter(third),
                         [](const ReviewedMove& move) { return move.deal == 3; });
    QVERIFY(!third.empty());
    QVERIFY(one.moves == third);
    QCOMPARE(all.deals.size(), std::size_t{6});
    QVERIFY(one.deals == std::vector{all.deals[2]});
  }

  // Regression: the random numbers depended on the whole record.
  void reviewOfADealDoesNotChangeWithLaterDeals() {
    const Record record = randomGame("up-and-down", 2);
    Record cut = record;
    const auto last = std::ranges::find(cut.entries | std::views::reverse, RecordEntry::Kind::next,
                                        &RecordEntry::kind);
    cut.entries.erase(last.base(), cut.entries.end());
    QVERIFY(cut.entries.size() < record.entries.size());
    ReviewPlan plan = planWith(kLittle);
    plan.deal = firstOf("up-and-down");
    const Review before = reviewOf(cut, plan);
    const Review after = reviewOf(record, plan);
    QVERIFY(!before.moves.empty() && before.moves == after.moves);
    QVERIFY(before.deals == after.deals);
  }

  void luckPlusDecisionsPlusOtherPartsEqualTheResultOfADeal_data() { addGames(3); }
  void luckPlusDecisionsPlusOtherPartsEqualTheResultOfADeal() {
    QFETCH(std::string, game);
    int deals = 0;
    const int games = tests::effort(1, 3);
    for (int seed = 1; seed <= games; ++seed) {
      const Record record = randomGame(game, 2, static_cast<std::uint64_t>(seed));
      const Timeline timeline(record);
      const auto judge = makeJudge(game, record.header.players, kLittle);
      for (int player = 0; player < 2; ++player) {
        ReviewPlan plan = planWith(kLittle);
        plan.player = player;
        const Review review = reviewOf(record, plan);
        for (const ReviewedDeal& deal : review.deals) {
          QCOMPARE(deal.sum(), deal.result);
          Amount losses = 0;
          int moves = 0;
          for (const ReviewedMove& move : review.moves) {
            if (move.deal != deal.deal) continue;
            losses += move.loss;
            ++moves;
          }
          // In Life and Up and Down, the losses of moves add up to the part of the result due to
          // decisions. In other games they do not: a loss is measured by the goal of Master's
          // search, and the result by the value of the deal.
          if (game == "life" || game == "up-and-down") {
            // Amounts are integers, so each move may add a rounding error of up to 1.
            QVERIFY(std::abs(deal.decisions + losses) <= moves);
          }
          // The result is the value of the deal's last position. It uses no sampled worlds.
          const auto end = std::ranges::find_if(timeline.stops(), [&](const Timeline::Stop& stop) {
            return stop.deal == deal.deal && stop.endsDeal;
          });
          QVERIFY(end != timeline.stops().end());
          const auto table = timeline.at(static_cast<std::size_t>(end - timeline.stops().begin()));
          QCOMPARE(deal.result, amountOf(judge->value(*table, player)));
          ++deals;
        }
      }
    }
    QVERIFY(deals >= 2 * games);
  }

  // The value of a position for a player is the lead in points over the other players, or in some
  // games the probability of winning. Before the deal it is 0, or the same for all players.
  void valueOfAPositionIsTheLeadInPointsOrTheShareOfWins() {
    const Record record = randomGame("up-and-down", 2);
    const auto table = replay(record).game;
    const auto judge = makeJudge("up-and-down", 3, kLittle);
    const auto scores = table->standing().scores;
    QCOMPARE(judge->value(*table, 1), 3.0 * scores[1] - scores[0] - scores[1] - scores[2]);
    for (const char* game : {"underwear", "ultimate-loser", "up-and-down"}) {
      const Record other = randomGame(game, 1);
      const auto end = replay(other).game;
      const auto of = makeJudge(game, 3, kLittle);
      QVERIFY(std::abs(of->value(*end, 0) + of->value(*end, 1) + of->value(*end, 2)) < 1e-9);
      QCOMPARE(of->value(*findGame(game)->create(other.header.options, 3), 0), 0.0);
    }
    for (const char* game : {"life", "three-up-three-down"}) {
      const Record other = randomGame(game, 1);
      const auto of = makeJudge(game, 3, kLittle);
      const auto start = findGame(game)->create(other.header.options, 3);
      QVERIFY(std::abs(of->value(*start, 0) - 1.0 / 3) < 1e-9);
      QVERIFY(aimOf(game, 3).isShare);
    }
    QCOMPARE(aimOf("up-and-down", 5).slip, 4 * aimOf("up-and-down", 2).slip);
    QVERIFY(aimOf("no-such-game", 4).slip > 0);
  }

  // The program's suggested moves in games of Sharp players are not judged as mistakes.
  void movesOfTheHintBotAreNotJudgedAsSlips_data() {
    QTest::addColumn<std::string>("game");
    QTest::newRow("ultimate-loser") << std::string("ultimate-loser");
    if (!tests::isThorough()) return;
    QTest::newRow("three-up-three-down") << std::string("three-up-three-down");
  }
  void movesOfTheHintBotAreNotJudgedAsSlips() {
    QFETCH(std::string, game);
    constexpr int kPlayers = 4;
    // Each judgement takes seconds, so the quick tests judge fewer decisions.
    const int fewest = tests::isThorough() ? 5 : 2;
    std::string error;
    const auto adviser = makeAdviser(game, error);
    adviser->setTimeLimit(std::chrono::milliseconds(0));
    const auto judge = makeJudge(game, kPlayers, usualEffort(game));
    const std::vector<std::string> names(kPlayers, "sharp");
    const Record record = playedGame(headerFor(game, kPlayers, 3), names, 1);
    const auto table = gameOf(record.header);
    int asked = 0;
    for (std::size_t i = 0; i < record.entries.size(); ++i) {
      const RecordEntry& entry = record.entries[i];
      if (entry.kind == RecordEntry::Kind::move && table->legal(entry.player).size() > 1 &&
          entry.player == 0) {
        const auto view = table->viewWithHistory(entry.player);
        Random random(i);
        const auto advice = adviser->advise(*view, random, kNever);
        QVERIFY(advice);
        const auto judged = judge->judge(*view, advice->action, i, kNever);
        QVERIFY2(!isWrong(judged->verdict), entry.action.c_str());
        if (++asked == fewest && !tests::isThorough()) break;
      }
      playEntry(*table, entry);
    }
    QVERIFY(asked >= fewest);
  }

  // A player with random moves makes mistakes. The review gives reasons for better moves.
  void reviewGivesReasonsForMistakes_data() { addGames(); }
  void reviewGivesReasonsForMistakes() {
    QFETCH(std::string, game);
    bool found = false;
    // The deals of the first seed soon have a mistake in every game.
    for (std::uint64_t seed = 9; seed <= 14 && !found; ++seed) {
      const Record record = randomGame(game, 2, seed);
      std::atomic<bool> stop = false;
      ReviewPlan plan = planWith(kSome);
      plan.divides = false;
      Reviewer(record, plan).run(stop, [&](const ReviewedMove& move, int, int) {
        const bool wrong = isWrong(move.verdict);
        QCOMPARE(move.reason.has_value(), wrong);
        if (!move.reason) return;
        // A costly move is not described as good.
        QVERIFY(!move.reason->text.starts_with("The next best move is about as good"));
        QVERIFY(move.best != move.played);
        QVERIFY(inUnits(move.loss) > aimOf(game, record.header.players).slip);
        QVERIFY(move.reason->text.size() > 10);
        found = true;
        stop = true;
      });
    }
    QVERIFY(found);
  }

  // Regression: "The blue 3 is your lowest card that fits" does not say why stopping is worse.
  void reasonsForMistakesCompareTheMoves() {
    const auto game = match::recordedPosition("three-up-three-down-b4", 48);
    const auto judge = makeJudge(game->info().id, game->players(), usualEffort(game->info().id));
    const auto judgement =
        judge->judge(*game->viewWithHistory(0), actionOrNone(*game, 0, "stop"), 1, kNever);
    QVERIFY(judgement && isWrong(judgement->verdict));
    if (judgement->reason) QVERIFY(judgement->reason->instead.has_value());
  }

  // In a deal of three cards, player 0 bids three tricks with a hand for which a bot bids one.
  void bidOfAllTricksWithCardsForOneIsABlunder() {
    for (std::uint64_t seed = 1; seed < 20; ++seed) {
      Record record =
          playedGame(headerFor("up-and-down", 3, seed), std::vector<std::string>(3, "tuned"), 1, 3);
      const auto last = std::ranges::find(record.entries.rbegin(), record.entries.rend(),
                                          RecordEntry::Kind::next, &RecordEntry::kind);
      const auto bid = std::find_if(
          last.base(), record.entries.end(),
          [](const RecordEntry& entry) { return entry.player == 0 && entry.action == "bid 1"; });
      if (bid == record.entries.end()) continue;
      bid->action = "bid 3";  // a bid of all three tricks of the deal
      const auto index = static_cast<std::size_t>(bid - record.entries.begin());
      if (replay(record).played <= index) continue;
      ReviewPlan plan = planWith(kSome);
      plan.divides = false;
      const Review review = reviewOf(record, plan);
      const auto found = std::ranges::find(review.moves, index, &ReviewedMove::entry);
      if (found == review.moves.end()) continue;
      QCOMPARE(found->verdict, Verdict::blunder);
      QVERIFY(found->best != "bid 3");
      return;
    }
    QFAIL("no deal with such a bid");
  }

  void undoneMovesDoNotChangeTheReview() {
    MemoryJournal journal;
    const auto session = Session::begin(headerFor("underwear", 3, 7), journal, {});
    Random random(3);
    playOn(*session, random, 30);
    const Record before = session->record();
    const auto [player, action] = anyMove(*session, random);
    session->submit(player, action, session->position());
    QVERIFY(session->undo(player));
    ReviewPlan plan = planWith(kLittle);
    plan.player = player;
    QVERIFY(session->record().entries.size() > before.entries.size());
    QVERIFY(session->record().inForce() == before.inForce());
    QVERIFY(reviewOf(session->record(), plan) == reviewOf(before, plan));
  }

  void movesBeforeAContinuationFromAReplayAreNotJudged() {
    Record record = randomGame("up-and-down", 2);
    const Review all = reviewOf(record, planWith(kLittle));
    const std::size_t half = record.entries.size() / 2;
    record.header.takenOver = half;
    const Review rest = reviewOf(record, planWith(kLittle));
    QVERIFY(rest.moves.size() < all.moves.size());
    QVERIFY(std::ranges::all_of(rest.moves,
                                [&](const ReviewedMove& move) { return move.entry >= half; }));
    QVERIFY(rest.mark != all.mark);
    for (const ReviewedDeal& deal : rest.deals) QCOMPARE(deal.sum(), deal.result);
  }

  void reviewHasNoResultForAnUnfinishedDeal() {
    Record record = randomGame("underwear", 1);
    record.entries.resize(record.entries.size() / 2);
    const Review review = reviewOf(record, planWith(kLittle));
    QVERIFY(review.complete);
    QVERIFY(!review.moves.empty());
    QVERIFY(review.deals.empty());
  }

  void recordWithIllegalMoveIsReviewedUpToThatMove() {
    Record record = randomGame("up-and-down", 2);
    const auto move = std::ranges::find_if(
        record.entries.rbegin(), record.entries.rend(),
        [](const RecordEntry& entry) { return entry.kind == RecordEntry::Kind::move; });
    move->action = "play ZZ";
    const Reviewer reviewer(record, planWith(kLittle));
    QVERIFY(!reviewer.problem().empty());
    QCOMPARE(reviewer.run(kNever, nullptr).moves.size(), reviewer.decisions().size());
  }

  // The result of a stopped review contains the finished decisions and omits the others.
  void stoppedReviewContainsTheFinishedDecisions() {
    const Record record = randomGame("underwear", 1);
    std::atomic<bool> stop = false;
    const Reviewer reviewer(record, planWith(kLittle));
    const Review all = reviewer.run(kNever, nullptr);
    const Review some =
        reviewer.run(stop, [&](const ReviewedMove&, int done, int) { stop = done == 2; });
    QVERIFY(!some.complete);
    QCOMPARE(some.moves.size(), std::size_t{2});
    QVERIFY(std::equal(some.moves.begin(), some.moves.end(), all.moves.begin()));
    QVERIFY(some.deals.empty());
  }

  // Deals finished before the stop are reused. The resumed review has the same result.
  void stoppedReviewIsResumedWithTheSameResult() {
    const Record record = randomGame("up-and-down", 3);
    std::atomic<bool> stop = false;
    const Reviewer reviewer(record, planWith(kLittle));
    const Review all = reviewer.run(kNever, nullptr);
    const Review half =
        reviewer.run(stop, [&](const ReviewedMove& move, int, int) { stop = move.deal == 4; });
    QVERIFY(!half.complete && half.deals.size() == 3);
    int judged = 0;
    const auto count = [&](const ReviewedMove& move, int done, int) {
      QVERIFY(move.deal >= 4);
      QVERIFY(done > judged++);
    };
    QVERIFY(reviewer.run(kNever, count, &half) == all);
    const auto repeated =
        std::ranges::count_if(all.moves, [](const ReviewedMove& move) { return move.deal >= 4; });
    QCOMPARE(judged, static_cast<int>(repeated));

    // The review does not reuse finished deals of another record or another seed.
    Review other = half;
    other.mark.front() = other.mark.front() == '0' ? '1' : '0';
    for (ReviewedDeal& deal : other.deals) deal.luck += 1;
    QVERIFY(reviewer.run(kNever, nullptr, &other) == all);
    other.mark = half.mark;
    ++other.seed;
    QVERIFY(reviewer.run(kNever, nullptr, &other) == all);
  }

  // A review also stops during a decision. The test measures processor time, because elapsed time
  // depends on the load.
  void reviewStopsSoonAfterARequest_data() { addGames(); }
  void reviewStopsSoonAfterARequest() {
    QFETCH(std::string, game);
    const Record record = randomGame(game, 1);
    ReviewEffort much = kSome;
    much.leastWorlds = much.mostWorlds = much.searchWorlds = 1'000'000;
    std::atomic<bool> stop = false;
    std::clock_t asked = 0;
    std::thread waiter([&] {
      std::this_thread::sleep_for(std::chrono::milliseconds(150));
      asked = std::clock();
      stop = true;
    });
    const Review stopped = Reviewer(record, planWith(much)).run(stop, nullptr);
    waiter.join();
    QVERIFY(!stopped.complete);
    const std::clock_t used = std::clock() - asked;
    QVERIFY2(used < 5 * CLOCKS_PER_SEC, QByteArray::number(qint64{used}));
  }
};

DOWNPILE_TEST(TestReview, .tier = tests::Tier::both, .thoroughSeconds = 35);
#include "tst_review.moc"
