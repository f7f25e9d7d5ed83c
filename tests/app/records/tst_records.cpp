// SPDX-License-Identifier: GPL-3.0-or-later
// The list of records: it contains every stored record and reports problems of records. Deletions
// can be undone, and invalid files are rejected on import.
#include <QFileInfo>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <array>

#include <linux/capability.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "../support/sample_records.h"
#include "console/report.h"
#include "games/catalog.h"
#include "records/checked_record.h"
#include "records/header_text.h"
#include "records/records.h"
#include "rules/json_text.h"
#include "runner/test_class.h"
#include "text/texts.h"

using namespace downpile;
using namespace downpile::tests;
using namespace Qt::StringLiterals;

namespace {

using State = CheckedRecord::State;

// A folder write-protected for the current thread and its child threads. Drops CAP_DAC_OVERRIDE, so
// this holds for root, too.
class ReadOnlyFolder {
 public:
  explicit ReadOnlyFolder(const QString& path) : path_(path) {
    QFile::setPermissions(path_, QFile::ReadOwner | QFile::ExeOwner);
    setOverride(false);
  }
  ~ReadOnlyFolder() {
    setOverride(true);
    QFile::setPermissions(path_, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
  }
  Q_DISABLE_COPY_MOVE(ReadOnlyFolder)

 private:
  static void setOverride(bool isOn) {
    __user_cap_header_struct header{.version = _LINUX_CAPABILITY_VERSION_3, .pid = 0};
    std::array<__user_cap_data_struct, 2> sets{};
    ::syscall(SYS_capget, &header, sets.data());
    const std::uint32_t right = CAP_TO_MASK(CAP_DAC_OVERRIDE) & sets[0].permitted;
    sets[0].effective = isOn ? sets[0].effective | right : sets[0].effective & ~right;
    ::syscall(SYS_capset, &header, sets.data());
  }

  QString path_;
};

QList<QUrl> urls(const QStringList& paths) {
  QList<QUrl> list;
  for (const QString& path : paths) list << QUrl::fromLocalFile(path);
  return list;
}

// Output of `downpile-cli trace` for two deals.
QByteArray traceOf(std::string_view game, const char* bot) {
  QProcess program;
  program.start(QStringLiteral(DOWNPILE_CLI),
                {u"trace"_s, QString::fromUtf8(game.data(), qsizetype(game.size())), u"--seed"_s,
                 u"7"_s, u"--deals"_s, u"2"_s, u"--bot"_s, QString::fromLatin1(bot)});
  program.waitForFinished(-1);
  return program.readAllStandardOutput();
}

}  // namespace

class TestRecords : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void cleanup() { records_.reset(); }
  void listingWithoutRecordsCreatesNoFolder();
  void listsRunningEarlierImportedAndDamagedRecords();
  void orderOfRecordsIsTheSameAfterFilesAreCopied();
  void listsRecordsInReadOnlyFolder();
  void winnerWithoutANameIsCalledYouInAnyPlaceOfASentence();
  void listShowsPlayersDateResultAndHouseRulesOfARecord();
  void marksGamesContinuedFromAReplay();
  void marksBrokenSeals();
  void longAndInvalidPlayerNamesAreShownSafely();
  void reportsInvalidRecords_data();
  void reportsInvalidRecords();
  void recordTruncatedAtAnyByteIsListedAsValidOrReported();
  void longListIsFilledInSeveralSteps();
  void reopenedPageReflectsChangedAndRemovedFiles();
  void filterNarrowsTheList();
  void deletedFileExistsUntilThePageCloses();
  void deletionStaysPendingIfThePageIsReopenedAtOnce();
  void importLeavesDeletionsPendingUntilThePageCloses();
  void undoRestoresTheLatestDeletionFirst();
  void undoesADeletionWhileTheListIsRead();
  void undoesDeletionsInAFilteredList();
  void recordOfTheGameOnTheTableIsNotDeleted();
  void reportsFailedDeletion();
  void importsNewRecordsAndSkipsKnownOnes();
  void importsManyRecordsWithTheSameModificationTime();
  void importsRecordsInFoldersAndSubfolders();
  void importsTracesPrintedByDownpileCli();
  void rejectsAlteredTrace();
  void rejectsInvalidFilesOnImport();
  void importReportsAnIncompleteLastLine();
  void checksUndoneMovesOnImport();
  void importReportsThatTheFolderForImportedRecordsCannotBeCreated();
  void exportsOneRecordWithoutItsIncompleteLastLine();
  void exportsShownRecords();
  void doesNotExportUnfinishedGamesWithOtherPeople();
  void exportNeverOverwritesFiles();
  void reportsMissingExportFolder();
  void recordListCanBeDestroyedWhileReadingRecords();

 private:
  QString path(const QString& name) const {
    return folder_->filePath(u"games/"_s) + name + u".downpile"_s;
  }
  void keep(const QString& name, const QByteArray& text, int number = 0) const {
    QVERIFY(writeFile(path(name), text, sampleTime(number)));
  }
  void keep(const QString& name, const SampleGame& played, int number = 0) const {
    keep(name, playedText(played), number);
  }
  void visit() const {
    records_->visit();
    QTRY_VERIFY(!records_->reading());
  }
  void import(const QStringList& paths) const {
    records_->importFiles(urls(paths));
    QTRY_VERIFY(!records_->busy());
    QTRY_VERIFY(!records_->reading());
  }
  void exportAll(const QString& folder) const {
    records_->exportShown(QUrl::fromLocalFile(folder));
    QTRY_VERIFY(!records_->busy());
  }
  RecordListModel& list() const { return *records_->list(); }
  QVariant value(int row, const QString& role) const { return list().value(row, role); }
  // Names of the shown files, without extension.
  QStringList names() const {
    QStringList names;
    for (const QString& path : list().shownPaths()) names << QFileInfo(path).completeBaseName();
    return names;
  }

