// SPDX-License-Identifier: GPL-3.0-or-later
// Knowledge of 3UP 3DOWN players about hidden cards. In tiny positions, sampling must draw exactly
// the worlds that make all earlier moves legal, equally often. Of other hands, a view must show
// exactly the cards that the viewer saw go there.
#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <set>

#include "games/three-up-three-down/three_up_three_down.h"
#include "rules/any_game.h"
#include "runner/test_class.h"
#include "support/value_text.h"

using namespace downpile;
using G = ThreeUpThreeDown;

namespace {

struct Move {
  int player;
  const char* text;
};
using Moves = std::vector<Move>;

// Returns the position with these fields (format: tests/games/support/value_text.h). All cards that
// they do not contain are cleared away.
G position(int players, const std::string& fields, std::optional<G::Option> on = {}) {
  OptionValues options = standardValues(G::info().options);
  if (on) options[*on] = 1;
  std::string error;
  const auto read = [&](const std::string& text) {
    const auto game =
        G::read(options, players, test::valueFromText('{' + text + '}').value(), true, error);
    if (!game) qFatal("%s: %s", error.c_str(), text.c_str());
    return *game;
  };
  const G bare = read(fields);
  CardSet rest = bare.deck();
  for (const PlaceContents& place : bare.places()) {
    for (Card card : place.cards) rest.erase(card);
  }
  std::string removed;
  for (Card card : rest) removed += cardText(card, CardFamily::coloured) + ' ';
  return read(fields + " removed [" + removed + ']');
}

// Returns false if a move is illegal.
bool play(G& game, const Moves& moves) {
  for (const Move& move : moves) {
    const auto action = GameOf(game).actionFromText(move.player, move.text);
    if (!action || game.check(move.player, *action)) return false;
    game.apply(move.player, *action, NoReport{});
  }
  return true;
}

// The cards of all places. In places with an order, the order matters.
using Key = std::vector<Card>;
Key keyOf(const G& world) {
  Key key;
  for (PlaceContents& place : world.places()) {
    if (place.place.zone == G::kHand) std::sort(place.cards.begin(), place.cards.end());
    key.insert(key.end(), place.cards.begin(), place.cards.end());
    key.emplace_back();
  }
  return key;
}

// Returns the worlds possible for the viewer after the moves: the arrangements of the initially
// hidden cards for which all moves are legal and the viewer's view is the same.
std::set<Key> possibleWorlds(const G& start, const Moves& moves, int viewer) {
  G end = start;
  if (!play(end, moves)) qFatal("the moves cannot be made");
  const auto before = view(start, viewer);
  const auto after = view(end, viewer);
  const HiddenCards hidden = before.hidden();
  const CardSet unknown = before.seen().unknownTo(viewer);
  std::vector<Card> cards(unknown.begin(), unknown.end());
  std::set<Key> worlds;
  do {
    G world = before.seen();
    for (std::size_t i = 0; i < cards.size(); ++i) {
      world.putHidden(hidden.list[i].owner, cards[i]);
    }
    if (play(world, moves) && view(world, viewer).seen() == after.seen()) {
      worlds.insert(keyOf(world));
    }
  } while (std::next_permutation(cards.begin(), cards.end()));
  return worlds;
}

// Returns an empty string if there are `expected` possible worlds and exactly these are drawn,
// equally often. Otherwise returns an error.
QString countWorlds(const G& start, const Moves& moves, int viewer, std::size_t expected) {
  const std::set<Key> possible = possibleWorlds(start, moves, viewer);
  if (possible.size() != expected) return QStringLiteral("%1 are possible").arg(possible.size());
  G game = start;
  play(game, moves);
  const auto seen = view(game, viewer);
  constexpr int kEach = 200;
  std::map<Key, int> counts;
  Random random(7, static_cast<std::uint64_t>(viewer));
  Sampler<G> sampler(seen);
  for (std::size_t i = 0; i < expected * kEach; ++i) {
    const G world = sampler.draw(random);
    if (!(view(world, viewer) == seen)) return "a world looks different to its viewer";
    const Key key = keyOf(world);
    if (!possible.contains(key)) return "a world comes up that is not possible";
    ++counts[key];
  }
  if (counts.size() != expected) return QStringLiteral("only %1 come up").arg(counts.size());
  double chiSquare = 0;
  for (const auto& [key, count] : counts) chiSquare += std::pow(count - kEach, 2) / kEach;
  const double freedom = static_cast<double>(expected) - 1;
  // Limit of chi-square: its mean, plus 4 standard deviations, plus 4.
  const double limit = freedom + 4 * std::sqrt(2 * freedom) + 4;
  if (chiSquare < limit) return {};
  return QStringLiteral("chi-square %1, at most %2").arg(chiSquare).arg(limit);
}

// Follows the steps from a player's view, and collects the cards seen going into other hands.
class Observer {
 public:
  explicit Observer(int viewer) : viewer_(static_cast<std::uint8_t>(viewer)) {}

