// SPDX-License-Identifier: GPL-3.0-or-later
// Text form of records: written records are read back, and damage is reported with its line number.
#include <array>

#include "playing.h"
#include "record/record_access.h"
#include "runner/test_class.h"
#include "support/value_text.h"

using namespace downpile;

namespace {

// A short game with two packs, a name with a tab and a line break, and an undo.
std::string sample() {
  MemoryJournal journal;
  RecordHeader header = headerFor("underwear", 5, 7);
  header.seats[2].name = "Łucja  the\tSecond\n";
  auto session = Session::begin(header, journal, {});
  Random random(3);
  playOn(*session, random, 60);
  session->undo(1);
  playOn(*session, random, 500);
  return journal.text;
}

// A game of Ultimate Loser with two players throwing for the lead.
std::unique_ptr<Session> atThrow(MemoryJournal& journal) {
  for (std::uint64_t seed = 1;; ++seed) {
    journal.text.clear();
    auto session = Session::begin(headerFor("ultimate-loser", 4, seed), journal, {});
    Random random(seed);
    while (!session->standing().gameOver && session->actors() != PlayerSet::all(2)) {
      playOn(*session, random, 1);
    }
    if (!session->standing().gameOver) return session;
  }
}

void throwRock(Session& session, int player) {
  const Action rock = session.actionFromText(player, "throw rock");
  QCOMPARE(session.submit(player, rock, session.position()).result, Session::Result::played);
}

}  // namespace

class TestRecord : public QObject {
  Q_OBJECT

 private slots:
  void readsWrittenRecord() {
    const std::string text = sample();
    const RecordReading reading = readRecord(text);
    QCOMPARE(reading.problem, std::string());
    QCOMPARE(reading.status, RecordReading::Status::good);
    QCOMPARE(recordText(reading.record), text);
    QVERIFY(text.find("undo ") != std::string::npos);
    QVERIFY(text.find("scores ") != std::string::npos);
    QVERIFY(text.find(" kd ") != std::string::npos || text.find(" 7h ") != std::string::npos);
  }

  void tabsAndLineBreaksInNamesBecomeSpaces() {
    const RecordReading reading = readRecord(sample());
    QCOMPARE(reading.record.header.seats[2].name, std::string("Łucja  the Second "));
  }

  void unfinishedLastLineOfARecordIsDropped() {
    const std::string text = sample();
    const auto lastLine = text.rfind('\n', text.size() - 2) + 1;
    for (std::size_t cut = lastLine; cut < text.size(); ++cut) {
      const RecordReading reading = readRecord(text.substr(0, cut));
      QCOMPARE(reading.status, RecordReading::Status::good);
      QCOMPARE(recordText(reading.record), text.substr(0, lastLine));
    }
  }

  void readsNumberOfEntriesTakenOverFromAnotherRecord() {
    std::string text = sample();
    text.insert(text.find("begin\n"), "takenover 2\n");
    const RecordReading reading = readRecord(text);
    QCOMPARE(reading.status, RecordReading::Status::good);
    QCOMPARE(reading.record.header.takenOver, std::size_t{2});
    QCOMPARE(recordText(reading.record), text);
    QCOMPARE(readRecord(sample()).record.header.takenOver, std::size_t{0});
    QCOMPARE(personIn(reading.record.header), std::optional(0));
    QCOMPARE(personIn(RecordHeader()), std::optional<int>());
  }

