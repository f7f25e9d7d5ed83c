// SPDX-License-Identifier: GPL-3.0-or-later
// `review`: prints the review of the requested player and deal, and explains wrong arguments in one
// line.

#include "console/json.h"
#include "console_run.h"
#include "recorded.h"
#include "review/review.h"
#include "runner/test_class.h"

using namespace downpile;

namespace {

constexpr int kPlayers = 3;

// A deal of one trick and a deal of two tricks.
QByteArray twoDeals() { return recordedGame(*findGame("up-and-down")->info, kPlayers, 6 + 9); }

// Runs `review` with few worlds, so that it is quick.
ConsoleRun review(const QByteArray& record, const QStringList& words = {}, int worlds = 256) {
  return runWith(QStringList{"review", "-", "--worlds", QString::number(worlds)} + words, record);
}

QJsonArray movesOf(const ConsoleRun& run) { return run.object()["moves"].toArray(); }

}  // namespace

class TestConsoleReview : public QObject {
  Q_OBJECT

 private slots:
  void printsTheReview() {
    const QByteArray record = twoDeals();
    const ConsoleRun run = review(record);
    QCOMPARE(run.status, 0);
    QVERIFY2(run.errors.isEmpty(), run.errors);
    const QJsonObject printed = run.object();
    QCOMPARE(printed["game"].toString(), QString("up-and-down"));
    QCOMPARE(printed["player"].toInt(), 0);
    QVERIFY(printed["complete"].toBool());
    QVERIFY(!movesOf(run).isEmpty());
    QCOMPARE(printed["deals"].toArray().size(), 2);
    for (const auto& deal : printed["deals"].toArray()) {
      const QJsonObject parts = deal.toObject();
      double sum = 0;
      for (const char* part : {"even", "cards", "decisions", "others", "luck"}) {
        QVERIFY(parts[part].isDouble());
        sum += parts[part].toDouble();
      }
      QVERIFY(std::abs(sum - parts["result"].toDouble()) < 1e-9);
    }
    // The output can be stored and read again.
    std::string error;
    const auto read = readReview(parseJson(run.output.toStdString()), error);
    QVERIFY2(read.has_value(), error.c_str());
    QCOMPARE(read->mark, markOf(readRecord(record.toStdString()).record));
  }

  void reviewsAPlayerAndADeal() {
    const QByteArray record = twoDeals();
    const ConsoleRun run = review(record, {"--player", "2", "--deal", "2"});
    QCOMPARE(run.object()["player"].toInt(), 2);
    QVERIFY(!movesOf(run).isEmpty());
    for (const auto& move : movesOf(run)) QCOMPARE(move.toObject()["deal"].toInt(), 2);
    QCOMPARE(run.object()["deals"].toArray().size(), 1);
    const QStringList again{"--player", "2", "--deal", "2", "--seed"};
    QCOMPARE(review(record, again + QStringList("1")).output, run.output);
    QVERIFY(review(record, again + QStringList("2")).output != run.output);
  }

  // Random play gets reasons for better moves, in complete sentences.
  void explainsMistakes() {
    bool hasSentence = false;
    for (const char* game : {"underwear", "three-up-three-down", "life"}) {
      const QByteArray record = recordedGame(*findGame(game)->info, kPlayers, 24);
      const ConsoleRun run = review(record, {}, 1024);
      QCOMPARE(run.status, 0);
      for (const auto& value : movesOf(run)) {
        const QJsonObject move = value.toObject();
        const QString verdict = move["verdict"].toString();
        const bool isWrong = verdict == "slip" || verdict == "blunder";
        QCOMPARE(move.contains("sentence"), isWrong && !move["best"].toString().isEmpty());
        if (!move.contains("sentence")) continue;
        const QString sentence = move["sentence"].toString();
        QVERIFY2(sentence.endsWith('.') && !sentence.contains('{') && !sentence.contains("%n"),
                 qPrintable(sentence));
        hasSentence = true;
      }
    }
    QVERIFY(hasSentence);
  }

  void rejectsBadArguments_data() {
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("no such player") << QStringList{"--player", "3"} << QByteArray("from 0 to 2");
    QTest::newRow("no such deal") << QStringList{"--deal", "3"} << QByteArray("from 1 to 2");
    QTest::newRow("no worlds") << QStringList{"--worlds", "3"} << QByteArray("from 32 to");
    QTest::newRow("no deal") << QStringList{"--deal", "0"} << QByteArray("--deal must be");
  }
  void rejectsBadArguments() {
    QFETCH(QStringList, words);
    QFETCH(QByteArray, message);
    const ConsoleRun run = runWith(QStringList{"review", "-"} + words, twoDeals());
    QCOMPARE(run.status, 2);
    QVERIFY2(run.errors.contains(message), run.errors);
    QVERIFY(run.output.isEmpty());
  }

  void reportsIllegalMoves() {
    QByteArray record = twoDeals();
    const qsizetype move = record.lastIndexOf("move ");
    record.replace(record.indexOf(' ', move + 5) + 1, record.indexOf('\n', move), "fly\n");
    const ConsoleRun run = runWith({"review", "-"}, record);
    QCOMPARE(run.status, 1);
    QVERIFY2(run.output.contains("rule G9 forbids"), run.output);
    QCOMPARE(run.output.count('\n'), 1);
  }
};

DOWNPILE_TEST(TestConsoleReview);
#include "tst_console_review.moc"