  std::unique_ptr<QTemporaryDir> folder_;
  std::unique_ptr<Records> records_;
  QStringList troubles_;
  QString onTable_;
};

void TestRecords::init() {
  folder_ = std::make_unique<QTemporaryDir>();
  records_ = std::make_unique<Records>(folder_->filePath(u"games"_s), [this] { return onTable_; });
  troubles_.clear();
  onTable_.clear();
  connect(records_.get(), &Records::troubled, this,
          [this](const QString& sentence) { troubles_ << sentence; });
}

// ---- the list --------------------------------------------------------------------------------

void TestRecords::listingWithoutRecordsCreatesNoFolder() {
  visit();
  QCOMPARE(list().count(), 0);
  QVERIFY(!QFile::exists(folder_->filePath(u"games"_s)));
}

void TestRecords::listsRunningEarlierImportedAndDamagedRecords() {
  keep(u"earlier/old"_s, shortGame(), 3);
  keep(u"running"_s, SampleGame{}, 1);
  keep(u"imported/other"_s, SampleGame{.game = "life"}, 2);
  const QString aside = path(u"aside"_s) + u".damaged-20261120-101500"_s;
  QVERIFY(writeFile(aside, playedText({}) + "move what\n", sampleTime(0)));
  QVERIFY(writeFile(folder_->filePath(u"games/readme.txt"_s), "no record", sampleTime(0)));
  visit();
  QCOMPARE(list().count(), 4);
  QCOMPARE(list().shownPaths(), (QStringList{aside, path(u"running"_s), path(u"imported/other"_s),
                                             path(u"earlier/old"_s)}));
  QCOMPARE(value(0, u"marks"_s).toStringList(), QStringList{u"Damaged"_s});
  QCOMPARE(value(1, u"marks"_s).toStringList(), QStringList{u"Unfinished"_s});
  QCOMPARE(value(2, u"marks"_s).toStringList(), (QStringList{u"Unfinished"_s, u"Imported"_s}));
  QCOMPARE(value(3, u"marks"_s).toStringList(), QStringList{});
  // The list offers to continue only unfinished games of the user.
  QVERIFY(!value(0, u"mayContinue"_s).toBool());
  QVERIFY(value(1, u"mayContinue"_s).toBool());
  QVERIFY(!value(2, u"mayContinue"_s).toBool());
  QVERIFY(!value(3, u"mayContinue"_s).toBool());
  for (int row = 0; row < 4; ++row) QVERIFY(value(row, u"maySee"_s).toBool());
}

// All files have new times, as after `cp -r` or a restored backup. Records without times, from
// older program versions, get the time of their file when the program first lists them.
void TestRecords::orderOfRecordsIsTheSameAfterFilesAreCopied() {
  keep(u"earlier/a"_s, SampleGame{}, 3);
  keep(u"b"_s, QByteArray::fromStdString(
                   withTimes(playedText({}).toStdString(), {0, sampleTime(2).toSecsSinceEpoch()})));
  keep(u"imported/c"_s, SampleGame{.game = "life"}, 1);
  const QStringList order{u"c"_s, u"b"_s, u"a"_s};
  visit();
  QCOMPARE(names(), order);
  const QString date = value(2, u"date"_s).toString();
  const QByteArray text = fileContent(path(u"earlier/a"_s));
  QCOMPARE(QFileInfo(path(u"earlier/a"_s)).lastModified(), sampleTime(3));
  int number = 10;
  for (const char* name : {"imported/c", "b", "earlier/a"}) {
    const QString file = path(QString::fromLatin1(name));
    QVERIFY(writeFile(file, fileContent(file), sampleTime(--number)));
  }
  records_ = std::make_unique<Records>(folder_->filePath(u"games"_s), [this] { return onTable_; });
  visit();
  QCOMPARE(names(), order);
  QCOMPARE(value(2, u"date"_s).toString(), date);
  QCOMPARE(fileContent(path(u"earlier/a"_s)), text);
  // Exporting and importing keep the times in the record.
  const QString all = folder_->filePath(u"all"_s);
  QVERIFY(QDir().mkpath(all));
  exportAll(all);
  const QString other = folder_->filePath(u"other"_s);
  const std::atomic<bool> never = false;
  QVERIFY(writeFile(all + u"/a.downpile"_s, fileContent(all + u"/a.downpile"_s), sampleTime(0)));
  const Import import = importRecords(other, {all + u"/a.downpile"_s}, never);
  QCOMPARE(fileContent(import.taken.value(0)), text);
  QCOMPARE(importRecords(other, {path(u"earlier/a"_s)}, never).known, 1);
}

void TestRecords::listsRecordsInReadOnlyFolder() {
  keep(u"earlier/a"_s, SampleGame{}, 3);
  keep(u"earlier/b"_s, SampleGame{}, 2);
  const QString folder = folder_->filePath(u"games/earlier"_s);
  {
    const ReadOnlyFolder readOnly(folder);
    visit();
    visit();
  }
  QCOMPARE(names(), (QStringList{u"b"_s, u"a"_s}));
  QVERIFY(value(0, u"mayContinue"_s).toBool());
  QCOMPARE(fileContent(path(u"earlier/a"_s)), playedText({}));
  QCOMPARE(QDir(folder).entryList(QDir::Files).size(), 2);
}

// Regression: "Won by You".
void TestRecords::winnerWithoutANameIsCalledYouInAnyPlaceOfASentence() {
  std::uint64_t seed = 0;
  do {
    SampleGame game = shortGame();
    game.person = "";
    game.seed = ++seed;
    keep(u"a"_s, game, 0);
  } while (!checkRecord(path(u"a"_s)).standing.winners.contains(0));
  visit();
  const QString result = value(0, u"result"_s).toString();
  QVERIFY2(result.startsWith(u"Won by you: You "_s), qPrintable(result));
}