  // In a record of a newer version, the lines after `begin` are not checked. After an unknown
  // format, game or rules version, the rest of the header is not checked either.
  void recordOfANewerVersionIsReported_data() {
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::newRow("format") << "downpile 1\n"
                            << "downpile 3\n";
    QTest::newRow("seal in format 1") << "seed 7\n"
                                      << "seed 7\ncommitment 12\n";
    QTest::newRow("rules") << "rules 1\n"
                           << "rules 2\nmood jolly\n";
    QTest::newRow("game") << "game underwear\n"
                          << "game trousers\nmood jolly\n";
    QTest::newRow("key") << "botseed"
                         << "mood jolly, and 7 more\nbotseed";
    QTest::newRow("house rule") << "seed"
                                << "set jollyRoyals on\nseed";
    QTest::newRow("choice of a house rule") << "seed"
                                            << "set goingOut jolly\nseed";
    QTest::newRow("number among choices") << "seed"
                                          << "set packs 3\nseed";
  }
  void recordOfANewerVersionIsReported() {
    QFETCH(QString, from);
    QFETCH(QString, to);
    std::string text = sample();
    text.replace(text.find(from.toStdString()), static_cast<std::size_t>(from.size()),
                 to.toStdString());
    const RecordReading reading = readRecord(text);
    QCOMPARE(reading.status, RecordReading::Status::newer);
    QVERIFY(!reading.problem.empty());
  }

  void damageInARecordIsReportedWithALineNumber_data() {
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::newRow("first line") << "downpile 1"
                                << "solitaire 1";
    QTest::newRow("format") << "downpile 1"
                            << "downpile one";
    QTest::newRow("no game") << "game underwear"
                             << "game ";
    QTest::newRow("players") << "players 5"
                             << "players 9";
    QTest::newRow("players overflow") << "players 5"
                                      << "players 99999999999999999999";
    QTest::newRow("too few seats") << "players 5"
                                   << "players 6";
    QTest::newRow("option key") << "set target 49"
                                << "set go_l 49";
    QTest::newRow("option range") << "set target 49"
                                  << "set target 5";
    QTest::newRow("seed") << "seed 7"
                          << "seed seven";
    QTest::newRow("taken over") << "seed 7"
                                << "takenover none\nseed 7";
    QTest::newRow("nothing taken over") << "seed 7"
                                        << "takenover 0\nseed 7";
    QTest::newRow("game twice") << "seed 7"
                                << "game underwear\nseed 7";
    QTest::newRow("players twice") << "seed 7"
                                   << "players 5\nseed 7";
    QTest::newRow("seed twice") << "seed 7"
                                << "seed 7\nseed 7";
    QTest::newRow("option twice") << "set target 49"
                                  << "set target 49\nset target 49";
    QTest::newRow("seat number") << "seat 1"
                                 << "seat 3";
    QTest::newRow("portrait") << "seat 1 random 1"
                              << "seat 1 random x";
    QTest::newRow("begin") << "begin"
                           << "start";
    QTest::newRow("card") << "chance "
                          << "chance 1H ";
    QTest::newRow("player of a move") << "\nmove 1"
                                      << "\nmove 7";
    QTest::newRow("negative player") << "\nmove 1"
                                     << "\nmove -1";
    QTest::newRow("unknown line") << "\nmove 1"
                                  << "\nmuve 1";
    QTest::newRow("undo too far") << "\nundo "
                                  << "\nundo 9";
    QTest::newRow("scores") << "\nscores "
                            << "\nscores 1 ";
  }
  void damageInARecordIsReportedWithALineNumber() {
    QFETCH(QString, from);
    QFETCH(QString, to);
    std::string text = sample();
    const auto at = text.find(from.toStdString());
    QVERIFY(at != std::string::npos);
    text.replace(at, static_cast<std::size_t>(from.size()), to.toStdString());
    const RecordReading reading = readRecord(text);
    QCOMPARE(reading.status, RecordReading::Status::damaged);
    QVERIFY(!reading.problem.empty());
    const std::string before = sample();
    const auto changed = std::ranges::mismatch(before, text).in2;
    const auto line = static_cast<std::size_t>(std::count(text.begin(), changed, '\n')) + 1;
    // If a line contradicts a later one, or if a line is missing, the later line is reported.
    constexpr std::array<std::string_view, 2> kLater{"too few seats", "begin"};
    if (std::ranges::count(kLater, std::string_view(QTest::currentDataTag())) == 0) {
      QCOMPARE(reading.line, line);
    } else {
      QVERIFY(reading.line > line);
    }
  }

