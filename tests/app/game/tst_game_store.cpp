// SPDX-License-Identifier: GPL-3.0-or-later
// Records on disk: they are appended to safely and found again. Damaged records are set aside,
// records of newer versions are left alone, and none causes a crash.
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <csignal>

#include <sys/resource.h>
#include <sys/stat.h>

#include "../../support/file_content.h"
#include "../support/dealt.h"
#include "game/game_store.h"
#include "games/catalog.h"
#include "runner/test_class.h"

using namespace downpile;
using namespace downpile::tests;
using namespace Qt::StringLiterals;

namespace {

// Returns the record text of a game just begun.
std::string begunText(const std::string& game) {
  const GameInfo& info = *findGame(game)->info;
  RecordHeader header = headerFor({.players = 3});
  header.game = game;
  header.options = standardValues(info.options);
  MemoryJournal journal;
  Session::begin(header, journal, {});
  return journal.text;
}

void touch(const QString& path, int daysAgo) {
  QFile file(path);
  QVERIFY(file.open(QIODevice::ReadWrite));
  QVERIFY(file.setFileTime(QDateTime::currentDateTime().addDays(-daysAgo),
                           QFileDevice::FileModificationTime));
}

std::string playedText(int moves) {
  MemoryJournal journal;
  const auto session = Session::begin(headerFor({.players = 3}), journal, {});
  for (int i = 0; i < moves; ++i) {
    const int turn = session->standing().turn;
    session->submit(turn, Action{.verb = Underwear::kDraw}, session->position());
  }
  return journal.text;
}

void write(const QString& path, std::string_view text) {
  QDir().mkpath(QFileInfo(path).absolutePath());
  QFile file(path);
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write(text.data(), static_cast<qint64>(text.size()));
}

// Returns the text of a record file without the lines of its start and end time.
QByteArray readBare(const QString& path) {
  return QByteArray::fromStdString(withoutTimes(fileContent(path).toStdString()));
}

std::optional<RecordTimes> timesOf(const QString& path) {
  return timesIn(fileContent(path).toStdString());
}

}  // namespace

class TestGameStore : public QObject {
  Q_OBJECT

 private slots:
  void init() { folder_ = std::make_unique<QTemporaryDir>(); }
  void missingFolderContainsNoGames();
  void findsUnfinishedGameAndAppendsMoves();
  void latestUnfinishedGameIsFoundByTheTimeInItsRecordOrElseOfItsFile();
  void endTimeInARecordIsTheTimeOfTheLastMove();
  void readsRecordWithIncompleteEndTime();
  void recordWithoutTimesGetsTheTimeOfItsFileAndKeepsIt();
  void addsNoTimesToInvalidRecordsOrRecordsOpenForWriting_data();
  void addsNoTimesToInvalidRecordsOrRecordsOpenForWriting();
  void surveyFindsTheLatestValidRecordOfEachCardGame();
  void findsGameByPath();
  void removesIncompleteLastLine();
  void nextMoveWritesALostOrReplacedRecordAgain_data();
  void nextMoveWritesALostOrReplacedRecordAgain();
  void foreignTextWrittenIntoARecordIsMovedToAnotherFile();
  void recordFilesHaveNoPermissionsForOtherUsers();
  void opensOnlyRegularFiles();
  void damagedGameContinuesAfterTheLastValidLineOfItsRecord_data();
  void damagedGameContinuesAfterTheLastValidLineOfItsRecord();
  void recordWithNothingToContinueIsRenamedAsDamaged_data();
  void recordWithNothingToContinueIsRenamedAsDamaged();
  void noticeNamesLineEndsChangedByAnotherProgram();
  void recordWithAnInvalidFirstShuffleIsRenamedAsDamaged();
  void recordOfANewerVersionIsNotChanged_data();
  void recordOfANewerVersionIsNotChanged();
  void finishedGameIsArchivedInTheFolderEarlierAndCanBeReopenedOnce();
  void olderUnfinishedRecordOfTheSameCardGameIsMovedToTheFolderNamedEarlier();
  void failedWriteToAFullDiskLeavesNoPartialLineAndCanBeRepeated();
  void gameDoesNotStartIfTheFolderCannotBeCreated();
  void recordTruncatedAnywhereAfterItsBeginLineCanBeContinued();

