// SPDX-License-Identifier: GPL-3.0-or-later
// What a person may not know is nowhere on the person's table: two games that differ only in
// hidden cards say the same, byte for byte, in every model, label and sentence, through all that
// happens, undo included. And what may be seen is seen.

#include "../support/dealt.h"
#include "../support/model_log.h"
#include "runner/test_class.h"

using namespace downpile;
using namespace downpile::tests;
using namespace Qt::StringLiterals;

namespace {

// The same things happen in every world: who plays what, and what the person tries.
struct Happening {
  int player;
  const char* move;  // of others: notation; of the person: a place to play the cards at
  const char* cards;
};

constexpr Happening kStory[] = {
    {1, "down 8H", ""},       {2, "draw", ""},          {0, "downpile", "9C"},  // refused
    {0, "downpile", "7H"},    {1, "draw", ""},          {2, "draw", ""},
    {0, "downpile", "6H"},    {1, "royals JD", ""},     {2, "open 9S", ""},
    {0, "downpile", "9C"},    {1, "draw", ""},          {2, "draw", ""},
    {0, "undo", ""},          {0, "downpile", "9C"},    {1, "draw", ""},
    {2, "draw", ""},          {0, "downpile", "2D 4C"},  // refused
    {0, "upPiles/0/0", "KS"}, {0, "downpile", "4C"},     // refused: not on turn
};

QString play(const Deal& deal, const QString& motion) {
  Table table;
  table.settings.setPace(u"unhurried"_s);
  table.settings.setMotion(motion);
  if (!table.resume(recordOf(deal))) return {};
  TableController& controller = table.controller;
  controller.pace()->setWaiting(true);  // no bot moves by itself
  TableLog log(controller);
  for (const Happening& happening : kStory) {
    const QString move = QString::fromLatin1(happening.move);
    if (happening.player != 0) {
      const auto action =
          actionFromText(happening.move, Underwear::info().verbs, CardFamily::french,
                         [](const Action&) { return CardSet(); });
      if (sittingOf(controller).play(happening.player, *action) != Session::Result::played)
        return {};
      // Some of it is seen event by event, some is hurried along.
      const auto isSeen = [&] { return !controller.eye()->moving(); };
      if (happening.player == 1 && !table.skipUntil(isSeen)) return {};
    } else if (move == "undo"_L1) {
      controller.past()->undo();
    } else {
      for (const QString& face :
           QString::fromLatin1(happening.cards).split(u' ', Qt::SkipEmptyParts)) {
        controller.gestures()->toggle(table.key(face));
      }
      controller.gestures()->playAt(move);
      controller.gestures()->clearSelection();
    }
  }
  controller.pace()->hurry();
  return log.text();
}

}  // namespace

class TestHidden : public QObject {
  Q_OBJECT

 private slots:
  void sameTableInOtherWorlds_data();
  void sameTableInOtherWorlds();
  void worldsDiffer();
  void nobodysBackHasAFace();
  void keysEndAtAReshuffle();
};

void TestHidden::sameTableInOtherWorlds_data() {
  QTest::addColumn<QString>("motion");
  QTest::newRow("event by event") << u"full"_s;
  QTest::newRow("at once") << u"reduced"_s;
}

void TestHidden::sameTableInOtherWorlds() {
  QFETCH(QString, motion);
  const QString one = play(worldOfHiddenCards(false), motion);
  const QString other = play(worldOfHiddenCards(true), motion);
  QVERIFY(one.size() > 10000);
  // The story went as it was meant to.
  QVERIFY(one.contains(u"9 of spades"_s) && one.contains(u"jack of diamonds"_s));
  QCOMPARE(other, one);
}

// The test above can fail: worlds that differ in what is open give different tables.
void TestHidden::worldsDiffer() {
  Deal other = worldOfHiddenCards(false);
  other.hands[0].replace(u"4C"_s, u"4D"_s);
  QVERIFY(play(other, u"reduced"_s) != play(worldOfHiddenCards(false), u"reduced"_s));
}

void TestHidden::nobodysBackHasAFace() {
  Table table(worldOfHiddenCards(false));
  int backs = 0;
  for (const CardRow& row : table.cards()) {
    if (row.zone == "hands"_L1 && !row.mine) {
      ++backs;
      QCOMPARE(row.face, QString());
      QVERIFY2(row.label.contains(u"Mika"_s) || row.label.contains(u"Nora"_s),
               qPrintable(row.label));
    } else {
      QVERIFY(!row.face.isEmpty());
    }
  }
  QCOMPARE(backs, 14);
}

void TestHidden::keysEndAtAReshuffle() {
  Deal deal{.hands = {u"7H 6H 5H 9C KS 2D 4C"_s, u"JH QH KH JD QD KD 6D"_s}, .turned = u"9H"_s};
  // Everything is drawn; then royalties lie on the discard and are shuffled.
  deal.moves = {u"1 royals JH QH"_s};
  for (int i = 0; i < 37; ++i) deal.moves << (i % 2 == 0 ? u"0 draw"_s : u"1 draw"_s);
  Table table;
  QVERIFY(table.resume(recordOf(deal)));
  QCOMPARE(table.place(u"stock"_s)->size, 0);
  QVERIFY(table.place(u"discard"_s)->size > 0);
  std::vector<int> keys;
  for (const CardRow& row : table.cards()) {
    if (row.zone == "discard"_L1) keys.push_back(row.key);
  }
  QVERIFY(!keys.empty());
  const int player = table.controller.status()->yourTurn() ? 0 : 1;
  QCOMPARE(sittingOf(table.controller).play(player, Action{.verb = Underwear::kDraw}),
           Session::Result::played);
  QCOMPARE(table.place(u"discard"_s)->size, 0);
  for (const CardRow& row : table.cards()) {
    QVERIFY(std::ranges::find(keys, row.key) == keys.end());
  }
}

DOWNPILE_TEST(TestHidden);
#include "tst_hidden.moc"
