// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the tst_*.qml of this folder on the whole program, with temporary folders. `fixture` gives
// access to state hidden from QML, makes deal summaries, and lengthens all texts.
#include <QtQml/qqmlextensionplugin.h>
#include <QDir>
#include <QFile>
#include <QFont>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLibraryInfo>
#include <QQmlContext>
#include <QQmlEngine>
#include <QTemporaryDir>
#include <QTranslator>
#include <QVersionNumber>
#include <memory>

#include "../../../programs/scripts.h"
#include "../../support/at_table.h"
#include "../../support/club_life.h"
#include "../../support/held_finger.h"
#include "../../support/learnt_games.h"
#include "../../support/met_people.h"
#include "../../support/sample_records.h"
#include "../../support/some_plots.h"
#include "../../together/person.h"
#include "../../together/visitor.h"
#include "../find_items.h"
#include "../quick_test_main.h"
#include "program/app.h"

Q_IMPORT_QML_PLUGIN(DownpilePlugin)

namespace downpile {

using namespace Qt::StringLiterals;

// Lengthens texts by half, like the longest languages, and puts them in brackets to reveal clipped
// ends. Placeholders, markup, shortcuts and single letters stay unchanged.
class LongTexts : public QTranslator {
 public:
  using QTranslator::QTranslator;

  bool isEmpty() const override { return false; }

  QString translate(const char* /*context*/, const char* source, const char* disambiguation,
                    int /*n*/) const override {
    const QString text = QString::fromUtf8(source);
    const bool isKey =
        disambiguation != nullptr && QByteArrayView(disambiguation).startsWith("shortcut");
    if (isKey || text.size() < 2) return text;
    QString more;
    while (more.size() < text.size() / 2) more += u" lång"_s;
    return u"["_s + text + more + u"]"_s;
  }
};

class Fixture : public QObject {
  Q_OBJECT

 public:
  Fixture() { QJSEngine::setObjectOwnership(&summary_, QJSEngine::CppOwnership); }

  // Returns `item` and the items in it, if they are visible, each followed by the items in it.
  Q_INVOKABLE QObjectList visibleItems(QQuickItem* item) const {
    QObjectList found;
    tests::appendVisibleItems(*item, found);
    return found;
  }
  // Returns the first of visibleItems(item) with this objectName, or null.
  Q_INVOKABLE QQuickItem* named(QQuickItem* item, const QString& name) const {
    return tests::visibleItemNamed(*item, name);
  }

  // True if this version of Qt prints a warning when Qt.callLater() calls a function of a page
  // closed in the meantime. Qt 6.8 does not, Qt 6.11 does.
  Q_INVOKABLE bool warnsOfClosedPages() const {
    return QLibraryInfo::version() > QVersionNumber(6, 8, 99);
  }

  // Value of a house rule in the game on the table.
  Q_INVOKABLE int optionOfGame(const QString& key) const {
    const RecordHeader& header = tests::sessionOf(*App::instance()->table()).header();
    const GameInfo& info = *findGame(header.game)->info;
    return header.options[findOption(info.options, key.toStdString()).value()];
  }

  Q_INVOKABLE QString nameInGame(int player) const {
    const RecordHeader& header = tests::sessionOf(*App::instance()->table()).header();
    return QString::fromStdString(header.seats.at(static_cast<std::size_t>(player)).name);
  }

  // Returns the ids of all games in the catalog.
  Q_INVOKABLE QStringList games() const {
    QStringList ids;
    for (const CatalogEntry& entry : catalog()) ids << QString::fromUtf8(entry.info->id);
    return ids;
  }

  // A value in the settings file, as a later start of the program reads it.
  Q_INVOKABLE QVariant kept(const QString& key) const {
    Settings later(settingsFile);
    return later.property(key.toUtf8().constData());
  }

  // Removes a value from the settings file, so that its default applies.
  Q_INVOKABLE void forget(const QString& key) const {
    QSettings(settingsFile, QSettings::IniFormat).remove(key);
  }

  // Returns a sample summary of a deal won by player 1, with every type of score line. With `over`,
  // the deal was the last one of a game with a seal.
  Q_INVOKABLE QObject* wonDeal(int players, bool over, bool isBroken = false) {
    Summary summary;
    summary.linesTitle = u"Player 1’s score in this deal"_s;
    summary.title = u"Player 1 goes out"_s;
    summary.subtitle = u"Deal 4"_s;
    summary.lines = {{u"7 cards in open up-piles"_s, 7, false},
                     {u"3 cards in closed up-piles"_s, 6, false}};
    for (int player = 0; player < players; ++player) {
      const bool won = player == 1;
      if (!won) {
        summary.lines.push_back({u"5 cards left with player %1"_s.arg(player), 5, false});
      }
      summary.rows.push_back({u"Player %1"_s.arg(player), player + 1, won ? 96 : 0,
                              won ? 1234 : 10 * player, won, player == 0});
      if (over) summary.rows.back().place = won ? 1 : player == 0 ? 2 : player + 1;
    }
    summary.lines.push_back({u"doubled once"_s, 2, true});
    summary.total = 96;
    if (over) summary.winnerText = u"Player 1 wins the game."_s;
    if (over) summary.seal = isBroken ? u"The seal is broken."_s : u"The seal is whole."_s;
    summary.isSealBroken = isBroken;
    summary_.set(std::move(summary));
    return &summary_;
  }

