// SPDX-License-Identifier: GPL-3.0-or-later
// Standing of a game, serialised for a remote peer.

#include "rules/standing.h"
#include "runner/test_class.h"

using namespace downpile;

namespace {

using List = Value::List;

Standing beginning() {
  Standing standing;
  standing.chairs = {0, 1};
  standing.totals = {0, 0};
  standing.scores = {0, 0};
  return standing;
}

Standing exampleStanding() {
  Standing standing;
  standing.deal = 3;
  standing.dealer = 1;
  standing.chairs = {1, 0};
  standing.totals = {12, -4};
  standing.startTotal = 5;
  standing.counts = 1;
  standing.scores = {7, 0};
  standing.dealPoints = {1, 2};
  standing.dealOver = true;
  standing.dealVoid = true;
  standing.gameOver = true;
  standing.wentOut = 0;
  standing.out = PlayerSet::only(1);
  standing.winners = PlayerSet::only(0);
  standing.settlement = {-30, 30};
  return standing;
}

Value standingWith(std::string_view name, Value value) {
  Value standing = writeStanding(exampleStanding());
  for (auto& [key, member] : std::get<Value::Object>(standing.data)) {
    if (key == name) member = std::move(value);
  }
  return standing;
}

}  // namespace

class TestStanding : public QObject {
  Q_OBJECT

 private slots:
  void readsWrittenStanding() {
    std::string error;
    for (const Standing& standing : {exampleStanding(), beginning()}) {
      const Value written = writeStanding(standing);
      QVERIFY(writeStanding(readStanding(written, 2, 2, error)) == written);
      QCOMPARE(error, std::string());
    }
    const Standing read = readStanding(writeStanding(exampleStanding()), 2, 2, error);
    QVERIFY(read.dealOver && read.dealVoid && read.gameOver);
    QCOMPARE(read.totals, (std::vector<int>{12, -4}));
    QCOMPARE(read.settlement, (std::vector<int>{-30, 30}));
    QVERIFY(read.winners == PlayerSet::only(0) && read.out == PlayerSet::only(1));
    QCOMPARE(int{read.wentOut}, 0);
    QVERIFY(read.turn == kNoPlayer);
  }

  void errorNamesInvalidFieldOfAStanding_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("choice");
    for (const char* name :
         {"deal", "dealer", "turn", "chairs", "totals", "startTotal", "counts", "scores", "soFar",
          "dealOver", "dealVoid", "gameOver", "wentOut", "out", "winners", "settlement"}) {
      for (int choice = 0; choice < 5; ++choice) {
        QTest::addRow("%s %d", name, choice) << QString(name) << choice;
      }
    }
  }
  void errorNamesInvalidFieldOfAStanding() {
    QFETCH(QString, name);
    QFETCH(int, choice);
    const Value wrong[] = {Value("x"), Value(-2'000'000'000), Value(2.5), Value(List{Value("x")}),
                           Value(List(20, Value(0)))};
    std::string error;
    readStanding(standingWith(name.toStdString(), wrong[choice]), 2, 2, error);
    QCOMPARE(error, "standing." + name.toStdString() + " is missing or wrong");
  }

  void rejectsRepeatedPlayerInChairs() {
    std::string error;
    readStanding(standingWith("chairs", Value(List(2, Value(1)))), 2, 2, error);
    QCOMPARE(error, std::string("standing.chairs is missing or wrong"));
  }

  void standingThatIsNotAnObjectIsRejected() {
    std::string error;
    readStanding(Value(5), 2, 2, error);
    QCOMPARE(error, std::string("standing.deal is missing or wrong"));
  }
};

DOWNPILE_TEST(TestStanding);
#include "tst_standing.moc"
