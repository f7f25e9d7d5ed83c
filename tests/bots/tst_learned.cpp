// SPDX-License-Identifier: GPL-3.0-or-later
// Learned bots: the network's values equal values computed by hand. Its features are valid in
// random positions of every card game with a learned bot, under random house rules. bot_contract.h
// tests that learned bots use only their view.
#include <algorithm>
#include <set>
#include <vector>

#include "arena/play.h"
#include "bots/learned/learned_player.h"
#include "bots/rules_of.h"
#include "games/support/random_options.h"
#include "runner/test_class.h"

using namespace downpile;

namespace {

using Row = LearnedNetwork::Row;

// Plays several deals of a game to their end. decide(view, random) chooses the moves.
template <class G, class Decide>
void playDeals(G& game, Random& random, const Decide& decide) {
  constexpr int kDeals = 6;
  for (int deal = 0; deal < kDeals; ++deal) {
    if (deal > 0) game.startDeal(NoReport{});
    playOut(game, kMostMoves, random, decide);
    if (!game.dealOver() || game.gameOver()) return;
  }
}

// Visits decisions in many games with random house rules and random moves.
template <class Rules, class Visit>
void eachDecision(int games, Visit&& visit) {
  using G = typename Rules::Game;
  const Rules guide(Rules::tunedStyle());
  const GameInfo& info = G::info();
  for (int number = 0; number < games; ++number) {
    Random random(11, static_cast<std::uint64_t>(number));
    const int players = info.minPlayers + number % (info.maxPlayers - info.minPlayers + 1);
    G game(test::randomOptions(info, &G::refuse, players, random), players);
    playDeals(game, random, [&](const View<G>& seen, Random& stream) {
      if (!mustMove(seen.seen(), seen.viewer())) return guide.decide(seen, stream, kNever);
      if (const auto only = onlyMove(seen)) return only;
      LearnedDecision<Rules> decision(seen, guide);
      visit(decision);
      const auto count = static_cast<std::uint32_t>(decision.moves().size());
      return std::optional(decision.moves()[stream.below(count)].action);
    });
  }
}

template <class Visit>
void eachLearner(Visit&& visit) {
  for (const CatalogEntry& entry : catalog()) {
    withRules(entry.info->id, [&]<class Rules>() {
      if constexpr (kLearns<Rules>) visit.template operator()<Rules>();
    });
  }
}

}  // namespace

class TestLearned : public QObject {
  Q_OBJECT

 private slots:
  // Compares the answers of a small network with two hidden units with answers computed by hand.
  // The value of a unit is limited to 0 to 1.
  void networkMatchesValuesComputedByHand() {
    constexpr int kOne = LearnedNetwork::kOne;
    std::vector<Row> rows(LearnedNetwork::kHeads + 3);
    rows[LearnedNetwork::kBias][0] = kOne / 4;
    rows[LearnedNetwork::kOut] = {kOne, 2 * kOne};
    rows[LearnedNetwork::kBase][0] = kOne / 2;
    rows[LearnedNetwork::kHeads + 1] = {kOne / 2, kOne};
    rows[LearnedNetwork::kHeads + 2] = {-2 * kOne, kOne};
    const LearnedNetwork network(rows);
    const auto ask = [&](const std::vector<std::uint16_t>& held) {
      LearnedNetwork::Sums sums = network.start();
      network.add(sums, held);
      return static_cast<double>(network.answer(sums)) / LearnedNetwork::kAnswer;
    };
    QCOMPARE(ask({}), 0.5 + 0.25);
    QCOMPARE(ask({0}), 0.5 + 0.25);
    QCOMPARE(ask({1}), 0.5 + 0.75 + 2);
    QCOMPARE(ask({1, 2}), 0.5 + 0 + 2);  // one unit is limited to 0, the other to 1
  }

  void numbersAndSharesAreEncodedAsIndicesOfNetworkFeatures() {
    constexpr Facts kFirst{0, 3};
    constexpr Facts kSecond = factsAfter(kFirst, 4);
    QCOMPARE(kSecond.first, 3);
    QCOMPARE(kSecond.end(), 7);
    const auto held = [](auto&& add) {
      Inputs inputs;
      add(inputs);
      return std::vector<std::uint16_t>(inputs.held().begin(), inputs.held().end());
    };
    using Held = std::vector<std::uint16_t>;
    QCOMPARE(held([&](Inputs& in) { in.add(kSecond, 1); }), Held{4});
    QCOMPARE(held([&](Inputs& in) { in.add(kSecond, 1, false); }), Held{});
    QCOMPARE(held([&](Inputs& in) { in.add(kSecond, 4); }), Held{});
    QCOMPARE(held([&](Inputs& in) { in.addNumber(kSecond, 9); }), Held{6});
    QCOMPARE(held([&](Inputs& in) { in.addNumber(kSecond, -9); }), Held{3});
    QCOMPARE(held([&](Inputs& in) { in.addShare(kSecond, 0.5); }), Held{5});
    QCOMPARE(held([&](Inputs& in) { in.addShare(kSecond, 1); }), Held{6});
    QCOMPARE(held([&](Inputs& in) { in.addUpTo(kSecond, 2); }), (Held{3, 4}));
    QCOMPARE(held([&](Inputs& in) { in.addUpTo(kSecond, 7); }), (Held{3, 4, 5, 6}));
  }

