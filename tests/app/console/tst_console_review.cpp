// SPDX-License-Identifier: GPL-3.0-or-later
// `review` and `hint`: print the review of the requested player and deal, and the hint for a
// position; explain wrong arguments in one line.

#include "bots/bot_catalog.h"
#include "console/json.h"
#include "console_run.h"
#include "recorded.h"
#include "review/review.h"
#include "runner/test_class.h"

using namespace downpile;

namespace {

constexpr int kPlayers = 3;

// A record of Up and Down with a deal of one trick and a deal of two tricks.
QByteArray twoDeals() { return recordedGame(*findGame("up-and-down")->info, kPlayers, 6 + 9); }

// Runs `review` with few worlds (sampled distributions of the hidden cards), to save time.
ConsoleRun review(const QByteArray& record, const QStringList& words = {}, int worlds = 256) {
  return runWith(QStringList{"review", "-", "--worlds", QString::number(worlds)} + words, record);
}

QJsonArray movesOf(const ConsoleRun& run) { return run.object()["moves"].toArray(); }

}  // namespace

class TestConsoleReview : public QObject {
  Q_OBJECT

 private slots:
  void reviewPrintsJsonInTheFormatOfStoredReviews() {
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
      for (const char* part : {"even", "cards", "gains", "decisions", "others", "luck"}) {
        QVERIFY(parts[part].isDouble());
        sum += parts[part].toDouble();
      }
      QVERIFY(std::abs(sum - parts["result"].toDouble()) < 1e-9);
    }
    std::string error;
    const auto read = readReview(parseJson(run.output.toStdString()), error);
    QVERIFY2(read.has_value(), error.c_str());
    QCOMPARE(read->mark, markOf(readRecord(record.toStdString()).record));
  }

  void reviewsOnlyTheGivenPlayerAndDeal() {
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

  // In games of random moves, the review names better moves and gives the reason in a complete
  // sentence.
  void reviewExplainsEachMistakeUnlessDoingNothingIsBest() {
    bool hasSentence = false;
    for (const char* game : {"underwear", "three-up-three-down", "life"}) {
      const QByteArray record = recordedGame(*findGame(game)->info, kPlayers, 48);
      const ConsoleRun run = review(record, {}, tests::effort(512, 1024));
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
      if (hasSentence && !tests::isThorough()) break;
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

  // `hint` gives the same hint as the table: the adviser's move, computed with the random numbers
  // of this position in the record. The losses of the other moves come from the same search.
  void hintPrintsTheAdvisersMoveAndTheLossesOfOtherMoves_data() {
    QTest::addColumn<QString>("game");
    for (const CatalogEntry& entry :
         catalog().first(tests::effort<std::size_t>(2, catalog().size()))) {
      QTest::newRow(entry.info->id.data()) << QString::fromUtf8(entry.info->id.data());
    }
  }
  void hintPrintsTheAdvisersMoveAndTheLossesOfOtherMoves() {
    QFETCH(QString, game);
    constexpr int kMoves = 9;
    MemoryJournal journal;
    const auto session = Session::begin(headerFor(game.toStdString(), kPlayers, 7), journal, {});
    Random random(11);
    playOn(*session, random, kMoves);
    const ConsoleRun run = runWith({"hint", "-"}, QByteArray::fromStdString(journal.text));
    QCOMPARE(run.status, 0);
    const QJsonObject hint = run.object();
    const int player = hint["player"].toInt();
    QVERIFY(session->actors().contains(player));
    std::string error;
    const auto adviser = makeAdviser(game.toStdString(), error);
    Random same = session->botRandom(player);
    const auto advice = adviser->advise(*viewFor(*adviser, *session, player), same, kNever);
    const GameInfo& info = *findGame(game.toStdString())->info;
    QCOMPARE(hint["move"].toString(),
             advice ? QString::fromStdString(actionText(advice->action, info)) : QString());
    if (!advice) return;
    QVERIFY(hint["sentence"].toString().endsWith('.'));
    const QJsonArray moves = hint["moves"].toArray();
    if (moves.isEmpty()) return;
    QCOMPARE(moves[0]["move"], hint["move"]);
    QCOMPARE(moves[0]["loss"].toDouble(), 0.0);
    for (const QJsonValue move : moves) {
      QVERIFY(move["worlds"].toInt() > 0 && move["lossError"].toDouble() >= 0);
    }
  }

  // `hint` also accepts a position in JSON without the moves before it, and then gives the same
  // hint at each call.
  void hintAcceptsAPositionWithoutThePrecedingMoves() {
    const QByteArray trace = runWith({"trace", "underwear", "--seed", "5", "--deals", "1"}).output;
    QJsonObject position = QJsonDocument::fromJson(trace.split('\n')[5]).object();
    for (const char* member : {"type", "legal", "player", "move"}) position.remove(member);
    position["game"] = "underwear";
    position["players"] = 4;
    const ConsoleRun run = runWith({"hint"}, toText(position));
    QCOMPARE(run.status, 0);
    QVERIFY(!run.object()["move"].toString().isEmpty());
    QCOMPARE(runWith({"hint"}, toText(position)).output, run.output);
    QVERIFY(runWith({"hint", "--move", "1"}, toText(position)).errors.contains("needs a record"));
  }

  void refusesHintsForPlayersWhoMayNotMove() {
    const QByteArray record = twoDeals();
    const auto errorOf = [&](const QStringList& words) {
      return runWith(QStringList{"hint", "-"} + words, record).errors;
    };
    QVERIFY(errorOf({"--player", "3"}).contains("from 0 to 2"));
    QVERIFY(errorOf({"--move", "99"}).contains("from 0 to 15"));
    QVERIFY(errorOf({"--move", "15"}).contains("no player may move"));
    const auto moving = runWith({"hint", "-", "--move", "8"}, record).object()["player"].toInt();
    const QString other = QString::number((moving + 1) % kPlayers);
    QVERIFY(errorOf({"--move", "8", "--player", other}).contains("may not move"));
  }

  // The first decision of the second deal comes after the same number of moves as the end of the
  // first one.
  void hintAfterTheLastMoveOfADealIsForTheNextDeal() {
    const ConsoleRun run = runWith({"hint", "-", "--move", "6"}, twoDeals());
    QVERIFY2(run.status == 0, run.errors.constData());
    QVERIFY(run.object()["move"].toString().startsWith("bid "));
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

DOWNPILE_TEST(TestConsoleReview, .tier = tests::Tier::both, .thoroughSeconds = 10);
#include "tst_console_review.moc"