  void recordShorterThanTheGameTakenOverIsReported() {
    std::string text = sample();
    text.resize(text.find("\nundo ") + 1);
    text.insert(text.find("begin\n"), "takenover 9999\n");
    const RecordReading reading = readRecord(text);
    QCOMPARE(reading.status, RecordReading::Status::damaged);
    QCOMPARE(reading.line, reading.firstEntryLine - 2);
  }

  void recordWithoutTheNumberOfPlayersIsDamaged() {
    std::string text = sample();
    text.erase(text.find("players 5\n"), 10);
    const RecordReading reading = readRecord(text);
    QCOMPARE(reading.status, RecordReading::Status::damaged);
    QVERIFY(reading.problem.find("number of players") != std::string::npos);
  }

  void entriesTakenOverFromAnotherRecordCannotBeUndone() {
    std::string text = sample();
    const auto at = text.find("\nundo ") + 6;
    const std::size_t left = std::stoul(text.substr(at));
    text.insert(text.find("begin\n"), "takenover " + std::to_string(left) + '\n');
    QCOMPARE(readRecord(text).status, RecordReading::Status::good);
    text.replace(text.find("takenover "), 10, "takenover 1");
    const RecordReading reading = readRecord(text);
    QCOMPARE(reading.status, RecordReading::Status::damaged);
    QVERIFY(reading.problem.find("taken over") != std::string::npos);
  }

  void sealsAreReadAndWritten() {
    for (const char* game : {"underwear", "life"}) {
      RecordHeader header = sealedHeaderFor(game, 3, 9);
      QCOMPARE(formatOf(header), 2);
      const auto readAgain = [&] {
        const std::string text = headerText(header);
        const RecordReading reading = readRecord(text);
        QCOMPARE(reading.problem, std::string());
        QVERIFY(reading.record.header == header);
        QCOMPARE(recordText(reading.record), text);
        const auto lineOf = [&](const char* word) {
          const auto at = text.find(std::string("\n") + word);
          if (at == std::string::npos) return std::ptrdiff_t{0};
          return 2 + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n');
        };
        const RecordReading::SealLines& lines = reading.sealLines;
        QCOMPARE(static_cast<std::ptrdiff_t>(lines.commitment), lineOf("commitment "));
        QCOMPARE(static_cast<std::ptrdiff_t>(lines.number), lineOf("number "));
        QCOMPARE(static_cast<std::ptrdiff_t>(lines.secret), lineOf("secret "));
      };
      readAgain();
      header.seal->numbers.clear();
      readAgain();
      const std::string secret = hexText(*header.seal->secret);
      QVERIFY(headerText(header).find(secret) != std::string::npos);
      header = withoutSecrets(header);
      QVERIFY(headerText(header).find(secret) == std::string::npos);
      QCOMPARE(header.botSeed, 0U);
      readAgain();
      header.openSeed = header.seal->commitment;
      header.seal.reset();
      readAgain();
      header = withoutSecrets(header);
      QCOMPARE(formatOf(header), 1);
    }
  }