 private:
  QString games() const { return folder_->filePath(u"games"_s); }
  QString path(const QString& name) const { return games() + u'/' + name; }

  std::unique_ptr<QTemporaryDir> folder_;
};

void TestGameStore::missingFolderContainsNoGames() {
  const GameStore store(games());
  const auto survey = store.survey();
  QVERIFY(survey.unfinished.empty());
  QVERIFY(survey.notices.isEmpty());
  QVERIFY(!QFile::exists(games()));
}

void TestGameStore::findsUnfinishedGameAndAppendsMoves() {
  // Paths of records are compared as texts, so a doubled slash is removed.
  const GameStore store(folder_->path() + u"//games"_s);
  const auto file = store.create("underwear");
  QVERIFY(file->append(playedText(0)));
  QVERIFY(file->append("move 1 draw\n"));
  const auto survey = store.survey();
  QVERIFY(survey.notices.isEmpty());
  QCOMPARE(survey.unfinished.size(), std::size_t{1});
  QCOMPARE(survey.unfinished.front().path, file->path());
  QCOMPARE(survey.unfinished.front().record.entries.size(), std::size_t{2});
  const auto again = store.open(survey.unfinished.front());
  QVERIFY(again->append("move 2 draw\n"));
  QVERIFY(fileContent(file->path()).endsWith("move 1 draw\nmove 2 draw\n"));
}

void TestGameStore::latestUnfinishedGameIsFoundByTheTimeInItsRecordOrElseOfItsFile() {
  write(path(u"underwear-old.downpile"_s), playedText(1));
  write(path(u"underwear-new.downpile"_s), playedText(2));
  touch(path(u"underwear-old.downpile"_s), 1);
  const auto survey = GameStore(games()).survey();
  QCOMPARE(survey.unfinished.front().path, path(u"underwear-new.downpile"_s));
  // The survey sorts by the time in the record if there is one, not by the file's modification
  // time.
  const qint64 later = QDateTime::currentSecsSinceEpoch() + 60;
  write(path(u"underwear-old.downpile"_s), withTimes(playedText(1), {later, later}));
  touch(path(u"underwear-old.downpile"_s), 1);
  QCOMPARE(GameStore(games()).survey().unfinished.front().path, path(u"underwear-old.downpile"_s));
}

void TestGameStore::endTimeInARecordIsTheTimeOfTheLastMove() {
  QDateTime now = QDateTime::fromSecsSinceEpoch(1795715580);
  const QString record = path(u"underwear-1.downpile"_s);
  RecordFile file(record, {}, [&now] { return now; });
  QVERIFY(file.append(playedText(1)));
  QVERIFY(timesOf(record) == (RecordTimes{1795715580, 1795715580}));
  const qint64 size = QFileInfo(record).size();
  now = now.addSecs(90);
  QVERIFY(file.append("move 2 draw\n"));
  QVERIFY(timesOf(record) == (RecordTimes{1795715580, 1795715670}));
  QCOMPARE(QFileInfo(record).size(), size + 12);
  QCOMPARE(readBare(record), QByteArray::fromStdString(playedText(1) + "move 2 draw\n"));
  // If the system clock is set back, the stored end time is not before the start time.
  now = now.addDays(-1);
  QVERIFY(file.append("move 0 draw\n"));
  QVERIFY(timesOf(record) == (RecordTimes{1795715580, 1795715580}));
  file.close();
  // A continued game keeps its start time.
  now = now.addDays(3);
  const auto found = GameStore(games()).find(record);
  QVERIFY(found);
  RecordFile again(record, found->text, [&now] { return now; });
  QVERIFY(again.append("move 1 draw\n"));
  QVERIFY(timesOf(record) == (RecordTimes{1795715580, now.toSecsSinceEpoch()}));
}

