// SPDX-License-Identifier: GPL-3.0-or-later
// `verify`: accepts valid records of every game, names the line of an error, and rejects other
// files.
#include <QDir>
#include <QTemporaryDir>
#include <algorithm>

#include <sys/stat.h>

#include "console_run.h"
#include "recorded.h"
#include "runner/test_class.h"

using namespace downpile;

namespace {

// Index of the first line at or after index `from` that begins with `start`, or -1.
qsizetype lineOf(const QByteArrayList& lines, const char* start, qsizetype from = 0) {
  for (qsizetype i = from; i < lines.size(); ++i) {
    if (lines[i].startsWith(start)) return i;
  }
  return -1;
}

// The record with the line at `index` (from 0) replaced, or removed if `instead` is empty.
QByteArray withLine(QByteArrayList lines, qsizetype index, const QByteArray& instead) {
  if (instead.isEmpty()) {
    lines.removeAt(index);
  } else {
    lines[index] = instead;
  }
  return lines.join('\n');
}

void expectWrong(const QByteArray& record, qsizetype index, const QByteArray& message) {
  const ConsoleRun run = runWith({"verify", "-"}, record);
  QCOMPARE(run.status, 1);
  QVERIFY(run.errors.isEmpty());
  QVERIFY2(run.output.startsWith("standard input:" + QByteArray::number(index + 1) + ": "),
           run.output);
  QVERIFY2(run.output.contains(message), run.output);
  QCOMPARE(run.output.count('\n'), 1);
}

void expectRejected(const QStringList& words, const QByteArray& input, const QByteArray& message) {
  const ConsoleRun run = runWith(words, input);
  QCOMPARE(run.status, 2);
  QVERIFY2(run.errors.contains(message), run.errors);
  QVERIFY(run.errors.startsWith("downpile-cli: "));
  QCOMPARE(run.errors.count('\n'), 1);
  QVERIFY(run.output.isEmpty());
}

}  // namespace

class TestConsoleRecords : public QObject {
  Q_OBJECT

 private slots:
  void verifyAcceptsRandomRecordsOfEveryGame_data() {
    QTest::addColumn<const CatalogEntry*>("entry");
    QTest::addColumn<int>("players");
    for (const CatalogEntry& entry : catalog()) {
      for (int players = entry.info->minPlayers; players <= entry.info->maxPlayers; ++players) {
        QTest::addRow("%s %d", entry.info->id.data(), players) << &entry << players;
      }
    }
  }
  void verifyAcceptsRandomRecordsOfEveryGame() {
    QFETCH(const CatalogEntry*, entry);
    QFETCH(int, players);
    const QByteArray text = recordedGame(*entry->info, players, 400, 7);
    const TextFile file(text);
    const ConsoleRun run = runWith({"verify", file.path()});
    QVERIFY2(run.status == 0, run.output + run.errors);
    QVERIFY(run.errors.isEmpty());

    const auto moves = text.count("\nmove ");
    const auto inForce = readRecord(text.toStdString()).record.inForce();
    const auto kept = std::ranges::count(inForce, RecordEntry::Kind::move, &RecordEntry::kind);
    QVERIFY(run.output.endsWith("; no seal\n"));
    const QString begins = QString("%1: good: %2, %3 players: %4 moves in ")
                               .arg(file.path(), entry->info->title)
                               .arg(players)
                               .arg(moves);
    QVERIFY2(run.output.startsWith(begins.toUtf8()), run.output);
    const QByteArray takenBack = QByteArray::number(moves - kept) + " of them undone";
    QVERIFY2(run.output.contains(takenBack) == (moves > kept), run.output);
    const ConsoleRun fromStream = runWith({"verify", "-"}, text);
    QCOMPARE(fromStream.status, 0);
    QCOMPARE(fromStream.output, "standard input" + run.output.mid(file.path().size()));
  }

