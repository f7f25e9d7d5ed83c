// SPDX-License-Identifier: GPL-3.0-or-later
// Replays in the program: a record comes to the table and leaves it, what was played meanwhile
// waits, and what cannot be shown is told.
#include <QFile>
#include <QSignalSpy>
#include <QTest>

#include "../support/dealt.h"
#include "shell/program.h"

using namespace downpile;
using namespace downpile::tests;
using namespace Qt::StringLiterals;

namespace {

QString goldenPath(const QString& name) { return QStringLiteral(DOWNPILE_GOLDEN) + u'/' + name; }

QByteArray contents(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace

class TestReplayProgram : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void cleanup() { program_.reset(); }
  void aRunningGameWaits();
  void oneReplayAfterAnother();
  void fromNoGameToNoGame();
  void whatCannotBeShownIsTold_data();
  void whatCannotBeShownIsTold();

 private:
  QString written(const QByteArray& text) const {
    const QString path = folder_->filePath(u"other.downpile"_s);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly)) return {};
    file.write(text);
    return path;
  }
  QStringList records() const { return QDir(folder_->filePath(u"games"_s)).entryList(QDir::Files); }

  std::unique_ptr<QTemporaryDir> folder_;
  std::unique_ptr<Program> program_;
};

void TestReplayProgram::init() {
  folder_ = std::make_unique<QTemporaryDir>();
  program_ = std::make_unique<Program>(
      Program::Folders{folder_->filePath(u"settings.ini"_s), folder_->filePath(u"games"_s)});
  program_->settings()->setMotion(u"reduced"_s);
  program_->settings()->setPace(u"unhurried"_s);
}

void TestReplayProgram::aRunningGameWaits() {
  QVERIFY(program_->newGame()->start());
  TableController& table = *program_->table();
  const int turn = sessionOf(table).standing().turn;
  QCOMPARE(sittingOf(table).play(turn, sessionOf(table).view(turn)->legal().front()),
           Session::Result::played);
  const Value before = table.view().write();
  const Record record = sessionOf(table).record();
  QVERIFY(program_->resumable().isEmpty());

  const QString path = goldenPath(u"life-3.record"_s);
  const QByteArray golden = contents(path);
  QSignalSpy started(program_.get(), &Program::replayStarted);
  QVERIFY(program_->openReplay(path));
  QCOMPARE(started.size(), 1);
  QVERIFY(program_->replay()->active());
  QCOMPARE(table.gameId(), u"life"_s);
  QVERIFY(!table.yourTurn());
  QVERIFY(!program_->guide()->open());
  QCOMPARE(program_->resumable(), u"underwear"_s);
  QVERIFY(program_->wouldEnd(u"underwear"_s));
  QVERIFY(!program_->wouldEnd(u"life"_s));
  program_->replay()->deal(1);
  QVERIFY(program_->replay()->stop() > 0);

  QSignalSpy closed(program_.get(), &Program::replayClosed);
  program_->closeReplay();
  QCOMPARE(closed.size(), 1);
  QVERIFY(!program_->replay()->active());
  QCOMPARE(table.view().write(), before);
  QCOMPARE(sessionOf(table).record(), record);
  QVERIFY(program_->resumable().isEmpty());
  QCOMPARE(records().size(), 1);
  QCOMPARE(contents(path), golden);
}

void TestReplayProgram::oneReplayAfterAnother() {
  QVERIFY(program_->newGame()->start());
  QVERIFY(program_->openReplay(goldenPath(u"life-3.record"_s)));
  QVERIFY(program_->openReplay(goldenPath(u"underwear-3.record"_s)));
  // A replay of a game is no game that goes on, and does not wait.
  QCOMPARE(program_->resumable(), u"underwear"_s);
  program_->closeReplay();
  QVERIFY(program_->table()->active());
  QVERIFY(program_->table()->yourTurn() || program_->table()->sitting()->takesMoves());
  QVERIFY(program_->resumable().isEmpty());
}

void TestReplayProgram::fromNoGameToNoGame() {
  QVERIFY(program_->openReplay(goldenPath(u"up-and-down-3.record"_s)));
  QVERIFY(program_->table()->active());
  program_->closeReplay();
  QVERIFY(!program_->table()->active());
  QVERIFY(program_->resumable().isEmpty());
  program_->closeReplay();  // once more means nothing
}

void TestReplayProgram::whatCannotBeShownIsTold_data() {
  QTest::addColumn<QByteArray>("text");
  QTest::addColumn<QString>("told");
  const QByteArray golden = contents(goldenPath(u"underwear-2.record"_s));
  const QByteArray header = golden.left(golden.indexOf("begin\n") + 6);
  QTest::newRow("nothing") << QByteArray() << u"is not the record"_s;
  QTest::newRow("a picture") << QByteArray("\x89PNG\r\n\x1a\n\0\0", 10) << u"is not the record"_s;
  QTest::newRow("newer") << QByteArray("downpile 99\n") << u"newer version"_s;
  QTest::newRow("half a header") << header.left(header.size() / 2) << u"is damaged in line"_s;
  QTest::newRow("no cards") << header << u"no cards have been dealt"_s;
  QTest::newRow("other cards") << header + "chance 7H\n" << u"does not agree"_s;
  QTest::newRow("no line") << header + "chance 7H kd QQ\n" << u"nothing of the game"_s;
}

void TestReplayProgram::whatCannotBeShownIsTold() {
  QFETCH(QByteArray, text);
  QFETCH(QString, told);
  QVERIFY(program_->newGame()->start());
  QVERIFY(!program_->openReplay(written(text)));
  QCOMPARE(program_->notices().size(), 1);
  QVERIFY2(program_->notices().front().contains(told), qPrintable(program_->notices().front()));
  // What was on the table is there still.
  QVERIFY(!program_->replay()->active());
  QVERIFY(program_->table()->sitting()->takesMoves());
  QVERIFY(!program_->openReplay(folder_->filePath(u"no such file"_s)));
  QVERIFY(program_->notices().back().contains(u"is not there"_s));
  QVERIFY(!program_->openReplay(folder_->path()));
  QVERIFY(program_->notices().back().contains(u"not a file"_s));
}

QTEST_MAIN(TestReplayProgram)
#include "tst_replay_program.moc"
