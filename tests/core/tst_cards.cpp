// SPDX-License-Identifier: GPL-3.0-or-later
// Cards, card sets, piles, player sets and shuffle groups.
#include <algorithm>
#include <set>

#include "french_card.h"
#include "runner/test_class.h"
#include "table/card.h"
#include "table/card_set.h"
#include "table/pile.h"
#include "table/player.h"
#include "table/shuffle_groups.h"

using namespace downpile;
using namespace downpile::tests;

namespace {

Card coloured(const char* text) { return cardFromText(text, CardFamily::coloured).value(); }

std::vector<Card> everyCard(int suits = kSuits) {
  std::vector<Card> cards;
  for (int pack = 0; pack < 2; ++pack) {
    for (int suit = 0; suit < suits; ++suit) {
      for (int rank = 1; rank <= kJokerRank; ++rank) {
        cards.emplace_back(pack, static_cast<Suit>(suit), rank);
      }
    }
  }
  return cards;
}

}  // namespace

class TestCards : public QObject {
  Q_OBJECT

 private slots:
  void cardIdsAreUnique() {
    std::set<int> identities;
    for (Card c : everyCard()) {
      QVERIFY(c.known());
      QVERIFY(c.id < kCardIds);
      identities.insert(c.id);
    }
    QCOMPARE(identities.size(), everyCard().size());
    QVERIFY(!Card().known());
  }

  void cardHasPackSuitAndRank() {
    const Card c(1, Suit::hearts, 12);
    QCOMPARE(c.pack(), 1);
    QCOMPARE(c.suit(), Suit::hearts);
    QCOMPARE(c.rank(), 12);
    QVERIFY(c.isRoyalty());
    QVERIFY(!Card(0, Suit::clubs, 1).isRoyalty());
    QVERIFY(!Card(0, Suit::clubs, 10).isRoyalty());
    QVERIFY(Card(0, Suit::clubs, 11).isRoyalty());
    QVERIFY(Card(0, Suit::clubs, 13).isRoyalty());
    QVERIFY(!Card(0, Suit::clubs, kJokerRank).isRoyalty());
    QVERIFY(Card(0, Suit::clubs, kJokerRank).isJoker());
  }

  void readsWrittenCards() {
    QCOMPARE(cardText(Card(0, Suit::hearts, 7), CardFamily::french), std::string("7H"));
    QCOMPARE(cardText(Card(0, Suit::hearts, 10), CardFamily::french), std::string("TH"));
    QCOMPARE(cardText(Card(1, Suit::spades, 1), CardFamily::french), std::string("AS"));
    QCOMPARE(cardText(Card(0, Suit::clubs, 13), CardFamily::french), std::string("KC"));
    QCOMPARE(cardText(Card(1, Suit::diamonds, kJokerRank), CardFamily::french), std::string("XX"));
    QCOMPARE(cardText(Card(), CardFamily::french), std::string("??"));
    for (Card c : everyCard())
      QCOMPARE(cardFromText(cardText(c, CardFamily::french), CardFamily::french),
               kindOf(c, CardFamily::french));
  }

  void rejectsInvalidCardText_data() {
    QTest::addColumn<QString>("text");
    for (const char* text : {"", "7", "H", "7h", "th", "10H", "1H", "0H", "?H", "H7", "??", "7X",
                             " 7H", "7H ", "xx"}) {
      QTest::newRow(text) << QString(text);
    }
  }
  void rejectsInvalidCardText() {
    QFETCH(QString, text);
    QVERIFY(!cardFromText(text.toStdString(), CardFamily::french));
  }

  void equalCardsOfBothPacksHaveTheSameKind() {
    QCOMPARE(kindOf(copyOf("7H"), CardFamily::french), card("7H"));
    QCOMPARE(kindOf(card("7H"), CardFamily::french), card("7H"));
    QVERIFY(kindOf(card("7H"), CardFamily::french) != kindOf(card("7D"), CardFamily::french));
    QCOMPARE(kindOf(Card(1, Suit::spades, kJokerRank), CardFamily::french), card("XX"));
  }

  void readsAndWritesCardsOf3Up3Down() {
    QCOMPARE(coloured("7R"), Card(0, Suit::clubs, 7));
    QCOMPARE(coloured("TB"), Card(0, Suit::diamonds, 10));
    QCOMPARE(coloured("1G"), Card(0, Suit::hearts, 1));
    QCOMPARE(coloured("XR"), Card(0, Suit::clubs, kRankClear));
    QCOMPARE(coloured("YB"), Card(0, Suit::diamonds, kRankClearPlusOne));
    QCOMPARE(coloured("ZG"), Card(0, Suit::hearts, kRankClearPlusTwo));
    QCOMPARE(cardText(Card(1, Suit::hearts, kRankMoreClear), CardFamily::coloured),
             std::string("XG"));
    for (Card c : everyCard(3)) {
      const std::string text = cardText(c, CardFamily::coloured);
      QCOMPARE(cardFromText(text, CardFamily::coloured), kindOf(c, CardFamily::coloured));
    }
  }