  void verifyPrintsTheNumberOfMovesAndDealsAndTheWinner() {
    const QByteArray withUndo = recordedGame(underwear(), 3, 7, 7);
    QVERIFY(
        runWith({"verify", "-"}, withUndo).output.contains("7 moves in 1 deal, 1 of them undone"));
    const QByteArray whole = recordedGame(underwear(), 3, 100000);
    QVERIFY(runWith({"verify", "-"}, whole).output.contains("; won by Player "));
    const QByteArray begun = recordedGame(underwear(), 3, 1);
    QCOMPARE(runWith({"verify", "-"}, begun).output,
             QByteArray("standard input: good: Underwear, 3 players: 1 move in 1 deal; not "
                        "finished; no seal\n"));
  }

  void verifyReportsIntactUnopenedAndMissingSeals() {
    for (const CatalogEntry& entry : catalog()) {
      const RecordHeader header = sealedHeaderFor(std::string(entry.info->id), 3, 7);
      const QByteArray text = recordedGame(header, 400, 9);
      const auto outcomes = text.count("\nchance ") + text.count("\npick ");
      const ConsoleRun run = runWith({"verify", "-"}, text);
      QCOMPARE(run.status, 0);
      const QByteArray count = QByteArray::number(outcomes);
      const QByteArray message = outcomes == 1
                                     ? "1 outcome of chance follows from the secret\n"
                                     : count + " outcomes of chance follow from the secret\n";
      QVERIFY2(run.output.endsWith("; the seal is intact: " + message), run.output);

      const QByteArray closed = QByteArray(text).replace(text.indexOf("secret "), 72, "");
      const ConsoleRun other = runWith({"verify", "-"}, closed);
      QCOMPARE(other.status, 0);
      QVERIFY2(other.output.endsWith("; the seal is not open yet: the secret is missing\n"),
               other.output);
    }
    RecordHeader header = headerFor("underwear", 3, 0);
    header.openSeed = numberFromText("known");
    const QByteArray known = recordedGame(header, 30);
    QVERIFY(runWith({"verify", "-"}, known)
                .output.endsWith("; no seal, because it was played with a deal number\n"));
    header = sealedHeaderFor("underwear", 3, 7);
    header.takenOver = 1;
    const ConsoleRun taken = runWith({"verify", "-"}, recordedGame(header, 30));
    QVERIFY2(taken.output.endsWith(
                 "; the seal covers no cards, because all were taken from another game\n"),
             taken.output);
  }

  // `verify` reports a changed secret or commitment, a changed random number of a player, and a
  // changed outcome of chance. It prints the line number in the record and one of three messages.
  void reportsBrokenSeals() {
    const QByteArrayList lines = recordedGame(sealedHeaderFor("underwear", 3, 7), 4000).split('\n');
    const qsizetype commitment = lineOf(lines, "commitment ");
    const qsizetype secret = lineOf(lines, "secret ");
    const qsizetype number = lineOf(lines, "number ");
    const auto changed = [&](qsizetype index) {
      return withLine(lines, index,
                      lines[index].chopped(1) + (lines[index].endsWith('0') ? '1' : '0'));
    };
    const QByteArray forged =
        "the seal is broken: this secret does not match the commitment on line " +
        QByteArray::number(commitment + 1) + "\n";
    expectWrong(changed(secret), secret, forged);
    expectWrong(changed(commitment), secret, forged);
    const QByteArray otherSeed =
        "the seal is broken: the outcomes of chance do not follow from the secret; a player's "
        "number or "
        "the outcomes were changed\n";
    expectWrong(changed(number), number, otherSeed);
    expectWrong(changed(number + 1), number, otherSeed);
    expectWrong(withLine(lines, number + 1, {}), number, otherSeed);
    int exchanged = 0;
    for (qsizetype chance = lineOf(lines, "chance "); chance >= 0;
         chance = lineOf(lines, "chance ", chance + 1)) {
      const QByteArray cards = lines[chance].mid(7, 5);
      const QByteArray other = "chance " + cards.mid(3) + ' ' + cards.left(2);
      expectWrong(withLine(lines, chance, other + lines[chance].mid(12)), chance,
                  "the seal is broken: it gives a different outcome here\n");
      ++exchanged;
    }
    QVERIFY(exchanged > 3);
    // A changed move also breaks the seal, but `verify` reports only the illegal move.
    const qsizetype move = lineOf(lines, "move ", 40);
    expectWrong(withLine(lines, move, lines[move].left(7) + "fly"), move, "rule G9 forbids");
  }