  Q_INVOKABLE QObject* voidDeal() {
    Summary summary;
    summary.title = u"The deal is void"_s;
    summary.subtitle = u"Everybody passed in a row: nobody scores."_s;
    summary.isVoid = true;
    for (int player = 0; player < 4; ++player) {
      summary.rows.push_back(
          {u"Player %1"_s.arg(player), player + 1, 0, player, false, player == 0});
    }
    summary_.set(std::move(summary));
    return &summary_;
  }

  // Begins a reproducible game without a guide, with the number of players chosen last.
  Q_INVOKABLE void begin(const QString& gameId, int seed) {
    passGuides();
    NewGame& game = *App::instance()->newGame();
    game.setGameId(gameId);
    game.fixSeeds(static_cast<std::uint64_t>(seed), static_cast<std::uint64_t>(seed) + 1);
    for (int player = 1; player < game.players(); ++player) {
      game.setLevel(player, u"rules"_s);
    }
    game.start();
  }

  // Command of an external bot playing the first legal move.
  Q_INVOKABLE QString exampleBotCommand() {
    QFile file(folder + u"/first player.sh"_s);
    if (!file.open(QIODevice::WriteOnly)) qFatal("cannot write the script");
    file.write(kFirstMove);
    return u"/bin/sh '%1'"_s.arg(file.fileName());
  }
  Q_INVOKABLE void finishDeal() const { tests::finishDeal(*App::instance()->table()); }
  Q_INVOKABLE int movesInGame() const {
    return static_cast<int>(tests::sessionOf(*App::instance()->table()).position());
  }

  Q_INVOKABLE void passGuides() {
    App::instance()->guide()->end();
    for (const CatalogEntry& entry : catalog()) {
      App::instance()->settings()->setGuideSeen(QString::fromUtf8(entry.info->id));
    }
  }

  // Returns a sample score sheet of a game with scores and payments of all players, and an
  // epilogue.
  Q_INVOKABLE QObject* settledGame(int players) {
    Summary summary;
    summary.title = u"The deal is over"_s;
    summary.subtitle = u"Deal 15"_s;
    summary.winnerText = u"Player 0 wins the game: 140 points"_s;
    summary.closing = {u"Player 0 will sail around the world."_s,
                       u"Player 1 will find what was lost."_s};
    for (int player = 0; player < players; ++player) {
      SummaryRow row{.name = u"Player %1"_s.arg(player),
                     .portrait = player + 1,
                     .score = player == 0 ? 30 : -10 * player,
                     .total = 140 - 20 * player,
                     .isWinner = player == 0,
                     .isYou = player == 0,
                     .reasons = {u"3 tricks bid and taken: +30"_s},
                     .payments = {},
                     .payment = 100 - 40 * player};
      for (int other = 0; other < players; ++other) {
        if (other != player) row.payments << u"against player %1: %2"_s.arg(other).arg(20);
      }
      summary.rows.push_back(std::move(row));
    }
    summary_.set(std::move(summary));
    return &summary_;
  }

  // Marks the later steps of a game's guide as seen. Otherwise any event may open one of them.
  Q_INVOKABLE void passLaterGuideSteps(const QString& gameId) {
    App::instance()->settings()->setLaterGuideSteps(gameId, {});
  }

  // The user's random number in the seal of the game on the table, in hexadecimal. Empty without a
  // seal.
  Q_INVOKABLE QString cutOfGame() const {
    const auto& seal = tests::sessionOf(*App::instance()->table()).header().seal;
    return seal ? QString::fromStdString(hexText(seal->numbers.front().number)) : QString();
  }
  Q_INVOKABLE QString numberOf(const QString& text) const {
    return QString::fromStdString(hexText(numberFromText(text.toStdString())));
  }

  Q_INVOKABLE Plot seatPlot() const { return tests::seatPlot(); }
  // The plot returned by seatPlot(), with all values changed.
  Q_INVOKABLE Plot laterSeatPlot() const {
    Plot plot = tests::seatPlot();
    for (PlotSeries& series : plot.series) {
      for (PlotPoint& point : series.points) point.y += 0.1;
    }
    return plot;
  }
  Q_INVOKABLE Plot chancePlot() const { return tests::chancePlot(); }
  Q_INVOKABLE Plot emptyPlot() const { return {}; }