  void rejectsInvalidCardTextOf3Up3Down_data() {
    QTest::addColumn<QString>("text");
    for (const char* text : {"", "7", "7H", "AR", "KR", "WR", "xr", "0R", "?R", "10R", "XX", "??",
                             "R7", "XS", "X ", "7R ", "7r"}) {
      QTest::newRow(text) << QString(text);
    }
  }
  void rejectsInvalidCardTextOf3Up3Down() {
    QFETCH(QString, text);
    QVERIFY(!cardFromText(text.toStdString(), CardFamily::coloured));
  }

  // kindOf() treats the four Clears of a colour as equal. Of other cards, only the copies in both
  // packs are equal.
  void fourClearsOfAColourAreOneKindAsAreBothCopiesOfEachOtherCard() {
    std::set<int> kinds;
    for (Card c : everyCard(3)) {
      const Card kind = kindOf(c, CardFamily::coloured);
      QCOMPARE(kindOf(kind, CardFamily::coloured), kind);
      QCOMPARE(kind.pack(), 0);
      QCOMPARE(cardText(kind, CardFamily::coloured), cardText(c, CardFamily::coloured));
      kinds.insert(kind.id);
    }
    QCOMPARE(kinds.size(), std::size_t{3 * 13});
    QCOMPARE(kindOf(Card(1, Suit::hearts, kRankMoreClear), CardFamily::coloured), coloured("XG"));
    QCOMPARE(kindOf(Card(1, Suit::hearts, kRankClear), CardFamily::coloured), coloured("XG"));
  }

  void everyCardHasItsOwnIdentityText_data() {
    QTest::addColumn<CardFamily>("family");
    QTest::addColumn<int>("suits");
    QTest::newRow("french") << CardFamily::french << 4;
    QTest::newRow("coloured") << CardFamily::coloured << 3;
  }
  // Of the 128 card ids, each id that stands for a card of the family has its own text. All other
  // ids have the text `??`.
  void everyCardHasItsOwnIdentityText() {
    QFETCH(CardFamily, family);
    QFETCH(int, suits);
    const auto cards = everyCard(suits);
    std::set<std::string> texts;
    for (int id = 0; id < kCardIds; ++id) {
      const Card c(id);
      const bool is = std::find(cards.begin(), cards.end(), c) != cards.end();
      QCOMPARE(isCard(c, family), is);
      const std::string text = identityText(c, family);
      QCOMPARE(cardFromIdentity(text, family), is ? std::optional(c) : std::nullopt);
      QCOMPARE(cardText(c, family) == "??", !is);
      texts.insert(text);
    }
    QCOMPARE(texts.size(), cards.size() + 1);
  }

  void readsIdentityTextsOfCardsOfTheStandardDeckAndOf3Up3Down() {
    const auto french = [](const char* text) { return cardFromIdentity(text, CardFamily::french); };
    QCOMPARE(french("7H"), card("7H"));
    QCOMPARE(french("7h"), copyOf("7H"));
    QCOMPARE(french("kd"), copyOf("KD"));
    QCOMPARE(french("XS"), Card(0, Suit::spades, kJokerRank));
    QCOMPARE(french("xc"), Card(1, Suit::clubs, kJokerRank));
    for (const char* text : {"", "7", "XX", "??", "?h", "WC", "7HH", "h7", "0H", "1H"}) {
      QVERIFY2(!french(text), text);
    }
    const auto other = [](const char* text) {
      return cardFromIdentity(text, CardFamily::coloured);
    };
    QCOMPARE(other("WR"), Card(0, Suit::clubs, kRankMoreClear));
    QCOMPARE(other("wg"), Card(1, Suit::hearts, kRankMoreClear));
    QCOMPARE(other("1b"), Card(1, Suit::diamonds, 1));
    for (const char* text : {"", "AR", "7H", "7C", "7S", "??", "VR", "0r"}) {
      QVERIFY2(!other(text), text);
    }
  }