// A program killed while overwriting the end time leaves an incomplete time in the record. The
// record is still readable.
void TestGameStore::readsRecordWithIncompleteEndTime() {
  const QDateTime now = QDateTime::fromSecsSinceEpoch(1795715580);
  QByteArray text = QByteArray::fromStdString(withTimes(playedText(2), {1795715000, 1795715580}));
  const auto end = static_cast<qsizetype>(*placeOfEndTime(text.toStdString()));
  text.replace(end, 6, QByteArray(6, '\0'));
  const QString record = path(u"underwear-1.downpile"_s);
  write(record, {text.constData(), static_cast<std::size_t>(text.size())});
  const auto survey = GameStore(games()).survey();
  QVERIFY(survey.notices.isEmpty());
  QCOMPARE(survey.unfinished.size(), std::size_t{1});
  QVERIFY(timesOf(record) == (RecordTimes{1795715000, 1795715000}));
  QVERIFY(!storeTimeOfFile(record));
  RecordFile file(record, survey.unfinished.front().text, [&now] { return now; });
  QVERIFY(file.append("move 0 draw\n"));
  QVERIFY(timesOf(record) == (RecordTimes{1795715000, 1795715580}));
  QVERIFY(QDir(games()).entryList({u"*.damaged-*"_s}).isEmpty());
}

void TestGameStore::recordWithoutTimesGetsTheTimeOfItsFileAndKeepsIt() {
  const QString record = path(u"underwear-1.downpile"_s);
  write(record, playedText(2));
  touch(record, 3);
  const QDateTime modified = QFileInfo(record).lastModified();
  const qint64 seconds = modified.toSecsSinceEpoch();
  const GameStore store(games());
  const auto survey = store.survey();
  QVERIFY(storeTimeOfFile(record));
  QVERIFY(timesOf(record) == (RecordTimes{seconds, seconds}));
  QCOMPARE(QFileInfo(record).lastModified(), modified);
  touch(record, 1);
  QVERIFY(!storeTimeOfFile(record));
  QVERIFY(timesOf(record) == (RecordTimes{seconds, seconds}));
  // The program read the unfinished games before it added times to this record. The game can still
  // be continued.
  QVERIFY(store.open(survey.unfinished.front())->append("move 0 draw\n"));
  QCOMPARE(timesOf(record)->begin, seconds);
  QVERIFY(timesOf(record)->end > seconds);
  QCOMPARE(readBare(record), QByteArray::fromStdString(playedText(2) + "move 0 draw\n"));
  QVERIFY(QDir(games()).entryList({u"*.damaged-*"_s}).isEmpty());
}

void TestGameStore::addsNoTimesToInvalidRecordsOrRecordsOpenForWriting_data() {
  QTest::addColumn<QByteArray>("text");
  const QByteArray good = QByteArray::fromStdString(playedText(2));
  QTest::newRow("open") << good;
  QTest::newRow("damaged") << good + "dance\n";
  QTest::newRow("newer") << QByteArray(good).replace("downpile 1", "downpile 999");
  QTest::newRow("foreign") << QByteArray("hello\n");
}

void TestGameStore::addsNoTimesToInvalidRecordsOrRecordsOpenForWriting() {
  QFETCH(QByteArray, text);
  const QString record = path(u"underwear-1.downpile"_s);
  write(record, {text.constData(), static_cast<std::size_t>(text.size())});
  std::unique_ptr<RecordFile> open;
  if (QByteArray(QTest::currentDataTag()) == "open") {
    open = std::make_unique<RecordFile>(record, text);
  }
  QVERIFY(!storeTimeOfFile(record));
  QCOMPARE(fileContent(record), text);
  QCOMPARE(QDir(games()).entryList(QDir::Files).size(), 1);
}

void TestGameStore::surveyFindsTheLatestValidRecordOfEachCardGame() {
  int daysAgo = 0;
  std::vector<std::string> ids;
  for (const CatalogEntry& entry : catalog()) {
    ids.emplace_back(entry.info->id);
    const QString name = QString::fromStdString(ids.back());
    for (const char* age : {"-new.downpile", "-old.downpile"}) {
      const QString file = path(name + QString::fromLatin1(age));
      write(file, begunText(ids.back()));
      touch(file, ++daysAgo);
    }
  }
  QVERIFY(!ids.empty());
  write(path(u"life-newest.downpile"_s), "nonsense\n");
  const auto survey = GameStore(games()).survey();
  QCOMPARE(survey.notices.size(), 1);
  QCOMPARE(survey.unfinished.size(), ids.size());
  for (std::size_t i = 0; i < ids.size(); ++i) {
    QCOMPARE(survey.unfinished[i].record.header.game, ids[i]);
    QVERIFY(survey.unfinished[i].path.endsWith(u"-new.downpile"_s));
    QCOMPARE(survey.unfinished[i].standing.deal, 1);
  }
}

