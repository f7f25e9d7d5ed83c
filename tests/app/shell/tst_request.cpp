// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked for on the command line, and what the program does about it.
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include "shell/program.h"

using namespace downpile;
using namespace Qt::StringLiterals;

class TestRequest : public QObject {
  Q_OBJECT

 private slots:
  void isHandedOverAsText_data();
  void isHandedOverAsText();
  void continuesWithTheGameLeftLast();
  void asksForANewGame();
};

void TestRequest::isHandedOverAsText_data() {
  QTest::addColumn<QByteArray>("text");
  QTest::addColumn<QByteArray>("understood");
  QTest::newRow("show") << "show"_qba
                        << "show"_qba;
  QTest::newRow("continue") << "continue"_qba
                            << "continue"_qba;
  QTest::newRow("new") << "new up-and-down"_qba
                       << "new up-and-down"_qba;
  QTest::newRow("see") << "see /home/anna/my%20game%0A%C3%A9.downpile"_qba
                       << "see /home/anna/my%20game%0A%C3%A9.downpile"_qba;
  QTest::newRow("see nothing") << "see "_qba
                               << "show"_qba;
  QTest::newRow("see what is near") << "see game.downpile"_qba
                                    << "show"_qba;
  QTest::newRow("see what has no name") << "see /a%00b"_qba
                                        << "show"_qba;
  QTest::newRow("nothing") << QByteArray() << "show"_qba;
  QTest::newRow("no game") << "new chess"_qba
                           << "show"_qba;
  QTest::newRow("of a later version") << "new life underwear"_qba
                                      << "show"_qba;
}

void TestRequest::isHandedOverAsText() {
  QFETCH(QByteArray, text);
  QFETCH(QByteArray, understood);
  QCOMPARE(requestText(requestFromText(text)), understood);
}

void TestRequest::continuesWithTheGameLeftLast() {
  const QTemporaryDir folder;
  const Program::Folders folders{folder.filePath(u"settings.ini"_s), folder.filePath(u"games"_s)};
  const Request resume{.kind = Request::Kind::resume};
  {
    Program program(folders);
    program.carryOut(resume);
    QVERIFY(!program.table()->active());
    for (const QString& game : {u"life"_s, u"up-and-down"_s}) {
      program.newGame()->setGameId(game);
      QVERIFY(program.newGame()->start());
    }
  }
  Program program(folders);
  program.lookForGames();
  QSignalSpy started(&program, &Program::gameStarted);
  QSignalSpy wanted(&program, &Program::tableWanted);
  program.carryOut({});
  QCOMPARE(started.size(), 0);
  program.carryOut(resume);
  QCOMPARE(program.table()->gameId(), u"up-and-down"_s);
  QCOMPARE(started.size(), 1);
  // What is on the table stays there.
  program.carryOut(resume);
  QCOMPARE(program.table()->gameId(), u"up-and-down"_s);
  QCOMPARE(started.size(), 1);
  QCOMPARE(wanted.size(), 1);
}

void TestRequest::asksForANewGame() {
  const QTemporaryDir folder;
  Program program({folder.filePath(u"settings.ini"_s), folder.filePath(u"games"_s)});
  QSignalSpy wanted(&program, &Program::newGameWanted);
  program.carryOut({.kind = Request::Kind::newGame, .game = u"life"_s});
  QCOMPARE(wanted.size(), 1);
  QCOMPARE(wanted.first().first().toString(), u"life"_s);
}

QTEST_MAIN(TestRequest)

#include "tst_request.moc"
