// SPDX-License-Identifier: GPL-3.0-or-later
// The recorded past of a deal matches what the viewer saw. Worlds sampled with it are possible,
// have the right probabilities, and are closer to the truth than worlds sampled without it.
#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <functional>
#include <memory>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "arena/play.h"
#include "bots/bot_catalog.h"
#include "bots/life/rules.h"
#include "bots/search/likely_worlds.h"
#include "bots/three-up-three-down/rules.h"
#include "bots/ultimate-loser/rules.h"
#include "bots/underwear/rules.h"
#include "bots/up-and-down/rules.h"
#include "runner/test_class.h"

using namespace downpile;

namespace {

// Bots for Life do not consider earlier moves, so they have no likely worlds. Only the test of the
// history includes Life.
static_assert(!LifeRules::kMayLookBack);

template <class Rules>
using Position =
    std::function<void(const GameOf<typename Rules::Game>& game, int player, const Action& action)>;

// Calls visit(game, player, action) before each move of some deals of one game between rules bots.
template <class Rules>
void eachPosition(int deals, int players, const Position<Rules>& visit) {
  using Game = typename Rules::Game;
  const Rules rules(Rules::plainStyle());
  std::unique_ptr<GameOf<Game>> game;
  for (int deal = 0; deal < deals; ++deal) {
    if (game == nullptr || game->standing().gameOver) {
      game = std::make_unique<GameOf<Game>>(Game(standardValues(Game::info().options), players));
    } else {
      game->startDeal();
    }
    const auto seed = static_cast<std::uint64_t>(deal);
    playDeal(
        static_cast<AnyGame&>(*game), {.cards = 3, .deal = seed, .bots = seed},
        [&](int player, Random& random) {
          return rules.decide(view(game->game(), player), random, kNever);
        },
        [&](int player, const Action& action) { visit(*game, player, action); });
  }
}

template <class Game>
History<Game> historyFor(const GameOf<Game>& game, int player) {
  return dynamic_cast<const ViewOf<Game>&>(*game.viewWithHistory(player)).history();
}

// The history in a bot's memory contains each move since the last reshuffle, with the position as
// the bot saw it before the move. Secret choices are left out.
template <class Rules>
void recordsHistory(int players) {
  using Game = typename Rules::Game;
  std::vector<ObservedMove<Game>> expected;
  std::pair<const void*, int> lastDeal;
  int lastStock = 0;
  int compared = 0;
  eachPosition<Rules>(3, players, [&](const GameOf<Game>& game, int player, const Action& action) {
    constexpr int kViewer = 1;
    const History<Game> history = historyFor(game, kViewer);
    int stock = 0;
    if constexpr (requires { game.game().state().stock.size; }) {
      stock = game.game().state().stock.size;
    }
    const std::pair<const void*, int> deal(&game, game.game().state().deal);
    // A bot forgets the past when a new deal starts or the stock is reshuffled.
    if (deal != lastDeal || stock > lastStock) expected.clear();
    // In Life, players may get reshuffled cards before the next move, so the history is empty.
    if (!Rules::kMayLookBack && history.empty()) expected.clear();
    lastDeal = deal;
    lastStock = stock;
    if (expected.size() > kMostRemembered) expected.erase(expected.begin());
    QCOMPARE(history.size(), expected.size());
    for (std::size_t i = 0; i < history.size(); ++i) {
      const std::string_view verb = Game::info().verbs[history[i].action.verb].name;
      QVERIFY(verb != "choose" && verb != "throw" && verb != "face");
      QVERIFY(history[i].before == expected[i].before);
      QVERIFY(history[i].player == expected[i].player && history[i].action == expected[i].action);
      ++compared;
    }
    if constexpr (Game::kTraits.hasSecretMoves) {
      if (game.game().isSecret(action)) return;
    }
    expected.push_back({view(game.game(), kViewer), player, action});
  });
  QVERIFY(compared > 20);
}

template <class Game>
int cardsInRightHands(const Game& world, const Game& truth, int viewer) {
  int right = 0;
  for (int player = 0; player < truth.players(); ++player) {
    if (player == viewer) continue;
    right += (world.state().hands[at(player)] & truth.state().hands[at(player)]).size();
  }
  return right;
}

// Calls visit(view, truth, draw, drawEven) before every seventh move. draw samples likely worlds,
// drawEven uniform worlds.
template <class Rules, class Visit>
void eachWithWorlds(int deals, const Visit& visit) {
  using Game = typename Rules::Game;
  const Rules rules(Rules::plainStyle());
  int position = 0;
  eachPosition<Rules>(deals, 4, [&](const GameOf<Game>& game, int player, const Action&) {
    if (++position % 7 != 0) return;
    const View<Game> seen = view(game.game(), player);
    const History<Game> history = historyFor(game, player);
    Sampler<Game> sampler(seen);
    LikelyWorlds<Rules> worlds(seen, history, rules, sampler, {.moves = 60});
    Random random(9, static_cast<std::uint64_t>(position));
    visit(
        seen, game.game(), [&] { return worlds.draw(random, kNever); },
        [&] { return sampler.draw(random); });
  });
}

// Verifies that worlds sampled by their likelihood agree with the viewer's view, and resemble the
// true deal more than worlds sampled uniformly.
template <class Rules>
void isCloserToTruth(int deals, double gain) {
  int likely = 0;
  int even = 0;
  eachWithWorlds<Rules>(
      deals, [&](const auto& seen, const auto& truth, const auto& draw, const auto& drawEven) {
        for (int i = 0; i < 5; ++i) {
          const auto world = draw();
          QVERIFY(view(world, seen.viewer()) == seen);
          likely += cardsInRightHands(world, truth, seen.viewer());
          even += cardsInRightHands(drawEven(), truth, seen.viewer());
        }
      });
  QVERIFY(even > 200);
  QVERIFY2(likely > gain * even, qPrintable(QStringLiteral("%1 %2").arg(likely).arg(even)));
}

// Returns the average log-likelihood of the true places of the hidden cards, estimated from kWorlds
// sampled worlds. A wrong place common to all worlds lowers it most.
template <class Game, class Draw>
double logLikelihood(const View<Game>& seen, const Game& truth, const Draw& draw) {
  constexpr int kWorlds = 64;
  std::array<int, kCardIds> right{};
  for (int i = 0; i < kWorlds; ++i) {
    const Game world = draw();
    for (int player = 0; player < truth.players(); ++player) {
      const CardSet both = truth.state().hands[at(player)] & world.state().hands[at(player)];
      for (Card card : both) ++right[card.id];
    }
  }
  double sum = 0;
  int count = 0;
  for (int player = 0; player < truth.players(); ++player) {
    for (Card card : truth.state().hands[at(player)] - seen.state().hands[at(player)]) {
      sum += std::log((right[card.id] + 0.5) / (kWorlds + 1));
      ++count;
    }
  }
  return count == 0 ? 0 : sum / count;
}

// Verifies that the log-likelihood is at least `gain` higher in likely worlds than in uniform
// worlds.
template <class Rules>
void raisesLikelihood(int deals, double gain) {
  int positions = 0;
  double sum = 0;
  eachWithWorlds<Rules>(
      deals, [&](const auto& seen, const auto& truth, const auto& draw, const auto& drawEven) {
        sum += logLikelihood(seen, truth, draw) - logLikelihood(seen, truth, drawEven);
        ++positions;
      });
  QVERIFY(positions > 60);
  QVERIFY2(sum > gain * positions, qPrintable(QString::number(sum / positions)));
}

// Weighs the moves of a player in that player's own view, and in the view of another player to
// which the first player's hidden cards are added. Likely worlds weigh moves in such completed
// views. Both weights are equal only if each view contains all public knowledge, also about the
// hands of third players.
template <class Rules>
void weighsMovesAsOwner(int deals, int players) {
  using Game = typename Rules::Game;
  const Rules rules(Rules::plainStyle());
  int weighed = 0;
  eachPosition<Rules>(deals, players, [&](const GameOf<Game>& game, int player, const Action&) {
    const Game& truth = game.game();
    const View<Game> own = view(truth, player);
    if (!mustMove(truth, player) || onlyMove(own)) return;
    Game seen = truth.masked(leftOf(player, players));
    for (Card card : truth.state().hands[at(player)] - seen.state().hands[at(player)]) {
      seen.putHidden(player, card);
    }
    const std::vector<WeighedAction> expected = rules.weigh(own);
    const std::vector<WeighedAction> found = rules.weigh(view(seen, player));
    QCOMPARE(found.size(), expected.size());
    for (std::size_t i = 0; i < found.size(); ++i) {
      QVERIFY(found[i].action == expected[i].action);
      QCOMPARE(found[i].value, expected[i].value);
    }
    ++weighed;
  });
  QVERIFY2(weighed > 10 * deals, qPrintable(QString::number(weighed)));
}

}  // namespace

