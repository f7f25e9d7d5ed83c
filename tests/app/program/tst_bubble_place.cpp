// SPDX-License-Identifier: GPL-3.0-or-later
// Places of the guide's bubble on a table of 1000 x 600 pixels.
#include "program/bubble_place.h"
#include "runner/test_class.h"

using namespace downpile;
using namespace Qt::StringLiterals;

namespace {

constexpr QRectF kStock(450, 200, 60, 90);

BubbleTable sample() {
  BubbleTable table;
  table.room = {1000, 600};
  table.margin = 8;
  table.shapes = {{{300, 120}, 0}, {{500, 70}, 1500}};
  table.tips = {.distance = 16, .farthest = 60, .reach = 20, .width = 10};
  table.target = kStock;
  table.prompt = {0, 380, 1000, 30};
  return table;
}

QRectF areaOf(const BubbleTable& table, const BubblePlace& place) {
  return {place.position, table.shapes[place.shape].size};
}

}  // namespace

class TestBubblePlace : public QObject {
  Q_OBJECT

 private slots:
  void tipPointsAtTheCentreOfTheTarget();
  void tipPointsAtAPartOfTheTargetAndNotBetweenParts();
  void tipDoesNotPointAtACornerOfTheTarget();
  void bubbleIsBesideTheTargetButNotOnOtherAreas();
  void bubbleWithoutFreeRoomCoversThePromptRatherThanTheHand();
  void bubbleDoesNotCoverAPortraitBesideFreeRoom();
  void tipDoesNotCrossWords();
  void bubbleOfTheSameSizeKeepsItsPlaceInTheNextStep();
  void shapeThatFitsIsPreferred();
  void bubbleMovesDuringAGuideStepOnlyIfItWouldCoverAnAreaToKeepFree();
};

void TestBubblePlace::tipPointsAtTheCentreOfTheTarget() {
  const BubbleTable table = sample();
  const BubblePlace place = placeBubble(table);
  const QRectF area = areaOf(table, place);
  QCOMPARE(place.shape, 0);
  const bool across = place.side == u"above"_s || place.side == u"below"_s;
  QCOMPARE(across ? area.left() + place.tip : area.top() + place.tip,
           across ? kStock.center().x() : kStock.center().y());
}

void TestBubblePlace::tipPointsAtAPartOfTheTargetAndNotBetweenParts() {
  BubbleTable table = sample();
  table.parts = {{200, 200, 60, 90}, {700, 200, 60, 90}};
  table.target = {200, 200, 560, 90};
  const BubblePlace place = placeBubble(table);
  const QRectF area = areaOf(table, place);
  QVERIFY(place.side == u"above"_s || place.side == u"below"_s);
  QVERIFY(place.tip >= 0);
  const qreal tip = area.left() + place.tip;
  QVERIFY((tip > 200 && tip < 260) || (tip > 700 && tip < 760));
}

void TestBubblePlace::tipDoesNotPointAtACornerOfTheTarget() {
  BubbleTable table = sample();
  // The bubble fits only below and at the left of the target's middle.
  table.shapes = {{{300, 120}, 0}};
  table.free = {{475, 0, 525, 600}, {0, 0, 1000, 290}};
  table.target = {450, 200, 300, 90};
  table.prompt = {0, 560, 1000, 30};
  QVERIFY(placeBubble(table).tip < 0);
  // With more room, the tip points at the target beside its corner.
  table.free[0].setLeft(500);
  const BubblePlace place = placeBubble(table);
  QVERIFY(place.tip >= 0);
  QVERIFY(areaOf(table, place).left() + place.tip >= table.target.left() + table.tips.reach / 2);
}

void TestBubblePlace::bubbleIsBesideTheTargetButNotOnOtherAreas() {
  BubbleTable table = sample();
  // Only the side at the right is free.
  table.free = {{0, 420, 1000, 180}};
  table.middle = {{0, 0, 440, 600}};
  table.seen = {{0, 0, 1000, 180}};
  table.prompt = {0, 300, 1000, 120};
  const BubblePlace place = placeBubble(table);
  QCOMPARE(place.side, u"right"_s);
  QVERIFY(place.tip >= 0);
  QCOMPARE(areaOf(table, place).left() - kStock.right(), table.tips.distance);
}

void TestBubblePlace::bubbleWithoutFreeRoomCoversThePromptRatherThanTheHand() {
  BubbleTable table = sample();
  table.shapes = {{{900, 150}, 0}};
  table.prompt = {0, 300, 1000, 60};
  table.free = {{0, 460, 1000, 140}, {0, 0, 1000, 190}};
  const QRectF area = areaOf(table, placeBubble(table));
  QVERIFY(area.intersects(table.prompt));
  for (const QRectF& each : table.free) QVERIFY(!area.intersects(each));
}

void TestBubblePlace::bubbleDoesNotCoverAPortraitBesideFreeRoom() {
  BubbleTable table = sample();
  // Above the stock, the nearest place would cover the portrait.
  table.free = {{0, 190, 1000, 410}};
  table.seen = {{430, 150, 100, 30}};
  const BubblePlace place = placeBubble(table);
  QVERIFY(!areaOf(table, place).intersects(table.seen.front()));
  QVERIFY(place.tip >= 0);
}

void TestBubblePlace::tipDoesNotCrossWords() {
  BubbleTable table = sample();
  // The bubble fits only above the hand, on the other side of the prompt's text.
  table.target = {300, 430, 400, 100};
  table.free = {{0, 410, 1000, 190}};
  table.words = {{300, 385, 250, 20}};
  const BubblePlace place = placeBubble(table);
  QCOMPARE(place.side, u"above"_s);
  QVERIFY(!place.cutsWords);
  QVERIFY(areaOf(table, place).left() + place.tip >= table.words.front().right());
  // There is no room for the tip beside this text.
  table.words = {{0, 385, 1000, 20}};
  const BubblePlace beforeWords = placeBubble(table);
  QVERIFY(beforeWords.cutsWords);
  const qreal end = areaOf(table, beforeWords).bottom() + beforeWords.gap;
  QVERIFY(beforeWords.gap > 0 && end <= table.words.front().top());
}

void TestBubblePlace::bubbleOfTheSameSizeKeepsItsPlaceInTheNextStep() {
  BubbleTable table = sample();
  table.corner = QPointF(560, 184);
  QCOMPARE(areaOf(table, placeBubble(table)).bottomRight(), *table.corner);
}

void TestBubblePlace::shapeThatFitsIsPreferred() {
  BubbleTable table = sample();
  table.free = {{0, 390, 1000, 210}, {0, 0, 1000, 190}, {0, 0, 440, 600}, {520, 0, 480, 300}};
  const BubblePlace place = placeBubble(table);
  QCOMPARE(place.shape, 1);
  QVERIFY(place.tip >= 0);
}

void TestBubblePlace::bubbleMovesDuringAGuideStepOnlyIfItWouldCoverAnAreaToKeepFree() {
  BubbleTable table = sample();
  table.corner = QPointF(700, 184);
  table.keeps = true;
  QCOMPARE(areaOf(table, placeBubble(table)).bottomRight(), *table.corner);
  table.free = {{600, 100, 50, 50}};
  QVERIFY(!areaOf(table, placeBubble(table)).intersects(table.free.front()));
}

DOWNPILE_TEST(TestBubblePlace);

#include "tst_bubble_place.moc"
