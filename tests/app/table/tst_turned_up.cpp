// SPDX-License-Identifier: GPL-3.0-or-later
// A card of a hand is turned face up in place: it remains the same card on screen, and stays face
// up as long as the view shows it face up.

#include "../support/changed_view.h"
#include "games/catalog.h"
#include "games/underwear/underwear.h"
#include "rules/any_game.h"
#include "runner/test_class.h"
#include "table/eye/shown_table.h"

using namespace downpile;

namespace {

constexpr Place kOpponentHand = placeOf(Underwear::kHand, 1);

// Returns a view of Underwear changed so that player 1 holds `card` face up.
tests::ChangedView opened(const AnyView& view, Card card) {
  return {view, {.places = [card](std::vector<PlaceContents>& places) {
            for (PlaceContents& contents : places) {
              if (contents.place != kOpponentHand) continue;
              contents.turnedUp = CardSet(card);
              contents.cards.front() = card;
            }
          }}};
}

}  // namespace

class TestTurnedUp : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void revealedCardInAHandTurnsOverAtItsPosition();
  void revealedCardStaysFaceUpAsLongAsTheViewShowsIt();
  void revealedCardOfAnOpponentIsTheSameCardWhenPlayed();

 private:
  static std::vector<int> keysOf(const ShownTable& table);
  const ShownTable::Heap& opponentHand(const ShownTable& table) {
    return *table.heap(kOpponentHand);
  }

  std::unique_ptr<AnyView> view_;
  Card card_;
  Event reveal_;
};

void TestTurnedUp::initTestCase() {
  const CatalogEntry* entry = findGame("underwear");
  QVERIFY(entry != nullptr);
  auto game = entry->create(standardValues(entry->info->options), 3);
  const CardSet deck = game->chance().cards;
  const std::vector<Card> cards(deck.begin(), deck.end());
  game->resolve(Chance(cards));
  view_ = game->view(0);
  const auto places = game->places();
  const auto hand = std::ranges::find(places, kOpponentHand, &PlaceContents::place);
  QVERIFY(hand != places.end() && !hand->cards.empty());
  card_ = hand->cards.front();
  reveal_ = Event{.kind = Event::Kind::reveal,
                  .from = kOpponentHand,
                  .to = kOpponentHand,
                  .cards = {card_},
                  .seenBy = kAllPlayers,
                  .player = 1};
}

std::vector<int> TestTurnedUp::keysOf(const ShownTable& table) {
  std::vector<int> keys;
  for (const ShownTable::Seen& seen : table.heap(kOpponentHand)->cards) {
    keys.push_back(seen.key);
  }
  return keys;
}

void TestTurnedUp::revealedCardInAHandTurnsOverAtItsPosition() {
  ShownTable table;
  table.show(*view_);
  const std::vector<int> before = keysOf(table);
  QVERIFY(opponentHand(table).turnedUp.empty());
  table.apply(reveal_);
  QCOMPARE(keysOf(table), before);
  QVERIFY(opponentHand(table).turnedUp == CardSet(card_));
  QCOMPARE(std::ranges::count(opponentHand(table).cards, card_, &ShownTable::Seen::card), 1);
}

void TestTurnedUp::revealedCardStaysFaceUpAsLongAsTheViewShowsIt() {
  ShownTable table;
  table.show(*view_);
  table.apply(reveal_);
  const std::vector<int> before = keysOf(table);
  table.show(opened(*view_, card_));
  QCOMPARE(keysOf(table), before);
  QVERIFY(opponentHand(table).turnedUp == CardSet(card_));
  table.show(*view_);
  QVERIFY(opponentHand(table).turnedUp.empty());
}

void TestTurnedUp::revealedCardOfAnOpponentIsTheSameCardWhenPlayed() {
  ShownTable table;
  table.show(*view_);
  table.apply(reveal_);
  const auto up = std::ranges::find(opponentHand(table).cards, card_, &ShownTable::Seen::card);
  const int key = up->key;
  const Place pile = placeOf(Underwear::kDownpile);
  table.apply(Event{.kind = Event::Kind::move,
                    .from = kOpponentHand,
                    .to = pile,
                    .cards = {card_},
                    .seenBy = kAllPlayers,
                    .player = 1});
  QVERIFY(opponentHand(table).turnedUp.empty());
  QCOMPARE(table.heap(pile)->cards.back().key, key);
}

DOWNPILE_TEST(TestTurnedUp);
#include "tst_turned_up.moc"