class TestLikelyWorlds : public QObject {
  Q_OBJECT

 private slots:
  void historyContainsTheMovesSinceTheLastReshuffleExceptSecretOnes() {
    recordsHistory<UnderwearRules>(3);
    recordsHistory<LifeRules>(3);
    recordsHistory<ThreeUpThreeDownRules>(3);
    recordsHistory<UltimateLoserRules>(3);
    recordsHistory<UpAndDownRules>(3);
  }

  void moveHasTheSameWeightInAnotherPlayersViewOnceTheHandIsFilledIn() {
    weighsMovesAsOwner<UnderwearRules>(12, 4);
    // With eight players the stock is soon empty, so some hands hold reshuffled cards.
    weighsMovesAsOwner<UnderwearRules>(12, 8);
    weighsMovesAsOwner<ThreeUpThreeDownRules>(6, 4);
    weighsMovesAsOwner<UltimateLoserRules>(6, 4);
    weighsMovesAsOwner<UpAndDownRules>(15, 4);
  }

  void likelyWorldsResembleTheTrueDealMoreThanUniformWorlds() {
    isCloserToTruth<UnderwearRules>(20, 1.15);
    isCloserToTruth<ThreeUpThreeDownRules>(10, 1.02);
    isCloserToTruth<UltimateLoserRules>(8, 1.15);
    isCloserToTruth<UpAndDownRules>(30, 1.15);
  }