void TestGameStore::findsGameByPath() {
  const GameStore store(games());
  write(path(u"life-1.downpile"_s), begunText("life"));
  const auto found = store.find(path(u"life-1.downpile"_s));
  QVERIFY(found);
  QCOMPARE(found->record.header.game, std::string("life"));
  QVERIFY(!store.find(path(u"life-2.downpile"_s)));
}

void TestGameStore::removesIncompleteLastLine() {
  const std::string whole = playedText(2);
  write(path(u"underwear-1.downpile"_s), whole + "move 0 dra");
  const GameStore store(games());
  const auto survey = store.survey();
  QVERIFY(survey.notices.isEmpty());
  QCOMPARE(survey.unfinished.size(), std::size_t{1});
  QCOMPARE(survey.unfinished.front().text, QByteArray::fromStdString(whole));
  QVERIFY(store.open(survey.unfinished.front())->append("move 0 draw\n"));
  QCOMPARE(readBare(survey.unfinished.front().path),
           QByteArray::fromStdString(whole + "move 0 draw\n"));
}

// The file of a record is truncated, deleted, deleted with its folder, or replaced by another file
// or a pipe after the program has read it. The next move writes the whole record again.
void TestGameStore::nextMoveWritesALostOrReplacedRecordAgain_data() {
  QTest::addColumn<QString>("loss");
  for (const char* loss : {"cut", "file", "folder", "replaced", "pipe"}) {
    for (const char* when : {" before", " while playing"}) {
      QTest::newRow(qPrintable(QString::fromLatin1(loss) + QString::fromLatin1(when)))
          << QString::fromLatin1(loss);
    }
  }
}

void TestGameStore::nextMoveWritesALostOrReplacedRecordAgain() {
  QFETCH(QString, loss);
  const std::string whole = playedText(2);
  const QString record = path(u"underwear-1.downpile"_s);
  write(record, whole);
  const GameStore store(games());
  const auto survey = store.survey();
  QCOMPARE(survey.unfinished.size(), std::size_t{1});
  const auto file = store.open(survey.unfinished.front());
  std::string expected = whole;
  if (QByteArray(QTest::currentDataTag()).endsWith("playing")) {
    expected += "move 0 draw\n";
    QVERIFY(file->append("move 0 draw\n"));
  }
  if (loss == u"cut"_s) QVERIFY(QFile::resize(record, 40));
  if (loss == u"file"_s) QVERIFY(QFile::remove(record));
  if (loss == u"folder"_s) QVERIFY(QDir(games()).removeRecursively());
  if (loss == u"replaced"_s) {
    QVERIFY(QFile::remove(record));
    write(record, "my shopping list\n");
  }
  if (loss == u"pipe"_s) {
    QVERIFY(QFile::remove(record));
    QCOMPARE(mkfifo(QFile::encodeName(record).constData(), 0600), 0);
  }
  QVERIFY(file->append("move 1 draw\n"));
  QCOMPARE(readBare(record), QByteArray::fromStdString(expected + "move 1 draw\n"));
  // Closing the file writes the lost record again, even if no further move follows.
  QVERIFY(QDir(games()).removeRecursively());
  file->close();
  QCOMPARE(readBare(record), QByteArray::fromStdString(expected + "move 1 draw\n"));
}

void TestGameStore::foreignTextWrittenIntoARecordIsMovedToAnotherFile() {
  const QString record = path(u"underwear-1.downpile"_s);
  write(record, playedText(2));
  const GameStore store(games());
  const auto file = store.open(store.survey().unfinished.front());
  write(record, "my shopping list\n");
  QVERIFY(file->append("move 1 draw\n"));
  const QStringList kept = QDir(games()).entryList({u"*.damaged-*"_s});
  QCOMPARE(kept.size(), 1);
  QCOMPARE(fileContent(path(kept.first())), QByteArray("my shopping list\n"));
}

void TestGameStore::recordFilesHaveNoPermissionsForOtherUsers() {
  const mode_t before = umask(0);
  const GameStore store(games());
  const auto file = store.create("underwear");
  QVERIFY(file->append(playedText(0)));
  write(path(u"life-1.downpile"_s), begunText("life"));
  store.survey();
  store.archive(path(u"life-1.downpile"_s));
  umask(before);
  const auto mode = [](const QString& name) {
    struct stat found {};
    return ::stat(QFile::encodeName(name).constData(), &found) == 0 ? found.st_mode & 0777U : 0U;
  };
  QCOMPARE(mode(games()), 0700U);
  QCOMPARE(mode(file->path()), 0600U);
  QCOMPARE(mode(path(u"earlier"_s)), 0700U);
  QCOMPARE(mode(path(u"earlier/life-1.downpile"_s)), 0600U);
}

