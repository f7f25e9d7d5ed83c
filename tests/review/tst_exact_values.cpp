// SPDX-License-Identifier: GPL-3.0-or-later
// In positions small enough to enumerate all worlds, the values estimated by a review agree with
// the exact values within their errors. The positions are deals of Up and Down with two players and
// two cards each, before the first bid and after moves that make some worlds more likely.
#include <cmath>

#include "arena/play.h"
#include "bots/all_bots.h"
#include "bots/search/evaluation.h"
#include "bots/search/search.h"
#include "review/judge.h"
#include "runner/test_class.h"

using namespace downpile;

namespace {

using Rules = UpAndDownRules;
constexpr ReviewEffort kEffort{.searches = 2,
                               .searchWorlds = 192,
                               .leastWorlds = 4096,
                               .mostWorlds = 4096,
                               .dealWorlds = 8,
                               .othersWorlds = 8};
constexpr int kOpponent = 1;

// All possible worlds in a deal of two players: the opponent's hand and the undealt cards are
// hidden. Worlds are weighted by the likelihood of the opponent's moves.
class AllWorlds {
 public:
  AllWorlds(const View<UpAndDown>& view, const History<UpAndDown>& history)
      : view_(view), history_(history) {}

  // Returns the weighted mean of value(world).
  template <class Value>
  double mean(Value&& value) const {
    std::vector<Card> cards;
    for (Card card : view_.seen().unknownTo(view_.viewer())) cards.push_back(card);
    const int hidden = view_.state().held[kOpponent];
    double sum = 0;
    double weights = 0;
    for (std::size_t i = 0; i < cards.size(); ++i) {
      for (std::size_t j = hidden == 1 ? i : i + 1; j < cards.size(); ++j) {
        CardSet held(cards[i]);
        held.insert(cards[j]);
        const double weight = std::exp(-lookBack().surprise * surprises(held));
        weights += weight;
        sum += weight * value(worldWith(held));
        if (hidden == 1) break;
      }
    }
    return sum / weights;
  }

  static const LookBack& lookBack() { return Rules::bestSearch().lookBack; }

 private:
  UpAndDown worldWith(const CardSet& held) const {
    UpAndDown world = view_.seen();
    int elsewhere = 0;
    for (std::size_t i = 0; i < view_.hidden().slotCount; ++i) {
      if (view_.hidden().list[i].owner != kOpponent) elsewhere = view_.hidden().list[i].owner;
    }
    for (Card card : view_.seen().unknownTo(view_.viewer())) {
      world.putHidden(held.contains(card) ? kOpponent : elsewhere, card);
    }
    return world;
  }

  // Returns how many moves of the opponent were not the best ones, if `held` are the cards in the
  // opponent's hand now.
  int surprises(CardSet held) const {
    int count = 0;
    for (std::size_t i = history_.size(); i-- > 0;) {
      if (history_[i].player != kOpponent) continue;
      held = held | history_[i].action.cards;
      UpAndDown before = history_[i].before.seen();
      for (Card card : held) before.putHidden(kOpponent, card);
      const auto moves = Rules(Rules::plainStyle()).weigh(view(before, kOpponent));
      double best = -1e18;
      for (const WeighedAction& move : moves) best = std::max(best, move.value);
      count += moveOf(moves, history_[i].action)->value < best - 1e-9 ? 1 : 0;
    }
    return count;
  }

