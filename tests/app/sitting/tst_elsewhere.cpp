// SPDX-License-Identifier: GPL-3.0-or-later
// The table over a game that somebody hosts: two people at two tables, by the gestures of each, and
// what each of them is told.
#include "../../network/host/party.h"
#include "../support/dealt.h"
#include "sitting/elsewhere_sitting.h"

using namespace downpile;
using namespace downpile::tests;

namespace {

// It is the first player's turn, who can lay the four of hearts.
Deal openDeal() {
  return {.hands = {u"4H 3H 9C 8S 2D 6D 7C"_s, u"5D 6C 7S 8D 9D TD TC"_s},
          .turned = u"8H"_s,
          .stock = u"2S 3S 4S 5S 6S"_s,
          .moves = {u"1 draw"_s}};
}

// A hosted game of two, on a table for each.
struct TwoTables {
  TwoTables() : party(headerFor(openDeal()), recordOf(openDeal())) {
    for (std::size_t i = 0; i < tables.size(); ++i) party.invite();
    party.table->begin();
    Party::settle();
    for (std::size_t i = 0; i < tables.size(); ++i) sit(i);
  }
  void sit(std::size_t at) {
    // What is on a table is shared with who listens to the host.
    const std::shared_ptr<GuestTable> guest(party.guests[at].get(), [](GuestTable*) {});
    tables[at].controller.sit(std::make_unique<ElsewhereSitting>(guest));
    Party::settle();
  }
  QStringList story(std::size_t at) {
    QStringList texts;
    for (const StoryRow& row : tables[at].controller.story()->rows()) texts << row.text;
    return texts;
  }

  Party party;
  std::array<Table, 2> tables;
};

}  // namespace

class TestElsewhere : public QObject {
  Q_OBJECT

 private slots:
  void eachSeesTheirOwn();
  void gesturesGoThereAndBack();
  void droppedCardWaitsForTheHost();
  void undoIsAskedFor();
  void whoIsCutOffIsAway();
  void whoLooksOnOnlySees();
  void whoTakesASeatIsNamedAtOnce();
};

void TestElsewhere::eachSeesTheirOwn() {
  TwoTables two;
  for (std::size_t at = 0; at < 2; ++at) {
    TableController& table = two.tables[at].controller;
    QVERIFY(table.active());
    QCOMPARE(table.position().viewer(), static_cast<int>(at));
    QVERIFY(table.position().view().write() ==
            two.party.session().view(static_cast<int>(at))->write());
    QVERIFY2(two.story(at).size() >= 2, qPrintable(two.story(at).join(u'\n')));
    QCOMPARE(table.players()->rowCount(), 2);
  }
  QVERIFY(two.story(0) != two.story(1));  // `You` is another one
}

void TestElsewhere::gesturesGoThereAndBack() {
  TwoTables two;
  const QStringList before = two.story(1);
  Table& mine = two.tables[0];
  QVERIFY(mine.controller.position().isYourTurn());
  const std::size_t position = two.party.session().position();
  QVERIFY(mine.controller.gestures()->activate(mine.key(u"4H"_s)));
  Party::settle();
  QVERIFY(two.party.session().position() > position);
  QVERIFY(!mine.controller.saving()->isUnderWay());
  QVERIFY(two.story(1).size() > before.size());
  QVERIFY(two.tables[1].controller.position().view().write() ==
          two.party.session().view(1)->write());
}

void TestElsewhere::droppedCardWaitsForTheHost() {
  TwoTables two;
  Table& mine = two.tables[0];
  const auto waiting = [&mine] { return std::ranges::count_if(mine.cards(), &CardRow::dropped); };
  for (const bool isRefused : {true, false}) {
    two.party.isFull = isRefused;
    mine.controller.gestures()->pickUp(mine.key(u"4H"_s));
    QVERIFY(mine.controller.gestures()->drop(u"downpile"_s));
    QVERIFY(mine.controller.saving()->isUnderWay());
    QCOMPARE(waiting(), 1);
    Party::settle();
    QCOMPARE(waiting(), 0);
    QCOMPARE(mine.key(u"4H"_s) > 0, isRefused);
    QCOMPARE(mine.controller.coach()->notSaved().isEmpty(), !isRefused);
  }
}