  void verifyChecksAllRecordsEvenIfOneIsInvalid() {
    const TextFile good(recordedGame(underwear(), 3, 20));
    const TextFile wrong(QByteArray(recordedGame(underwear(), 3, 20)).replace("move 1", "move 2"));
    const ConsoleRun both = runWith({"verify", wrong.path(), good.path()});
    QCOMPARE(both.status, 1);
    QCOMPARE(both.output.count('\n'), 2);
    QVERIFY2(both.output.contains(good.path().toUtf8() + ": good: "), both.output);
    const ConsoleRun none = runWith({"verify", good.path(), "no/such/record", wrong.path()});
    QCOMPARE(none.status, 2);
    QCOMPARE(none.output.count('\n'), 2);
    QCOMPARE(none.errors.count('\n'), 1);
    QCOMPARE(runWith({"verify", good.path(), good.path()}).status, 0);
  }

  // `verify` accepts a record that ends after any line from `begin` on. It also accepts an
  // incomplete last line, and reports it.
  void verifyAcceptsARecordThatEndsAfterAnyLine() {
    const QByteArray text = recordedGame(underwear(), 2, 120, 9);
    for (auto end = text.indexOf("begin\n") + 6; end < text.size();
         end = text.indexOf('\n', end) + 1) {
      const ConsoleRun run = runWith({"verify", "-"}, text.left(end));
      QVERIFY2(run.status == 0, run.output);
      QVERIFY(!run.output.contains("cut off"));
    }
    const ConsoleRun run = runWith({"verify", "-"}, text.chopped(1));
    QCOMPARE(run.status, 0);
    QVERIFY(run.output.contains("the last line was cut off"));
  }

  void reportsIllegalMoves() {
    const QByteArrayList lines = recordedGame(underwear(), 3, 100).split('\n');
    const qsizetype move = lineOf(lines, "move ", 40);
    const int player = lines[move].mid(5, 1).toInt();
    const QByteArray other = QByteArray::number((player + 1) % 3);
    expectWrong(withLine(lines, move, "move " + other + " draw"), move,
                "rule G7 forbids \"" + other + " draw\": It is player " +
                    QByteArray::number(player) + "’s turn, not yours.");
    const QByteArray self = "move " + QByteArray::number(player);
    expectWrong(withLine(lines, move, self + " fly away"), move, "rule G9 forbids");
    expectWrong(withLine(lines, move, self + " up 9 2H"), move, "forbids");
    expectWrong(withLine(lines, move, self + " double"), move, "rule U17 forbids");
    // Control characters, which could change the terminal, are printed as question marks.
    expectWrong(withLine(lines, move, self + " \x1b[31m\xc2\x9b\xff"), move, "?[31m");
  }

  void reportsIllegalMovesThatWereUndone() {
    const QByteArray text = recordedGame(underwear(), 3, 100, 10);
    const QByteArrayList lines = text.split('\n');
    for (qsizetype undo = lineOf(lines, "undo "); undo >= 0;
         undo = lineOf(lines, "undo ", undo + 1)) {
      const QByteArray self = lines[undo - 1].left(7);
      // Skips an undo if the line before it is not a move but its outcome, such as a shuffle.
      if (!self.startsWith("move ")) continue;
      expectWrong(withLine(lines, undo - 1, self + "open AH 2H 3H"), undo - 1, "forbids");
    }
  }

  // After an undo, the game continues from the position named in the undo, recent or old.
  void verifyChecksMovesAfterAnUndoFromTheRestoredPosition() {
    QByteArrayList lines = recordedGame(underwear(), 4, 300).split('\n');
    const qsizetype begin = lines.indexOf("begin");
    const qsizetype last = lines.size() - 2;
    for (const qsizetype count : {1, 2, 63, 64, 65, 127, 128, 200}) {
      QByteArrayList undone = lines.mid(0, last + 1);
      undone << "undo " + QByteArray::number(count) << lines.mid(begin + 1 + count);
      const ConsoleRun run = runWith({"verify", "-"}, undone.join('\n'));
      QVERIFY2(run.status == 0, run.output);
      // If the undo keeps one line too many, the moves after it are illegal.
      QByteArrayList wrong = undone;
      wrong[last + 1] = "undo " + QByteArray::number(count + 1);
      QCOMPARE(runWith({"verify", "-"}, wrong.join('\n')).status, 1);
      // A second undo continues from a position 70 lines after the one named in the first undo.
      undone.removeLast();
      undone << "undo " + QByteArray::number(count + 70) << lines.mid(begin + 1 + count + 70);
      QCOMPARE(runWith({"verify", "-"}, undone.join('\n')).output.count(": good: "), 1);
    }
  }