// Pipes, devices, folders and huge files among the records neither block the survey of games nor
// fill the memory.
void TestGameStore::opensOnlyRegularFiles() {
  write(path(u"underwear-1.downpile"_s), playedText(1));
  QCOMPARE(mkfifo(QFile::encodeName(path(u"life-1.downpile"_s)).constData(), 0600), 0);
  QVERIFY(QFile::link(path(u"life-1.downpile"_s), path(u"life-2.downpile"_s)));
  QVERIFY(QFile::link(u"/dev/zero"_s, path(u"life-3.downpile"_s)));
  QVERIFY(QDir().mkdir(path(u"life-4.downpile"_s)));
  write(path(u"life-5.downpile"_s), begunText("life"));
  QVERIFY(QFile::resize(path(u"life-5.downpile"_s), qint64{4} << 30));
  const auto survey = GameStore(games()).survey();
  QCOMPARE(survey.unfinished.size(), std::size_t{1});
  QCOMPARE(survey.notices.filter(u"too large"_s).size(), 1);
  QCOMPARE(survey.notices.filter(u"left untouched"_s).size(), survey.notices.size());
  QCOMPARE(QFileInfo(path(u"life-5.downpile"_s)).size(), qint64{4} << 30);
  QVERIFY(!GameStore(games()).find(path(u"life-2.downpile"_s)));
}

void TestGameStore::damagedGameContinuesAfterTheLastValidLineOfItsRecord_data() {
  QTest::addColumn<QByteArray>("bad");
  QTest::addColumn<bool>("isOfRules");
  QTest::newRow("unknown line") << QByteArray("dance\n") << false;
  QTest::newRow("undoes too much") << QByteArray("undo 900\n") << false;
  QTest::newRow("not text") << QByteArray("\xff\xfe\x80\n") << false;
  QTest::newRow("zeros") << QByteArray(4096, '\0') + '\n' << false;
  QTest::newRow("not allowed") << QByteArray("move 0 down 2C\n") << true;
  QTest::newRow("wrong scores") << QByteArray("scores 1 2 3\n") << true;
}

void TestGameStore::damagedGameContinuesAfterTheLastValidLineOfItsRecord() {
  QFETCH(QByteArray, bad);
  QFETCH(bool, isOfRules);
  const QByteArray good = QByteArray::fromStdString(playedText(3));
  const QByteArray text = good + bad + "move 1 draw\nmove 2 draw\n";
  const QString record = path(u"underwear-1.downpile"_s);
  write(record, {text.constData(), static_cast<std::size_t>(text.size())});
  touch(record, 3);
  const QDateTime time = QFileInfo(record).lastModified();
  const GameStore store(games());
  const auto survey = store.survey();
  QCOMPARE(survey.unfinished.size(), std::size_t{1});
  QCOMPARE(survey.unfinished.front().text, good);
  QCOMPARE(survey.unfinished.front().record.entries.size(), std::size_t{4});
  QCOMPARE(fileContent(record), good);
  // The repaired file keeps its time of change, because games are sorted by this time.
  QCOMPARE(QFileInfo(record).lastModified(), time);
  const QStringList kept = QDir(games()).entryList({u"*.damaged-*"_s});
  QCOMPARE(kept.size(), 1);
  QCOMPARE(fileContent(path(kept.first())), text);
  QCOMPARE(survey.notices.size(), 1);
  const QString notice = survey.notices.first();
  QVERIFY2(notice.contains(kept.first()), qPrintable(notice));
  QVERIFY2(notice.contains(u"line %1"_s.arg(good.count('\n') + 1)), qPrintable(notice));
  QCOMPARE(notice.contains(u"rules"_s), isOfRules);
  // When the program reads the folder of games again, it does not report the same damage again. The
  // game can be continued.
  QVERIFY(store.survey().notices.isEmpty());
  QVERIFY(store.open(survey.unfinished.front())->append("move 1 draw\n"));
  QCOMPARE(readBare(record), good + "move 1 draw\n");
}