  void trueDealIsMoreProbableInLikelyThanInUniformWorlds() {
    raisesLikelihood<UnderwearRules>(40, 0.22);
    raisesLikelihood<ThreeUpThreeDownRules>(40, 0.17);
    raisesLikelihood<UltimateLoserRules>(20, 0.17);
    raisesLikelihood<UpAndDownRules>(60, 0.33);
  }

  // U7, U18: the suits of royalties matter only if royalties may lie on up-piles.
  void suitsOfRoyaltiesDistinguishMovesOnlyIfUpPilesAcceptRoyalties() {
    const UnderwearRules rules(UnderwearRules::plainStyle());
    OptionValues options = standardValues(Underwear::info().options);
    const Action hearts{.verb = Underwear::kRoyals,
                        .cards = CardSet::ofPack(0, Suit::hearts, 0x800)};
    const Action clubs{.verb = Underwear::kRoyals, .cards = CardSet::ofPack(0, Suit::clubs, 0x800)};
    const Action others{.verb = Underwear::kRoyals,
                        .cards = CardSet::ofPack(1, Suit::hearts, 0x1000)};
    const Action two{.verb = Underwear::kRoyals, .cards = hearts.cards | clubs.cards};
    QVERIFY(rules.isSameChoice(options, hearts, clubs));
    QVERIFY(!rules.isSameChoice(options, hearts, two));
    options[Underwear::kRoyaltiesOnUpPiles] = 1;
    QVERIFY(!rules.isSameChoice(options, hearts, clubs));
    QVERIFY(rules.isSameChoice(options, hearts, others));
  }