  void reportsShufflesThatAreMissingRepeatedOrHaveWrongCards() {
    const QByteArrayList lines = recordedGame(underwear(), 3, 100).split('\n');
    const qsizetype chance = lineOf(lines, "chance ");
    const QByteArray deck = lines[chance];
    expectWrong(withLine(lines, chance, deck.chopped(3)), chance, "right cards");
    expectWrong(withLine(lines, chance, deck.chopped(2) + deck.mid(7, 2)), chance, "right cards");
    expectWrong(withLine(lines, chance, "chance"), chance, "right cards");
    const QByteArray at = "standard input:" + QByteArray::number(chance + 1);
    expectRejected({"verify", "-"}, withLine(lines, chance, deck.chopped(2) + "9Q"), at);
    expectWrong(withLine(lines, chance, {}), chance, "forbids");
    QByteArrayList twice = lines;
    twice.insert(chance, deck);
    expectWrong(twice.join('\n'), chance + 1, "right cards");
  }

  void reportsWrongScores() {
    const QByteArrayList lines = recordedGame(underwear(), 3, 100000).split('\n');
    const qsizetype scores = lineOf(lines, "scores ");
    QVERIFY(scores > 0 && lines[scores + 1] == "next");
    expectWrong(withLine(lines, scores, "scores 7 7 7"), scores, "scores");
    expectWrong(withLine(lines, scores, "void" + lines[scores].mid(6)), scores, "scores");
    expectWrong(withLine(lines, scores, {}), scores, "scores of the last deal are missing");
    QByteArrayList twice = lines;
    twice.insert(scores, lines[scores]);
    expectWrong(twice.join('\n'), scores + 1, "already has its scores");
    expectWrong(withLine(lines, scores + 1, {}), scores + 1, "a shuffle");
    const qsizetype move = lineOf(lines, "move ");
    expectWrong(withLine(lines, move, "next"), move, "begins before");
  }

  void rejectsRecordsWithAMalformedLine() {
    const QByteArrayList lines = recordedGame(underwear(), 3, 60).split('\n');
    const qsizetype move = lineOf(lines, "move ", 50);
    for (const char* line : {"hello", "move", "move 0", "move 3 draw", "move x draw", "undo",
                             "undo -1", "undo 99", "scores 1 2", "scores 1 2 x", "next please"}) {
      expectRejected({"verify", "-"}, withLine(lines, move, line),
                     "standard input:" + QByteArray::number(move + 1) + ": this line");
    }
    // A record with an unreadable line is not replayed at all, not even up to an illegal move.
    QByteArrayList both = lines;
    both[move] = "hello";
    const qsizetype before = lineOf(lines, "move ");
    both[before] = lines[before].left(7) + "fly";
    expectRejected({"verify", "-"}, both.join('\n'), "this line");
  }