  void recordWithADamagedSealIsReportedAsDamaged_data() {
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("instead");
    const QString hex(64, 'a');
    QTest::newRow("short") << "commitment"
                           << "commitment " + hex.mid(1);
    QTest::newRow("long") << "secret"
                          << "secret " + hex + "a";
    QTest::newRow("capitals") << "secret"
                              << "secret " + hex.toUpper();
    QTest::newRow("no hexadecimal") << "number 0"
                                    << "number 0 " + hex.mid(1) + "g";
    QTest::newRow("no seat") << "number 0"
                             << "number " + hex;
    QTest::newRow("missing seat") << "number 2"
                                  << "number 3 " + hex;
    QTest::newRow("seat twice") << "number 2"
                                << "number 0 " + hex;
    QTest::newRow("negative seat") << "number 0"
                                   << "number -1 " + hex;
    QTest::newRow("large seat") << "number 2"
                                << "number 256 " + hex;
    QTest::newRow("no commitment") << "commitment"
                                   << "";
    QTest::newRow("two commitments") << "commitment"
                                     << "commitment " + hex + "\ncommitment " + hex;
    QTest::newRow("two secrets") << "secret"
                                 << "secret " + hex + "\nsecret " + hex;
    QTest::newRow("seal and seed") << "secret"
                                   << "seed " + hex;
    QTest::newRow("seed and seal") << "commitment"
                                   << "seed " + hex + "\ncommitment " + hex;
    QTest::newRow("seed of format 1") << "secret"
                                      << "seed 7";
    QTest::newRow("no seal") << "all"
                             << "";
  }
  void recordWithADamagedSealIsReportedAsDamaged() {
    QFETCH(QString, word);
    QFETCH(QString, instead);
    QString text = QString::fromStdString(headerText(sealedHeaderFor("underwear", 3, 9)));
    QCOMPARE(readRecord(text.toStdString()).status, RecordReading::Status::good);
    QStringList lines = text.split('\n');
    if (word == "all") {
      lines.removeIf([](const QString& line) {
        return line.startsWith("commitment") || line.startsWith("number") ||
               line.startsWith("secret");
      });
    } else {
      for (QString& line : lines) {
        if (line.startsWith(word)) line = instead;
      }
      lines.removeAll(instead.isEmpty() ? instead : QString("-"));
      if (instead.isEmpty()) lines << "";
    }
    const RecordReading reading = readRecord(lines.join('\n').toStdString());
    QCOMPARE(reading.status, RecordReading::Status::damaged);
    QVERIFY(reading.line > 0);
  }

  // The line `time` of a file says when the game was played. It is not part of the record.
  void readsAndWritesBeginAndEndTimesOfAGame() {
    const std::string text = sample();
    const RecordTimes times{.begin = 1795715580, .end = 1795717211};
    const std::string timed = withTimes(text, times);
    QVERIFY(timed.find("\nplayers 5\ntime 2026-11-26T17:53:00Z 2026-11-26T18:20:11Z\nset ") !=
            std::string::npos);
    const RecordReading reading = readRecord(timed);
    QCOMPARE(reading.status, RecordReading::Status::good);
    QVERIFY(reading.times == times);
    QVERIFY(timesIn(timed) == times);
    QCOMPARE(timed.substr(*placeOfEndTime(timed), kTimeLength), timeText(times.end));
    QCOMPARE(reading.firstEntryLine, readRecord(text).firstEntryLine + 1);
    QVERIFY(reading.record == readRecord(text).record);
    QCOMPARE(recordText(reading.record), text);
    QCOMPARE(withoutTimes(timed), text);
    QCOMPARE(withTimes(timed, times), timed);
    QVERIFY(!readRecord(text).times);
    QVERIFY(!timesIn(text));
    // The text has no line `begin`, so it is not a record, and no time line is inserted.
    QCOMPARE(withTimes("players 3\nnext\n", times), std::string("players 3\nnext\n"));
  }

  void timesAreWrittenWithAFixedNumberOfCharacters() {
    QCOMPARE(timeText(0), std::string("1970-01-01T00:00:00Z"));
    QCOMPARE(timeText(951827696), std::string("2000-02-29T12:34:56Z"));
    QCOMPARE(timeText(-1), timeText(0));
    QCOMPARE(timeText(std::int64_t{1} << 60), std::string("9999-12-31T23:59:59Z"));
  }

