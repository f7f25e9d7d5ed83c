// SPDX-License-Identifier: GPL-3.0-or-later
// The statistics page as QML sees it: filters, figures, plots and tables, and updates when the
// records change.
#include <QLocale>
#include <QSignalSpy>
#include <QTemporaryDir>

#include "../support/learnt_games.h"
#include "../support/sample_records.h"
#include "runner/test_class.h"
#include "statistics/figure_rows.h"
#include "statistics/statistics.h"

using namespace downpile;
using namespace downpile::tests;
using namespace Qt::StringLiterals;

class TestStatistics : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void statisticsAreEmptyWithoutRecords();
  void firstShowsStatisticsOfTheCardGamePlayedLast();
  void filtersOfferOnlyRecordedValues();
  void filtersNarrowTheGames();
  void marksFiguresFromTooFewGames();
  void valuesSmallerThanTheirErrorMarginAreMarkedUncertain();
  void gamesThatCountDealsShowDealsWon();
  void playingTimeBelowTwoHoursIsInMinutes();
  void plotNeedsTwentyGames();
  void plotsOfWinsAndRatingRiseIfThePersonWinsMoreOften();
  void rangesOfSharesEndAtZeroAndOneHundredPercent();
  void marginOfEqualValuesIsLeftOut();
  void ratingShowsItsUncertainty();
  void reopenedPageReflectsNewDeletedAndDamagedRecords();
  void statisticsAreClearedWhenTheirLastPageCloses();
  void reportsTheNumberOfRecordsReadSoFar();
  void exportsACsvTable();
  void exportNeverOverwritesFiles();
  void exportReportsUnwritableFolder();
  void statisticsCanBeDestroyedWhileReadingRecords();

 private:
  QString path(const QString& name) const {
    return folder_->filePath(u"games/"_s) + name + u".downpile"_s;
  }
  void keep(const QString& name, const SampleGame& played = shortGame(), int number = 0) const {
    QVERIFY(writeFile(path(name), playedText(played), sampleTime(number)));
  }
  // Writes short games; the seeds decide which of them the person wins.
  void keepGames(int count, int first = 0) const {
    for (int i = 0; i < count; ++i) {
      SampleGame played = shortGame();
      played.seed = static_cast<std::uint64_t>(first + i + 1);
      keep(u"game-%1"_s.arg(first + i), played, 1000 - first - i);
    }
  }
  void openPageAndWaitForRecords() {
    visit_ = statistics_->visit();
    QTRY_VERIFY(!statistics_->reading());
  }
  static QStringList texts(const QVariantList& choices) {
    QStringList texts;
    for (const QVariant& each : choices) texts << each.toMap()[u"text"_s].toString();
    return texts;
  }
  static QString valueOf(const FigureModel& model, const QString& title) {
    return model.value(model.find(u"title"_s, title), u"value"_s).toString();
  }
  static QString noteOf(const FigureModel& model, const QString& title) {
    return model.value(model.find(u"title"_s, title), u"note"_s).toString();
  }
  void exportToFolder() const { statistics_->exportTo(QUrl::fromLocalFile(folder_->path())); }
  QStringList exported(const QString& name) const {
    QFile file(folder_->filePath(name));
    if (!file.open(QIODevice::ReadOnly)) return {};
    return QString::fromUtf8(file.readAll()).split(u"\r\n"_s, Qt::SkipEmptyParts);
  }

  std::unique_ptr<QTemporaryDir> folder_;
  std::unique_ptr<Statistics> statistics_;
  QDateTime now_;
  int visit_ = 0;
};

void TestStatistics::init() {
  QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
  folder_ = std::make_unique<QTemporaryDir>();
  now_ = sampleTime(0);
  statistics_ = std::make_unique<Statistics>(Statistics::Dependencies{
      .place = {folder_->filePath(u"games"_s), folder_->filePath(u"statistics.sqlite"_s)},
      .now = [this] { return now_; }});
}

void TestStatistics::statisticsAreEmptyWithoutRecords() {
  openPageAndWaitForRecords();
  QCOMPARE(statistics_->games(), 0);
  QCOMPARE(statistics_->chosen(), 0);
  QCOMPARE(statistics_->figures()->count(), 0);
  QVERIFY(statistics_->summary().isEmpty());
  QVERIFY(!statistics_->plot().isKnown());
  QVERIFY(statistics_->plotMissing().isEmpty());
  exportToFolder();
  QVERIFY(statistics_->message().isEmpty());
}

