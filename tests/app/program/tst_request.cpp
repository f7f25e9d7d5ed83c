// SPDX-License-Identifier: GPL-3.0-or-later
// Requests on the command line, and their effects.
#include <QSignalSpy>
#include <QTemporaryDir>

#include "../support/sample_records.h"
#include "program/app.h"
#include "program/single_instance.h"
#include "runner/test_class.h"

using namespace downpile;
using namespace Qt::StringLiterals;

class TestRequest : public QObject {
  Q_OBJECT

 private slots:
  void requestTextIsReadBackAndInvalidTextMeansShowTheWindow_data();
  void requestTextIsReadBackAndInvalidTextMeansShowTheWindow();
  void requestToContinueResumesTheGamePlayedLast();
  void requestForANewGameEmitsNewGameWanted();
  void requestWithARecordFileOpensItsReplay();
  void resolvesPathsOfArguments();
  void requestWithATableLinkEmitsJoinWanted();
};

void TestRequest::requestTextIsReadBackAndInvalidTextMeansShowTheWindow_data() {
  QTest::addColumn<QByteArray>("text");
  QTest::addColumn<QByteArray>("understood");
  QTest::newRow("show") << "show"_ba
                        << "show"_ba;
  QTest::newRow("continue") << "continue"_ba
                            << "continue"_ba;
  QTest::newRow("new") << "new up-and-down"_ba
                       << "new up-and-down"_ba;
  QTest::newRow("see") << "see /home/anna/my%20game%0A%C3%A9.downpile"_ba
                       << "see /home/anna/my%20game%0A%C3%A9.downpile"_ba;
  QTest::newRow("see without a path") << "see "_ba
                                      << "show"_ba;
  QTest::newRow("see a relative path") << "see game.downpile"_ba
                                       << "show"_ba;
  QTest::newRow("see a path with a zero byte") << "see /a%00b"_ba
                                               << "show"_ba;
  QTest::newRow("join") << "join downpile://192.0.2.1/abc#def"_ba
                        << "join downpile://192.0.2.1/abc#def"_ba;
  QTest::newRow("join another kind of link") << "join https://example.org"_ba
                                             << "show"_ba;
  QTest::newRow("nothing") << QByteArray() << "show"_ba;
  QTest::newRow("no game") << "new chess"_ba
                           << "show"_ba;
  QTest::newRow("new with two games") << "new life underwear"_ba
                                      << "show"_ba;
}

void TestRequest::requestTextIsReadBackAndInvalidTextMeansShowTheWindow() {
  QFETCH(QByteArray, text);
  QFETCH(QByteArray, understood);
  QCOMPARE(requestText(requestFromText(text)), understood);
}

void TestRequest::requestToContinueResumesTheGamePlayedLast() {
  const QTemporaryDir folder;
  const App::Folders folders{folder.filePath(u"settings.ini"_s), folder.filePath(u"games"_s)};
  const Request resume{.kind = Request::Kind::resume};
  {
    App app(folders);
    app.carryOut(resume);
    QVERIFY(!app.table()->active());
    for (const QString& game : {u"life"_s, u"up-and-down"_s}) {
      app.newGame()->setGameId(game);
      QVERIFY(app.newGame()->start());
    }
  }
  App app(folders);
  app.findSavedGames();
  QSignalSpy started(&app, &App::gameStarted);
  QSignalSpy wanted(&app, &App::tableWanted);
  app.carryOut({});
  QCOMPARE(started.size(), 0);
  app.carryOut(resume);
  QCOMPARE(app.table()->gameId(), u"up-and-down"_s);
  QCOMPARE(started.size(), 1);
  // While a game is on the table, the request to continue a game only shows the table.
  app.carryOut(resume);
  QCOMPARE(app.table()->gameId(), u"up-and-down"_s);
  QCOMPARE(started.size(), 1);
  QCOMPARE(wanted.size(), 1);
}

void TestRequest::requestForANewGameEmitsNewGameWanted() {
  const QTemporaryDir folder;
  App app({folder.filePath(u"settings.ini"_s), folder.filePath(u"games"_s)});
  QSignalSpy wanted(&app, &App::newGameWanted);
  app.carryOut({.kind = Request::Kind::newGame, .game = u"life"_s});
  QCOMPARE(wanted.size(), 1);
  QCOMPARE(wanted.first().first().toString(), u"life"_s);
}

void TestRequest::requestWithARecordFileOpensItsReplay() {
  const QTemporaryDir folder;
  const QString path = folder.filePath(u"any name"_s);
  QVERIFY(tests::writeFile(path, tests::playedText({.game = "life"})));
  App app({folder.filePath(u"settings.ini"_s), folder.filePath(u"games"_s)});
  app.carryOut({.kind = Request::Kind::see, .path = path + u"s"_s});
  QVERIFY(!app.table()->active());
  QCOMPARE(app.notices().size(), 1);
  app.carryOut({.kind = Request::Kind::see, .path = path});
  QVERIFY(app.replay()->active());
  QCOMPARE(app.table()->gameId(), u"life"_s);
  QVERIFY(app.notices().isEmpty());
}

// The process sending the request makes the path absolute: the running instance may have another
// working directory.
void TestRequest::resolvesPathsOfArguments() {
  QCOMPARE(pathFromArgument(u"/a/b.downpile"_s), u"/a/b.downpile"_s);
  QCOMPARE(pathFromArgument(u"file:///a/b%20c.downpile"_s), u"/a/b c.downpile"_s);
  QCOMPARE(pathFromArgument(u"b.downpile"_s), QDir::currentPath() + u"/b.downpile"_s);
  QCOMPARE(pathFromArgument(u"../%41"_s), QDir::currentPath() + u"/../%41"_s);
  // Even with the longest possible file path, a request is short enough for a message to the first
  // instance.
  const QString longest = u'/' + QString(4095, u'\u00e9').left(4095 / 2);
  const Request request{.kind = Request::Kind::see, .path = longest};
  QVERIFY(requestText(request).size() <= SingleInstance::kLongestMessage);
  QCOMPARE(requestFromText(requestText(request)), request);
}

void TestRequest::requestWithATableLinkEmitsJoinWanted() {
  QVERIFY(isTableLink(u"downpile://192.0.2.1/abc#def"_s));
  QVERIFY(!isTableLink(u"downpile.record"_s));
  QVERIFY(!isTableLink(u"/home/anna/downpile://x"_s));
  const QTemporaryDir folder;
  App app({folder.filePath(u"settings.ini"_s), folder.filePath(u"games"_s)});
  QSignalSpy wanted(&app, &App::joinWanted);
  const QString link = u"downpile://192.0.2.1/abc#def"_s;
  app.carryOut({.kind = Request::Kind::join, .link = link});
  QCOMPARE(wanted.size(), 1);
  QCOMPARE(wanted[0][0].toString(), link);
}

DOWNPILE_TEST(TestRequest);

#include "tst_request.moc"