void TestRecords::listShowsPlayersDateResultAndHouseRulesOfARecord() {
  keep(u"a"_s, SampleGame{.game = "up-and-down", .players = 4, .moves = 6}, 0);
  keep(u"b"_s, shortGame(), 1);
  keep(u"c"_s, SampleGame{.person = "", .level = "rules:careful", .options = {{"doubling", 1}}}, 2);
  visit();
  QCOMPARE(value(0, u"title"_s).toString(), u"Up and Down"_s);
  QVERIFY(value(0, u"date"_s).toString().startsWith(u"20 Nov 2026"_s));
  QCOMPARE(value(0, u"players"_s).toString(), u"Anna against Mika, Nora and Luca (Fair)"_s);
  QVERIFY(value(0, u"extent"_s).toString().startsWith(u"deal 1, "_s));
  QCOMPARE(value(0, u"rules"_s).toString(), u"Usual rules"_s);
  // The list shows the winner's total from the record.
  const CheckedRecord over = checkRecord(path(u"b"_s));
  QVERIFY(over.standing.gameOver);
  const int winner = *over.standing.winners.begin();
  const QString name =
      QString::fromStdString(over.record.header.seats[static_cast<std::size_t>(winner)].name);
  const QString result = value(1, u"result"_s).toString();
  QVERIFY2(result.startsWith(u"Won by %1: "_s.arg(name)), qPrintable(result));
  const QString total = QString::number(over.standing.totals[static_cast<std::size_t>(winner)]);
  QVERIFY2(result.contains(name + u' ' + total), qPrintable(result));
  QCOMPARE(value(2, u"players"_s).toString(), u"You against Mika and Nora (Sensible, Careful)"_s);
  QVERIFY(value(2, u"rules"_s).toString().contains(u"on"_s));
  // If the house rules of a record are one of the game's named sets, their text begins with the
  // name of the set.
  const GameInfo& info = *findGame("ultimate-loser")->info;
  const QString rules = rulesText(info, *optionsFromText(info.options, "exchange=on"));
  QVERIFY2(rules.startsWith(u"President style ("_s), qPrintable(rules));
  for (int row = 0; row < 3; ++row) {
    const QString spoken = value(row, u"spoken"_s).toString();
    for (const auto* role : {"title", "date", "players", "result", "extent", "rules"}) {
      const QString part = value(row, QString::fromLatin1(role)).toString();
      QVERIFY2(spoken.contains(asSentence(part)), role);
    }
  }
}

void TestRecords::marksGamesContinuedFromAReplay() {
  QByteArray text = playedText({});
  const RecordReading reading = readRecord(text.toStdString());
  RecordHeader header = reading.record.header;
  header.takenOver = 5;
  text.replace(0, text.indexOf("\nbegin\n") + 7, QByteArray::fromStdString(headerText(header)));
  keep(u"a"_s, text);
  visit();
  QCOMPARE(value(0, u"marks"_s).toStringList(), (QStringList{u"Unfinished"_s, u"Continued"_s}));
}

void TestRecords::marksBrokenSeals() {
  MemoryJournal journal;
  const auto session = Session::begin(sealedHeaderFor("underwear", 3, 7), journal, {});
  QByteArray text = QByteArray::fromStdString(journal.text);
  keep(u"a"_s, text);
  const auto at = text.indexOf("\nsecret ") + 8;
  text[at] = text[at] == '0' ? '1' : '0';
  keep(u"b"_s, text, 1);
  visit();
  const auto marks = [this](int row) { return value(row, u"marks"_s).toStringList(); };
  QVERIFY(!marks(0).contains(u"Broken seal"_s));
  QVERIFY(marks(1).contains(u"Broken seal"_s));
  // A broken seal does not prevent a replay.
  QVERIFY(value(1, u"maySee"_s).toBool());
}

void TestRecords::longAndInvalidPlayerNamesAreShownSafely() {
  QByteArray text = playedText({});
  text.replace("seat 0 person 1 Anna", "seat 0 person 999999 " + QByteArray(100000, 'W'));
  text.replace("seat 1 fair 2 Mika", "seat 1 nobody -5 \xff\xfe<b>\x7f");
  keep(u"a"_s, text);
  visit();
  const QString players = value(0, u"players"_s).toString();
  QVERIFY(players.size() < 200);
  QVERIFY(players.contains(u"<b>"_s));
}

// ---- invalid records -------------------------------------------------------------------------