void TestStatistics::firstShowsStatisticsOfTheCardGamePlayedLast() {
  keep(u"a"_s, {.game = "life", .moves = 400}, 4);
  keep(u"b"_s, shortGame(), 2);
  openPageAndWaitForRecords();
  QCOMPARE(statistics_->games(), 2);
  QCOMPARE(statistics_->game(), u"underwear"_s);
  QCOMPARE(statistics_->chosen(), 1);
  QCOMPARE(valueOf(*statistics_->figures(), u"Games"_s), u"1"_s);
  QVERIFY(statistics_->counts()->find(u"title"_s, u"Steals"_s) >= 0);
  statistics_->setGame(u"life"_s);
  QVERIFY(statistics_->counts()->find(u"title"_s, u"Redeals"_s) >= 0);
  QVERIFY(statistics_->counts()->find(u"title"_s, u"Steals"_s) < 0);
  statistics_->setGame({});
  QCOMPARE(statistics_->chosen(), 2);
  QCOMPARE(statistics_->counts()->count(), 0);
  QVERIFY(statistics_->figures()->find(u"title"_s, u"Points per deal"_s) < 0);
}

void TestStatistics::filtersOfferOnlyRecordedValues() {
  keep(u"a"_s, shortGame(), 4);
  keep(u"b"_s, {.players = 4, .moves = 300, .level = "sharp"}, 2);
  keep(u"c"_s, {.game = "life", .moves = 400}, 6);
  keep(u"d"_s, {.moves = 300, .level = "program:counter.py"}, 7);
  openPageAndWaitForRecords();
  QCOMPARE(texts(statistics_->gameChoices()),
           (QStringList{u"All games"_s, u"Underwear"_s, u"Life"_s}));
  QCOMPARE(texts(statistics_->playersChoices()),
           (QStringList{u"Any number of players"_s, u"3 player(s)"_s, u"4 player(s)"_s}));
  QCOMPARE(texts(statistics_->opponentsChoices()),
           (QStringList{u"Any opponents"_s, u"Fair"_s, u"Sharp"_s, u"Program"_s}));
  const QStringList rules = texts(statistics_->rulesChoices());
  QCOMPARE(rules.size(), 3);
  QVERIFY(rules.contains(u"Usual rules"_s));
}

void TestStatistics::filtersNarrowTheGames() {
  keep(u"a"_s, shortGame(), 4);
  keep(u"b"_s, {.players = 4, .moves = 300, .level = "sharp"}, 2);
  openPageAndWaitForRecords();
  QVERIFY(!statistics_->narrowed());
  statistics_->setOpponents(u"sharp"_s);
  QCOMPARE(statistics_->chosen(), 1);
  QVERIFY(statistics_->narrowed());
  statistics_->setPlayers(3);
  QCOMPARE(statistics_->chosen(), 0);
  QCOMPARE(statistics_->figures()->count(), 0);
  statistics_->setOpponents({});
  QCOMPARE(statistics_->chosen(), 1);
  statistics_->showAll();
  QCOMPARE(statistics_->chosen(), 2);
  statistics_->setRules(statistics_->rulesChoices()[1].toMap()[u"value"_s].toString());
  QCOMPARE(statistics_->chosen(), 1);
  statistics_->showAll();
  now_ = sampleTime(0).addDays(60);
  statistics_->setDays(30);
  QCOMPARE(statistics_->chosen(), 0);
  statistics_->setDays(90);
  QCOMPARE(statistics_->chosen(), 2);
  // Choosing another game resets the filters by players, rules and opponents, but not the filter by
  // days.
  statistics_->setPlayers(3);
  statistics_->setGame({});
  QCOMPARE(statistics_->players(), 0);
  QCOMPARE(statistics_->days(), 90);
}

void TestStatistics::marksFiguresFromTooFewGames() {
  keepGames(3);
  openPageAndWaitForRecords();
  QVERIFY2(statistics_->summary().contains(u"too few"_s), qPrintable(statistics_->summary()));
  QVERIFY(noteOf(*statistics_->figures(), u"Games won"_s).contains(u"Too few"_s));
  QVERIFY(noteOf(*statistics_->rating(), u"Your rating"_s).contains(u"Too few"_s));
  keepGames(60);
  openPageAndWaitForRecords();
  QVERIFY(!statistics_->summary().contains(u"too few"_s));
  QVERIFY(!noteOf(*statistics_->figures(), u"Games won"_s).contains(u"Too few"_s));
}

// A value smaller than its margin of error is uncertain, even after many games.
void TestStatistics::valuesSmallerThanTheirErrorMarginAreMarkedUncertain() {
  const GameInfo& game = *findGame("underwear")->info;
  OwnFigures figures{.games = 60, .finished = 60, .deals = 300};
  figures.won = {.value = 0.5, .margin = 0.1};
  figures.points = {.value = 0.4, .margin = 0.6};
  figures.reviewedDeals = 60;
  figures.slips = {.value = 1.2, .margin = 0.3};
  figures.luck = {.value = -0.1, .margin = 0.2};
  const auto isVague = [&](const QString& title) {
    const auto rows = figureRows(figures, &game);
    const auto row = std::ranges::find(rows, title, &FigureRow::title);
    return row != rows.end() && row->note.contains(u"Too few games"_s);
  };
  QVERIFY(!isVague(u"Games won"_s));
  QVERIFY(!isVague(u"Slips and blunders per deal"_s));
  QVERIFY(isVague(u"Points per deal"_s));
  QVERIFY(isVague(u"Cards and luck per deal"_s));
}