  void invalidEndTimeIsReadAsBeginTimeAndOtherDamageIsReported_data() {
    const QString begin = "2026-11-26T17:53:00Z";
    QTest::addColumn<QString>("line");
    QTest::addColumn<bool>("isGood");
    // A program that was killed while it overwrote the end time may have left damaged digits there.
    QTest::newRow("torn end") << "time " + begin + " 2026-11-26T1\x01:60:0?Z" << true;
    QTest::newRow("end before start") << "time " + begin + " 2026-11-26T17:52:59Z" << true;
    QTest::newRow("no end") << "time " + begin << false;
    QTest::newRow("short end") << "time " + begin + " 2026-11-26T17:54Z" << false;
    QTest::newRow("three times") << "time " + begin + " " + begin + " " + begin << false;
    QTest::newRow("two spaces") << "time  " + begin + " " + begin << false;
    QTest::newRow("nothing") << "time" << false;
    QTest::newRow("twice") << "time " + begin + " " + begin + "\ntime " + begin + " " + begin
                           << false;
    for (const char* wrong :
         {"2026-02-29T17:53:00Z", "2026-13-01T17:53:00Z", "2026-11-26T24:00:00Z",
          "2026-11-26T17:60:00Z", "2026-11-26T17:53:60Z", "2026-11-26 17:53:00Z",
          "2026-11-26T17:53:00+", "+026-11-26T17:53:00Z", "1969-12-31T23:59:59Z"}) {
      QTest::newRow(wrong) << QString("time %1 %2").arg(wrong, begin) << false;
    }
  }
  void invalidEndTimeIsReadAsBeginTimeAndOtherDamageIsReported() {
    QFETCH(QString, line);
    QFETCH(bool, isGood);
    std::string text = sample();
    text.insert(text.find("set "), line.toStdString() + "\n");
    const RecordReading reading = readRecord(text);
    if (isGood) {
      QCOMPARE(reading.status, RecordReading::Status::good);
      QVERIFY(reading.times == (RecordTimes{1795715580, 1795715580}));
      QVERIFY(placeOfEndTime(text));
      return;
    }
    QCOMPARE(reading.status, RecordReading::Status::damaged);
    const bool isTwice = line.count("time ") == 2;
    QCOMPARE(reading.line, std::size_t{isTwice ? 6U : 5U});
    QCOMPARE(reading.problem.find("two `time` lines") != std::string::npos, isTwice);
    QVERIFY(reading.problem.find("time") != std::string::npos);
  }

  void emptyFilesAndOtherFileTypesAreReportedAsDamagedRecords() {
    QCOMPARE(readRecord("").status, RecordReading::Status::damaged);
    QCOMPARE(readRecord("\n\n").status, RecordReading::Status::damaged);
    QCOMPARE(readRecord(std::string("\x7f\x45LF\0\0\0", 7)).status, RecordReading::Status::damaged);
  }

  // Neither the reader nor the replay may crash. The test does not check their results.
  void readingAndReplayingARecordWithADamagedByteDoesNotCrash() {
    const std::string text = sample();
    Random random(11);
    const int most = tests::effort(600, 3000);
    for (int i = 0; i < most; ++i) {
      std::string broken = text;
      broken[random.below(static_cast<std::uint32_t>(text.size()))] =
          static_cast<char>(random.below(256));
      const RecordReading reading = readRecord(broken);
      if (reading.status == RecordReading::Status::good) replay(reading.record);
    }
  }

  void replayStopsAtFirstIllegalMove() {
    Record record = readRecord(sample()).record;
    const std::size_t all = replay(record).played;
    QCOMPARE(all, record.inForce().size());
    for (std::size_t i = 0; i < record.entries.size(); ++i) {
      if (record.entries[i].kind != RecordEntry::Kind::move) continue;
      record.entries[i].action = "steal KH";
      const Replay replayed = replay(record);
      QVERIFY(!replayed.problem.empty());
      QCOMPARE(replayed.played, i);
      break;
    }
  }

  void replayReportsScoresThatDifferFromTheRules() {
    Record record = readRecord(sample()).record;
    for (RecordEntry& entry : record.entries) {
      if (entry.kind == RecordEntry::Kind::scores) entry.scores.front() += 1;
    }
    QVERIFY(replay(record).problem.find("scores") != std::string::npos);
  }

  // A record contains the result of a random pick as a line, such as `pick 7`.
  void readsAndWritesLinesOfRandomPicks() {
    for (int number : {0, 7, 127}) {
      const RecordEntry entry{.kind = RecordEntry::Kind::pick,
                              .number = static_cast<std::uint8_t>(number)};
      const std::string line = "pick " + std::to_string(number) + "\n";
      QCOMPARE(entryText(entry, CardFamily::french), line);
      const std::string text = sample() + line;
      const RecordReading reading = readRecord(text);
      QCOMPARE(reading.status, RecordReading::Status::good);
      QVERIFY(reading.record.entries.back() == entry);
      QCOMPARE(recordText(reading.record), text);
    }
  }

