// SPDX-License-Identifier: GPL-3.0-or-later
// Records in the whole program: any unfinished game of the user can be continued, and games whose
// deletion cannot be undone are not offered for continuing.
#include <QSignalSpy>
#include <QTemporaryDir>

#include "../support/sample_records.h"
#include "program/app.h"
#include "runner/test_class.h"

using namespace downpile;
using namespace downpile::tests;
using namespace Qt::StringLiterals;

class TestRecordsApp : public QObject {
  Q_OBJECT

 private slots:
  void init() { folder_ = std::make_unique<QTemporaryDir>(); }
  void continuesAnAbandonedGame();
  void continuesTheOlderOfTwoUnfinishedGames();
  void resumingTheGameOnTheTableShowsItWithoutRestart();
  void resumingAMissingRecordShowsANotice();
  void deletedGamesAreNotOfferedAfterThePageCloses();
  void filesOfDeletedRecordsAreRemovedWhenTheProgramEnds();

 private:
  QString path(const QString& name) const {
    return folder_->filePath(u"games/"_s) + name + u".downpile"_s;
  }
  std::unique_ptr<App> app() const {
    auto app = std::make_unique<App>(
        App::Folders{folder_->filePath(u"settings.ini"_s), folder_->filePath(u"games"_s)});
    app->settings()->setPace(u"unhurried"_s);
    app->findSavedGames();
    return app;
  }

  std::unique_ptr<QTemporaryDir> folder_;
};

void TestRecordsApp::continuesAnAbandonedGame() {
  QVERIFY(writeFile(path(u"earlier/given-up"_s), playedText({.moves = 4}), sampleTime(9)));
  const auto app = this->app();
  QCOMPARE(app->resumable(), QString());
  QSignalSpy started(app.get(), &App::gameStarted);
  app->resumeRecord(path(u"earlier/given-up"_s));
  QCOMPARE(started.size(), 1);
  QCOMPARE(app->table()->gameId(), u"underwear"_s);
  // When the user continues an abandoned game, its record moves to the folder of unfinished games.
  // So the user can resume it later.
  QVERIFY(!QFile::exists(path(u"earlier/given-up"_s)));
  QVERIFY(QFile::exists(path(u"given-up"_s)));
  app->table()->leave();
  app->findSavedGames();
  QCOMPARE(app->resumable(), u"underwear"_s);
}

void TestRecordsApp::continuesTheOlderOfTwoUnfinishedGames() {
  QVERIFY(writeFile(path(u"older"_s), playedText({.moves = 4}), sampleTime(9)));
  QVERIFY(writeFile(path(u"newer"_s), playedText({.moves = 6}), sampleTime(1)));
  const auto app = this->app();
  app->resumeRecord(path(u"older"_s));
  QVERIFY(app->table()->active());
  app->records()->visit();
  QTRY_VERIFY(!app->records()->reading());
  RecordListModel& list = *app->records()->list();
  QCOMPARE(list.count(), 2);
  QCOMPARE(list.value(list.rowOf(path(u"older"_s)), u"isOnTable"_s), true);
  // The unfinished game not on the table can still be continued.
  QCOMPARE(list.value(list.rowOf(path(u"newer"_s)), u"mayContinue"_s), true);
  app->resumeRecord(path(u"newer"_s));
  QVERIFY(QFile::exists(path(u"older"_s)));
}

void TestRecordsApp::resumingTheGameOnTheTableShowsItWithoutRestart() {
  QVERIFY(writeFile(path(u"a"_s), playedText({.moves = 4})));
  const auto app = this->app();
  app->resumeRecord(path(u"a"_s));
  QSignalSpy wanted(app.get(), &App::tableWanted);
  QSignalSpy started(app.get(), &App::gameStarted);
  app->resumeRecord(path(u"a"_s));
  QCOMPARE(wanted.size(), 1);
  QCOMPARE(started.size(), 0);
}

void TestRecordsApp::resumingAMissingRecordShowsANotice() {
  const auto app = this->app();
  app->resumeRecord(path(u"earlier/gone"_s));
  QVERIFY(!app->table()->active());
  QCOMPARE(app->notices().size(), 1);
  QVERIFY(app->notices().first().contains(u"gone.downpile"_s));
}

void TestRecordsApp::deletedGamesAreNotOfferedAfterThePageCloses() {
  QVERIFY(writeFile(path(u"a"_s), playedText({.moves = 4})));
  const auto app = this->app();
  QCOMPARE(app->resumable(), u"underwear"_s);
  app->records()->visit();
  QTRY_VERIFY(!app->records()->reading());
  app->records()->remove(path(u"a"_s));
  // The deleted game can be resumed as long as the deletion can be undone.
  QCOMPARE(app->resumable(), u"underwear"_s);
  app->records()->leave();
  QCOMPARE(app->resumable(), QString());
  app->resume(u"underwear"_s);
  QVERIFY(!app->table()->active());
}

void TestRecordsApp::filesOfDeletedRecordsAreRemovedWhenTheProgramEnds() {
  QVERIFY(writeFile(path(u"a"_s), playedText({.moves = 4})));
  auto app = this->app();
  app->records()->visit();
  QTRY_VERIFY(!app->records()->reading());
  app->records()->remove(path(u"a"_s));
  QVERIFY(QFile::exists(path(u"a"_s)));
  app.reset();
  QVERIFY(!QFile::exists(path(u"a"_s)));
}

DOWNPILE_TEST(TestRecordsApp);

#include "tst_records_app.moc"
