// SPDX-License-Identifier: GPL-3.0-or-later
// A test game with an exchange of cards between two players, unseen by the others
// (docs/adding-a-game.md). Fields, masks and sampled worlds must track which players know each
// card, and which cards are face up.

#include "rules/fields.h"
#include "rules/world_dealer.h"
#include "runner/test_class.h"

using namespace downpile;

namespace {

constexpr int kPlayers = 4;

Card heart(int rank) { return {0, Suit::hearts, rank}; }

// The test game: each player holds one card and may exchange it for the card of a neighbour.
struct Exchange {
  std::array<CardSet, kMaxPlayers> hands{};
  std::array<std::uint8_t, kMaxPlayers> held{};
  Fans fans;
  CardSet shown;
  CardSet stock;
  std::uint8_t stockSize = 0;

  template <class S, class Visitor>
  static void fields(S& s, Visitor& v) {
    v.fans("hands", Seen::byOwner, s.hands, s.held, s.fans, s.shown);
    v.marked("shown", Seen::byAll, s.shown, s.hands);
    v.cards("stock", Seen::byNone, s.stock, s.stockSize);
  }

  void swap(int player, int neighbour) {
    fans.swap(player, 0, neighbour, 0);
    std::swap(hands[at(player)], hands[at(neighbour)]);
  }

  Exchange masked(int viewer) const {
    Exchange seen = *this;
    StateMask mask(viewer);
    fields(seen, mask);
    return seen;
  }
  CardSet known(int player, int viewer) const {
    return fans.known(player, viewer) | (hands[at(player)] & shown);
  }
  CardSet unknownTo(int viewer) const {
    CardSet unknown = deck();
    for (int player = 0; player < kPlayers; ++player) unknown -= known(player, viewer);
    return unknown;
  }
  HiddenCards hiddenFrom(int viewer) const {
    HiddenCards hidden;
    for (int player = 0; player < kPlayers; ++player) {
      hidden.addSlots(player, fans.size(player) - known(player, viewer).size());
    }
    hidden.addSlots(kStockOwner, stockSize);
    return hidden;
  }
  void putHidden(int owner, Card card) {
    if (owner == kStockOwner) {
      stock.insert(card);
      return;
    }
    hands[at(owner)].insert(card);
    fans.put(owner, card);
  }

  static CardSet deck() { return CardSet::ofPack(0, Suit::hearts, 0x3ffe); }
  static constexpr int kStockOwner = kMaxPlayers;
};

// Returns a game where player p holds the heart of rank p + 1.
Exchange dealt() {
  Exchange game;
  for (int player = 0; player < kPlayers; ++player) {
    game.fans.add(player, {.card = heart(player + 1), .knownBy = PlayerSet::only(player)});
    game.hands[at(player)] = CardSet(heart(player + 1));
    game.held[at(player)] = 1;
  }
  game.stock = Exchange::deck();
  for (const CardSet& hand : game.hands) game.stock -= hand;
  game.stockSize = static_cast<std::uint8_t>(game.stock.size());
  return game;
}

std::string handsOf(Exchange& game) {
  StateWriter writer(kPlayers, CardFamily::french);
  Exchange::fields(game, writer);
  const Value state = writer.take();
  std::string text;
  for (const Value& hand : *state.find("hands")->list()) {
    text += *hand.list()->front().text() + " ";
  }
  return text;
}

std::string seenBy(const Exchange& game, int viewer) {
  Exchange seen = game.masked(viewer);
  return handsOf(seen);
}

}  // namespace

class TestHiddenSwap : public QObject {
  Q_OBJECT

 private slots:
  void swappingPlayersKnowBothCards() {
    Exchange game = dealt();
    QCOMPARE(seenBy(game, 0), std::string("AH ?? ?? ?? "));
    game.swap(0, 1);
    QCOMPARE(handsOf(game), std::string("2H AH 3H 4H "));
    QCOMPARE(seenBy(game, 0), std::string("2H AH ?? ?? "));
    QCOMPARE(seenBy(game, 1), std::string("2H AH ?? ?? "));
    QCOMPARE(seenBy(game, 2), std::string("?? ?? 3H ?? "));
    QCOMPARE(seenBy(game, kPlayers), std::string("?? ?? ?? ?? "));
  }

  // All players see which two hands exchange their cards. So a player who knows a card also knows
  // the hand to which it moves.
  void knownCardsAreTrackedThroughLaterSwaps() {
    Exchange game = dealt();
    game.swap(0, 1);
    game.swap(1, 2);
    QCOMPARE(handsOf(game), std::string("2H 3H AH 4H "));
    QCOMPARE(seenBy(game, 0), std::string("2H ?? AH ?? "));
    QCOMPARE(seenBy(game, 1), std::string("2H 3H AH ?? "));
    QCOMPARE(seenBy(game, 2), std::string("?? 3H AH ?? "));
  }

  // A face-up card is visible to all viewers, including spectators, although no card is marked as
  // known to spectators.
  void faceUpCardsAreVisibleToAll() {
    Exchange game = dealt();
    game.swap(0, 1);
    game.shown = CardSet(heart(3));
    QCOMPARE(seenBy(game, 0), std::string("2H AH 3H ?? "));
    QCOMPARE(seenBy(game, 3), std::string("?? ?? 3H 4H "));
    QCOMPARE(seenBy(game, kSpectator), std::string("?? ?? 3H ?? "));
  }

  // Hands written as a Seen::byNone field are hidden from all players, even from their owners.
  void fieldSeenByNoneHidesCardsEvenFromThePlayerWhoHoldsThem() {
    Exchange game = dealt();
    game.swap(0, 1);
    for (int viewer = 0; viewer <= kPlayers; ++viewer) {
      Exchange seen = game;
      StateMask(viewer).fans("hands", Seen::byNone, seen.hands, seen.held, seen.fans);
      QCOMPARE(handsOf(seen), std::string("?? ?? ?? ?? "));
      for (const CardSet& hand : seen.hands) QVERIFY(hand.empty());
    }
  }

  // In every sampled world (distribution of the hidden cards) the viewer sees the same cards as in
  // the game. Over many worlds, each hand gets every card that the viewer considers possible for
  // it.
  void sampledWorldsMatchTheKnowledgeOfTheViewer() {
    Exchange game = dealt();
    game.swap(0, 1);
    game.swap(1, 2);
    game.shown = CardSet(heart(4));
    for (int viewer = 0; viewer < kPlayers; ++viewer) {
      const Exchange seen = game.masked(viewer);
      WorldDealer dealer(game.hiddenFrom(viewer), game.unknownTo(viewer), [](Card) { return 0; });
      Random random(7, static_cast<std::uint64_t>(viewer));
      std::array<CardSet, kMaxPlayers> drawn{};
      for (int i = 0; i < 500; ++i) {
        Exchange world = seen;
        dealer.deal(random, [&](int owner, Card card) { world.putHidden(owner, card); });
        CardSet all = world.stock;
        for (int player = 0; player < kPlayers; ++player) {
          QCOMPARE(world.hands[at(player)].size(), 1);
          drawn[at(player)] |= world.hands[at(player)];
          all |= world.hands[at(player)];
        }
        QVERIFY(all == Exchange::deck());
        QCOMPARE(seenBy(world, viewer), seenBy(game, viewer));
      }
      for (int player = 0; player < kPlayers; ++player) {
        const CardSet known = game.known(player, viewer);
        QVERIFY(drawn[at(player)] == (known.empty() ? game.unknownTo(viewer) : known));
      }
    }
  }
};

DOWNPILE_TEST(TestHiddenSwap);
#include "tst_hidden_swap.moc"