void TestGameStore::recordWithNothingToContinueIsRenamedAsDamaged_data() {
  QTest::addColumn<QByteArray>("text");
  const QByteArray good = QByteArray::fromStdString(playedText(2));
  QTest::newRow("empty") << QByteArray();
  QTest::newRow("not a record") << QByteArray("hello\n");
  QTest::newRow("only a header") << good.left(40);
  QTest::newRow("zeros") << QByteArray(5000, '\0');
  QTest::newRow("no game") << QByteArray(good).replace("game underwear", "game ");
  QTest::newRow("too many players") << QByteArray(good).replace("players 3", "players 300");
  QTest::newRow("header without moves") << good.left(good.indexOf("chance")) + "dance\n";
}

void TestGameStore::noticeNamesLineEndsChangedByAnotherProgram() {
  const std::string text =
      QByteArray::fromStdString(playedText(2)).replace('\n', "\r\n").toStdString();
  write(path(u"underwear-1.downpile"_s), text);
  const auto survey = GameStore(games()).survey();
  QCOMPARE(survey.notices.size(), 1);
  QVERIFY2(survey.notices.first().startsWith(u"Another program has changed the line ends"_s),
           qPrintable(survey.notices.first()));
}

void TestGameStore::recordWithNothingToContinueIsRenamedAsDamaged() {
  QFETCH(QByteArray, text);
  write(path(u"underwear-1.downpile"_s), {text.constData(), static_cast<std::size_t>(text.size())});
  const GameStore store(games());
  const auto survey = store.survey();
  QVERIFY(survey.unfinished.empty());
  QCOMPARE(survey.notices.size(), 1);
  const QStringList files = QDir(games()).entryList(QDir::Files);
  QCOMPARE(files.size(), 1);
  QVERIFY(files.first().contains(u".damaged-"_s));
  QVERIFY2(survey.notices.first().contains(files.first()), qPrintable(survey.notices.first()));
  QVERIFY(!survey.notices.first().contains(u"line 0"_s));
  QCOMPARE(fileContent(path(files.first())), text);
  // When the program reads the folder of games again, it does not report the same damage again.
  QVERIFY(store.survey().notices.isEmpty());
}

void TestGameStore::recordWithAnInvalidFirstShuffleIsRenamedAsDamaged() {
  QByteArray text = QByteArray::fromStdString(playedText(2));
  text.replace("chance ", "chance 2C ");
  write(path(u"underwear-1.downpile"_s), text.toStdString());
  const auto survey = GameStore(games()).survey();
  QVERIFY(survey.unfinished.empty());
  QCOMPARE(survey.notices.size(), 1);
  QVERIFY(QDir(games()).entryList(QDir::Files).first().contains(u".damaged-"_s));
}

void TestGameStore::recordOfANewerVersionIsNotChanged_data() {
  QTest::addColumn<QByteArray>("text");
  QTest::newRow("format") << QByteArray("downpile 999\nwho knows what\n");
  QTest::newRow("rules") << QByteArray("downpile 1\ngame underwear\nrules 999\nwho knows what\n");
  QTest::newRow("game") << QByteArray("downpile 1\ngame whist\nrules 1\nwho knows what\n");
}

void TestGameStore::recordOfANewerVersionIsNotChanged() {
  QFETCH(QByteArray, text);
  write(path(u"underwear-1.downpile"_s), {text.constData(), static_cast<std::size_t>(text.size())});
  const GameStore store(games());
  const auto survey = store.survey();
  QVERIFY(survey.unfinished.empty());
  QCOMPARE(survey.notices.size(), 1);
  QVERIFY(survey.notices.first().contains(u"underwear-1.downpile"_s));
  store.archiveOthers("underwear", {});
  QVERIFY(store.create("underwear")->append("x\n"));
  QCOMPARE(fileContent(path(u"underwear-1.downpile"_s)), text);
}