  void rejectsFilesThatAreNotRecords_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("message");
    const QByteArray good = recordedGame(underwear(), 3, 20);
    const auto changed = [&](const char* from, const char* to) {
      return QByteArray(good).replace(from, to);
    };
    QTest::newRow("empty") << QByteArray() << QByteArray("not a record");
    QTest::newRow("words") << QByteArray("hello\nworld\n") << QByteArray("not a record");
    QTest::newRow("zeros") << QByteArray(1000, '\0') << QByteArray("not a record");
    QTest::newRow("JSON") << QByteArray("{\"game\":\"underwear\"}\n") << QByteArray("not a record");
    QTest::newRow("newer") << changed("downpile 1", "downpile 3") << QByteArray("newer version");
    QTest::newRow("newer rules") << changed("rules 1", "rules 2") << QByteArray("newer version");
    QTest::newRow("format") << changed("downpile 1", "downpile 0") << QByteArray("not a record");
    QTest::newRow("newer game") << changed("game underwear", "game poker")
                                << QByteArray("newer version");
    QTest::newRow("no game") << changed("game underwear", "game ") << QByteArray(":2: ");
    QTest::newRow("players") << changed("players 3", "players 99") << QByteArray(":4: ");
    QTest::newRow("seats") << changed("seat 2 ", "seat 3 ") << QByteArray("header");
    QTest::newRow("option") << changed("set target 49", "set target 9") << QByteArray(":5: ");
    QTest::newRow("no option") << changed("set target", "set c_lour") << QByteArray(":5: ");
    QTest::newRow("number") << changed("seed 7", "seed 99999999999999999999999")
                            << QByteArray("header");
    QTest::newRow("header only") << good.left(good.indexOf("begin")) << QByteArray("incomplete");
  }
  void rejectsFilesThatAreNotRecords() {
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, message);
    const TextFile file(text);
    for (const char* verb : {"verify", "show"}) {
      expectRejected({verb, file.path()}, {}, message);
      expectRejected({verb, "-"}, text, message);
    }
  }

  void rejectsRandomBytes() {
    Random random(5);
    for (int round = 0; round < 50; ++round) {
      QByteArray bytes(static_cast<qsizetype>(random.below(3000)), '\0');
      for (char& byte : bytes) byte = static_cast<char>(random.below(256));
      expectRejected({"verify", "-"}, bytes, "");
      expectRejected({"show", "-"}, bytes, "");
    }
  }

  // Damages one random byte of a record, 500 times. `verify` prints exactly one line each time.
  void verifyPrintsOneLineForARecordWithADamagedByte() {
    const QByteArray good = recordedGame(underwear(), 2, 60, 8);
    Random random(3);
    for (int round = 0; round < 500; ++round) {
      QByteArray bad = good;
      bad[static_cast<qsizetype>(random.below(static_cast<std::uint32_t>(bad.size())))] =
          static_cast<char>(random.below(256));
      const ConsoleRun run = runWith({"verify", "-"}, bad);
      QVERIFY(run.status >= 0 && run.status <= 2);
      QCOMPARE((run.output + run.errors).count('\n'), 1);
      QCOMPARE(run.errors.isEmpty(), run.status != 2);
    }
  }

  void rejectsFoldersAndMissingOrUnreadableFiles() {
    for (const char* verb : {"verify", "show"}) {
      expectRejected({verb, QDir::tempPath()}, {}, "directory");
      expectRejected({verb, QDir::temp().filePath("no/such.record")}, {}, "No such file");
      expectRejected({verb, ""}, {}, "is empty");
      expectRejected({verb}, {}, "RECORD");
      expectRejected({verb, "a\nb"}, {}, "a b: ");
    }
    expectRejected({"show", "a", "b"}, {}, "RECORD");
    QTemporaryFile secret;
    QVERIFY(secret.open());
    secret.setPermissions({});
    if (!QFile(secret.fileName()).open(QIODevice::ReadOnly)) {  // root can read all files
      expectRejected({"verify", secret.fileName()}, {}, "ermission");
    }
  }

  // `verify` and `show` refuse pipes and devices: opening a pipe without a writer would block, and
  // reading a device might never end.
  void rejectsPipesAndDevices() {
    const QTemporaryDir folder;
    const QString pipe = folder.filePath("pipe");
    QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    for (const QString& path : {pipe, QString("/dev/zero")}) {
      expectRejected({"verify", path}, {}, "not a file");
      expectRejected({"show", path}, {}, "not a file");
    }
  }

  void rejectsTooLargeFiles() {
    QTemporaryFile file;
    QVERIFY(file.open());
    file.write(recordedGame(underwear(), 2, 10));
    QVERIFY(file.resize(static_cast<qint64>(kMostRecordBytes) + 1));
    file.close();
    expectRejected({"verify", file.fileName()}, {}, "64 MiB");
    expectRejected({"show", file.fileName()}, {}, "64 MiB");
  }
};

DOWNPILE_TEST(TestConsoleRecords);
#include "tst_console_records.moc"