void TestRecords::reportsInvalidRecords_data() {
  QTest::addColumn<QByteArray>("text");
  QTest::addColumn<int>("state");
  QTest::addColumn<QString>("sentence");
  const auto row = [](const char* name, const QByteArray& text, State state,
                      const QString& sentence) {
    QTest::newRow(name) << text << static_cast<int>(state) << sentence;
  };
  const QByteArray good = playedText({});
  const QByteArray header = good.left(good.indexOf("\nbegin\n") + 7);
  const int lines = static_cast<int>(good.count('\n'));
  const QString next = QString::number(lines + 1);
  row("good", good, State::good, {});
  row("cut off", good + "move 1 dr", State::good, {});
  row("nothing", "", State::foreign, u"X is not a game record."_s);
  row("garbage", QByteArray(5000, '\x80'), State::foreign, u"X is not a game record."_s);
  row("picture", "\x89PNG\r\n\x1a\n\n\n", State::foreign, u"X is not a game record."_s);
  row("only a header", header, State::empty, u"X contains no moves."_s);
  row("half a header", header.left(60) + '\n', State::damaged, {});
  const QString lineEnds =
      u"The line ends of X were changed by another program, such as a text "
      "editor or a mail program."_s;
  const QString encoding =
      u"The encoding of X was changed by another program, such as a text editor."_s;
  const QByteArray marked = "\xef\xbb\xbf" + good;
  row("line ends", QByteArray(good).replace('\n', "\r\n"), State::lineEnds, lineEnds);
  row("mark", marked, State::encoding, encoding);
  row("mark and line ends", QByteArray(marked).replace('\n', "\r\n"), State::lineEnds, lineEnds);
  row("UTF-16",
      QByteArray("\xff\xfe"
                 "d\0o\0w\0n\0\n\0",
                 12),
      State::encoding, encoding);
  row("other text with a mark", "\xef\xbb\xbfHello\r\n", State::foreign,
      u"X is not a game record."_s);
  row("newer", "downpile 3\n", State::newer, u"X was written by a newer version of Downpile."_s);
  row("newer rules", QByteArray(good).replace("rules 1", "rules 2"), State::newer,
      u"X was written by a newer version of Downpile."_s);
  row("another game", QByteArray(good).replace("game underwear", "game canasta"), State::newer,
      u"X was written by a newer version of Downpile."_s);
  row("word unknown", good + "dance\n", State::damaged, u"X is damaged on line %1."_s.arg(next));
  row("no such player", good + "move 9 draw\n", State::damaged,
      u"X is damaged on line %1."_s.arg(next));
  row("undoes too much", good + "undo 99999\n", State::damaged,
      u"X is damaged on line %1."_s.arg(next));
  row("no such move", good + "move 0 fly\n", State::forbidden, {});
  row("shuffled again", good + "chance 7H\n", State::forbidden,
      u"X breaks the rules on line %1."_s.arg(next));
  row("scores made up", good + "scores 100 0 0\n", State::forbidden,
      u"X breaks the rules on line %1."_s.arg(next));
  row("next too early", good + "next\n", State::forbidden,
      u"X breaks the rules on line %1."_s.arg(next));
  row("forbidden, then damaged", good + "next\ndance\n", State::forbidden,
      u"X breaks the rules on line %1."_s.arg(next));
}

void TestRecords::reportsInvalidRecords() {
  QFETCH(QByteArray, text);
  QFETCH(int, state);
  QFETCH(QString, sentence);
  const QString file = folder_->filePath(u"X"_s);
  QVERIFY(writeFile(file, text));
  const CheckedRecord checked = checkRecord(file);
  QCOMPARE(static_cast<int>(checked.state), state);
  const QString problem = problemOf(checked, u"X"_s);
  QCOMPARE(problem.isEmpty(), checked.state == State::good);
  if (!sentence.isEmpty()) QCOMPARE(problem, sentence);
  // Every file has a row in the list, even an invalid one.
  keep(u"x"_s, text);
  visit();
  QCOMPARE(list().count(), 1);
  QCOMPARE(value(0, u"problem"_s).toString(), problemOf(checked, u"x.downpile"_s));
  QVERIFY(!value(0, u"title"_s).toString().isEmpty());
}

void TestRecords::recordTruncatedAtAnyByteIsListedAsValidOrReported() {
  const QByteArray good = playedText({.moves = 8});
  const QString file = folder_->filePath(u"X"_s);
  for (qsizetype length = 0; length <= good.size(); ++length) {
    QVERIFY(writeFile(file, good.left(length)));
    const CheckedRecord checked = checkRecord(file);
    const bool isWhole = checked.state == State::good;
    QCOMPARE(isWhole, problemOf(checked, u"X"_s).isEmpty());
    QVERIFY(good.startsWith(checked.text));
  }
}

// ---- reading ---------------------------------------------------------------------------------

void TestRecords::longListIsFilledInSeveralSteps() {
  const QByteArray text = playedText({.game = "life", .players = 8, .moves = 300});
  for (int n = 0; n < 400; ++n) keep(u"earlier/%1"_s.arg(1000 + n), text, n);
  QSignalSpy slices(&list(), &QAbstractItemModel::rowsInserted);
  records_->visit();
  QVERIFY(records_->reading());
  QCOMPARE(list().count(), 0);
  QTRY_VERIFY_WITH_TIMEOUT(!records_->reading(), 60000);
  QCOMPARE(list().count(), 400);
  QVERIFY(slices.size() >= 4);
  QCOMPARE(names().first(), u"1000"_s);
  QCOMPARE(names().last(), u"1399"_s);
}

void TestRecords::reopenedPageReflectsChangedAndRemovedFiles() {
  keep(u"a"_s, SampleGame{.moves = 5}, 2);
  keep(u"b"_s, SampleGame{.moves = 5}, 1);
  visit();
  QVERIFY(value(1, u"extent"_s).toString().endsWith(u"5 move(s)"_s));
  keep(u"a"_s, SampleGame{.moves = 6}, 0);
  visit();
  QCOMPARE(names(), (QStringList{u"a"_s, u"b"_s}));
  QVERIFY(value(0, u"extent"_s).toString().endsWith(u"6 move(s)"_s));
  QVERIFY(QFile::remove(path(u"a"_s)));
  visit();
  QCOMPARE(names(), QStringList{u"b"_s});
}

void TestRecords::filterNarrowsTheList() {
  keep(u"a"_s, SampleGame{.game = "life"}, 0);
  keep(u"b"_s, shortGame(), 1);
  keep(u"c"_s, SampleGame{.person = "Zoë", .options = {{"doubling", 1}}}, 2);
  keep(u"d"_s, "no record", 3);
  visit();
  QCOMPARE(list().games(), (QStringList{u"underwear"_s, u"life"_s}));
  QVERIFY(!list().narrowed());
  list().setGame(u"underwear"_s);
  QCOMPARE(names(), (QStringList{u"b"_s, u"c"_s}));
  list().setState(u"finished"_s);
  QCOMPARE(names(), QStringList{u"b"_s});
  list().setState(u"unfinished"_s);
  QCOMPARE(names(), QStringList{u"c"_s});
  list().setGame({});
  QCOMPARE(names(), (QStringList{u"a"_s, u"c"_s}));
  list().setState(u"all"_s);
  list().setWords(u" ZOË  doub"_s);
  QCOMPARE(names(), QStringList{u"c"_s});
  list().setWords(u"mika life"_s);
  QCOMPARE(names(), QStringList{u"a"_s});
  list().setWords(u"nobody"_s);
  QCOMPARE(list().count(), 0);
  QCOMPARE(list().all(), 4);
  list().showAll();
  QCOMPARE(list().count(), 4);
  QVERIFY(!list().narrowed());
}