  void follow(const Step& step) {
    for (const Event& event : step.cutFor(viewer_).events) {
      if (event.kind == Event::Kind::pile) {
        move(pile_, event.to);
        pile_.clear();
      } else if (event.kind == Event::Kind::move) {
        move({event.cards.begin(), event.cards.end()}, event.to);
      }
    }
  }

  std::set<Card> inHandOf(int player) const {
    const auto found = hands_.find(player);
    return found == hands_.end() ? std::set<Card>() : found->second;
  }

 private:
  void move(const std::set<Card>& cards, const Place& to) {
    for (Card card : cards) {
      for (auto& [player, hand] : hands_) hand.erase(card);
      if (to.zone == G::kPile) pile_.insert(card);
      if (to.zone == G::kHand && card.known()) hands_[to.player].insert(card);
    }
  }

  std::uint8_t viewer_;
  std::set<Card> pile_;
  std::map<int, std::set<Card>> hands_;
};

}  // namespace

class TestThreeUpThreeDownWorlds : public QObject {
  Q_OBJECT

 private slots:
  void allArrangementsOfHiddenCardsAreSampled() {
    const G game = position(2,
                            "phase play turn 0 hands [[1R 2R] [3R 4R]] stock [5R 6R] down "
                            "[[7R null null] [null null null]]");
    // The opponent's hand has 2 of 5 cards (10 ways), the face-down card is 1 of the remaining 3,
    // and the stock is the last 2 in any order.
    QCOMPARE(countWorlds(game, {}, 0, 10 * 3 * 2), QString());
    QCOMPARE(countWorlds(game, {}, 1, 10 * 3 * 2), QString());
  }

  // A player does not know which face-down cards lie in front of them.
  void ownFaceDownCardsAreUnknown() {
    const G game = position(
        2, "phase play turn 0 hands [[] [3R]] down [[7R 8R 9R] [null null null]] shown [[] [3R]]");
    QCOMPARE(countWorlds(game, {}, 0, 6), QString());
  }

  void faceUpChoicesAreHiddenUntilAllPlayersHaveChosen() {
    G game(standardValues(G::info().options), 2);
    Random random(3);
    game.resolve(Chance::draw(game.chance(), random), NoReport{});
    const auto faceAny = [&](int player) {
      std::optional<Action> any;
      game.legal(player, [&](const Action& action) { any = action; });
      game.apply(player, *any, NoReport{});
    };
    faceAny(1);
    const auto seen = view(game, 0);
    QVERIFY(seen.state().up[1].empty());
    std::map<Card, int> faceUp;
    Sampler<G> sampler(seen);
    constexpr int kWorlds = 20000;
    for (int i = 0; i < kWorlds; ++i) {
      const ThreeUpThreeDown world = sampler.draw(random);
      for (Card card : world.state().up[1]) ++faceUp[card];
    }
    // Each card outside the viewer's hand is face up in equally many sampled worlds.
    const int unknown = game.deck().size() - 6;
    QCOMPARE(static_cast<int>(faceUp.size()), unknown);
    const double each = 3.0 * kWorlds / unknown;
    double chiSquare = 0;
    for (const auto& [card, count] : faceUp) chiSquare += std::pow(count - each, 2) / each;
    QVERIFY2(chiSquare < unknown + 4 * std::sqrt(2.0 * unknown),
             qPrintable(QString::number(chiSquare)));
    faceAny(0);
    QCOMPARE(view(game, 0).state().up[1], game.state().up[1]);
  }

