// SPDX-License-Identifier: GPL-3.0-or-later
// What a viewer saw of a deal is kept as it was seen, and worlds drawn by it are possible, come as
// often as they are likely, and are nearer to the truth than worlds drawn without it.
#include <algorithm>
#include <array>
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

template <class Rules>
using Position =
    std::function<void(const GameOf<typename Rules::Game>& game, int player, const Action& action)>;

// Calls visit(game, player, action) before each move of some deals of one game between sensible
// players.
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
Past<Game> pastFor(const GameOf<Game>& game, int player) {
  return dynamic_cast<const ViewOf<Game>&>(*game.viewWithPast(player)).past();
}

// Whatever was seen of the deal is there as it was seen then, but for secrets.
template <class Rules>
void keepsThePast(int players) {
  using Game = typename Rules::Game;
  std::vector<PastMove<Game>> expected;
  std::pair<const void*, int> lastDeal;
  int lastStock = 0;
  int compared = 0;
  eachPosition<Rules>(3, players, [&](const GameOf<Game>& game, int player, const Action& action) {
    constexpr int kViewer = 1;
    const Past<Game> past = pastFor(game, kViewer);
    int stock = 0;
    if constexpr (requires { game.game().state().stock.size; }) {
      stock = game.game().state().stock.size;
    }
    const std::pair<const void*, int> deal(&game, game.game().state().deal);
    // It begins anew with a deal, and with a stock that was shuffled again.
    if (deal != lastDeal || stock > lastStock) expected.clear();
    // In Life the cards that were shuffled may be in hands before anybody moves.
    if (!Rules::kMayLookBack && past.empty()) expected.clear();
    lastDeal = deal;
    lastStock = stock;
    if (expected.size() > kMostRemembered) expected.erase(expected.begin());
    QCOMPARE(past.size(), expected.size());
    for (std::size_t i = 0; i < past.size(); ++i) {
      const std::string_view verb = Game::info().verbs[past[i].action.verb].name;
      QVERIFY(verb != "choose" && verb != "throw" && verb != "face");
      QVERIFY(past[i].before == expected[i].before);
      QVERIFY(past[i].player == expected[i].player && past[i].action == expected[i].action);
      ++compared;
    }
    if constexpr (Game::kTraits.hasSecretMoves) {
      if (Game::isSecret(action)) return;
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

// Calls visit(view, truth, draw, drawEven) before each seventh move: one draws likely worlds, the
// other worlds that are all alike.
template <class Rules, class Visit>
void eachWithWorlds(int deals, const Visit& visit) {
  using Game = typename Rules::Game;
  const Rules rules(Rules::plainStyle());
  int position = 0;
  eachPosition<Rules>(deals, 4, [&](const GameOf<Game>& game, int player, const Action&) {
    if (++position % 7 != 0) return;
    const View<Game> seen = view(game.game(), player);
    const Past<Game> past = pastFor(game, player);
    Sampler<Game> sampler(seen);
    LikelyWorlds<Rules> worlds(seen, past, rules, sampler, {.moves = 60});
    Random random(9, static_cast<std::uint64_t>(position));
    visit(
        seen, game.game(), [&] { return worlds.draw(random, kNever); },
        [&] { return sampler.draw(random); });
  });
}

// Worlds look to the viewer like the truth does, and are nearer to it than chance.
template <class Rules>
void isNearerToTheTruth(int deals, double gain) {
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

// How much belief so many worlds give on average to each hidden card's being where it is, as a
// natural logarithm: who is sure of what is not so loses much.
template <class Game, class Draw>
double belief(const View<Game>& seen, const Game& truth, const Draw& draw) {
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

// More belief than where all worlds are alike, by as much as that at least.
template <class Rules>
void believesWhatIsSo(int deals, double gain) {
  int positions = 0;
  double sum = 0;
  eachWithWorlds<Rules>(
      deals, [&](const auto& seen, const auto& truth, const auto& draw, const auto& drawEven) {
        sum += belief(seen, truth, draw) - belief(seen, truth, drawEven);
        ++positions;
      });
  QVERIFY(positions > 60);
  QVERIFY2(sum > gain * positions, qPrintable(QString::number(sum / positions)));
}

// Who is given the right cards in a view of somebody else weighs the moves as in truth: all that
// everybody knows, of third hands too, is in the view. Likely worlds conclude from that.
template <class Rules>
void weighsThePastAsItWas(int deals, int players) {
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
  void keepsThePastOfEveryGame() {
    keepsThePast<UnderwearRules>(3);
    keepsThePast<LifeRules>(3);
    keepsThePast<ThreeUpThreeDownRules>(3);
    keepsThePast<UltimateLoserRules>(3);
    keepsThePast<UpAndDownRules>(3);
  }

  void weighsThePastAsItWasInEveryGame() {
    weighsThePastAsItWas<UnderwearRules>(12, 4);
    weighsThePastAsItWas<UnderwearRules>(12, 8);  // hands of cards that were shuffled again
    weighsThePastAsItWas<ThreeUpThreeDownRules>(6, 4);
    weighsThePastAsItWas<UltimateLoserRules>(6, 4);
    weighsThePastAsItWas<UpAndDownRules>(15, 4);
  }

  void isNearerToTheTruthInEveryGame() {
    isNearerToTheTruth<UnderwearRules>(20, 1.15);
    isNearerToTheTruth<ThreeUpThreeDownRules>(10, 1.02);
    isNearerToTheTruth<UltimateLoserRules>(8, 1.15);
    isNearerToTheTruth<UpAndDownRules>(30, 1.15);
  }

  void believesWhatIsSoInEveryGame() {
    believesWhatIsSo<UnderwearRules>(40, 0.22);
    believesWhatIsSo<ThreeUpThreeDownRules>(40, 0.17);
    believesWhatIsSo<UltimateLoserRules>(20, 0.17);
    believesWhatIsSo<UpAndDownRules>(60, 0.33);
  }

  // U7, U18: whether it matters of which suits royalties are.
  void royaltiesAreAlikeUnlessTheyHaveAnotherUse() {
    const UnderwearRules rules(UnderwearRules::plainStyle());
    OptionValues options = standardValues(Underwear::info().options);
    const Action hearts{.verb = Underwear::kRoyals,
                        .cards = CardSet::ofPack(0, Suit::hearts, 0x800)};
    const Action clubs{.verb = Underwear::kRoyals, .cards = CardSet::ofPack(0, Suit::clubs, 0x800)};
    const Action others{.verb = Underwear::kRoyals,
                        .cards = CardSet::ofPack(1, Suit::hearts, 0x1000)};
    const Action two{.verb = Underwear::kRoyals, .cards = hearts.cards | clubs.cards};
    QVERIFY(rules.isOneChoice(options, hearts, clubs));
    QVERIFY(!rules.isOneChoice(options, hearts, two));
    options[Underwear::kRoyaltiesOnUpPiles] = 1;
    QVERIFY(!rules.isOneChoice(options, hearts, clubs));
    QVERIFY(rules.isOneChoice(options, hearts, others));
  }

  // A player who remembers what hands have shown to lack draws no world that breaks it; one who has
  // forgotten it comes to such worlds also from one that does not.
  void keepsToWhatIsRememberedOnly() {
    const UpAndDownRules rules(UpAndDownRules::plainStyle());
    int broke = 0;
    eachPosition<UpAndDownRules>(12, 4, [&](const auto& game, int player, const Action&) {
      const View<UpAndDown> seen = view(game.game(), player);
      const HiddenCards& hidden = seen.hidden();
      if (hidden.limitCount == 0) return;
      const Past<UpAndDown> past = pastFor(game, player);
      for (const Memory memory : {Memory::full, Memory::ofTheTable}) {
        Sampler<UpAndDown> sampler(seen, memory);
        LikelyWorlds<UpAndDownRules> worlds(seen, past, rules, sampler, {.moves = 30});
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

  // Two players who have one card each have bid: every card in the hand of the first, against the
  // sum over all worlds.
  void comesAsOftenAsItIsLikely() {
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
    const Past<UpAndDown> past = pastFor(game, kViewer);
    QCOMPARE(past.size(), 2U);
    const View<UpAndDown> seen = view(game.game(), kViewer);

    // How likely such a player would have bid like that, with each card.
    const CardSet unknown = seen.seen().unknownTo(kViewer);
    const auto chances = [&](const PastMove<UpAndDown>& move) {
      std::vector<double> found(kCardIds, 0);
      for (Card card : unknown) {
        UpAndDown before = move.before.seen();
        before.putHidden(move.player, card);
        const auto bid = rules.decide(view(before, move.player), random, kNever);
        found[card.id] = *bid == move.action ? 1 : std::exp(-kSurprise);
      }
      return found;
    };
    const std::vector<double> first = chances(past[0]);
    const std::vector<double> second = chances(past[1]);
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
    LikelyWorlds<UpAndDownRules> worlds(
        seen, past, rules, sampler,
        {.moves = 240, .surprise = kSurprise, .settle = 500, .stir = 1});
    constexpr int kDraws = 20000;
    std::vector<double> found(kCardIds, 0);
    for (int i = 0; i < kDraws; ++i) {
      found[worlds.draw(random, kNever).state().hands[at(past[0].player)].first().id] += 1;
    }
    // The cards that go with the bid are the more likely ones: all of them together count more
    // exactly than each.
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
};

DOWNPILE_TEST(TestLikelyWorlds, .tier = downpile::tests::Tier::thorough, .thoroughSeconds = 9);
#include "tst_likely_worlds.moc"