void TestGameStore::finishedGameIsArchivedInTheFolderEarlierAndCanBeReopenedOnce() {
  MemoryJournal journal;
  RecordHeader header = headerFor({.players = 2, .options = {u"target=10"_s}});
  const auto session = Session::begin(header, journal, {});
  for (std::uint64_t move = 0; !session->standing().gameOver; ++move) {
    if (session->standing().dealOver) {
      QVERIFY(session->nextDeal());
      continue;
    }
    const int turn = session->standing().turn;
    const auto legal = session->view(turn)->legal();
    Random random(1, move);
    session->submit(turn, legal[random.below(static_cast<std::uint32_t>(legal.size()))],
                    session->position());
  }
  write(path(u"underwear-1.downpile"_s), journal.text);
  const GameStore store(games());
  const auto survey = store.survey();
  QVERIFY(survey.unfinished.empty());
  QVERIFY(survey.notices.isEmpty());
  const QString archived = path(u"earlier/underwear-1.downpile"_s);
  QCOMPARE(fileContent(archived), QByteArray::fromStdString(journal.text));
  const auto found = store.reopen(archived);
  QVERIFY(found && found->standing.gameOver);
  QCOMPARE(found->path, path(u"underwear-1.downpile"_s));
  QVERIFY(QFile::exists(found->path));
  QVERIFY(!store.reopen(archived));
  QVERIFY(!store.find(found->path));
  QVERIFY(QFile::exists(archived));
}

void TestGameStore::olderUnfinishedRecordOfTheSameCardGameIsMovedToTheFolderNamedEarlier() {
  write(path(u"underwear-1.downpile"_s), playedText(1));
  write(path(u"underwear-2.downpile"_s), playedText(2));
  const GameStore store(games());
  store.archiveOthers("underwear", path(u"underwear-2.downpile"_s));
  QCOMPARE(store.survey().unfinished.front().path, path(u"underwear-2.downpile"_s));
  QVERIFY(QFile::exists(path(u"earlier/underwear-1.downpile"_s)));
}

// A full disk stores only part of a line. The program removes this part, and later writes succeed.
void TestGameStore::failedWriteToAFullDiskLeavesNoPartialLineAndCanBeRepeated() {
  const GameStore store(games());
  const auto file = store.create("underwear");
  const std::string text = playedText(1);
  QVERIFY(file->append(text));
  rlimit before{};
  getrlimit(RLIMIT_FSIZE, &before);
  const auto handler = std::signal(SIGXFSZ, SIG_IGN);
  const rlimit full{text.size() + 5, before.rlim_max};
  QCOMPARE(setrlimit(RLIMIT_FSIZE, &full), 0);
  const bool appended = file->append("move 2 draw\n");
  setrlimit(RLIMIT_FSIZE, &before);
  std::signal(SIGXFSZ, handler);
  QVERIFY(!appended);
  QCOMPARE(readBare(file->path()), QByteArray::fromStdString(text));
  QVERIFY(file->append("move 2 draw\n"));
  QCOMPARE(readBare(file->path()), QByteArray::fromStdString(text + "move 2 draw\n"));
}

void TestGameStore::gameDoesNotStartIfTheFolderCannotBeCreated() {
  // A file exists at the path of the folder, so the folder cannot be created.
  write(path(u"file"_s), "x");
  const GameStore store(path(u"file/games"_s));
  QVERIFY(!store.create("underwear")->append("x\n"));
  QVERIFY(store.survey().unfinished.empty());
  Table table;
  QVERIFY(
      !tests::begin(table.controller, table.settings, headerFor({}), store.create("underwear")));
  QVERIFY(!table.controller.active());
}

// A crash may truncate a file after any byte. A record with its `begin` line continues after its
// last complete line. If no line follows `begin`, the deal is shuffled first.
void TestGameStore::recordTruncatedAnywhereAfterItsBeginLineCanBeContinued() {
  const std::string whole = playedText(6);
  for (std::size_t size = 0; size <= whole.size(); size += size < 300 ? 7 : 1) {
    const std::string text = whole.substr(0, size);
    const RecordReading reading = readRecord(text);
    if (reading.status != RecordReading::Status::good) {
      QVERIFY(text.find("begin\n") == std::string::npos);
      continue;
    }
    Table table;
    QVERIFY(table.resume(reading.record));
    const std::string entries = text.substr(text.find("begin\n") + 6);
    const auto lines = static_cast<std::size_t>(std::ranges::count(entries, '\n'));
    QCOMPARE(sessionOf(table.controller).position(), std::max<std::size_t>(lines, 1));
  }
}

DOWNPILE_TEST(TestGameStore);
#include "tst_game_store.moc"