  const View<UpAndDown>& view_;
  const History<UpAndDown>& history_;
};

// Value of each move for player 0: expected lead in points over the opponent.
std::vector<double> exactValues(const AnyView& seen, const std::vector<Action>& moves) {
  const auto own = masterHero<Rules>();
  const Rules others(Rules::plainStyle());
  const AllWorlds worlds(*viewToAct<UpAndDown>(seen), historyOf<UpAndDown>(seen));
  std::vector<double> values;
  for (const Action& move : moves) {
    values.push_back(worlds.mean([&](const UpAndDown& world) {
      // Bots choose between equally good moves at random, so the value is an average over several
      // runs.
      constexpr int kRuns = 8;
      double sum = 0;
      for (std::uint64_t run = 0; run < kRuns; ++run) {
        Random random(17, run);
        UpAndDown end = world;
        end.apply(0, move, NoReport{});
        playOutHero(end, 0, own, others, random, kNever);
        sum += end.state().scores[0] - end.state().scores[1];
      }
      return sum / kRuns;
    }));
  }
  return values;
}

std::size_t indexOf(const std::vector<Action>& moves, const std::optional<Action>& move) {
  return static_cast<std::size_t>(std::ranges::find(moves, *move) - moves.begin());
}

// Calls visit(game) before each decision of player 0 in deals of two cards.
template <class Visit>
void eachDecision(int games, Visit&& visit) {
  const Rules rules(Rules::plainStyle());
  for (int number = 0; number < games; ++number) {
    GameOf<UpAndDown> game(UpAndDown(standardValues(UpAndDown::info().options), 2));
    auto& table = static_cast<AnyGame&>(game);
    const auto seed = static_cast<std::uint64_t>(number);
    for (std::uint64_t deal = 1; !table.standing().gameOver; ++deal) {
      playDeal(table, {.cards = seed, .deal = deal, .bots = seed}, [&](int player, Random& random) {
        const bool choice = table.legal(player).size() > 1;
        if (player == 0 && choice && game.game().state().cards == 2) visit(game);
        return rules.decide(view(game.game(), player), random, kNever);
      });
      if (game.game().state().cards == 2) break;
      if (!table.standing().gameOver) table.startDeal();
    }
  }
}

}  // namespace

class TestExactValues : public QObject {
  Q_OBJECT

 private slots:
  void estimatedValuesOfMovesMatchExactValues() {
    const auto judge = makeJudge("up-and-down", 2, kEffort);
    std::uint64_t decisions = 0;
    int compared = 0;
    int plays = 0;
    double squares = 0;  // sum of squared differences in units of the standard error
    eachDecision(6, [&](const GameOf<UpAndDown>& game) {
      const auto seen = game.viewWithHistory(0);
      const std::vector<Action> moves = seen->legal();
      const std::vector<double> exact = exactValues(*seen, moves);
      plays += game.game().state().phase == UpAndDown::Phase::bid ? 0 : 1;
      for (std::size_t i = 0; i < moves.size(); ++i) {
        const auto judged = judge->judge(*seen, moves[i], ++decisions, kNever);
        const std::size_t best = indexOf(moves, judged->best);
        QVERIFY(best < moves.size());
        // The best move found is nearly optimal.
        QVERIFY(exact[best] > *std::ranges::max_element(exact) - 1);
        const auto check = [&](const Estimated& estimated, double truth) {
          if (estimated.error == 0) return;
          const double difference = (estimated.mean - truth) / estimated.error;
          QVERIFY2(std::abs(difference) < 5, QByteArray::number(difference));
          squares += difference * difference;
          ++compared;
        };
        check(judged->value, exact[best]);
        check(judged->loss, exact[best] - exact[i]);
      }
    });
    QVERIFY(plays >= 3);
    QVERIFY(compared >= 20);
    // The reported errors are right: the differences are neither much larger nor much smaller.
    const double square = squares / compared;
    QVERIFY2(square > 0.3 && square < 2, QByteArray::number(square));
  }

  // A review chooses the best move with some worlds and estimates its value with other worlds. So
  // the estimated value is not too high: it is right on average over many reviews with few worlds.
  void estimatedValueOfTheBestMoveIsUnbiased() {
    ReviewEffort few = kEffort;
    few.searchWorlds = few.leastWorlds = few.mostWorlds = 32;
    const auto judge = makeJudge("up-and-down", 2, few);
    std::uint64_t seed = 0;
    std::vector<double> differences;
    eachDecision(4, [&](const GameOf<UpAndDown>& game) {
      const auto seen = game.viewWithHistory(0);
      const std::vector<Action> moves = seen->legal();
      const std::vector<double> exact = exactValues(*seen, moves);
      for (int i = 0; i < 60; ++i) {
        const auto judged = judge->judge(*seen, moves.back(), ++seed, kNever);
        differences.push_back(judged->value.mean - exact[indexOf(moves, judged->best)]);
      }
    });
    double mean = 0;
    for (double difference : differences)
      mean += difference / static_cast<double>(differences.size());
    double squares = 0;
    for (double difference : differences) squares += (difference - mean) * (difference - mean);
    const double error = std::sqrt(squares) / static_cast<double>(differences.size());
    QVERIFY2(std::abs(mean) < 3 * error,
             QByteArray::number(mean) + " +- " + QByteArray::number(error));
  }
};

DOWNPILE_TEST(TestExactValues, .tier = downpile::tests::Tier::thorough, .thoroughSeconds = 6);
#include "tst_exact_values.moc"