// ---- deleting --------------------------------------------------------------------------------

// Deleting a record removes its file only when the page is closed. If the program is killed before,
// no file is lost.
void TestRecords::deletedFileExistsUntilThePageCloses() {
  for (int n = 0; n < 3; ++n) keep(u"earlier/%1"_s.arg(n), SampleGame{}, n);
  visit();
  QSignalSpy removed(records_.get(), &Records::removed);
  const QByteArray before = fileContent(path(u"earlier/1"_s));
  records_->remove(path(u"earlier/1"_s));
  QCOMPARE(names(), (QStringList{u"0"_s, u"2"_s}));
  QCOMPARE(records_->deleted(), 1);
  QVERIFY(records_->message().startsWith(u"Deleted: Underwear, 20 Nov 2026"_s));
  QCOMPARE(fileContent(path(u"earlier/1"_s)), before);
  {
    // Reads the records as the next start of the program would.
    Records next(folder_->filePath(u"games"_s), [] { return QString(); });
    next.visit();
    QTRY_VERIFY(!next.reading());
    QCOMPARE(next.list()->count(), 3);
  }
  QVERIFY(QFile::exists(path(u"earlier/1"_s)));
  QCOMPARE(removed.size(), 0);
  records_->leave();
  QVERIFY(!QFile::exists(path(u"earlier/1"_s)));
  QCOMPARE(removed.size(), 1);
  QCOMPARE(removed.first().first().toString(), path(u"earlier/1"_s));
  for (const auto* other : {"earlier/0", "earlier/2"}) {
    QVERIFY(QFile::exists(path(QString::fromLatin1(other))));
  }
  QCOMPARE(records_->deleted(), 0);
  visit();
  QCOMPARE(names(), (QStringList{u"0"_s, u"2"_s}));
}

// When the user closes the page and opens it again at once, the new page is created before the old
// one is destroyed.
void TestRecords::deletionStaysPendingIfThePageIsReopenedAtOnce() {
  for (int n = 0; n < 3; ++n) keep(u"earlier/%1"_s.arg(n), SampleGame{}, n);
  const int first = records_->visit();
  QTRY_VERIFY(!records_->reading());
  records_->remove(path(u"earlier/1"_s));
  const int second = records_->visit();
  records_->pageClosed(first);
  QTRY_VERIFY(!records_->reading());
  QCOMPARE(names(), (QStringList{u"0"_s, u"2"_s}));
  QCOMPARE(records_->deleted(), 1);
  records_->pageClosed(second);
  QVERIFY(!QFile::exists(path(u"earlier/1"_s)));
  QCOMPARE(records_->list()->count(), 0);
}

// After an import, a deletion can still be undone. It becomes final when the page closes.
void TestRecords::importLeavesDeletionsPendingUntilThePageCloses() {
  const QString other = folder_->filePath(u"other.downpile"_s);
  QVERIFY(writeFile(other, playedText(shortGame()), sampleTime(5)));
  for (int n = 0; n < 2; ++n) keep(u"%1"_s.arg(n), SampleGame{}, n);
  const int page = records_->visit();
  QTRY_VERIFY(!records_->reading());
  records_->remove(path(u"1"_s));
  import({other});
  QCOMPARE(list().count(), 2);
  QCOMPARE(records_->deleted(), 1);
  records_->pageClosed(page);
  QVERIFY(!QFile::exists(path(u"1"_s)));
  QVERIFY(QFile::exists(path(u"0"_s)));
}

void TestRecords::undoRestoresTheLatestDeletionFirst() {
  for (int n = 0; n < 4; ++n) keep(u"%1"_s.arg(n), SampleGame{}, n);
  visit();
  for (const auto* name : {"1", "3", "0"}) records_->remove(path(QString::fromLatin1(name)));
  QCOMPARE(names(), QStringList{u"2"_s});
  records_->takeBack();
  QCOMPARE(names(), (QStringList{u"0"_s, u"2"_s}));
  QCOMPARE(records_->current(), path(u"0"_s));
  // Reading the list again does not restore deleted records.
  visit();
  QCOMPARE(names(), (QStringList{u"0"_s, u"2"_s}));
  records_->takeBack();
  QCOMPARE(names(), (QStringList{u"0"_s, u"2"_s, u"3"_s}));
  records_->takeBack();
  records_->takeBack();
  QCOMPARE(names(), (QStringList{u"0"_s, u"1"_s, u"2"_s, u"3"_s}));
  QCOMPARE(records_->deleted(), 0);
  records_->leave();
  for (int n = 0; n < 4; ++n) QVERIFY(QFile::exists(path(u"%1"_s.arg(n))));
}

// The deletion is undone before the list has read this record again. The record must not occur
// twice in the list.
void TestRecords::undoesADeletionWhileTheListIsRead() {
  for (int n = 0; n < 3; ++n) keep(u"%1"_s.arg(n), SampleGame{}, n);
  visit();
  records_->remove(path(u"1"_s));
  records_->visit();
  QVERIFY(records_->reading());
  records_->takeBack();
  QTRY_VERIFY(!records_->reading());
  QCOMPARE(names(), (QStringList{u"0"_s, u"1"_s, u"2"_s}));
  QCOMPARE(records_->current(), path(u"1"_s));
}

