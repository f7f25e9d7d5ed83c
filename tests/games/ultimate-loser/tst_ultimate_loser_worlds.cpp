// SPDX-License-Identifier: GPL-3.0-or-later
// Knowledge of Ultimate Loser players. In tiny deals, sampling must draw every possible world,
// equally often, and no other. Views must not depend on secret throws. A card taken openly is known
// until it leaves the hand.
#include <array>
#include <cmath>
#include <map>
#include <string>
#include <vector>

#include "games/ultimate-loser/ultimate_loser.h"
#include "rules/any_game.h"
#include "runner/test_class.h"
#include "support/value_text.h"

using namespace downpile;

namespace {

// Returns all cards of the deck missing from the text.
std::string otherCards(const std::string& text) {
  std::string cards;
  for (char suit : std::string("CDHS")) {
    for (char rank : std::string("23456789TJQKA")) {
      const std::string card{rank, suit};
      if (text.find(card) == text.npos) cards += card + ' ';
    }
  }
  return cards;
}

// Returns a position from fields in the notation of scripted deals, with 2S as the gin card. Player
// 0 leads, unless `given` contains the turn. All other cards are out of play, or missing if
// `lacksCards`.
UltimateLoser position(int players, const std::string& given, bool lacksCards = false) {
  std::string text = given;
  if (text.find("turn") == text.npos) text += " turn 0";
  text += " gin 2S";
  if (!lacksCards) text += " removed [" + otherCards(text) + "]";
  const auto state = test::valueFromText("{" + text + "}");
  if (!state) qFatal("invalid position: %s", text.c_str());
  std::string error;
  const auto game = UltimateLoser::read(standardValues(UltimateLoser::info().options), players,
                                        *state, true, error);
  if (!game) qFatal("%s", error.c_str());
  return *game;
}

void play(UltimateLoser& game, int player, const char* text) {
  const auto action = GameOf(game).actionFromText(player, text);
  if (!action || game.check(player, *action)) qFatal("illegal move: %s", text);
  game.apply(player, *action, NoReport{});
}

// The cards of each hand and of the spares, and the throws.
using Key = std::pair<std::vector<Card>, std::array<std::int8_t, kMaxPlayers>>;
Key keyOf(const UltimateLoser& world) {
  Key key{{}, world.state().throws};
  for (const CardSet& hand : world.state().hands) {
    key.first.insert(key.first.end(), hand.begin(), hand.end());
    key.first.emplace_back();
  }
  key.first.insert(key.first.end(), world.state().spares.begin(), world.state().spares.end());
  return key;
}

// Returns an empty string if exactly `expected` different worlds are drawn, equally often.
QString countWorlds(const UltimateLoser& game, int viewer, int expected) {
  const auto seen = view(game, viewer);
  constexpr int kEach = 300;
  std::map<Key, int> counts;
  Random random(7, static_cast<std::uint64_t>(viewer));
  Sampler<UltimateLoser> sampler(seen);
  for (int i = 0; i < expected * kEach; ++i) {
    const UltimateLoser world = sampler.draw(random);
    if (!(view(world, viewer) == seen)) return "a world looks different to its viewer";
    ++counts[keyOf(world)];
  }
  if (!counts.contains(keyOf(game))) return "the true world never comes up";
  if (static_cast<int>(counts.size()) != expected) {
    return QStringLiteral("%1 worlds instead of %2").arg(counts.size()).arg(expected);
  }
  double chiSquare = 0;
  for (const auto& [key, count] : counts) chiSquare += std::pow(count - kEach, 2) / kEach;
  const double freedom = expected - 1;
  // Limit of chi-square: its mean, plus 4 standard deviations, plus 4.
  const double limit = freedom + 4 * std::sqrt(2 * freedom) + 4;
  if (chiSquare < limit) return {};
  return QStringLiteral("chi-square %1, at most %2").arg(chiSquare).arg(limit);
}

}  // namespace

class TestUltimateLoserWorlds : public QObject {
  Q_OBJECT

 private slots:
  void allPossibleHandsAndSparesAreSampled() {
    const UltimateLoser game = position(3, "hands [[3C 4C] [5C 6C] [7C]] spares [8C 9C]");
    // One opponent holds two of the five unknown cards, the other opponent one. The other two are
    // spares.
    QCOMPARE(countWorlds(game, 0, 10 * 3), QString());
    QCOMPARE(countWorlds(game, 1, 10 * 3), QString());
    // The viewer's opponents have two cards each of six unknown cards.
    QCOMPARE(countWorlds(game, 2, 15 * 6), QString());
  }

  void cardPickedUpInASwapStaysKnown() {
    UltimateLoser game = position(3, "hands [[3C 4C] [5C 6C] [7C 9H]] spares [8C 9C]");
    play(game, 0, "play 3C");
    play(game, 1, "swap 5C");
    // Player 1 has 2S and one of five unknown cards; player 2 has two of the other four.
    QCOMPARE(countWorlds(game, 0, 5 * 6), QString());
    QCOMPARE(countWorlds(game, 2, 4 * 3), QString());
    play(game, 2, "swap 7C");
    // Player 1 has 2S and one of four unknown cards; player 2 has 5C and one of the other three.
    QCOMPARE(countWorlds(game, 0, 4 * 3), QString());
    QCOMPARE(countWorlds(game, 1, 4 * 3), QString());
  }