void TestElsewhere::undoIsAskedFor() {
  TwoTables two;
  Table& mine = two.tables[0];
  QVERIFY(mine.controller.gestures()->activate(mine.key(u"4H"_s)));
  Party::settle();
  const auto before = two.party.session().view(0)->write();
  QVERIFY(mine.controller.past()->mayUndo());
  mine.controller.past()->undo();
  Party::settle();
  QVERIFY(mine.controller.saving()->isUnderWay());
  QVERIFY(two.party.session().view(0)->write() == before);
  two.party.guest(1).vote(true);
  Party::settle();
  QVERIFY(!mine.controller.saving()->isUnderWay());
  QVERIFY(!(two.party.session().view(0)->write() == before));
  for (std::size_t at = 0; at < 2; ++at) {
    QVERIFY(two.tables[at].controller.position().view().write() ==
            two.party.session().view(static_cast<int>(at))->write());
  }
}

void TestElsewhere::whoIsCutOffIsAway() {
  TwoTables two;
  two.party.cut(1);
  Party::settle();
  QCOMPARE(two.tables[1].controller.status()->turnText(), u"The table cannot be reached"_s);
  QVERIFY(two.tables[0].controller.players()->rows()[1].label.contains(u"away from the table"_s));
  // The game waits.
  Table& mine = two.tables[0];
  const std::size_t position = two.party.session().position();
  mine.controller.gestures()->activate(mine.key(u"4H"_s));
  Party::settle();
  QCOMPARE(two.party.session().position(), position);
  QCOMPARE(mine.controller.coach()->refusal(), u"The game waits until everybody is back."_s);
  two.party.connectGuest(1);
  Party::settle();
  QVERIFY(two.tables[1].controller.status()->turnText() != u"The table cannot be reached"_s);
  QVERIFY(mine.controller.gestures()->activate(mine.key(u"4H"_s)));
  Party::settle();
  QVERIFY(two.party.session().position() > position);
}

void TestElsewhere::whoLooksOnOnlySees() {
  TwoTables two;
  Table third;
  const std::shared_ptr<GuestTable> guest(&two.party.show(), [](GuestTable*) {});
  third.controller.sit(std::make_unique<ElsewhereSitting>(guest));
  Party::settle();
  QVERIFY(third.controller.active());
  QVERIFY(!third.controller.isReplay());
  QVERIFY(!third.controller.status()->yourTurn());
  QVERIFY(!third.controller.coach()->mayHint());
  // The same hand that the first player sees has no face here.
  for (const CardRow& row : third.controller.cards()->rows()) QVERIFY(row.face != u"4H"_s);
  const std::size_t position = two.party.session().position();
  Table& mine = two.tables[0];
  QVERIFY(mine.controller.gestures()->activate(mine.key(u"4H"_s)));
  Party::settle();
  QVERIFY(two.party.session().position() > position);
  const auto& seen = third.controller.position().view();
  QVERIFY(seen.write() == two.party.session().view(kOnlooker)->write());
  // What happened is told with names, and nobody is `You`.
  QStringList texts;
  for (const StoryRow& row : third.controller.story()->rows()) texts << row.text;
  QVERIFY2(!texts.filter(u"Guest 0"_s).isEmpty(), qPrintable(texts.join(u'\n')));
  QVERIFY2(texts.filter(u"You "_s).isEmpty(), qPrintable(texts.join(u'\n')));
}

void TestElsewhere::whoTakesASeatIsNamedAtOnce() {
  TwoTables two;
  TableController& table = two.tables[0].controller;
  const auto name = [&table] { return table.players()->value(1, u"name"_s).toString(); };
  QCOMPARE(name(), u"Guest 1"_s);
  QVERIFY(two.story(0).join(u'\n').contains(u"Guest 1"_s));
  two.party.cut(1);
  Party::settle();
  two.party.now += 9 * 60'000;  // anybody may sit down
  two.party.invite();
  QCOMPARE(name(), u"Guest 2"_s);
  QVERIFY(!two.story(0).join(u'\n').contains(u"Guest 1"_s));
}

QTEST_GUILESS_MAIN(TestElsewhere)
#include "tst_elsewhere.moc"