  void cardsOfAPickedUpPileStayKnown() {
    const G game = position(3, "phase play turn 0 hands [[1R] [9R 9B] [TR]] pile [7R 8R]");
    const Moves moves = {{0, "pickup"}, {1, "play 9R"}};
    // One of players 1 and 2 holds 9B and the other TR, so two worlds are possible.
    QCOMPARE(countWorlds(game, moves, 0, 2), QString());
    // Player 0 had to pick up, so had no card that fits onto an 8. This player's card was the 1R,
    // so player 1 still holds the 9B.
    QCOMPARE(countWorlds(game, moves, 2, 1), QString());
  }

  void playerWhoHadToPickUpHadNoCardThatFitted() {
    const G game =
        position(2, "phase play turn 0 hands [[1R 4R] [2R 9R]] pile [5R] stock [3R 7R XR 8R]");
    // Player 0 had to pick up, so held only cards below five. The viewer holds 2 and 9, so these
    // are two of 1, 3 and 4. The other four cards can be in any order.
    QCOMPARE(countWorlds(game, {{0, "pickup"}}, 1, 3 * 24), QString());
    // Player 1 was not forced to do anything, so player 0 learns nothing else. The hand of player 1
    // is any three of five cards (10 ways), and the other two are the stock, in either order.
    QCOMPARE(countWorlds(game, {{0, "pickup"}, {1, "play 9R"}}, 0, 10 * 2), QString());
  }

  // Rule T10: a player may turn up a card only if no card of the hand fits. So player 0 holds none
  // of the cards 7, 8 and Clear: they are the rest of the stock, in any order.
  void playerWhoTurnedUpAStockCardHadNoCardThatFitted() {
    const G game = position(
        2, "phase play turn 0 hands [[1R 4R] [2R 9R]] pile [5R] stock [7R XR 8R 3R]", G::kTurnUp);
    QCOMPARE(countWorlds(game, {{0, "turnup"}}, 1, 6), QString());
  }

  void optionalPickUpRevealsNothingAboutTheHand() {
    const G game = position(
        2, "phase play turn 0 hands [[1R 4R] [2R 9R]] pile [5R] stock [3R 7R XR]", G::kMayPickUp);
    QCOMPARE(countWorlds(game, {{0, "pickup"}}, 1, 10 * 6), QString());
  }

  // The card drawn after the pick-up can be any card. The viewer cannot tell it from the hand's
  // previous card.
  void cardDrawnAfterAPickUpMayBeAnyCard() {
    const G game =
        position(2, "phase play turn 0 hands [[1R 4R] [5G 9R]] pile [5R 5B] stock [3R 7R XR 8R]");
    // If player 0 draws no card, the unknown cards in this player's hand are two of 1, 3 and 4. The
    // stock is the third of these and the 7, in either order.
    const Moves withoutDraw = {{0, "pickup"}, {1, "play 9R"}, {0, "pickup"}};
    QCOMPARE(countWorlds(game, withoutDraw, 1, 3 * 2), QString());
    // After a draw, player 0 holds any three of 1, 3, 4 and 7.
    const Moves withDraw = {{0, "pickup"}, {1, "play 5G"}, {0, "play 5R 5B"}};
    QCOMPARE(countWorlds(game, withDraw, 1, 4), QString());
  }