  // With full memory, all sampled worlds agree with the known facts about hands. A bot with less
  // memory also samples worlds contradicting forgotten facts.
  void sampledHandsBreakKnownLimitsIfTheBotForgetsButNotWithFullMemory() {
    const UpAndDownRules rules(UpAndDownRules::plainStyle());
    int broke = 0;
    eachPosition<UpAndDownRules>(12, 4, [&](const auto& game, int player, const Action&) {
      const View<UpAndDown> seen = view(game.game(), player);
      const HiddenCards& hidden = seen.hidden();
      if (hidden.limitCount == 0) return;
      const History<UpAndDown> history = historyFor(game, player);
      for (const Memory memory : {Memory::full, Memory::ofTheTable}) {
        Sampler<UpAndDown> sampler(seen, memory);
        LikelyWorlds<UpAndDownRules> worlds(seen, history, rules, sampler, {.moves = 30});
        Random random(5);
        bool kept = false;
        for (int i = 0; i < 10; ++i) {
          const UpAndDown world = worlds.draw(random, kNever);
          const bool before = std::exchange(
              kept, std::ranges::all_of(
                        std::span(hidden.limits).first(hidden.limitCount), [&](const auto& limit) {
                          const CardSet& hand = world.state().hands[at(limit.owner)];
                          return (hand & limit.cards).size() <= limit.most;
                        }));
          if (memory == Memory::full) QVERIFY(kept);
          if (before && !kept) ++broke;
        }
      }
    });
    QVERIFY2(broke > 20, qPrintable(QString::number(broke)));
  }

  // A bot that is stopped while it lists the worlds must not continue with a part of the list.
  void cancelledListOfWorldsIsMadeAgain() {
    using Game = UltimateLoser;
    constexpr std::size_t kMost = 1000;
    const UltimateLoserRules rules(UltimateLoserRules::plainStyle());
    const std::atomic<bool> isCancelled = true;
    int lists = 0;
    eachPosition<UltimateLoserRules>(
        4, 3, [&](const GameOf<Game>& game, int player, const Action&) {
          const View<Game> seen = view(game.game(), player);
          const History<Game> history = historyFor(game, player);
          Sampler<Game> sampler(seen);
          const auto weightsOf = [&](LikelyWorlds<UltimateLoserRules>& worlds) {
            Random random(5);
            std::vector<double> weights;
            for (const auto& each : worlds.all(kMost, random, kNever))
              weights.push_back(each.weight);
            std::ranges::sort(weights);
            return weights;
          };
          LikelyWorlds<UltimateLoserRules> fresh(seen, history, rules, sampler, {.moves = 60});
          const std::vector<double> expected = weightsOf(fresh);
          if (expected.size() < 2) return;
          ++lists;
          LikelyWorlds<UltimateLoserRules> stopped(seen, history, rules, sampler, {.moves = 60});
          Random random(6);
          QVERIFY(view(stopped.draw(random, isCancelled), player) == seen);
          const std::vector<double> found = weightsOf(stopped);
          QCOMPARE(found.size(), expected.size());
          for (std::size_t i = 0; i < found.size(); ++i) {
            QVERIFY(std::abs(found[i] - expected[i]) < 1e-9);
          }
        });
    QVERIFY2(lists > 5, qPrintable(QString::number(lists)));
  }

