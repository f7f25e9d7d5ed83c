// SPDX-License-Identifier: GPL-3.0-or-later
// Sampled worlds of Underwear in tiny positions: all possible worlds are drawn, equally often, and
// no others. After a reshuffle, all players know how many cards of each hand are older than the
// reshuffle.
#include <cmath>
#include <map>

#include "games/underwear/underwear.h"
#include "rules/any_game.h"
#include "runner/test_class.h"

using namespace downpile;

namespace {

CardSet cardsOf(const QString& text) {
  CardSet cards;
  for (const QString& word : text.split(' ', Qt::SkipEmptyParts)) {
    cards.insert(cardFromText(word.toStdString(), CardFamily::french).value());
  }
  return cards;
}

Value listOf(const CardSet& cards) {
  Value::List list;
  for (Card card : cards) list.emplace_back(cardText(card, CardFamily::french));
  return {std::move(list)};
}

// Returns a position of one pack with these hands, stock and discard pile. All other cards, except
// for the `missing` ones, are in open up-piles of player 0, one for each suit.
Underwear position(const QStringList& hands, const QString& stock, const QString& discard,
                   const QString& missing = {}) {
  const int players = static_cast<int>(hands.size());
  const OptionValues options = standardValues(Underwear::info().options);
  CardSet rest = Underwear(options, players).deck();
  Value::List handList;
  for (const QString& hand : hands) {
    handList.push_back(listOf(cardsOf(hand)));
    rest -= cardsOf(hand);
  }
  rest -= cardsOf(stock) | cardsOf(discard) | cardsOf(missing);
  Value::List piles;
  for (int suit = 0; suit < kSuits; ++suit) {
    const CardSet pile = rest & CardSet::ofSuit(static_cast<Suit>(suit));
    if (!pile.empty()) piles.emplace_back(Value::Object{{"cards", listOf(pile)}});
  }
  Value::List upPiles(static_cast<std::size_t>(players), Value(Value::List{}));
  upPiles.front() = Value(std::move(piles));
  const Value state(Value::Object{{"turn", 0},
                                  {"hands", std::move(handList)},
                                  {"stock", listOf(cardsOf(stock))},
                                  {"discard", listOf(cardsOf(discard))},
                                  {"upPiles", std::move(upPiles)}});
  std::string error;
  const auto game = Underwear::read(options, players, state, !missing.isEmpty(), error);
  if (!game) qFatal("%s", error.c_str());
  return *game;
}

void play(Underwear& game, int player, const char* text) {
  const auto action = GameOf(game).actionFromText(player, text);
  if (!action || game.check(player, *action)) qFatal("illegal move: %s", text);
  game.apply(player, *action, NoReport{});
  Random random(1);
  if (game.chance().kind != ChanceNeed::Kind::none) {
    game.resolve(Chance::draw(game.chance(), random), NoReport{});
  }
}

// Returns the cards of each hand, sorted, and the stock in its order.
std::vector<Card> keyOf(const Underwear& world) {
  std::vector<Card> key;
  for (int player = 0; player < world.players(); ++player) {
    for (Card card : world.state().hands[static_cast<std::size_t>(player)]) key.push_back(card);
    key.emplace_back();
  }
  for (Card card : world.state().order.list(world.state().stock)) key.push_back(card);
  return key;
}

// Returns an empty string if exactly `expected` different worlds are drawn, equally often.
QString countWorlds(const Underwear& game, int viewer, int expected) {
  const auto seen = view(game, viewer);
  constexpr int kEach = 300;
  std::map<std::vector<Card>, int> counts;
  Random random(7, static_cast<std::uint64_t>(viewer));
  Sampler<Underwear> sampler(seen);
  for (int i = 0; i < expected * kEach; ++i) {
    const Underwear world = sampler.draw(random);
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

class TestUnderwearWorlds : public QObject {
  Q_OBJECT

 private slots:
  void allPossibleHandsAndStocksOfOneShuffleAreSampled() {
    const Underwear game = position({"AC 2C", "3C 4C"}, "5C 6C 7C", "");
    QCOMPARE(countWorlds(game, 0, 10 * 6), QString());  // 10 hands of 2 of 5 cards, 6 stocks
    QCOMPARE(countWorlds(game, 1, 10 * 6), QString());
  }

  void sampledHandsKeepTheirNumberOfCardsOfEachShuffle() {
    Underwear game = position({"AC", "2C 3C", "4C 5C"}, "", "6C 7C 8C 9C");
    play(game, 0, "draw");
    play(game, 1, "draw");
    // Players 1 and 2 have two of the four older cards each (6 ways). Of the three newer cards not
    // drawn by player 0, player 1 has one, and two are in the stock.
    QCOMPARE(countWorlds(game, 0, 6 * 6), QString());
    // For player 1: player 0 has one of the three older cards. Player 0 and the stock (two cards)
    // have the newer cards not drawn by player 1.
    QCOMPARE(countWorlds(game, 1, 3 * 6), QString());
    // For player 2: player 0 has one of the three older cards. Players 0, 1 and the stock (two
    // cards) have the newer cards.
    QCOMPARE(countWorlds(game, 2, 3 * 24), QString());
  }

  void sampledHandHasOneCardFewerFromThePlayedCardsShuffle() {
    Underwear game = position({"AC", "2C 3C", "4C 5C"}, "", "6C 7C 8C 9C");
    play(game, 0, "draw");
    play(game, 1, "open 3C");
    play(game, 2, "draw");
    // For player 0: player 1 has one older card left; player 2 has two older cards and a newer one.
    QCOMPARE(countWorlds(game, 0, 3 * 6), QString());
    // For player 1: player 2 has two of the three older cards, and player 0 the third one. Players
    // 0 and 2 and the stock (two cards) have the newer cards.
    QCOMPARE(countWorlds(game, 1, 3 * 24), QString());
  }

  void allPossibleHandsAreSampledAfterASecondReshuffle() {
    Underwear game = position({"AC", "2C 3C", "4C KH"}, "", "6C 7C");
    play(game, 0, "draw");
    play(game, 1, "draw");  // now the stock is empty
    play(game, 2, "royals KH");
    play(game, 0, "draw");                         // KH is the only card in the discard
    QCOMPARE(countWorlds(game, 0, 3), QString());  // player 2 has 2C, 3C or 4C
    QCOMPARE(countWorlds(game, 1, 2), QString());  // player 0: AC, player 2: 4C, or vice versa
    QCOMPARE(countWorlds(game, 2, 3 * 2),
             QString());  // player 0: one of AC 2C 3C; players 0 and 2: one of 6C 7C each
  }

  void sampledHandsIncludeCardsMissingFromAPartialPosition() {
    const Underwear game = position({"AC", "2C"}, "3C", "", "4C 5C");
    // The viewer does not know four cards. One of them is the opponent's hand, and another one is
    // the stock. The position lacks the other two.
    QCOMPARE(countWorlds(game, 0, 4 * 3), QString());
    QCOMPARE(countWorlds(game, 1, 4 * 3), QString());
  }

  void fullyKnownPositionHasOneWorld() {
    const Underwear game = position({"AC 2C", ""}, "", "3C");
    QCOMPARE(countWorlds(game, 0, 1), QString());
  }
};

DOWNPILE_TEST(TestUnderwearWorlds);
#include "tst_underwear_worlds.moc"