  // More than half of all features occur. Fewer than half of the moves have the same features as an
  // earlier move of the decision: for example moves differing only in an irrelevant suit.
  void moveHasNoFeatureTwiceAndFeaturesDistinguishMostMoves() {
    eachLearner([]<class Rules>() {
      constexpr int kCount = LearnedBy<Rules>::Encoder::kCount;
      const char* game = Rules::Game::info().id.data();
      std::set<std::uint16_t> seen;
      int decisions = 0;
      std::size_t all = 0;    // number of moves to choose from, summed over all decisions
      std::size_t alike = 0;  // moves with the same features as an earlier move of the decision
      eachDecision<Rules>(120, [&](LearnedDecision<Rules>& decision) {
        ++decisions;
        all += decision.moves().size();
        std::set<std::vector<std::uint16_t>> moves;
        for (std::size_t i = 0; i < decision.moves().size(); ++i) {
          const auto held = decision.factsOf(i).held();
          QVERIFY2(held.size() < Inputs::kMost, game);
          std::vector<std::uint16_t> facts(held.begin(), held.end());
          std::ranges::sort(facts);
          QVERIFY2(std::ranges::adjacent_find(facts) == facts.end(), game);
          QVERIFY2(facts.empty() || facts.back() < kCount, game);
          seen.insert(facts.begin(), facts.end());
          if (!moves.insert(facts).second) ++alike;
        }
        QVERIFY2(decision.unit() > 0, game);
      });
      QVERIFY2(decisions > 500, game);
      QVERIFY2(static_cast<int>(seen.size()) > kCount / 2,
               qPrintable(QString("%1: %2 of %3").arg(game).arg(seen.size()).arg(kCount)));
      QVERIFY2(2 * alike < all, game);
    });
  }

  // Deals between learned bots end. Of moves with equal values, such as the three signs to throw,
  // the bots choose one at random. So they do not throw the same sign forever.
  void dealsBetweenLearnedBotsEnd() {
    eachLearner([]<class Rules>() {
      using G = typename Rules::Game;
      const LearnedPlayer<Rules> player(Rules(Rules::tunedStyle()), LearnedBy<Rules>::network());
      Random random(8);
      const OptionValues options = standardValues(G::info().options);
      G game(options, std::clamp(4, int{G::info().minPlayers}, int{G::info().maxPlayers}));
      playDeals(game, random, [&](const View<G>& seen, Random& stream) {
        return player.decide(seen, stream, kNever);
      });
      QVERIFY2(game.dealOver(), G::info().id.data());
    });
  }

  // Searches guided by a learned bot use the values of judge(), too.
  void learnedBotChoosesTheMoveWithTheHighestValueOfJudge() {
    eachLearner([]<class Rules>() {
      using G = typename Rules::Game;
      const Rules guide(Rules::tunedStyle());
      const LearnedPlayer<Rules> player(guide, LearnedBy<Rules>::network());
      Random random(5);
      const OptionValues options = standardValues(G::info().options);
      G game(options, std::clamp(4, int{G::info().minPlayers}, int{G::info().maxPlayers}));
      int compared = 0;
      playDeals(game, random, [&](const View<G>& seen, Random& stream) {
        if (!mustMove(seen.seen(), seen.viewer())) return guide.decide(seen, stream, kNever);
        if (const auto only = onlyMove(seen)) return only;
        const std::vector<double> values = player.judge(seen);
        const auto moves = guide.weigh(seen);
        const auto best = std::ranges::max_element(values) - values.begin();
        const auto chosen = player.decide(seen, stream, kNever);
        if (LearnedDecision<Rules>(seen, guide).areAllEqual()) return chosen;
        if (chosen != moves[static_cast<std::size_t>(best)].action)
          qFatal("the move has not the best value");
        ++compared;
        return chosen;
      });
      QVERIFY(compared > 5);
    });
  }
};

DOWNPILE_TEST(TestLearned, .tier = downpile::tests::Tier::thorough, .thoroughSeconds = 4);
#include "tst_learned.moc"
