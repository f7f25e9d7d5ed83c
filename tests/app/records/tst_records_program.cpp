// SPDX-License-Identifier: GPL-3.0-or-later
// Records in the whole program: any of the user's own games can be continued, and deleted games are
// not offered.
#include <QSignalSpy>
#include <QTemporaryDir>

#include "../support/sample_records.h"
#include "program/program.h"
#include "runner/test_class.h"

using namespace downpile;
using namespace downpile::tests;
using namespace Qt::StringLiterals;

class TestRecordsProgram : public QObject {
  Q_OBJECT

 private slots:
  void init() { folder_ = std::make_unique<QTemporaryDir>(); }
  void continuesAGameFromTheEarlierFolder();
  void continuesTheOlderOfTwoUnfinishedGames();
  void showsTheTableIfTheGameIsOnItAlready();
  void resumingAMissingRecordShowsANotice();
  void doesNotOfferDeletedGames();
  void deletesForGoodWhenTheProgramEnds();

 private:
  QString path(const QString& name) const {
    return folder_->filePath(u"games/"_s) + name + u".downpile"_s;
  }
  std::unique_ptr<Program> program() const {
    auto program = std::make_unique<Program>(
        Program::Folders{folder_->filePath(u"settings.ini"_s), folder_->filePath(u"games"_s)});
    program->settings()->setPace(u"unhurried"_s);
    program->lookForGames();
    return program;
  }

  std::unique_ptr<QTemporaryDir> folder_;
};

void TestRecordsProgram::continuesAGameFromTheEarlierFolder() {
  QVERIFY(writeFile(path(u"earlier/given-up"_s), playedText({.moves = 4}), evening(9)));
  const auto program = this->program();
  QCOMPARE(program->resumable(), QString());
  QSignalSpy started(program.get(), &Program::gameStarted);
  program->resumeRecord(path(u"earlier/given-up"_s));
  QCOMPARE(started.size(), 1);
  QCOMPARE(program->table()->gameId(), u"underwear"_s);
  // The record moves to the folder of running games and can be resumed later.
  QVERIFY(!QFile::exists(path(u"earlier/given-up"_s)));
  QVERIFY(QFile::exists(path(u"given-up"_s)));
  program->table()->leave();
  program->lookForGames();
  QCOMPARE(program->resumable(), u"underwear"_s);
}

void TestRecordsProgram::continuesTheOlderOfTwoUnfinishedGames() {
  QVERIFY(writeFile(path(u"older"_s), playedText({.moves = 4}), evening(9)));
  QVERIFY(writeFile(path(u"newer"_s), playedText({.moves = 6}), evening(1)));
  const auto program = this->program();
  program->resumeRecord(path(u"older"_s));
  QVERIFY(program->table()->active());
  program->records()->look();
  QTRY_VERIFY(!program->records()->reading());
  RecordListModel& list = *program->records()->list();
  QCOMPARE(list.count(), 2);
  QCOMPARE(list.value(list.rowOf(path(u"older"_s)), u"isOnTable"_s), true);
  // The other game can still be continued.
  QCOMPARE(list.value(list.rowOf(path(u"newer"_s)), u"mayContinue"_s), true);
  program->resumeRecord(path(u"newer"_s));
  QVERIFY(QFile::exists(path(u"older"_s)));
}

void TestRecordsProgram::showsTheTableIfTheGameIsOnItAlready() {
  QVERIFY(writeFile(path(u"a"_s), playedText({.moves = 4})));
  const auto program = this->program();
  program->resumeRecord(path(u"a"_s));
  QSignalSpy wanted(program.get(), &Program::tableWanted);
  QSignalSpy started(program.get(), &Program::gameStarted);
  program->resumeRecord(path(u"a"_s));
  QCOMPARE(wanted.size(), 1);
  QCOMPARE(started.size(), 0);
}

void TestRecordsProgram::resumingAMissingRecordShowsANotice() {
  const auto program = this->program();
  program->resumeRecord(path(u"earlier/gone"_s));
  QVERIFY(!program->table()->active());
  QCOMPARE(program->notices().size(), 1);
  QVERIFY(program->notices().first().contains(u"gone.downpile"_s));
}

void TestRecordsProgram::doesNotOfferDeletedGames() {
  QVERIFY(writeFile(path(u"a"_s), playedText({.moves = 4})));
  const auto program = this->program();
  QCOMPARE(program->resumable(), u"underwear"_s);
  program->records()->look();
  QTRY_VERIFY(!program->records()->reading());
  program->records()->remove(path(u"a"_s));
  // The deleted game can be resumed as long as the deletion can be undone.
  QCOMPARE(program->resumable(), u"underwear"_s);
  program->records()->leave();
  QCOMPARE(program->resumable(), QString());
  program->resume(u"underwear"_s);
  QVERIFY(!program->table()->active());
}

void TestRecordsProgram::deletesForGoodWhenTheProgramEnds() {
  QVERIFY(writeFile(path(u"a"_s), playedText({.moves = 4})));
  auto program = this->program();
  program->records()->look();
  QTRY_VERIFY(!program->records()->reading());
  program->records()->remove(path(u"a"_s));
  QVERIFY(QFile::exists(path(u"a"_s)));
  program.reset();
  QVERIFY(!QFile::exists(path(u"a"_s)));
}

DOWNPILE_TEST(TestRecordsProgram);

#include "tst_records_program.moc"