  Q_INVOKABLE QUrl fileIn(const QString& name) const {
    return QUrl::fromLocalFile(folder + u'/' + name);
  }

  // Path of a golden record: a stored game that must replay in the same way in every version.
  Q_INVOKABLE QString golden(const QString& name) const {
    return QStringLiteral(GOLDEN_FOLDER) + u'/' + name + u".record"_s;
  }

  // Removes the game from the table and deletes all records.
  Q_INVOKABLE void leave() {
    App::instance()->table()->leave();
    for (const auto* below : {"", "/earlier", "/imported"}) {
      QDir records(folder + QString::fromLatin1(below));
      for (const QString& file : records.entryList({u"*.downpile"_s}, QDir::Files)) {
        records.remove(file);
      }
    }
    App::instance()->findSavedGames();
  }

  Q_INVOKABLE void lengthen(bool on) {
    if (on) {
      QCoreApplication::installTranslator(&longTexts_);
    } else {
      QCoreApplication::removeTranslator(&longTexts_);
    }
    for (QQmlEngine* engine : std::as_const(engines)) engine->retranslate();
  }

  // Writes the record of an unfinished game of three players with the time
  // tests::sampleTime(`number`).
  Q_INVOKABLE void keepRecord(const QString& name, const QString& game, int number) {
    keepSample(name, {.game = game.toStdString()}, number);
  }

  // Writes the record of a finished game of Underwear with the time tests::sampleTime(`number`).
  Q_INVOKABLE void keepFinishedRecord(const QString& name, int number) {
    keepSample(name, tests::shortGame(), number);
  }

  // Writes the record of a complete game with standard house rules.
  Q_INVOKABLE void keepWholeGame(const QString& name, const QString& game) {
    tests::writeFile(folder + u"/earlier/"_s + name + u".downpile"_s,
                     tests::playedText({.game = game.toStdString(), .moves = tests::kToItsEnd}),
                     tests::sampleTime(0));
  }

  // Writes the record of a game of eight players with names of maximal length.
  Q_INVOKABLE void keepLongNames(const QString& name) {
    const std::string longest = "Maximiliane Freifrau von Hohenstaufen-Ec";
    const tests::SampleGame played{.game = "life",
                                   .players = 8,
                                   .person = longest,
                                   .others = std::vector<std::string>(7, longest)};
    tests::writeFile(folder + u"/earlier/"_s + name + u"-long.downpile"_s,
                     tests::playedText(played), tests::sampleTime(-1));
  }

  // Writes records of an improving player, spread over the last 60 days.
  Q_INVOKABLE void keepLearnt(int games) {
    tests::keepLearning(folder, QDateTime::currentDateTime(), {.games = games});
  }

  Q_INVOKABLE bool hasRecord(const QString& name) const {
    return QFile::exists(folder + u"/earlier/"_s + name + u".downpile"_s);
  }

  // Simulates a start of the program with `count` unreadable records in the folder of games.
  // Removes these records afterwards.
  Q_INVOKABLE void startWithDamagedRecords(int count) {
    std::vector<std::unique_ptr<QFile>> files;
    for (int n = 0; n < count; ++n) {
      const QString name = u"/underwear-damaged-%1.downpile"_s.arg(n);
      auto& file = files.emplace_back(std::make_unique<QFile>(folder + name));
      if (file->open(QIODevice::WriteOnly)) file->write("no record at all\n");
      file->close();
    }
    App::instance()->findSavedGames();
    for (const auto& file : files) file->remove();
  }

  // Lets the user meet these people by sitting at a table with them and leaving it.
  Q_INVOKABLE void meet(const QStringList& names) {
    tests::meet(*App::instance()->people(), names);
  }

  Q_INVOKABLE QString keyOf(int number) const { return tests::keyOf(number).text(); }

  Q_INVOKABLE void forgetPeople() {
    People& people = *App::instance()->people();
    people.visit();
    while (people.list()->count() > 0) people.forget(people.list()->value(0, u"key"_s).toString());
    people.leave();
  }

  // Opens a room (a club of people on the network) with people at its tables. Returns its address.
  Q_INVOKABLE QString openClub() {
    club_.reset();
    club_ = std::make_unique<tests::ClubLife>(nullptr);
    return club_->address();
  }
  // Closes the room, and removes the invitation to the last table from the settings.
  Q_INVOKABLE void closeClub() {
    club_.reset();
    App::instance()->settings()->remember(u"lastTable/invitation"_s, {});
  }
  Q_INVOKABLE void leaveSecondTable() { club_->leaveSecond(); }