  void cardSetCanContainEveryCard() {
    CardSet set;
    int size = 0;
    for (Card c : everyCard()) {
      QVERIFY(!set.contains(c));
      set.insert(c);
      QVERIFY(set.contains(c));
      QCOMPARE(set.size(), ++size);
    }
    const auto cards = everyCard();
    QVERIFY(std::equal(set.begin(), set.end(), cards.begin(), cards.end()));
    for (Card c : cards) {
      QCOMPARE(set.first(), c);
      QVERIFY(set.lowest() == CardSet(c));
      set.erase(c);
      QVERIFY(!set.contains(c));
    }
    QVERIFY(set.empty());
    QVERIFY(set == CardSet());
    QVERIFY(set.lowest() == CardSet());
  }

  void cardSetsAreUnitedIntersectedAndSubtracted() {
    const CardSet a{card("AC"), card("7H"), copyOf("7H")};
    const CardSet b{card("7H"), copyOf("KS")};
    QVERIFY((a | b) == (CardSet{card("AC"), card("7H"), copyOf("7H"), copyOf("KS")}));
    QVERIFY((a & b) == CardSet(card("7H")));
    QVERIFY((a - b) == (CardSet{card("AC"), copyOf("7H")}));
    QVERIFY(a.containsAll(CardSet{card("AC"), copyOf("7H")}));
    QVERIFY(!a.containsAll(b));
    QVERIFY(a.containsAll(CardSet()));
  }

  void cardSetReturnsTheValuesOfASuit() {
    const CardSet set{card("3H"), copyOf("3H"), copyOf("9H"), card("KH"), card("4D")};
    QCOMPARE(set.values(Suit::hearts), valueBit(3) | valueBit(9) | valueBit(13));
    QCOMPARE(set.values(Suit::hearts, 0), valueBit(3) | valueBit(13));
    QCOMPARE(set.values(Suit::hearts, 1), valueBit(3) | valueBit(9));
    QCOMPARE(set.values(Suit::clubs), ValueMask{0});
    QVERIFY(set.pick(Suit::hearts, valueBit(3) | valueBit(9)) ==
            (CardSet{card("3H"), copyOf("9H")}));
    QCOMPARE((set & CardSet::ofSuit(Suit::hearts)).size(), 4);
    QVERIFY((set & CardSet::ofValues(valueBit(4) | valueBit(9))) ==
            (CardSet{card("4D"), copyOf("9H")}));
    QVERIFY(CardSet::ofPack(1, Suit::spades, valueBit(1)) == CardSet(copyOf("AS")));
  }

  void cardSetReturnsOneCardOfEachKindAndEachPair() {
    const CardSet set{card("3H"), copyOf("3H"), copyOf("9H"), card("AC")};
    QVERIFY(set.kinds() == (CardSet{card("3H"), card("9H"), card("AC")}));
    QVERIFY(set.pairs() == CardSet(card("3H")));
    QCOMPARE(set.cardOf(card("3H")), card("3H"));
    QCOMPARE(set.cardOf(card("9H")), copyOf("9H"));
    QCOMPARE(twinOf(card("KS")), copyOf("KS"));
    QCOMPARE(twinOf(copyOf("KS")), card("KS"));
  }

  void valueMasksContainTheValuesBelowOrAboveAValue() {
    QCOMPARE(valuesBelow(3), valueBit(0) | valueBit(1) | valueBit(2));
    QCOMPARE(valuesAbove(13), valueBit(14) | valueBit(15));
    QCOMPARE(valuesBelow(7) | valueBit(7) | valuesAbove(7), ValueMask{0xffff});
  }

  void orderOfCardsIsKeptForEachPile() {
    PileOrder order;
    Pile left;
    Pile right;
    order.push(left, card("AC"));
    order.push(right, card("9H"));
    order.push(left, card("2C"));
    order.push(left, copyOf("AC"));
    QVERIFY(order.list(left) == (std::vector{card("AC"), card("2C"), copyOf("AC")}));
    QVERIFY(order.list(right) == std::vector{card("9H")});
    QVERIFY(order.set(left) == (CardSet{card("AC"), card("2C"), copyOf("AC")}));
    QCOMPARE(order.below(copyOf("AC")), card("2C"));
    QCOMPARE(int{left.size}, 3);

    QCOMPARE(order.pop(left), copyOf("AC"));
    QCOMPARE(left.top, card("2C"));
    const Pile stolen = left;
    left = Pile();
    order.push(left, card("TS"));
    QVERIFY(order.list(stolen) == (std::vector{card("AC"), card("2C")}));
    QVERIFY(order.list(left) == std::vector{card("TS")});
  }

  void emptiedPileEqualsANewPile() {
    PileOrder order;
    Pile pile;
    for (Card c : everyCard()) order.push(pile, c);
    while (!pile.empty()) order.pop(pile);
    QVERIFY(order == PileOrder());
    QVERIFY(pile == Pile());
  }