void TestRecords::undoesDeletionsInAFilteredList() {
  keep(u"a"_s, SampleGame{.game = "life"}, 0);
  keep(u"b"_s, SampleGame{}, 1);
  keep(u"c"_s, SampleGame{.game = "life"}, 2);
  visit();
  records_->remove(path(u"b"_s));
  list().setGame(u"life"_s);
  records_->remove(path(u"a"_s));
  records_->takeBack();
  records_->takeBack();
  QCOMPARE(names(), (QStringList{u"a"_s, u"c"_s}));
  list().setGame({});
  QCOMPARE(names(), (QStringList{u"a"_s, u"b"_s, u"c"_s}));
}

void TestRecords::recordOfTheGameOnTheTableIsNotDeleted() {
  keep(u"a"_s, SampleGame{}, 0);
  keep(u"b"_s, SampleGame{}, 1);
  onTable_ = path(u"a"_s);
  visit();
  QVERIFY(value(0, u"isOnTable"_s).toBool());
  QVERIFY(!value(0, u"mayContinue"_s).toBool());
  QCOMPARE(value(0, u"marks"_s).toStringList(), QStringList{u"On the table"_s});
  records_->remove(path(u"a"_s));
  QCOMPARE(records_->deleted(), 0);
  // If the user deletes a record in the list and then loads its game to the table, the file is
  // kept.
  records_->remove(path(u"b"_s));
  onTable_ = path(u"b"_s);
  records_->leave();
  QVERIFY(QFile::exists(path(u"a"_s)));
  QVERIFY(QFile::exists(path(u"b"_s)));
}

void TestRecords::reportsFailedDeletion() {
  keep(u"earlier/a"_s, SampleGame{});
  visit();
  records_->remove(path(u"earlier/a"_s));
  // A folder with content replaces the file. The program cannot delete it, even as root.
  QVERIFY(QFile::remove(path(u"earlier/a"_s)));
  QVERIFY(QDir().mkpath(path(u"earlier/a"_s) + u"/below"_s));
  records_->leave();
  QCOMPARE(troubles_.size(), 1);
  QVERIFY(troubles_.first().contains(u"could not be deleted"_s));
}

// ---- import and export -----------------------------------------------------------------------

void TestRecords::importsNewRecordsAndSkipsKnownOnes() {
  const QString one = folder_->filePath(u"one.downpile"_s);
  const QString two = folder_->filePath(u"\u202Eo w t\nó.txt"_s);
  QVERIFY(writeFile(one, playedText({}), sampleTime(5)));
  QVERIFY(writeFile(two, playedText(shortGame()) + "next, but cut", sampleTime(3)));
  visit();
  list().setWords(u"nothing like this"_s);
  import({one, two});
  QCOMPARE(troubles_.size(), 1);  // the incomplete last line
  QCOMPARE(records_->message(), u"2 record(s) imported."_s);
  // An import clears the filter, and the records keep their dates.
  QCOMPARE(list().count(), 2);
  QVERIFY(value(0, u"isOver"_s).toBool());
  QVERIFY(value(1, u"date"_s).toString().startsWith(u"20 Nov 2026, 10:0"_s));
  QCOMPARE(records_->current(), list().shownPaths().at(1));
  for (const QString& path : list().shownPaths()) {
    QVERIFY(path.startsWith(folder_->filePath(u"games/imported/underwear-20261120-"_s)));
    QVERIFY((QFile::permissions(path) & (QFile::ReadGroup | QFile::ReadOther)) == 0);
  }
  QCOMPARE(bareText(fileContent(list().shownPaths().at(0))), playedText(shortGame()));
  // Known records are not imported twice, whatever their file names.
  import({two, one});
  QCOMPARE(records_->message(), u"2 record(s) were already here."_s);
  QCOMPARE(list().count(), 2);
}

// All files have the same modification time, as after a copy; some records occur twice.
void TestRecords::importsManyRecordsWithTheSameModificationTime() {
  constexpr int kMany = 150;
  QStringList paths;
  QList<QByteArray> texts;
  for (int n = 0; n < kMany; ++n) {
    texts << playedText({.moves = 2, .seed = static_cast<std::uint64_t>(n)});
    paths << folder_->filePath(u"%1.downpile"_s.arg(n));
    QVERIFY(writeFile(paths.constLast(), texts.constLast(), sampleTime(4)));
    if (n % 10 != 0) continue;
    paths << folder_->filePath(u"%1-again.downpile"_s.arg(n));
    QVERIFY(writeFile(paths.constLast(), texts.constLast(), sampleTime(4)));
  }
  const QString games = folder_->filePath(u"games"_s);
  const std::atomic<bool> never = false;
  const Import first = importRecords(games, paths, never);
  QCOMPARE(first.problems, QStringList{});
  QCOMPARE(first.known, kMany / 10);
  QCOMPARE(first.taken.size(), kMany);
  for (int n = 0; n < kMany; ++n) QCOMPARE(bareText(fileContent(first.taken.at(n))), texts.at(n));
  const Import again = importRecords(games, paths, never);
  QCOMPARE(again.known, paths.size());
  QVERIFY(again.taken.isEmpty());
  // Different records of the same second get different file names.
  const QString other = folder_->filePath(u"other.downpile"_s);
  QVERIFY(writeFile(other, playedText({.moves = 3, .seed = 1000}), sampleTime(4)));
  QVERIFY(!first.taken.contains(importRecords(games, {other}, never).taken.value(0)));
  QCOMPARE(bareText(fileContent(first.taken.constFirst())), texts.constFirst());
}

