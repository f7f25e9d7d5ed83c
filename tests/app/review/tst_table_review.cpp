// SPDX-License-Identifier: GPL-3.0-or-later
// The review of a replay on the table: findings, texts, navigation, storage, and when no review is
// possible.
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <algorithm>
#include <set>

#include "../replay/replays.h"
#include "replay/replay_control.h"
#include "review/aim.h"
#include "review/review_parts.h"
#include "review/review_text.h"
#include "review/reviewer.h"
#include "review/table_review.h"
#include "runner/test_class.h"

using namespace downpile;
using namespace downpile::tests;
using namespace Qt::StringLiterals;

namespace {

constexpr int kLong = 120000;  // maximum time to wait for a review, in milliseconds

// The first `deals` deals of a golden record (a stored game).
std::shared_ptr<const Timeline> firstDeals(const QString& name, int deals) {
  const auto whole = golden(name);
  const auto& stops = whole->stops();
  const auto end = std::ranges::find_if(
      stops, [deals](const Timeline::Stop& stop) { return stop.deal == deals && stop.endsDeal; });
  return std::make_shared<Timeline>(whole->recordTo(static_cast<std::size_t>(end - stops.begin())));
}

struct Reviewed : Table {
  Reviewed(std::shared_ptr<const Timeline> line, const QString& games)
      : timeline(std::move(line)), review(controller, control, games) {
    controller.sit(ReplaySource::open(timeline, settings));
    controller.pace()->hurry();
  }

  bool finishes() {
    return QTest::qWaitFor([this] { return review.state() == u"done"_s; }, kLong);
  }
  const std::vector<ReviewRow>& rows() { return review.moves()->all(); }
  // Returns the row of the first slip or blunder. In a review without mistakes, returns the last
  // row.
  const ReviewRow& firstMistake() {
    const auto row =
        std::ranges::find_if(rows(), [](const ReviewRow& each) { return !each.better.isEmpty(); });
    return row == rows().end() ? rows().back() : *row;
  }

  std::shared_ptr<const Timeline> timeline;
  ReplayControl control{controller, settings};
  TableReview review;
};

double shareOf(const QVariantList& parts, const QString& name) {
  for (const QVariant& part : parts) {
    if (part.toMap().value(u"name"_s).toString() == name)
      return part.toMap().value(u"share"_s).toDouble();
  }
  return 0;
}

}  // namespace

class TestTableReview : public QObject {
  Q_OBJECT

 private slots:
  void init() { folder_ = std::make_unique<QTemporaryDir>(); }

  void everyDecisionIsJudgedAndMistakesNameABetterMove() {
    Reviewed reviewed(firstDeals(u"up-and-down-3.record"_s, 4), folder_->path());
    TableReview& review = reviewed.review;
    QCOMPARE(review.state(), u"none"_s);
    QVERIFY(!review.isOpen());
    review.setOpen(true);
    QCOMPARE(review.state(), u"working"_s);
    QVERIFY(reviewed.finishes());
    QCOMPARE(review.progress(), 1.0);
    const Reviewer reviewer(reviewed.timeline->record(), {});
    QCOMPARE(reviewed.rows().size(), reviewer.decisions().size());
    QVERIFY(reviewer.decisions().size() > 3);
    for (const ReviewRow& row : reviewed.rows()) {
      QVERIFY(!row.moveText.isEmpty());
      QVERIFY2(
          row.moveText.contains(reviewed.control.viewpoints()[0].toMap()[u"name"_s].toString()),
          qPrintable(row.moveText));
      QVERIFY(row.spoken.contains(row.moveText));
      QCOMPARE(reviewed.timeline->stops()[static_cast<std::size_t>(row.stop)].deal, row.deal);
      const bool isWrong = row.verdict == u"slip" || row.verdict == u"blunder";
      QCOMPARE(!row.better.isEmpty(), isWrong);
      QVERIFY2(row.judged.contains(u" · deal %1"_s.arg(row.deal)), qPrintable(row.judged));
      QCOMPARE(row.judged.contains(u" · cost "_s), isWrong);
    }
    QVERIFY(!review.summary().isEmpty());
    // The record contains random moves and therefore mistakes. The list begins with the mistake
    // that cost the most.
    ReviewModel& moves = *review.moves();
    QCOMPARE(moves.order(), u"cost"_s);
    QVERIFY(moves.count() > 0);
    QVERIFY(std::ranges::is_sorted(moves.rows(), std::greater(), &ReviewRow::loss));
    moves.setOrder(u"game"_s);
    QCOMPARE(moves.count(), static_cast<int>(reviewer.decisions().size()));
    QVERIFY(std::ranges::is_sorted(moves.rows(), {}, &ReviewRow::entry));
  }