  void hiddenPileKeepsOnlyItsSize() {
    PileOrder order;
    Pile pile;
    for (const char* text : {"AC", "9H", "KS"}) order.push(pile, card(text));
    order.hide(pile);
    QVERIFY(order == PileOrder());
    QCOMPARE(int{pile.size}, 3);
    QVERIFY(order.list(pile) == std::vector<Card>(3));
    QVERIFY(order.set(pile).empty());
    QVERIFY(!order.pop(pile).known());
    QCOMPARE(int{pile.size}, 2);
  }

  void playerSetIteratesInAscendingOrder() {
    PlayerSet set = PlayerSet::only(7);
    set.insert(3);
    set.insert(0);
    std::vector<int> players;
    for (int player : set) players.push_back(player);
    QCOMPARE(players, (std::vector<int>{0, 3, 7}));
    for (int player : PlayerSet()) QVERIFY2(false, qPrintable(QString::number(player)));
  }

  void playerSetContainsOnlyInsertedPlayers() {
    QCOMPARE(PlayerSet::all(8).size(), 8);
    QCOMPARE(PlayerSet::all(2).size(), 2);
    QVERIFY(!PlayerSet::all(2).contains(2));
    for (int stranger : {-1, 8, 32, 255, 1 << 30}) QVERIFY(!PlayerSet::all(8).contains(stranger));
    PlayerSet set;
    QVERIFY(set.empty());
    set.insert(7);
    QVERIFY(set == PlayerSet::only(7));
    QVERIFY(set.contains(7) && !set.contains(0));
    set.insert(2);
    set.insert(2);
    QCOMPARE(set.size(), 2);
    set.erase(7);
    set.erase(5);
    QVERIFY(set == PlayerSet::only(2));
    set.erase(2);
    QVERIFY(set.empty() && set == PlayerSet());
  }

  void playerListKeepsTheOrderOfInsertion() {
    PlayerList list;
    QVERIFY(list.empty());
    for (int player : {3, 0, 7, 5}) list.add(player);
    QCOMPARE(list.size(), 4);
    QCOMPARE(list.front(), 3);
    QCOMPARE(list[2], 7);
    QVERIFY(list.contains(0) && !list.contains(1));
    QVERIFY(std::vector<int>(list.begin(), list.end()) == (std::vector{3, 0, 7, 5}));

    PlayerList same;
    for (int player : {6, 3, 0, 7, 5}) same.add(player);
    QVERIFY(!(same == list));
    same.removeFront();
    QVERIFY(same == list);  // a removed player leaves no trace in the list
    while (!list.empty()) list.removeFront();
    QVERIFY(list == PlayerList());
    for (int player = 0; player < kMaxPlayers; ++player) list.add(player);
    QCOMPARE(list.size(), kMaxPlayers);
    QVERIFY(list.contains(kMaxPlayers - 1));
  }

  void shuffleGroupsWithoutHiddenCardsAreDroppedAndOthersRenumbered() {
    const CardSet handA{card("AC"), card("2C")};
    const CardSet handB{card("3C")};
    ShuffleGroups groups;
    QCOMPARE(groups.count(), 1);

    groups.shuffle({card("KH"), card("QH")}, handA | handB);
    QCOMPARE(groups.count(), 2);
    QCOMPARE(groups.of(card("AC")), 0);
    QCOMPARE(groups.of(card("KH")), 1);

    // The king of hearts (KH) was drawn into a hand and is still hidden. The other card of its
    // group (QH) and the AC became visible and are shuffled now.
    groups.shuffle({card("QH"), card("AC")}, CardSet{card("2C"), card("3C"), card("KH")});
    QCOMPARE(groups.count(), 3);
    QCOMPARE(groups.of(card("2C")), 0);
    QCOMPARE(groups.of(card("KH")), 1);
    QCOMPARE(groups.of(card("AC")), 2);

    // All cards of group 0 (2C, 3C) became visible. So group 0 is dropped and the later groups move
    // down by one number.
    groups.shuffle({card("2C"), card("3C")}, CardSet{card("KH"), card("AC")});
    QCOMPARE(groups.count(), 3);
    QCOMPARE(groups.of(card("KH")), 0);
    QCOMPARE(groups.of(card("AC")), 1);
    QCOMPARE(groups.of(card("3C")), 2);

    groups.shuffle({card("AC"), card("KH")}, CardSet());
    QCOMPARE(groups.count(), 1);
    groups.reset();
    QVERIFY(groups == ShuffleGroups());
  }
};

DOWNPILE_TEST(TestCards);
#include "tst_cards.moc"