void TestRecords::importsRecordsInFoldersAndSubfolders() {
  const QString folder = folder_->filePath(u"all"_s);
  QVERIFY(QDir().mkpath(folder + u"/below"_s));
  QVERIFY(writeFile(folder + u"/one.downpile"_s, playedText({})));
  QVERIFY(writeFile(folder + u"/below/two.downpile"_s, playedText({.game = "life"})));
  QVERIFY(writeFile(folder + u"/notes.txt"_s, "not a record"));
  QVERIFY(Records::isFolder(QUrl::fromLocalFile(folder)));
  QVERIFY(!Records::isFolder(QUrl::fromLocalFile(folder + u"/notes.txt"_s)));
  visit();
  import({folder});
  QCOMPARE(troubles_, QStringList{});
  QCOMPARE(records_->message(), u"2 record(s) imported."_s);
}

void TestRecords::importsTracesPrintedByDownpileCli() {
  for (const CatalogEntry& entry : catalog()) {
    for (const char* bot : {"random", "gentle"}) {
      const QByteArray trace = traceOf(entry.info->id, bot);
      QVERIFY(!trace.isEmpty());
      const CheckedRecord checked = readUnplayed(trace);
      QCOMPARE(checked.state, CheckedRecord::State::good);
      const Replay replayed = replay(checked.record);
      QCOMPARE(replayed.problem, std::string());
      // The record made from the trace ends with the same totals as the trace.
      std::string totals;
      writeJson(totals, endReport(*replayed.game));
      QVERIFY2(trace.contains(totals.substr(1, totals.size() - 2)), totals.c_str());
      QCOMPARE(checked.record.header.seats[1].kind, std::string(bot));
    }
  }
  const QString file = folder_->filePath(u"game.jsonl"_s);
  QVERIFY(writeFile(file, traceOf("life", "random")));
  visit();
  import({folder_->path()});
  QCOMPARE(troubles_, QStringList{});
  QCOMPARE(records_->message(), u"1 record(s) imported."_s);
  import({file});
  QCOMPARE(records_->message(), u"1 record(s) were already here."_s);
}

// The import refuses a trace whose states do not follow from its moves: the trace was edited, or
// comes from a program with other rules.
void TestRecords::rejectsAlteredTrace() {
  const QByteArray trace = traceOf("up-and-down", "random");
  const QList<QByteArray> lines = trace.split('\n');
  // Without one of its moves, the next states in a trace do not follow from the moves before them.
  QByteArray shorter = trace;
  shorter.remove(lines[0].size() + 1, lines[1].size() + 1);
  const QByteArray cut = lines[0] + '\n' + lines[1] + '\n' + lines[2].left(20);
  QCOMPARE(readUnplayed(shorter).state, CheckedRecord::State::foreign);
  QCOMPARE(readUnplayed(QByteArray(trace).replace("\"seed\":\"7\"", "\"seed\":\"8\"")).state,
           CheckedRecord::State::foreign);
  QCOMPARE(readUnplayed(QByteArray(trace).replace("\"players\":4", "\"players\":99")).state,
           CheckedRecord::State::foreign);
  QCOMPARE(readUnplayed(cut).state, CheckedRecord::State::good);
}

void TestRecords::rejectsInvalidFilesOnImport() {
  const auto file = [this](const char* name) {
    return folder_->filePath(QString::fromLatin1(name));
  };
  const QString pipe = file("pipe.downpile");
  QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
  const QString sparse = file("sparse.downpile");
  QVERIFY(writeFile(sparse, "downpile 1\n"));
  QVERIFY(QFile::resize(sparse, qint64{1} << 40));
  const QString garbage = file("garbage.downpile");
  QVERIFY(writeFile(garbage, QByteArray(100000, '\xf0')));
  const QString newer = file("newer.downpile");
  QVERIFY(writeFile(newer, "downpile 3\nhello\n"));
  const QString wrong = file("wrong.downpile");
  QVERIFY(writeFile(wrong, playedText({}) + "move 0 down AS AS AS\n"));
  const QString folder = file("folder.downpile");
  QVERIFY(QDir().mkpath(folder));
  const QString loop = file("loop.downpile");
  QVERIFY(QFile::link(loop, loop));
  const QString good = file("good.downpile");
  QVERIFY(writeFile(good, playedText({})));
  visit();
  const QStringList files{
      pipe, sparse, garbage, newer, wrong, folder, loop, file("missing.downpile"), u"/dev/zero"_s};
  const QStringList begin{u"pipe.downpile is a folder or a special file"_s,
                          u"sparse.downpile is too large"_s,
                          u"garbage.downpile is not a game record."_s,
                          u"newer.downpile was written by a newer version"_s,
                          u"wrong.downpile "_s,
                          u"The folder folder.downpile contains no records."_s,
                          u"loop.downpile cannot be read: "_s,
                          u"The file missing.downpile does not exist."_s,
                          u"zero is a folder or a special file"_s};
  for (int n = 0; n < begin.size(); ++n) {
    import({files.at(n)});
    QCOMPARE(records_->message(), u"Nothing was imported."_s);
    QCOMPARE(troubles_.size(), n + 1);
    QVERIFY2(troubles_.at(n).startsWith(begin.at(n)), qPrintable(troubles_.at(n)));
  }
  // Of many problems, only the first ones are reported.
  troubles_.clear();
  import(files + QStringList{good});
  QCOMPARE(records_->message(), u"1 record(s) imported."_s);
  QCOMPARE(list().count(), 1);
  QCOMPARE(troubles_.size(), 4);
  QCOMPARE(troubles_.last(), u"6 more file(s) had problems."_s);
}

void TestRecords::importReportsAnIncompleteLastLine() {
  const QString cut = folder_->filePath(u"cut"_s);
  QVERIFY(writeFile(cut, playedText({}) + "move 1 dr"));
  visit();
  import({cut});
  QCOMPARE(records_->message(), u"1 record(s) imported."_s);
  QCOMPARE(troubles_, QStringList(u"The last line of cut was incomplete and was left out."_s));
}