  void playedCardIsInNoHandOfASampledWorld() {
    UltimateLoser game = position(3, "hands [[3C 4C] [5C 6C] [7C 9H]] spares [8C 9C]");
    play(game, 0, "play 3C");
    play(game, 1, "swap 5C");
    play(game, 2, "play 9H");
    play(game, 2, "play 7C");
    play(game, 0, "play 4C");
    play(game, 1, "play 2S");
    QVERIFY(game.dealOver());
    QCOMPARE(countWorlds(game, 0, 3), QString());
  }

  void secretThrowsOfOthersAreSampled() {
    const UltimateLoser game =
        position(4,
                 "turn null phase throw hands [[3C] [5C] [7C] [9C]] throwers [0 1 2] "
                 "throws [rock paper null null]");
    QCOMPARE(countWorlds(game, 0, 6 * 3), QString());
    QCOMPARE(countWorlds(game, 1, 6 * 3), QString());
    QCOMPARE(countWorlds(game, 2, 6 * 9), QString());
    QCOMPARE(countWorlds(game, 3, 6 * 9), QString());
  }

  // A view does not depend on the throws (paper, scissors, rock) of others. It contains the
  // viewer's own throw.
  void viewDoesNotDependOnSecretThrowsOfOthers() {
    std::vector<UltimateLoser> games;
    for (const std::string first : {"rock", "paper", "scissors"}) {
      for (const std::string second : {"rock", "paper", "scissors"}) {
        games.push_back(position(3,
                                 "turn null phase throw hands [[3C] [5C] [7C]] spares [8C] "
                                 "throwers [0 1 2] throws [" +
                                     first + ' ' + second + " null]"));
      }
    }
    for (const UltimateLoser& game : games) {
      QVERIFY(view(game, 2) == view(games.front(), 2));
      for (int viewer : {0, 1}) {
        const auto own = static_cast<std::size_t>(viewer);
        const bool same = game.state().throws[own] == games.front().state().throws[own];
        QCOMPARE(view(game, viewer) == view(games.front(), viewer), same);
      }
    }
  }

  // The viewer throws paper, scissors or rock last. If this move is made in the viewer's view, the
  // round does not end, because the view does not contain the throws of the others.
  void roundOfPaperScissorsRockInAViewDoesNotEndIfSignsOfOthersAreUnknown() {
    const UltimateLoser game =
        position(2, "turn null phase throw hands [[3C] [5C]] throwers [0 1] throws [rock null]");
    UltimateLoser seen = view(game, 1).seen();
    play(seen, 1, "throw paper");
    QVERIFY(seen.state().phase == UltimateLoser::Phase::throwing);
    UltimateLoser open = game;
    play(open, 1, "throw paper");
    QCOMPARE(int{open.state().turn}, 1);
  }

  void opponentMayHoldAnyUnseenCardInAPartialPosition() {
    const UltimateLoser game = position(2, "hands [[3C] [5C]]", true);
    // The opponent's card can be any card except 3C and the gin card.
    QCOMPARE(countWorlds(game, 0, 50), QString());
  }

  void fullyKnownPositionHasOneWorld() {
    const UltimateLoser game = position(2, "hands [[3C] [5C]]");
    QCOMPARE(countWorlds(game, 0, 1), QString());
  }

  // A spectator following the steps of random deals knows a card after its face-up move into a hand
  // until it leaves the hand. Verifies that State::shown contains exactly these cards.
  void faceUpCardTakenIntoAHandStaysVisibleToSpectators() {
    int shown = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
      Random random(seed);
      const int players = 2 + static_cast<int>(seed % 7);
      UltimateLoser game(standardValues(UltimateLoser::info().options), players);
      CardSet known;
      const auto follow = [&known](const Step& step) {
        for (const Event& event : step.events) {
          if (event.kind != Event::Kind::move || event.seenBy != kAllPlayers) continue;
          for (Card card : event.cards) {
            event.to.zone == UltimateLoser::kHand ? known.insert(card) : known.erase(card);
          }
        }
      };
      while (!game.dealOver()) {
        Step step;
        if (game.chance().kind != ChanceNeed::Kind::none) {
          game.resolve(Chance::draw(game.chance(), random), StepReport{&step});
        } else {
          std::vector<std::pair<int, Action>> moves;
          for (int player = 0; player < players; ++player) {
            game.legal(player, [&](const Action& action) { moves.emplace_back(player, action); });
          }
          const auto& [player, action] =
              moves[random.below(static_cast<std::uint32_t>(moves.size()))];
          game.apply(player, action, StepReport{&step});
        }
        follow(step);
        QVERIFY(game.state().shown == known);
        shown += known.size();
      }
    }
    QVERIFY(shown > 1000);
  }
};

DOWNPILE_TEST(TestUltimateLoserWorlds);
#include "tst_ultimate_loser_worlds.moc"