void TestStatistics::gamesThatCountDealsShowDealsWon() {
  const GameInfo& game = *findGame("three-up-three-down")->info;
  OwnFigures figures{.games = 60, .finished = 60, .deals = 300};
  figures.points = {.value = 0.4, .margin = 0.1};
  figures.bestDeal = 1;
  figures.worstDeal = 0;
  figures.dealsAreWon = true;
  const auto rows = figureRows(figures, &game);
  const auto rowTitled = [&](const char* title) {
    return std::ranges::find(rows, QString::fromLatin1(title), &FigureRow::title);
  };
  QVERIFY(rowTitled("Deals won") != rows.end());
  QVERIFY(rowTitled("Deals won")->value.contains(u'%'));
  QVERIFY(rowTitled("Points per deal") == rows.end());
  QVERIFY(rowTitled("Best deal") == rows.end());
}

void TestStatistics::playingTimeBelowTwoHoursIsInMinutes() {
  const auto timeOf = [](double minutes) {
    const auto rows = figureRows(OwnFigures{.games = 1, .minutes = minutes}, nullptr);
    return std::ranges::find(rows, u"Time"_s, &FigureRow::title)->value;
  };
  QVERIFY2(timeOf(75).startsWith(u"75 minute"_s), qPrintable(timeOf(75)));
  QVERIFY2(timeOf(130).startsWith(u"2 hour"_s), qPrintable(timeOf(130)));
}

void TestStatistics::plotNeedsTwentyGames() {
  keepGames(19);
  openPageAndWaitForRecords();
  QVERIFY(!statistics_->plot().isKnown());
  QVERIFY(statistics_->plotMissing().contains(u"20"_s));
  keepGames(20);
  openPageAndWaitForRecords();
  QVERIFY(statistics_->plot().isKnown());
  QVERIFY(statistics_->plotMissing().isEmpty());
  const Plot plot = statistics_->plot();
  const PlotPoint& point = plot.series.front().points.front();
  QVERIFY(point.hasInterval() && point.high > point.low);
  QVERIFY(point.low >= 0 && point.high <= 1);
  QCOMPARE(statistics_->plot().lines.front().y, 1.0 / 3);
  statistics_->setTrend(u"points"_s);
  QVERIFY(statistics_->plot().isKnown());
  statistics_->setTrend(u"slips"_s);
  QVERIFY(!statistics_->plot().isKnown());
  QVERIFY(!texts(statistics_->trendChoices()).contains(u"Slips and blunders"_s));
}

// The first games are lost, and all games of the last twenty days are won.
void TestStatistics::plotsOfWinsAndRatingRiseIfThePersonWinsMoreOften() {
  QVERIFY(keepLearning(folder_->filePath(u"games"_s), now_,
                       {.games = 60, .wonAtFirst = 0, .wonAtLast = 12, .days = 60}));
  openPageAndWaitForRecords();
  QCOMPARE(statistics_->chosen(), 60);
  const Plot won = statistics_->plot();
  const auto& points = won.series.front().points;
  QVERIFY(points.front().y < 0.3 && points.back().y > 0.7);
  statistics_->setTrend(u"rating"_s);
  const Plot rating = statistics_->plot();
  const auto& line = rating.series.front().points;
  QVERIFY(line.back().low > line.front().y);
  QVERIFY(!statistics_->plot().lines.empty());
  // The filter by days also removes earlier points from the line of the plot.
  const std::size_t all = line.size();
  statistics_->setDays(30);
  QVERIFY(statistics_->plot().series.front().points.size() < all);
  QCOMPARE(statistics_->plot().series.front().points.size(), std::size_t{30});
}

void TestStatistics::rangesOfSharesEndAtZeroAndOneHundredPercent() {
  QCOMPARE(estimateText({0.5, 0.2}, true), u"50% (30% to 70%)"_s);
  QCOMPARE(estimateText({0.9, 0.2}, true), u"90% (70% to 100%)"_s);
  QCOMPARE(estimateText({0.1, 0.2}, true), u"10% (0% to 30%)"_s);
  QCOMPARE(estimateText({1.25, 0.31}, false), u"1.25 ± 0.31"_s);
}

