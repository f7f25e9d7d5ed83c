// SPDX-License-Identifier: GPL-3.0-or-later
// Sampled worlds in tiny positions, compared with an enumeration: all possible worlds are drawn,
// equally often, and no others. Some players have shown to be out of a suit or of trumps.
#include <cmath>
#include <map>
#include <set>
#include <vector>

#include "games/up-and-down/up_and_down.h"
#include "rules/any_game.h"
#include "runner/test_class.h"

using namespace downpile;

namespace {

using Cards = std::vector<Card>;
using World = std::vector<Cards>;  // hands of all players, then the undealt cards

Cards cardsOf(const QString& text) {
  Cards cards;
  for (const QString& word : text.split(' ', Qt::SkipEmptyParts)) {
    cards.push_back(cardFromText(word.toStdString(), CardFamily::french).value());
  }
  return cards;
}

Value listOf(const Cards& cards) {
  Value::List list;
  for (Card card : cards) list.emplace_back(cardText(card, CardFamily::french));
  return {std::move(list)};
}

// Returns a position where hearts are trumps and player 1 leads. All unlisted cards have been
// played.
UpAndDown position(const QStringList& hands, const QString& undealt) {
  const auto players = static_cast<int>(hands.size());
  const OptionValues options = standardValues(UpAndDown::info().options);
  CardSet rest = UpAndDown(options, players).deck();
  Value::List handList;
  for (const QString& hand : hands) {
    for (Card card : cardsOf(hand)) rest.erase(card);
    handList.push_back(listOf(cardsOf(hand)));
  }
  for (Card card : cardsOf(undealt)) rest.erase(card);
  const auto cards = static_cast<int>(cardsOf(hands.front()).size());
  const Value state(
      Value::Object{{"turn", 1},
                    {"deal", players + 1},
                    {"phase", "play"},
                    {"cards", cards},
                    {"trump", "H"},
                    {"bids", Value::List(static_cast<std::size_t>(players), Value(0))},
                    {"hands", std::move(handList)},
                    {"played", listOf({rest.begin(), rest.end()})},
                    {"undealt", listOf(cardsOf(undealt))}});
  std::string error;
  const auto game = UpAndDown::read(options, players, state, true, error);
  if (!game) qFatal("%s", error.c_str());
  return *game;
}

void play(UpAndDown& game, int player, const char* text) {
  const auto action = GameOf(game).actionFromText(player, text);
  if (!action || game.check(player, *action)) qFatal("illegal move: %s", text);
  game.apply(player, *action, NoReport{});
}

World worldOf(const UpAndDown& game) {
  World world;
  for (int player = 0; player < game.players(); ++player) {
    const CardSet& hand = game.state().hands[static_cast<std::size_t>(player)];
    world.emplace_back(hand.begin(), hand.end());
  }
  world.emplace_back(game.state().undealt.begin(), game.state().undealt.end());
  return world;
}

// Suits shown to be missing in players' hands, for example "player 2 has no clubs".
using Lacks = std::vector<std::pair<std::size_t, Suit>>;

bool agrees(const World& world, const Lacks& lacks) {
  for (const auto& [hand, suit] : lacks) {
    for (Card card : world[hand]) {
      if (card.suit() == suit) return false;
    }
  }
  return true;
}

// Returns all arrangements of the hidden cards consistent with `lacks`.
std::set<World> possibleWorlds(const UpAndDown& game, int viewer, const Lacks& lacks) {
  const World truth = worldOf(game);
  Cards hidden;
  for (std::size_t i = 0; i < truth.size(); ++i) {
    if (i == static_cast<std::size_t>(viewer)) continue;
    hidden.insert(hidden.end(), truth[i].begin(), truth[i].end());
  }
  std::sort(hidden.begin(), hidden.end());
  std::set<World> worlds;
  do {
    World world = truth;
    auto next = hidden.begin();
    for (std::size_t i = 0; i < world.size(); ++i) {
      if (i == static_cast<std::size_t>(viewer)) continue;
      for (Card& card : world[i]) card = *next++;
      std::sort(world[i].begin(), world[i].end());
    }
    if (agrees(world, lacks)) worlds.insert(world);
  } while (std::next_permutation(hidden.begin(), hidden.end()));
  return worlds;
}

// Returns an empty string if exactly the possible worlds are drawn, equally often.
QString compareWorlds(const UpAndDown& game, int viewer, const Lacks& lacks) {
  const std::set<World> possible = possibleWorlds(game, viewer, lacks);
  if (!possible.contains(worldOf(game))) return "the true world is not possible";
  const auto seen = view(game, viewer);
  constexpr int kEach = 300;
  std::map<World, int> counts;
  Random random(7, static_cast<std::uint64_t>(viewer));
  Sampler<UpAndDown> sampler(seen);
  for (std::size_t i = 0; i < possible.size() * kEach; ++i) {
    const UpAndDown world = sampler.draw(random);
    if (!(view(world, viewer) == seen)) return "a world looks different to its viewer";
    if (!possible.contains(worldOf(world))) return "an impossible world comes up";
    ++counts[worldOf(world)];
  }
  if (counts.size() != possible.size()) {
    return QStringLiteral("%1 worlds instead of %2").arg(counts.size()).arg(possible.size());
  }
  double chiSquare = 0;
  for (const auto& [world, count] : counts) chiSquare += std::pow(count - kEach, 2) / kEach;
  const double freedom = static_cast<double>(possible.size()) - 1;
  // Limit of chi-square: its mean, plus 4 standard deviations, plus 4.
  const double limit = freedom + 4 * std::sqrt(2 * freedom) + 4;
  if (chiSquare < limit) return {};
  return QStringLiteral("chi-square %1, at most %2").arg(chiSquare).arg(limit);
}

}  // namespace