  // Two opponents hold one card each and have bid. The test compares how often each card is in the
  // first hand with the exact probability, a sum over all worlds.
  void frequencyOfACardInSampledHandsMatchesItsLikelihood() {
    constexpr int kViewer = 0;
    constexpr double kSurprise = 2;
    const UpAndDownRules rules(UpAndDownRules::plainStyle());
    GameOf<UpAndDown> game(UpAndDown(standardValues(UpAndDown::info().options), 3));
    Random random(4);
    while (game.standing().turn != kViewer) {
      if (const ChanceNeed need = game.chance(); need.kind != ChanceNeed::Kind::none) {
        game.resolve(Chance::draw(need, random));
        continue;
      }
      const int player = game.standing().turn;
      game.apply(player, *rules.decide(view(game.game(), player), random, kNever));
    }
    QCOMPARE(int{game.game().state().cards}, 1);
    const History<UpAndDown> history = historyFor(game, kViewer);
    QCOMPARE(history.size(), 2U);
    const View<UpAndDown> seen = view(game.game(), kViewer);

    // chances(): for each card, the likelihood of the bid `move` if the bidder holds this card.
    const CardSet unknown = seen.seen().unknownTo(kViewer);
    const auto chances = [&](const ObservedMove<UpAndDown>& move) {
      std::vector<double> found(kCardIds, 0);
      for (Card card : unknown) {
        UpAndDown before = move.before.seen();
        before.putHidden(move.player, card);
        const auto bid = rules.decide(view(before, move.player), random, kNever);
        found[card.id] = *bid == move.action ? 1 : std::exp(-kSurprise);
      }
      return found;
    };
    const std::vector<double> first = chances(history[0]);
    const std::vector<double> second = chances(history[1]);
    QVERIFY(std::ranges::count(first, 1.0) > 3 && std::ranges::count(first, 1.0) < 26);
    std::vector<double> expected(kCardIds, 0);
    double all = 0;
    for (Card one : unknown) {
      for (Card other : unknown) {
        if (one == other) continue;
        expected[one.id] += first[one.id] * second[other.id];
        all += first[one.id] * second[other.id];
      }
    }

    Sampler<UpAndDown> sampler(seen);
    LookBack lookBack{.moves = 240, .surprise = kSurprise, .settle = 500, .stir = 1};
    LikelyWorlds<UpAndDownRules> listed(seen, history, rules, sampler, lookBack);
    lookBack.mostListed = 0;
    LikelyWorlds<UpAndDownRules> walked(seen, history, rules, sampler, lookBack);
    const auto inFirstHand = [&](const UpAndDown& world) {
      return *world.state().hands[at(history[0].player)].begin();
    };
    const auto number = static_cast<std::size_t>(unknown.size() * (unknown.size() - 1));
    QVERIFY(listed.all(number - 1, random, kNever).empty());
    const auto enumerated = listed.all(number, random, kNever);
    QCOMPARE(enumerated.size(), number);
    std::vector<double> exact(kCardIds, 0);
    for (const auto& [world, weight] : enumerated) {
      QVERIFY(view(world, kViewer) == seen);
      exact[inFirstHand(world).id] += weight;
    }
    for (Card card : unknown) QVERIFY(std::abs(exact[card.id] - expected[card.id] / all) < 1e-9);
    constexpr int kDraws = 20000;
    for (LikelyWorlds<UpAndDownRules>* worlds : {&listed, &walked}) {
      std::vector<double> found(kCardIds, 0);
      for (int i = 0; i < kDraws; ++i) found[inFirstHand(worlds->draw(random, kNever)).id] += 1;
      // The cards fitting the bid are more likely. In proportion to its size, the bound for their
      // total is tighter than the bound for single cards.
      double likely = 0;
      double drawn = 0;
      for (Card card : unknown) {
        if (first[card.id] < 1) continue;
        likely += expected[card.id] / all;
        drawn += found[card.id] / kDraws;
      }
      QVERIFY2(std::abs(drawn - likely) < 0.02,
               qPrintable(QStringLiteral("%1 %2").arg(drawn).arg(likely)));
      for (Card card : unknown) {
        const double share = expected[card.id] / all;
        QVERIFY2(std::abs(found[card.id] / kDraws - share) < 0.012,
                 qPrintable(QStringLiteral("%1 %2").arg(found[card.id] / kDraws).arg(share)));
      }
    }
  }
};

DOWNPILE_TEST(TestLikelyWorlds, .tier = downpile::tests::Tier::thorough, .thoroughSeconds = 9);
#include "tst_likely_worlds.moc"