void TestStatistics::marginOfEqualValuesIsLeftOut() {
  QCOMPARE(estimateText({1, 0}, true), u"100%"_s);
  QCOMPARE(estimateText({2, 0}, false), u"2.00"_s);
}

void TestStatistics::ratingShowsItsUncertainty() {
  keepGames(30);
  openPageAndWaitForRecords();
  const QString before = valueOf(*statistics_->rating(), u"Your rating"_s);
  QVERIFY(before.contains(u" ± "_s));
  QVERIFY(valueOf(*statistics_->rating(), u"Fair"_s) == u"1,500"_s);
  QVERIFY(!statistics_->uncounted().contains(u"30"_s));
}

void TestStatistics::reopenedPageReflectsNewDeletedAndDamagedRecords() {
  keepGames(2);
  openPageAndWaitForRecords();
  QCOMPARE(statistics_->games(), 2);
  keepGames(1, 2);
  QVERIFY(QFile::remove(path(u"game-0"_s)));
  openPageAndWaitForRecords();
  QCOMPARE(statistics_->games(), 2);
  QVERIFY(writeFile(path(u"broken"_s), "nothing"));
  openPageAndWaitForRecords();
  QVERIFY(statistics_->uncounted().startsWith(u"1 "_s));
}

void TestStatistics::statisticsAreClearedWhenTheirLastPageCloses() {
  keepGames(2);
  openPageAndWaitForRecords();
  const int first = visit_;
  openPageAndWaitForRecords();
  statistics_->pageClosed(first);
  QCOMPARE(statistics_->games(), 2);
  statistics_->pageClosed(visit_);
  QCOMPARE(statistics_->games(), 0);
  QCOMPARE(statistics_->figures()->count(), 0);
}

void TestStatistics::reportsTheNumberOfRecordsReadSoFar() {
  for (int i = 0; i < 300; ++i) keep(QString::number(i), {.moves = 5}, i);
  int most = 0;
  int all = 0;
  connect(statistics_.get(), &Statistics::readingChanged, this, [&] {
    most = std::max(most, statistics_->done());
    all = std::max(all, statistics_->all());
  });
  openPageAndWaitForRecords();
  QCOMPARE(all, 300);
  QVERIFY(most > 0 && most < 300);
}

void TestStatistics::exportsACsvTable() {
  keepGames(12);
  keep(u"life"_s, {.game = "life", .moves = 400}, 2000);
  openPageAndWaitForRecords();
  exportToFolder();
  QVERIFY(statistics_->message().contains(u"downpile-statistics.csv"_s));
  const QStringList lines = exported(u"downpile-statistics.csv"_s);
  QCOMPARE(lines.size(), 13);
  const QStringList header = lines.front().split(u',');
  QVERIFY(header.contains(u"rating"_s) && header.contains(u"steals"_s));
  for (const QString& line : lines) QCOMPARE(line.split(u',').size(), header.size());
  const QStringList last = lines.back().split(u',');
  QCOMPARE(last[header.indexOf(u"game"_s)], u"underwear"_s);
  QCOMPARE(last[header.indexOf(u"opponents"_s)], u"fair"_s);
  QVERIFY(last[header.indexOf(u"rating"_s)].toDouble() > 500);
  // The exported table of all games has no columns for counts that exist in one card game only,
  // such as steals.
  statistics_->setGame({});
  exportToFolder();
  const QStringList all = exported(u"downpile-statistics-2.csv"_s);
  QCOMPARE(all.size(), 14);
  QVERIFY(!all.front().contains(u"steals"_s));
}

void TestStatistics::exportNeverOverwritesFiles() {
  keepGames(2);
  openPageAndWaitForRecords();
  QVERIFY(writeFile(folder_->filePath(u"downpile-statistics.csv"_s), "mine"));
  exportToFolder();
  QCOMPARE(exported(u"downpile-statistics.csv"_s), QStringList{u"mine"_s});
  // A header and a line for each game.
  QCOMPARE(exported(u"downpile-statistics-2.csv"_s).size(), 3);
}

void TestStatistics::exportReportsUnwritableFolder() {
  keepGames(2);
  openPageAndWaitForRecords();
  QVERIFY(writeFile(folder_->filePath(u"file"_s), "in the way"));
  statistics_->exportTo(QUrl::fromLocalFile(folder_->filePath(u"file/below"_s)));
  QVERIFY2(statistics_->message().contains(u"could not"_s), qPrintable(statistics_->message()));
}

void TestStatistics::statisticsCanBeDestroyedWhileReadingRecords() {
  for (int i = 0; i < 300; ++i) keep(QString::number(i), {.moves = 50}, i);
  statistics_->visit();
  statistics_.reset();
}

DOWNPILE_TEST(TestStatistics);
#include "tst_statistics.moc"