class TestUpAndDownWorlds : public QObject {
  Q_OBJECT

 private slots:
  void allDistributionsOfHiddenCardsArePossibleAtStart() {
    const UpAndDown game = position({"AC 8H", "7C 8C", "7D 7H"}, "AS");
    QCOMPARE(compareWorlds(game, 0, {}), QString());
    QCOMPARE(compareWorlds(game, 1, {}), QString());
    QCOMPARE(possibleWorlds(game, 0, {}).size(), std::size_t{30});
  }

  void playerWhoTrumpsIsKnownToLackTheSuitLed() {
    UpAndDown game = position({"AC 8H 9D", "7C 8C TD", "7D 7H AS"}, "KC KH");
    play(game, 1, "play 7C");
    play(game, 2, "play 7H");
    QCOMPARE(compareWorlds(game, 0, {{2, Suit::clubs}}), QString());
    QCOMPARE(compareWorlds(game, 1, {{2, Suit::clubs}}), QString());
    QCOMPARE(compareWorlds(game, 2, {}), QString());  // players know their own hand
  }

  void playerWhoNeitherFollowsNorTrumpsIsKnownToLackTheSuitLedAndTrumps() {
    UpAndDown game = position({"AC 8H 9D", "7C 8C TD", "7D TS AS"}, "KC KH");
    play(game, 1, "play 7C");
    play(game, 2, "play 7D");
    QCOMPARE(compareWorlds(game, 0, {{2, Suit::clubs}, {2, Suit::hearts}}), QString());
  }

  void suitsThatAPlayerLackedAreRememberedInLaterTricks() {
    UpAndDown game = position({"AC 8H 9D", "7C 8C TD", "7D TS 9H"}, "KC KH QS");
    play(game, 1, "play 7C");
    play(game, 2, "play 9H");
    play(game, 0, "play AC");
    play(game, 2, "play TS");
    play(game, 0, "play 8H");
    const Lacks both{{2, Suit::clubs}, {0, Suit::spades}};
    QCOMPARE(compareWorlds(game, 1, both), QString());
    QCOMPARE(compareWorlds(game, 2, both), QString());
    QCOMPARE(compareWorlds(game, 0, both), QString());
  }

  // Two players have shown that they have no clubs and no hearts. This also limits the third
  // player's possible cards.
  void drawsExactlyThePossibleWorldsWhenTwoPlayersLackTheSameSuits() {
    UpAndDown game = position({"AC 9D", "7C TD", "7D AS", "8D 9S"}, "KC KH");
    play(game, 1, "play 7C");
    play(game, 2, "play AS");
    play(game, 3, "play 9S");
    const Lacks known{{2, Suit::clubs}, {2, Suit::hearts}, {3, Suit::clubs}, {3, Suit::hearts}};
    QCOMPARE(compareWorlds(game, 0, known), QString());
    QCOMPARE(compareWorlds(game, 1, known), QString());
  }

  // In random deals, every limit of a view is true. Each suit that a player was seen to lack has a
  // limit.
  void viewLimitsAHandByEverySuitThatItsPlayerWasSeenToLack() {
    std::size_t facts = 0;
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
      Random random(seed);
      UpAndDown game(standardValues(UpAndDown::info().options), 2 + static_cast<int>(seed % 5));
      std::set<std::pair<int, Suit>> shown;
      while (!game.gameOver()) {
        if (game.dealOver()) {
          game.startDeal(NoReport{});
          shown.clear();
        }
        if (game.chance().kind != ChanceNeed::Kind::none) {
          game.resolve(Chance::draw(game.chance(), random), NoReport{});
          continue;
        }
        const int player = game.state().turn;
        std::vector<Action> moves;
        game.legal(player, [&](const Action& action) { moves.push_back(action); });
        const Action& move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
        if (game.state().trick.size() > 0) {
          const Suit led = game.state().trick.cards[0].suit();
          const Suit played = move.cards.first().suit();
          if (played != led) shown.emplace(player, led);
          if (played != led && played != game.trump()) shown.emplace(player, game.trump());
        }
        game.apply(player, move, NoReport{});
        QVERIFY(factsOf(game) == validFacts(game, shown));
        facts += shown.size();
      }
    }
    QVERIFY(facts > 10000);
  }

 private:
  using Facts = std::set<std::pair<int, Suit>>;

  // Suits impossible in hands, according to the views of players 0 and 1.
  static Facts factsOf(const UpAndDown& game) {
    Facts facts;
    for (int viewer : {0, 1}) {
      const HiddenCards hidden = view(game, viewer).hidden();
      for (std::size_t i = 0; i < hidden.limitCount; ++i) {
        const HiddenCards::Limit& limit = hidden.limits[i];
        facts.emplace(limit.owner, limit.cards.first().suit());
        if (limit.most != 0 || !(game.state().hands[limit.owner] & limit.cards).empty()) {
          qFatal("a limit is violated");
        }
      }
    }
    return facts;
  }

  // Removes players without cards: an empty hand needs no limit.
  static Facts validFacts(const UpAndDown& game, const Facts& shown) {
    Facts facts;
    for (const auto& [player, suit] : shown) {
      if (game.state().held[static_cast<std::size_t>(player)] > 0) facts.emplace(player, suit);
    }
    return facts;
  }
};

DOWNPILE_TEST(TestUpAndDownWorlds);
#include "tst_up_and_down_worlds.moc"