// Undone moves are checked against the rules, too.
void TestRecords::checksUndoneMovesOnImport() {
  QByteArray text = playedText({.moves = 3});
  text += "undo 2\n";
  const QString good = folder_->filePath(u"good"_s);
  QVERIFY(writeFile(good, text));
  const QString bad = folder_->filePath(u"bad"_s);
  QVERIFY(writeFile(bad, playedText({.moves = 3}) + "move 0 fly\nundo 2\n"));
  visit();
  import({good, bad});
  QCOMPARE(list().count(), 1);
  QCOMPARE(troubles_.size(), 1);
  QVERIFY(troubles_.first().startsWith(u"bad "_s));
  QVERIFY(value(0, u"extent"_s).toString().endsWith(u"1 move(s)"_s));
}

void TestRecords::importReportsThatTheFolderForImportedRecordsCannotBeCreated() {
  const QString good = folder_->filePath(u"good"_s);
  QVERIFY(writeFile(good, playedText({})));
  QVERIFY(writeFile(folder_->filePath(u"games/imported"_s), "in the way"));
  visit();
  import({good});
  QCOMPARE(records_->message(), u"Nothing was imported."_s);
  QCOMPARE(troubles_.size(), 1);
  QVERIFY(troubles_.first().startsWith(u"good cannot be saved: the folder "_s));
}

void TestRecords::exportsOneRecordWithoutItsIncompleteLastLine() {
  // A record whose last line is incomplete, because the program is still writing it.
  keep(u"a"_s, playedText({}) + "move 1 dr", 2);
  visit();
  const QString folder = folder_->path();
  records_->exportRecord(path(u"a"_s), QUrl::fromLocalFile(folder));
  QTRY_VERIFY(!records_->busy());
  QCOMPARE(records_->message(), u"Exported as a.downpile to "_s + folder);
  QCOMPARE(bareText(fileContent(folder_->filePath(u"a.downpile"_s))), playedText({}));
  QCOMPARE(QFileInfo(folder_->filePath(u"a.downpile"_s)).lastModified(), sampleTime(2));
}

void TestRecords::exportsShownRecords() {
  keep(u"a"_s, SampleGame{.game = "life"}, 0);
  keep(u"earlier/b"_s, SampleGame{}, 1);
  keep(u"imported/c"_s, SampleGame{}, 2);
  QVERIFY(writeFile(path(u"d"_s) + u".damaged-20261120-101500"_s, "no record\n", sampleTime(3)));
  visit();
  const QString all = folder_->filePath(u"all"_s);
  QVERIFY(QDir().mkpath(all));
  exportAll(all);
  QCOMPARE(records_->message(), u"4 record(s) exported to "_s + all);
  QCOMPARE(QDir(all).entryList(QDir::Files),
           (QStringList{u"a.downpile"_s, u"b.downpile"_s, u"c.downpile"_s,
                        u"d-damaged-20261120-101500.downpile"_s}));
  const QString some = folder_->filePath(u"some"_s);
  QVERIFY(QDir().mkpath(some));
  list().setGame(u"underwear"_s);
  exportAll(some);
  QCOMPARE(QDir(some).entryList(QDir::Files), (QStringList{u"b.downpile"_s, u"c.downpile"_s}));
}

// An unfinished game with other people is not exported, because its file contains the cards of all
// players.
void TestRecords::doesNotExportUnfinishedGamesWithOtherPeople() {
  const auto ofPeople = [](QByteArray text) {
    return text.replace("seat 1 fair", "seat 1 person");
  };
  keep(u"going"_s, ofPeople(playedText({})), 0);
  keep(u"over"_s, ofPeople(playedText(shortGame())), 1);
  visit();
  const QString folder = folder_->filePath(u"all"_s);
  QVERIFY(QDir().mkpath(folder));
  exportAll(folder);
  QCOMPARE(QDir(folder).entryList(QDir::Files), QStringList{u"over.downpile"_s});
  QCOMPARE(troubles_.size(), 1);
  QVERIFY2(
      troubles_.first().startsWith(u"going.downpile is an unfinished game with other people"_s),
      qPrintable(troubles_.first()));
}

void TestRecords::exportNeverOverwritesFiles() {
  keep(u"a"_s, SampleGame{}, 0);
  keep(u"earlier/a"_s, shortGame(), 1);
  visit();
  QVERIFY(writeFile(folder_->filePath(u"a.downpile"_s), "mine"));
  exportAll(folder_->path());
  QCOMPARE(troubles_, QStringList{});
  QCOMPARE(fileContent(folder_->filePath(u"a.downpile"_s)), "mine");
  QCOMPARE(bareText(fileContent(folder_->filePath(u"a-2.downpile"_s))), playedText({}));
  QCOMPARE(bareText(fileContent(folder_->filePath(u"a-3.downpile"_s))), playedText(shortGame()));
}

void TestRecords::reportsMissingExportFolder() {
  keep(u"a"_s, SampleGame{}, 0);
  keep(u"b"_s, SampleGame{}, 1);
  visit();
  exportAll(folder_->filePath(u"nowhere"_s));
  QCOMPARE(records_->message(), u"Nothing was exported."_s);
  QCOMPARE(troubles_.size(), 1);
  QVERIFY(troubles_.first().contains(u"a.downpile cannot be written: "_s));
}

void TestRecords::recordListCanBeDestroyedWhileReadingRecords() {
  const QByteArray text = playedText({.game = "life", .players = 8, .moves = 300});
  for (int n = 0; n < 60; ++n) keep(u"earlier/%1"_s.arg(n), text, n);
  records_->visit();
  records_->remove(path(u"earlier/3"_s));
  records_->importFiles(urls({path(u"earlier/3"_s)}));
  records_.reset();
  QVERIFY(QFile::exists(path(u"earlier/3"_s)));
}

DOWNPILE_TEST(TestRecords);

#include "tst_records.moc"