  void reviewOfASingleDealShowsNoDealNumber() {
    Reviewed reviewed(firstDeals(u"up-and-down-3.record"_s, 1), folder_->path());
    reviewed.review.setOpen(true);
    QVERIFY(reviewed.finishes());
    QVERIFY(!reviewed.rows().empty());
    for (const ReviewRow& row : reviewed.rows()) {
      QVERIFY2(!row.judged.contains(u"deal"_s), qPrintable(row.judged));
      QVERIFY2(!row.spoken.startsWith(u"Deal"_s), qPrintable(row.spoken));
    }
    QCOMPARE(reviewed.review.line(1).title, u"Chances"_s);
    QCOMPARE(reviewed.review.unit(), u"Points gained on the others"_s);
    QVERIFY(reviewed.control.stopText().startsWith(u"Move "_s));
  }

  // If no move was a mistake, the summary explains losses too small to be called mistakes.
  void reviewSummaryExplainsSmallLossesIfNoMoveIsAMistake() {
    const Aim aim{.unit = "points", .title = "points"};
    Review review;
    review.moves.resize(4);
    const QString none = summaryText(aim, review);
    QVERIFY2(none.startsWith(u"None of 4 decision"_s) && !none.contains(u"All decisions"_s),
             qPrintable(none));
    for (ReviewedMove& move : review.moves) move.loss = amountOf(0.3);
    // A running review does not show the parts of the result yet.
    QCOMPARE(summaryText(aim, review), none);
    review.complete = true;
    QCOMPARE(summaryText(aim, review),
             none + u" “All decisions” adds up differences so small that each may be chance."_s);
  }

  void partsOfTheResultOfADealAddUpToIt() {
    Reviewed reviewed(firstDeals(u"up-and-down-3.record"_s, 3), folder_->path());
    reviewed.review.setOpen(true);
    QVERIFY(reviewed.finishes());
    double all = 0;
    for (int deal = 1; deal <= 3; ++deal) {
      const QVariantList parts = reviewed.review.parts(deal);
      double sum = 0;
      for (const char* name : {"even", "cards", "gains", "decisions", "others", "luck"})
        sum += shareOf(parts, QString::fromUtf8(name));
      QVERIFY(std::abs(sum - shareOf(parts, u"result"_s)) < 1e-9);
      all += shareOf(parts, u"result"_s);
    }
    QVERIFY(std::abs(all - shareOf(reviewed.review.parts(0), u"result"_s)) < 1e-9);
    QVERIFY(reviewed.review.parts(9).isEmpty());
  }