  // Another person joins the user's table, or leaves it if `name` is empty.
  Q_INVOKABLE void visitTable(const QString& name, bool watches = false) {
    visitor_.reset();
    if (name.isEmpty()) return;
    visitor_ = std::make_unique<tests::Visitor>(name, App::instance()->multiplayer()->invitation(),
                                                *Identity::make(), watches);
  }
  // Plays at the hosted table until the visitor can request an undo, and requests it for the
  // visitor.
  Q_INVOKABLE bool letVisitorRequestUndo() {
    GuestTable& visitor = visitor_->table;
    const auto host = App::instance()->multiplayer()->guest();
    const auto isPossible = [&] {
      return !visitor.isBusy() && !host->isBusy() && visitor.may(GameRequest::undo);
    };
    if (!tests::playUntil(*host, visitor, isPossible)) return false;
    visitor.ask(GameRequest::undo, [](const Answer&) {});
    return true;
  }
  // Another person opens a table. Returns the invitation with which the user can join it.
  Q_INVOKABLE QString openOtherTable() {
    host_ = std::make_unique<tests::Person>(u"Omar"_s);
    host_->multiplayer.host();
    return tests::byThisMachine(host_->multiplayer.invitation()).text();
  }
  Q_INVOKABLE void beginOtherTable() { host_->multiplayer.begin(); }
  // Plays the game at the other person's table to its end.
  Q_INVOKABLE bool finishOtherGame() {
    const auto guest = App::instance()->multiplayer()->guest();
    const auto isOver = [&] { return guest->record().has_value(); };
    return tests::playUntil(*host_->multiplayer.guest(), *guest, isOver);
  }
  // The other person chooses a game of two players with the usual house rules.
  Q_INVOKABLE void changeOtherGame(const QString& gameId) {
    RecordHeader header = tests::shortGame(2, "random");
    header.game = gameId.toStdString();
    header.options = standardValues(findGame(header.game)->info->options);
    host_->chosenGame = header;
    host_->multiplayer.changeGame();
  }
  Q_INVOKABLE void closeOtherTable() {
    host_.reset();
    App::instance()->settings()->remember(u"lastTable/invitation"_s, {});
  }
  Q_INVOKABLE void leaveOtherTable() { host_->multiplayer.leave(); }

  // Simulates a restart of the program in the middle of a game.
  Q_INVOKABLE void startAgain() {
    App::instance()->table()->leave();
    App::instance()->findSavedGames();
  }

  Q_INVOKABLE bool holdFinger() { return tests::holdFinger(); }

  // Sends a key press. `key` and `text` depend on the keyboard's layout, the scan code `code` does
  // not.
  Q_INVOKABLE void pressKey(QQuickItem* item, int key, const QString& text, int code) {
    tests::sendKey(*item, {.key = key, .text = text, .code = code});
  }

  Q_INVOKABLE void mirror(bool on) {
    QGuiApplication::setLayoutDirection(on ? Qt::RightToLeft : Qt::LeftToRight);
  }

  QString settingsFile;
  QString folder;
  QList<QQmlEngine*> engines;

 private:
  void keepSample(const QString& name, const tests::SampleGame& played, int number) const {
    const QString path = folder + u"/earlier/"_s + name + u".downpile"_s;
    tests::writeFile(path, tests::playedText(played), tests::sampleTime(number));
  }

  DealSummary summary_;
  std::unique_ptr<tests::ClubLife> club_;
  std::unique_ptr<tests::Visitor> visitor_;
  std::unique_ptr<tests::Person> host_;
  LongTexts longTexts_;
};

class Setup : public QObject {
  Q_OBJECT

 public slots:
  void applicationAvailable() {
    QFont font = QGuiApplication::font();
    font.setFamilies({u"DejaVu Sans"_s});
    QGuiApplication::setFont(font);
    fixture_.folder = folder_.path();
    fixture_.settingsFile = folder_.filePath(u"settings.conf"_s);
    app_ = std::make_unique<App>(App::Folders{fixture_.settingsFile, folder_.path()});
    // All tests get the same deals in each run.
    app_->newGame()->fixSeeds(1, 2);
    // Guides appear only if a test asks for them.
    fixture_.passGuides();
  }

  void qmlEngineAvailable(QQmlEngine* engine) {
    app_->attach(*engine);
    engine->addImportPath(u":/qt/qml"_s);
    fixture_.engines << engine;
    connect(engine, &QObject::destroyed, this,
            [this, engine] { fixture_.engines.removeOne(engine); });
    engine->rootContext()->setContextProperty(u"fixture"_s, &fixture_);
    engine->rootContext()->setContextProperty(u"thorough"_s, tests::isThoroughRun);
  }

  void cleanupTestCase() { app_.reset(); }

 private:
  QTemporaryDir folder_;
  Fixture fixture_;
  std::unique_ptr<App> app_;
};

}  // namespace downpile

DOWNPILE_QML_TESTS(pages, downpile::Setup)

#include "main.moc"