  void damagedLineOfARandomPickIsReported_data() {
    QTest::addColumn<QString>("line");
    for (const char* line : {"pick", "pick ", "pick -1", "pick x", "pick 128", "pick 256",
                             "pick 99999999999999999999", "pick 2 3", "pick 2 ", "pick 7H"}) {
      QTest::newRow(line) << QString(line);
    }
  }
  void damagedLineOfARandomPickIsReported() {
    QFETCH(QString, line);
    const std::string text = sample();
    const RecordReading reading = readRecord(text + line.toStdString() + "\n");
    QCOMPARE(reading.status, RecordReading::Status::damaged);
    const auto lines = static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
    QCOMPARE(reading.line, lines + 1);
  }

  // Rules version 1 of Ultimate Loser had no limit of rounds of paper, scissors, rock without a
  // loser (X8). Records of version 1 are replayed and continued without the limit.
  void replayOfEqualThrowsInUltimateLoserUsesTheRulesVersionOfTheRecord() {
    MemoryJournal journal;
    const auto session = atThrow(journal);
    std::string text = journal.text;
    for (int round = 0; round < 11; ++round) text += "move 0 throw rock\nmove 1 throw rock\n";
    const Replay today = replay(readRecord(text).record);
    QCOMPARE(today.played, session->record().entries.size() + 20);
    QVERIFY(!today.problem.empty());

    const std::string rules = "\nrules 2\n";
    text.replace(text.find(rules), rules.size(), "\nrules 1\n");
    const RecordReading old = readRecord(text);
    QCOMPARE(old.status, RecordReading::Status::good);
    QCOMPARE(recordText(old.record), text);
    QCOMPARE(replay(old.record).problem, std::string());
    MemoryJournal more;
    const auto resumed = Session::resume(old.record, more, {});
    QVERIFY(resumed);
    for (int i = 0; i < 22; ++i) throwRock(*resumed, i % 2);
    QCOMPARE(resumed->actors().size(), 2);
  }

  // In version 1 of the rules of 3UP 3DOWN, a player owed a further discard after playing a Clear
  // +1 from the table (T8).
  void furtherDiscardOwedIn3Up3DownDependsOnTheRulesVersion() {
    const CatalogEntry& entry = *findGame("three-up-three-down");
    const auto position =
        test::valueFromText("{turn 0 phase play hands [[] [9R]] up [[YR 5R] []] pile [TR]}");
    for (int version : {1, 2}) {
      std::string error;
      const auto game = entry.read(standardValues(entry.info->options), 2, *position, true, error);
      QVERIFY2(game, error.c_str());
      game->setRulesVersion(version);
      game->apply(0, *game->actionFromText(0, "play YR"));
      const auto refused = game->check(0, *game->actionFromText(0, "stop"));
      QCOMPARE(refused.has_value(), version == 1);
    }
  }

  void randomPickEndsTooManyEqualThrowsInUltimateLoserAndIsRecorded() {
    MemoryJournal journal;
    const auto session = atThrow(journal);
    for (int i = 0; i < 20; ++i) throwRock(*session, i % 2);
    QVERIFY(session->record().entries.back().kind == RecordEntry::Kind::pick);
    QCOMPARE(session->actors().size(), 1);
    const Replay replayed = replay(readRecord(journal.text).record);
    QCOMPARE(replayed.problem, std::string());
    QVERIFY(replayed.game->actors() == session->actors());
    // After an undo of the last throw and the same throw again, the random pick has the same
    // result.
    QVERIFY(session->undo(1));
    QVERIFY(session->actors() == PlayerSet::only(1));
    throwRock(*session, 1);
    QVERIFY(replayed.game->actors() == session->actors());
  }