  // Regression: the parts were shown as percentages, such as −150 % for the decisions of a deal.
  void partsOfAWinningChanceAreShownInDealsWonAndTheShownValuesAddUp() {
    const Aim aim = aimOf("three-up-three-down", 3);
    ReviewedDeal deal{.deal = 1,
                      .result = kOneUnit,
                      .even = 333'333,
                      .cards = 104'444,
                      .gains = 100'000,
                      .decisions = -1'504'444,
                      .others = 204'444};
    deal.luck = deal.result - deal.sum();
    Review review;
    review.deals = {deal};
    review.complete = true;
    QStringList amounts;
    for (const QVariant& part : partsOf(review, aim, 1)) {
      amounts << part.toMap().value(u"amount"_s).toString();
    }
    // Luck is the rest: 1.00 − 0.33 − 0.10 − 0.10 + 1.50 − 0.20.
    QCOMPARE(amounts.join(u' '), u"+0.33 +0.10 +0.10 −1.50 +0.20 +1.77 +1.00"_s);
    QCOMPARE(unitText(ofSums(aim)), u"deals won"_s);
    ReviewedMove move;
    move.verdict = Verdict::blunder;
    move.loss = amountOf(0.65);
    review.moves = {move, move};
    QCOMPARE(summaryText(aim, review),
             u"2 blunder(s) in 2 decision(s). That cost 1.30 in total (deals won)."_s);
  }

  void jumpsToADecisionAndShowsTheBetterMove() {
    const Record record = firstDeals(u"up-and-down-3.record"_s, 4)->record();
    // The game is not over, but the user may see all cards.
    Reviewed reviewed(std::make_shared<Timeline>(record, RecordUser{.mayHaveAll = true}),
                      folder_->path());
    TableReview& review = reviewed.review;
    QSignalSpy spoken(&reviewed.announcer, &Announcer::spoken);
    review.setOpen(true);
    QVERIFY(reviewed.finishes());
    QTRY_VERIFY(!spoken.isEmpty() &&
                spoken.last().constFirst().toString().endsWith(review.summary()));
    spoken.clear();
    const ReviewRow row = reviewed.firstMistake();
    QVERIFY(!row.better.isEmpty());
    // A reason that compares two bids names two different bids.
    static const QRegularExpression bids(u"bid of (\\d+) .*bid of (\\d+) "_s);
    for (const ReviewRow& each : reviewed.rows()) {
      const auto match = bids.match(each.reason);
      QVERIFY2(!match.hasMatch() || match.captured(1) != match.captured(2),
               qPrintable(each.reason));
    }
    review.goTo(row.entry);
    QCOMPARE(reviewed.control.stop(), row.stop);
    QCOMPARE(review.current(), row.entry);
    QVERIFY(!reviewed.controller.coach()->hintText().isEmpty());
    // The announcer reads a decision once, and names its cost without the margin of error.
    QTRY_COMPARE(spoken.size(), 1);
    QCOMPARE(spoken.first().constFirst().toString(), row.spoken);
    QVERIFY2(!row.spoken.contains(u'±'), qPrintable(row.spoken));
    review.goTo(row.entry, true);
    QTRY_COMPARE(spoken.size(), 2);
    QCOMPARE(spoken.last().constFirst().toString(), reviewed.control.stopText());
    // The better move shown is legal at this position, but no move can be made in a replay.
    const Action hinted = *reviewed.controller.coach()->hinted();
    const auto game = reviewed.timeline->at(static_cast<std::size_t>(row.stop));
    const auto legal = game->legal(0);
    QVERIFY(std::ranges::find(legal, hinted) != legal.end());
    reviewed.controller.gestures()->playHint();
    QCOMPARE(reviewed.control.stop(), row.stop);
    QVERIFY(!reviewed.controller.coach()->refusal().isEmpty());
    // After a step forward in the replay, the review marks another decision as current.
    reviewed.control.forward();
    QVERIFY(review.current() != row.entry);
    // The review can jump forward from mistake to mistake, and back.
    reviewed.control.goTo(0);
    std::set<int> mistakes;
    for (const ReviewRow& each : reviewed.rows()) {
      if (!each.better.isEmpty() && each.stop > 0) mistakes.insert(each.stop);
    }
    for (const int stop : mistakes) {
      review.goToMistake(1);
      QCOMPARE(reviewed.control.stop(), stop);
    }
    review.goToMistake(1);
    QCOMPARE(reviewed.control.stop(), *mistakes.rbegin());
    for (auto stop = std::next(mistakes.rbegin()); stop != mistakes.rend(); ++stop) {
      review.goToMistake(-1);
      QCOMPARE(reviewed.control.stop(), *stop);
    }
    // Closing the review hides the hint, opening it again shows the hint.
    review.goTo(row.entry);
    QVERIFY(!reviewed.controller.coach()->hintText().isEmpty());
    review.setOpen(false);
    QVERIFY(reviewed.controller.coach()->hintText().isEmpty());
    review.setOpen(true);
    QVERIFY(!reviewed.controller.coach()->hintText().isEmpty());
    // The hint is also visible while all cards are open.
    reviewed.controller.coach()->forgetHint();
    reviewed.control.look(0, true);
    QVERIFY(reviewed.control.allOpen());
    QTRY_VERIFY(!reviewed.controller.coach()->hintText().isEmpty());
  }

  void storedReviewIsLoadedWhenTheSameGameIsReviewedAgain() {
    const auto timeline = firstDeals(u"up-and-down-3.record"_s, 3);
    QVariantList parts;
    {
      Reviewed reviewed(timeline, folder_->path());
      reviewed.review.setOpen(true);
      QVERIFY(reviewed.finishes());
      parts = reviewed.review.parts(0);
    }
    Reviewed again(std::make_shared<Timeline>(timeline->record(), RecordUser{.mayHaveAll = true}),
                   folder_->path());
    again.review.setOpen(true);
    QCOMPARE(again.review.state(), u"done"_s);
    QCOMPARE(again.review.parts(0), parts);
    // The stored review covers only one player. The review of another player must be computed.
    again.control.look(1, false);
    QCOMPARE(again.review.state(), u"working"_s);
    QVERIFY(again.rows().empty());
    again.review.stop();
  }

  void reviewOfALongerGameReusesTheStoredReviewOfItsStart() {
    {
      Reviewed reviewed(firstDeals(u"up-and-down-3.record"_s, 3), folder_->path());
      reviewed.review.setOpen(true);
      QVERIFY(reviewed.finishes());
    }
    Reviewed later(firstDeals(u"up-and-down-3.record"_s, 4), folder_->path());
    later.review.setOpen(true);
    const std::size_t known = later.rows().size();
    QVERIFY(known > 0);
    QVERIFY(std::ranges::all_of(later.rows(), [](const ReviewRow& row) { return row.deal <= 3; }));
    QCOMPARE(later.review.state(), u"working"_s);
    // The review of the longer game has replaced the stored review of the shorter game.
    const ReviewStore store(folder_->path());
    const auto before = firstDeals(u"up-and-down-3.record"_s, 3);
    QVERIFY(!store.find(markOf(before->record()), 0));
    QVERIFY(later.finishes());
    const Reviewer reviewer(later.timeline->record(), {});
    QCOMPARE(later.rows().size(), reviewer.decisions().size());
  }

  void stoppedReviewIsResumed() {
    Reviewed reviewed(golden(u"underwear-3.record"_s), folder_->path());
    TableReview& review = reviewed.review;
    review.setOpen(true);
    QVERIFY(QTest::qWaitFor([&] { return !reviewed.rows().empty(); }, kLong));
    review.stop();
    QCOMPARE(review.state(), u"stopped"_s);
    const std::size_t known = reviewed.rows().size();
    QCoreApplication::processEvents();
    QCOMPARE(reviewed.rows().size(), known);
    review.start();
    QCOMPARE(review.state(), u"working"_s);
    // Leaving the replay ends the review.
    reviewed.controller.leave();
    QCOMPARE(review.state(), u"none"_s);
    QVERIFY(!review.isOpen());
    QVERIFY(reviewed.rows().empty());
  }

  void stoppedReviewWorkReportsNoFurtherMoves() {
    const Record record = golden(u"underwear-3.record"_s)->record();
    ReviewWork work{ReviewStore(folder_->path())};
    QSignalSpy judged(&work, &ReviewWork::judged);
    QSignalSpy ended(&work, &ReviewWork::ended);
    work.begin(record, 0, 1, 1, std::nullopt);
    QVERIFY(QTest::qWaitFor([&] { return !judged.isEmpty(); }, kLong));
    work.stop();
    const qsizetype known = judged.size();
    // A second task without any deals ends only after the stopped task, because both run in the
    // same thread.
    work.begin(record, 0, 1, 0, std::nullopt);
    QVERIFY(QTest::qWaitFor([&] { return !ended.isEmpty(); }, kLong));
    QCOMPARE(judged.size(), known);
    QCOMPARE(ended.size(), 1);
  }

  void reviewStartsWithTheDealShownInTheReplay() {
    Reviewed reviewed(firstDeals(u"up-and-down-3.record"_s, 4), folder_->path());
    reviewed.control.deal(2);
    reviewed.review.setOpen(true);
    QVERIFY(QTest::qWaitFor([&] { return !reviewed.rows().empty(); }, kLong));
    QCOMPARE(reviewed.rows().front().deal, 3);
    reviewed.review.stop();
  }

  // While a game with people runs, no player may learn more than the others.
  void runningGameWithPeopleIsNotReviewed() {
    const auto part = firstDeals(u"up-and-down-3.record"_s, 2);
    Record record = part->record();
    for (Seat& seat : record.header.seats) seat = Seat{.name = "somebody"};
    QVERIFY(isPerson(record.header.seats[0]));
    Reviewed reviewed(std::make_shared<Timeline>(record), folder_->path());
    reviewed.review.setOpen(true);
    QVERIFY(!reviewed.review.refusal().isEmpty());
    QCOMPARE(reviewed.review.state(), u"none"_s);
    reviewed.review.start();
    QCOMPARE(reviewed.review.state(), u"none"_s);
  }

  // A stored review may be damaged or edited. It must not lead to positions that the game does not
  // have.
  void inconsistentStoredReviewIsComputedAgain_data() {
    QTest::addColumn<std::vector<std::size_t>>("entries");
    QTest::newRow("beyond the end") << std::vector<std::size_t>{0, 1'000'000};
    QTest::newRow("out of order") << std::vector<std::size_t>{3, 1};
    QTest::newRow("twice") << std::vector<std::size_t>{1, 1};
  }
  void inconsistentStoredReviewIsComputedAgain() {
    QFETCH(std::vector<std::size_t>, entries);
    const auto timeline = firstDeals(u"up-and-down-3.record"_s, 2);
    Review review{.mark = markOf(timeline->record()),
                  .game = "up-and-down",
                  .players = 3,
                  .player = 0,
                  .unit = "u",
                  .complete = true,
                  .moves = {},
                  .deals = {}};
    for (const std::size_t entry : entries)
      review.moves.push_back({.entry = entry, .played = "bid 0", .best = "bid 1"});
    QVERIFY(ReviewStore(folder_->path()).save(review));
    Reviewed reviewed(timeline, folder_->path());
    reviewed.review.setOpen(true);
    QCOMPARE(reviewed.review.state(), u"working"_s);
    QVERIFY(reviewed.rows().empty());
    reviewed.review.stop();
  }

  // The text of a better move does not reveal hidden cards. The history omits simultaneous choices,
  // such as the suit in Life. For such a choice, the text names the value to choose.
  void betterMoveOfAMistakeIsDescribedInWords_data() {
    QTest::addColumn<QString>("record");
    QTest::addColumn<QString>("better");
    QTest::addColumn<QString>("text");
    QTest::newRow("draw") << u"underwear-3.record"_s << u"draw"_s << u"Better: Draw a card."_s;
    QTest::newRow("suit") << u"life-3.record"_s << u"choose "_s << u"Better: Choose a suit: "_s;
    QTest::newRow("cards") << u"three-up-three-down-3.record"_s << u"face "_s
                           << u"Better: Choose three cards to lie face up: "_s;
    QTest::newRow("bid") << u"up-and-down-3.record"_s << u"bid "_s << u"bids "_s;
  }
  void betterMoveOfAMistakeIsDescribedInWords() {
    QFETCH(QString, record);
    QFETCH(QString, better);
    QFETCH(QString, text);
    const auto timeline = golden(record);
    const auto& stops = timeline->stops();
    std::string best;
    const auto isWanted = [&](const Timeline::Stop& stop) {
      const auto game = timeline->at(static_cast<std::size_t>(&stop - stops.data()));
      for (const Action& action : game->legal(0)) {
        best = actionText(action, game->info());
        if (best.starts_with(better.toStdString())) return true;
      }
      return false;
    };
    const auto stop = std::ranges::find_if(stops, isWanted);
    QVERIFY(stop != stops.end());
    ReviewedMove move{.entry = stop->played, .deal = stop->deal, .played = best, .best = best};
    move.verdict = Verdict::blunder;
    const RecordHeader& header = timeline->record().header;
    Review review{.mark = markOf(timeline->record()),
                  .game = header.game,
                  .players = header.players,
                  .player = 0,
                  .unit = "u",
                  .moves = {move},
                  .deals = {}};
    review.complete = true;
    QVERIFY(ReviewStore(folder_->path()).save(review));
    Reviewed reviewed(timeline, folder_->path());
    reviewed.review.setOpen(true);
    QCOMPARE(reviewed.review.state(), u"done"_s);
    const QString shown = reviewed.rows().front().better;
    QVERIFY2(shown.contains(text), qPrintable(shown));
    if (better == u"draw") QCOMPARE(shown, text);
  }

  // The chance to win at the end of a deal is also the chance at the start of the next deal. It
  // must be counted only once.
  void winningChanceCarriedToTheNextDealIsNotCountedTwice() {
    const auto timeline = golden(u"life-3.record"_s);
    Review review{.mark = markOf(timeline->record()),
                  .game = "life",
                  .players = 3,
                  .player = 0,
                  .unit = "game-share",
                  .moves = {},
                  .deals = {}};
    ReviewedDeal deal{.deal = 1, .result = 600000, .even = 333333, .cards = 100000};
    deal.luck = deal.result - deal.even - deal.cards;
    review.deals.push_back(deal);
    deal = {.deal = 2, .result = 1000000, .even = 600000, .decisions = -50000, .luck = 450000};
    review.deals.push_back(deal);
    review.complete = true;
    QVERIFY(ReviewStore(folder_->path()).save(review));
    Reviewed reviewed(timeline, folder_->path());
    reviewed.review.setOpen(true);
    const QVariantList parts = reviewed.review.parts(0);
    QCOMPARE(shareOf(parts, u"even"_s), 0.333333);
    QCOMPARE(shareOf(parts, u"result"_s), 1.0);
    QCOMPARE(shareOf(parts, u"decisions"_s), -0.05);
    double sum = 0;
    for (const char* name : {"even", "cards", "gains", "decisions", "others", "luck"})
      sum += shareOf(parts, QString::fromUtf8(name));
    QVERIFY(std::abs(sum - 1) < 1e-9);
  }

  void forgetsReviewOfDeletedRecord() {
    const auto timeline = firstDeals(u"up-and-down-3.record"_s, 3);
    const ReviewStore store(folder_->path());
    Reviewed reviewed(timeline, folder_->path());
    reviewed.review.setOpen(true);
    QVERIFY(reviewed.finishes());
    QVERIFY(store.find(markOf(timeline->record()), 0));
    const QString path = folder_->filePath(u"gone.downpile"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(recordText(timeline->record())));
    file.close();
    reviewed.review.forget(path);
    QVERIFY(!store.find(markOf(timeline->record()), 0));
  }

  void plotShowsTheExpectedResultAtEachDecisionOfADeal() {
    Reviewed reviewed(firstDeals(u"up-and-down-3.record"_s, 4), folder_->path());
    TableReview& review = reviewed.review;
    QVERIFY(!review.line(4).isKnown());
    review.setOpen(true);
    QVERIFY(reviewed.finishes());
    const Plot line = review.line(4);
    QVERIFY(line.isKnown());
    const auto ofDeal =
        std::ranges::count(reviewed.rows(), 4, [](const ReviewRow& row) { return row.deal; });
    // The plot has a point for each decision of the deal, and one for the result.
    QCOMPARE(static_cast<qsizetype>(line.series[0].points.size()), ofDeal + 1);
    QCOMPARE(line.series[0].points.back().y, shareOf(review.parts(4), u"result"_s));
    for (int series = 0; series < static_cast<int>(line.series.size()); ++series) {
      const auto& points = line.series[static_cast<std::size_t>(series)].points;
      for (int point = 0; point < static_cast<int>(points.size()); ++point) {
        review.goToPoint(4, series, point);
        const bool isResult = series == 0 && point == static_cast<int>(points.size()) - 1;
        const auto& current =
            reviewed.timeline->stops()[static_cast<std::size_t>(reviewed.control.stop())];
        QCOMPARE(current.endsDeal, isResult);
        if (isResult) continue;
        QVERIFY(review.current() >= 0);
        const QPoint marked = review.marked().toPoint();
        QCOMPARE(line.series[0].points[static_cast<std::size_t>(marked.y())].x,
                 points[static_cast<std::size_t>(point)].x);
      }
    }
  }

 private:
  std::unique_ptr<QTemporaryDir> folder_;
};

DOWNPILE_TEST(TestTableReview);
#include "tst_table_review.moc"
