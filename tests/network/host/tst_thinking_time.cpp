// SPDX-License-Identifier: GPL-3.0-or-later
// Time limits of players: for whom the time runs, when it stops, and which changes are sent.

#include "host/thinking_time.h"
#include "runner/test_class.h"

using namespace downpile;

class TestThinkingTime : public QObject {
  Q_OBJECT

 private slots:
  void thinkingTimeRunsOnlyForPlayersWhoHaveToMove() {
    ThinkingTime time;
    time.allow(30, 0);
    time.waitFor(PlayerSet::only(1), 1000, 0);
    QCOMPARE(time.left(1, 1000), 30'000);
    QCOMPARE(time.left(0, 1000), 0);
    QCOMPARE(time.left(1, 21'000), 10'000);
    QVERIFY(time.over(30'999).empty());
    QVERIFY(time.over(31'000) == PlayerSet::only(1));
    QCOMPARE(time.left(1, 40'000), 0);
    // The time of each player runs separately: player 1's time is over and player 0's is not.
    time.waitFor(PlayerSet::all(2), 21'000, 0);
    QCOMPARE(time.left(0, 31'000), 20'000);
    QVERIFY(time.over(31'000) == PlayerSet::only(1));
    // When the game waits for a player again, the player has the full time.
    time.waitFor(PlayerSet::only(0), 31'000, 0);
    time.waitFor(PlayerSet::all(2), 32'000, 0);
    QCOMPARE(time.left(1, 32'000), 30'000);
    QCOMPARE(time.left(0, 32'000), 19'000);
  }

  void stoppedClockContinuesWithTheRemainingTime() {
    ThinkingTime time;
    time.allow(30, 0);
    time.waitFor(PlayerSet::only(0), 0, 4000);
    QCOMPARE(time.left(0, 3999), 0);  // the time limit does not run yet
    QCOMPARE(time.left(0, 4000), 30'000);
    QCOMPARE(time.left(0, 9000), 25'000);
    time.waitFor(PlayerSet::only(0), 9000, ThinkingTime::kNever);
    QCOMPARE(time.left(0, 100'000), 0);
    QVERIFY(time.over(100'000).empty());
    time.waitFor(PlayerSet::only(0), 100'000, 0);
    QCOMPARE(time.left(0, 100'000), 25'000);
    QVERIFY(time.over(124'999).empty());
    QVERIFY(!time.over(125'000).empty());
  }

  void restartedClockHasTheFullTime() {
    ThinkingTime time;
    time.allow(60, 0);
    time.waitFor(PlayerSet::all(2), 0, 0);
    time.restart(0, 20'000);
    QCOMPARE(time.left(0, 20'000), 60'000);
    QCOMPARE(time.left(1, 20'000), 40'000);
    time.restart(30'000);
    QCOMPARE(time.left(1, 30'000), 60'000);
    time.allow(30, 40'000);
    QCOMPARE(time.left(0, 40'000), 30'000);
    QVERIFY(time.isLimited());
    time.allow(0, 50'000);
    QVERIFY(!time.isLimited());
    QCOMPARE(time.left(0, 50'000), 0);
    QVERIFY(time.over(1'000'000).empty());
  }

  void playerIsAwayAfterTwoMissedMovesInARow() {
    ThinkingTime time;
    time.madeFor(1);
    QVERIFY(!time.isAway(1));
    time.forgive(1);
    time.madeFor(1);
    QVERIFY(!time.isAway(1));
    time.madeFor(1);
    QVERIFY(time.isAway(1) && !time.isAway(0));
    QCOMPARE(time.movesMadeFor(1), 2);
  }

  // The passing time itself is not reported to guests, because their programs count it down.
  void passingThinkingTimeIsNotReportedAsAChange() {
    ThinkingTime time;
    time.allow(30, 0);
    QVERIFY(!time.takeNews(0));
    time.waitFor(PlayerSet::only(1), 0, 0);
    QVERIFY(time.takeNews(0));
    QVERIFY(!time.takeNews(10'000));
    time.waitFor(PlayerSet::only(1), 10'000, 0);
    QVERIFY(!time.takeNews(20'000));
    time.waitFor(PlayerSet::only(1), 20'000, ThinkingTime::kNever);
    QVERIFY(time.takeNews(20'000));
    QVERIFY(!time.takeNews(21'000));
    time.waitFor(PlayerSet::only(1), 25'000, 0);
    QVERIFY(time.takeNews(25'000));
    time.restart(1, 26'000);
    QVERIFY(time.takeNews(26'000));
    time.waitFor(PlayerSet::only(0), 26'000, 0);
    QVERIFY(time.takeNews(26'000));
  }
};

DOWNPILE_TEST(TestThinkingTime);
#include "tst_thinking_time.moc"