  // Each forced pick-up shows that the unseen cards of the hand are lower than the pile. When an
  // unseen card is played, the view drops one such limit: the lowest limit that the card satisfies.
  // So the other unseen card may be a 6 or a 7.
  void playedCardRemovesTheStrictestKnownLimitOfTheHandThatItSatisfies() {
    const G game = position(
        2, "phase play turn 0 hands [[2R 3R] [1G 4G 8G 9G TG TB]] pile [5R] stock [7R 6R]");
    const Moves moves = {{0, "pickup"}, {1, "play 4G"}, {0, "play 5R"}, {1, "play 8G"},
                         {0, "pickup"}, {1, "play 1G"}, {0, "play 2R"}};
    QCOMPARE(countWorlds(game, moves, 1, 2), QString());
  }

  void sampledWorldsMatchEnumerationIfAPlayerWithAFaceDownCardPicksUp() {
    const G game = position(
        3,
        "phase play turn 0 hands [[1R 2R] [8G] [9R TR]] pile [4R] down [[7R null null] [null "
        "null null] [null null null]] stock []");
    // Player 0 had to pick up, so held 1 and 2. To player 1, the face-down card is any of 7, 9 and
    // 10, and player 2 holds the two others.
    QCOMPARE(countWorlds(game, {{0, "pickup"}}, 1, 3), QString());
    // To player 2, the face-down card is 7 or 8, and player 1 holds the other one.
    QCOMPARE(countWorlds(game, {{0, "pickup"}}, 2, 2), QString());
  }

  // Plays random deals. Also checks that the limits in a view never exclude the true world.
  void viewShowsExactlyTheCardsThatItsViewerSawGoIntoOtherHands() {
    int shown = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
      OptionValues options = standardValues(G::info().options);
      options[G::kDeck] = static_cast<std::int16_t>(seed % 2);
      options[G::kMayPickUp] = static_cast<std::int16_t>(seed % 3 == 0 ? 1 : 0);
      options[G::kTurnUp] = static_cast<std::int16_t>(seed % 4 == 0 ? 1 : 0);
      const int players = 2 + static_cast<int>(seed % 5);
      G game(options, players);
      Random random(seed);
      std::vector<Observer> observers;
      for (int viewer = 0; viewer < players; ++viewer) observers.emplace_back(viewer);
      game.resolve(Chance::draw(game.chance(), random), NoReport{});
      while (!game.dealOver()) {
        Step step;
        std::vector<std::pair<int, Action>> moves;
        for (int player = 0; player < players; ++player) {
          game.legal(player, [&](const Action& action) { moves.emplace_back(player, action); });
        }
        const auto& [player, action] =
            moves[random.below(static_cast<std::uint32_t>(moves.size()))];
        game.apply(player, action, StepReport{&step});
        for (int viewer = 0; viewer < players; ++viewer) {
          auto& observer = observers[static_cast<std::size_t>(viewer)];
          observer.follow(step);
          const auto seen = view(game, viewer);
          for (int other = 0; other < players; ++other) {
            if (other == viewer) continue;
            const CardSet& hand = seen.state().hands[static_cast<std::size_t>(other)];
            QCOMPARE(std::set<Card>(hand.begin(), hand.end()), observer.inHandOf(other));
            shown += hand.size();
          }
          QVERIFY(keepsLimits(game, seen));
        }
        // A card that has left a hand is not marked as shown.
        CardSet hands;
        for (const CardSet& hand : game.state().hands) hands |= hand;
        QVERIFY((game.state().shown - hands).empty());
      }
    }
    QVERIFY(shown > 10000);
  }

 private:
  static bool keepsLimits(const G& game, const View<G>& seen) {
    const HiddenCards hidden = seen.hidden();
    for (std::size_t i = 0; i < hidden.limitCount; ++i) {
      const HiddenCards::Limit& limit = hidden.limits[i];
      const CardSet unseen = game.state().hands[limit.owner] - game.state().shown;
      if ((unseen & limit.cards).size() > limit.most) return false;
    }
    return true;
  }
};

DOWNPILE_TEST(TestThreeUpThreeDownWorlds);
#include "tst_three_up_three_down_worlds.moc"