  void programRulesVersionIsTheHighestRulesVersionOfAllGames() {
    int newest = 0;
    for (const CatalogEntry& entry : catalog()) newest = std::max(newest, entry.info->rulesVersion);
    QCOMPARE(newest, kRulesVersion);
  }

  // A record with a line `pick` in the place of a shuffle or a move is invalid.
  void replayRejectsAPickInsteadOfAShuffleOrMove() {
    Record record = readRecord(sample()).record;
    const RecordEntry pick{.kind = RecordEntry::Kind::pick};
    for (std::size_t place : {std::size_t{0}, std::size_t{1}}) {
      Record wrong = record;
      wrong.entries.resize(place);
      wrong.entries.push_back(pick);
      const Replay replayed = replay(wrong);
      QCOMPARE(replayed.played, place);
      QVERIFY(replayed.problem.find("lot") != std::string::npos);
    }
  }

  // Seats: `p` a person without a key, `a` and `b` people with these keys, `c` a computer player.
  void unfinishedGameWithAPersonIsViewedOnlyFromTheOwnSeatOrAsSpectator_data() {
    QTest::addColumn<QString>("seats");
    QTest::addColumn<QString>("ownKey");
    QTest::addColumn<bool>("isWithheld");
    QTest::addColumn<QList<int>>("viewers");  // allowed seats, first the initial one
    QTest::newRow("one person") << "cpc"
                                << "" << false << QList<int>{1};
    QTest::newRow("computer players only") << "cc"
                                           << "a" << false << QList<int>{0, 1};
    QTest::newRow("host") << "abc"
                          << "a" << true << QList<int>{0};
    QTest::newRow("guest") << "abc"
                           << "b" << true << QList<int>{1};
    QTest::newRow("other user") << "abc"
                                << "x" << true << QList<int>{kSpectator};
    QTest::newRow("user without a key") << "abc"
                                        << "" << true << QList<int>{kSpectator};
    QTest::newRow("old record of two people") << "ppc"
                                              << "a" << true << QList<int>{kSpectator};
    // This record is hosted: between two deals a guest may have replaced the computer player.
    QTest::newRow("hosted alone") << "ac"
                                  << "a" << true << QList<int>{0};
  }
  void unfinishedGameWithAPersonIsViewedOnlyFromTheOwnSeatOrAsSpectator() {
    QFETCH(QString, seats);
    QFETCH(QString, ownKey);
    QFETCH(bool, isWithheld);
    QFETCH(QList<int>, viewers);
    std::vector<Seat> header;
    for (const QChar letter : seats) {
      header.push_back({letter == 'c' ? "fair" : "person", 0, "Anna"});
      if (letter == 'a' || letter == 'b') header.back().key = std::string(1, letter.toLatin1());
    }
    const RecordUser user{.key = ownKey.toStdString()};
    const RecordAccess unfinished(header, false, user);
    QVERIFY(!unfinished.isOpen());
    QCOMPARE(unfinished.isWithheld(), isWithheld);
    QCOMPARE(unfinished.firstViewer(), viewers.front());
    for (int viewer = -1; viewer <= kSpectator + 1; ++viewer) {
      QCOMPARE(unfinished.mayView(viewer), viewers.contains(viewer));
    }
    // If the game is over, or the user may see all cards, all views are open.
    for (const RecordAccess& open :
         {RecordAccess(header, true, user),
          RecordAccess(header, false, {.key = user.key, .mayHaveAll = true})}) {
      QVERIFY(open.isOpen());
      QVERIFY(!open.isWithheld());
      QVERIFY(open.mayView(open.firstViewer()));
      for (int player = 0; player < seats.size(); ++player) QVERIFY(open.mayView(player));
    }
  }

  void replayRejectsIncompleteShuffle() {
    Record record = readRecord(sample()).record;
    record.entries.front().cards.pop_back();
    QVERIFY(replay(record).problem.find("cards") != std::string::npos);
  }
};

DOWNPILE_TEST(TestRecord, .tier = tests::Tier::both, .thoroughSeconds = 1);
#include "tst_record.moc"
