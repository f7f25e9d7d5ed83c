// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/table_review.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include "games/catalog.h"
#include "records/checked_record.h"
#include "replay/replay_control.h"
#include "review/review_line.h"
#include "review/review_parts.h"
#include "review/review_rows.h"
#include "review/review_text.h"
#include "speech/announcer.h"
#include "table/table_controller.h"
#include "text/remaining_text.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

constexpr int kSecond = 1000;

}  // namespace

TableReview::TableReview(TableController& table, ReplayControl& replay, const QString& games)
    : table_(table), replay_(replay), store_(games), work_(store_) {
  connect(&replay_, &ReplayControl::activeChanged, this, &TableReview::tableChanged);
  connect(&replay_, &ReplayControl::moved, this, &TableReview::moved);
  connect(&work_, &ReviewWork::judged, this, [this](const ReviewedMove& move) {
    std::erase_if(review_.moves,
                  [&move](const ReviewedMove& other) { return other.entry == move.entry; });
    review_.moves.insert(
        std::ranges::upper_bound(review_.moves, move.entry, {}, &ReviewedMove::entry), move);
    show();
  });
  connect(&work_, &ReviewWork::found, this, [this](const Review& review) {
    review_ = review;
    show();
  });
  connect(&work_, &ReviewWork::ended, this, [this] {
    updateProgress();
    table_.announcer().reply(joinedSentences({tr("The review is done."), summary()}));
  });
  second_.setInterval(kSecond);
  connect(&second_, &QTimer::timeout, this, &TableReview::updateProgress);
}

TableReview::~TableReview() = default;

// ---- review -------------------------------------------------------------------------------------

void TableReview::tableChanged() {
  if (isShown()) {
    // The table still shows the same replay, with more or fewer cards face up. The hint is shown
    // again once the table has been rebuilt.
    advised_.reset();
    QMetaObject::invokeMethod(this, &TableReview::advise, Qt::QueuedConnection);
    return;
  }
  game_.reset();
  work_.stop();
  isStopped_ = false;
  isFound_ = false;
  review_ = Review();
  moves_.setAll({});
  advised_.reset();
  if (replay_.active()) {
    game_.emplace(replay_.source().timeline(), replay_.viewer());
  } else {
    setOpen(false);
  }
  show();
  if (isOpen_) find();
}

void TableReview::setOpen(bool open) {
  open = open && replay_.active();
  if (open == isOpen_) return;
  isOpen_ = open;
  emit openChanged();
  if (open && !isFound_) find();
  // Showing the current stop again removes the hint of the review.
  if (!open && advised_ && replay_.active()) replay_.jump(replay_.stop());
  advised_.reset();
  advise();
}

QString TableReview::refusal() const {
  if (!replay_.active()) return {};
  if (game_->timeline().access().isWithheld())
    return tr("A game with other people can be reviewed when it is over.");
  return {};
}

std::optional<Review> TableReview::storedReview(const std::string& mark) const {
  auto review = store_.find(mark, game_->player());
  return review && game_->fits(*review) ? std::move(review) : std::nullopt;
}

// Looks for a review from a time when the game had fewer deals. Of several, takes the one with the
// most deals.
std::optional<Review> TableReview::takeOver() const {
  const Timeline& timeline = game_->timeline();
  const auto& stops = timeline.stops();
  for (std::size_t at = stops.size(); at-- > 0;) {
    if (!stops[at].endsDeal) continue;
    auto review = storedReview(markOf(timeline.recordTo(at)));
    if (!review) continue;
    keepWholeDeals(*review);
    review->complete = false;
    // From now on the review belongs to the game with more deals.
    const std::string earlier = std::exchange(review->mark, markOf(timeline.record()));
    if (store_.save(*review)) store_.forget(earlier, game_->player());
    return review;
  }
  return std::nullopt;
}

// Loads the stored results of the review, and starts to review the other deals.
void TableReview::find() {
  if (!refusal().isEmpty()) return;
  isFound_ = true;
  auto known = storedReview(markOf(game_->timeline().record()));
  if (!known) known = takeOver();
  if (known) review_ = std::move(*known);
  show();
  start();
  if (review_.complete) table_.announcer().reply(summary());
}

void TableReview::start() {
  if (!replay_.active() || !refusal().isEmpty() || review_.complete || work_.isUnderWay()) return;
  isStopped_ = false;
  // The review thread may have stored the result of another deal since review_ was loaded.
  const Record& record = game_->timeline().record();
  Review known = storedReview(markOf(record)).value_or(review_);
  // The moves of partly reviewed deals are dropped. They are judged again, with the same result.
  keepWholeDeals(known);
  work_.begin(record, game_->player(), deal(), replay_.deals(), std::move(known));
  second_.start();
  emit progressChanged();
}

void TableReview::stop() {
  if (!work_.isUnderWay()) return;
  work_.stop();
  isStopped_ = true;
  updateProgress();
}

QString TableReview::state() const {
  if (work_.isUnderWay()) return u"working"_s;
  if (review_.complete) return u"done"_s;
  return isStopped_ ? u"stopped"_s : u"none"_s;
}

double TableReview::progress() const { return work_.share(); }

QString TableReview::remaining() const {
  using Seconds = std::chrono::duration<double>;
  const auto left = work_.isUnderWay() ? work_.left() : std::nullopt;
  if (!left) return {};
  return left->isKnown() ? remainingText(Seconds(left->likely))
                         : mostRemainingText(Seconds(left->most));
}

void TableReview::updateProgress() {
  if (!work_.isUnderWay()) second_.stop();
  emit progressChanged();
}

// ---- results ------------------------------------------------------------------------------------

QString TableReview::player() const {
  return game_ ? table_.position().narrator().name(game_->player()) : QString();
}

QString TableReview::summary() const {
  if (review_.moves.empty())
    return review_.complete ? tr("There was nothing to decide here.") : QString();
  const QString summary = summaryText(game_->aim(), review_);
  return review_.complete ? summary : tr("So far: %1").arg(summary);
}

void TableReview::show() {
  std::vector<ReviewRow> rows;
  // Making the text of a row takes time, so the rows of unchanged moves are reused.
  const auto& known = moves_.all();
  for (const ReviewedMove& move : review_.moves) {
    const auto entry = static_cast<int>(move.entry);
    const auto row = std::ranges::lower_bound(known, entry, {}, &ReviewRow::entry);
    const bool isKnown = row != known.end() && row->entry == entry && row->loss == move.loss &&
                         row->verdict == QString::fromUtf8(verdictName(move.verdict));
    rows.push_back(
        isKnown ? *row
                : rowOf(move, *game_, table_.position().narrator(), replay_.story()->rows()));
  }
  moves_.setAll(std::move(rows));
  emit changed();
  emit progressChanged();
  emit currentChanged();
  advise();
}

QVariantList TableReview::mistakes() const {
  QVariantList list;
  for (const ReviewRow& row : moves_.all()) {
    if (row.better.isEmpty()) continue;
    list << QVariantMap{{u"stop"_s, row.stop},
                        {u"verdict"_s, row.verdict},
                        {u"text"_s, QString(row.moveText + u'\n' + row.better)}};
  }
  return list;
}

QVariantList TableReview::parts(int deal) const {
  return game_ ? partsOf(review_, game_->aim(), deal) : QVariantList();
}

QString TableReview::unit() const {
  return game_ ? asSentence(unitText(ofSums(game_->aim()))) : QString();
}

Plot TableReview::line(int deal) const {
  return game_ ? lineOf(review_, *game_, moves_.all(), deal) : Plot();
}

void TableReview::goToPoint(int deal, int series, int point) {
  if (!isShown() || point < 0) return;
  std::vector<const ReviewedMove*> moves = movesOf(review_, deal);
  if (series == 1)
    std::erase_if(moves, [](const ReviewedMove* move) { return !isWrong(move->verdict); });
  const auto at = static_cast<std::size_t>(point);
  if (at < moves.size()) return goTo(static_cast<int>(moves[at]->entry));
  if (const auto end = game_->endOf(deal)) replay_.goTo(static_cast<int>(*end));
}

QPointF TableReview::marked() const {
  const std::vector<const ReviewedMove*> moves = movesOf(review_, deal());
  const auto position = std::ranges::find(moves, currentMove());
  return position != moves.end() ? QPointF(0, static_cast<double>(position - moves.begin()))
                                 : QPointF(-1, -1);
}

// ---- current stop -------------------------------------------------------------------------------

bool TableReview::isShown() const {
  return game_ && replay_.active() && &replay_.source().timeline() == &game_->timeline() &&
         replay_.viewer() == game_->player();
}

void TableReview::moved() {
  if (!isShown()) return;
  advised_.reset();
  emit currentChanged();
  advise();
}

const ReviewedMove* TableReview::currentMove() const {
  if (!isShown()) return nullptr;
  const std::size_t position =
      game_->timeline().stops()[static_cast<std::size_t>(replay_.stop())].played;
  const auto move = std::ranges::find(review_.moves, position, &ReviewedMove::entry);
  return move != review_.moves.end() ? &*move : nullptr;
}

const ReviewRow* TableReview::rowAt(int entry) const {
  const auto row = std::ranges::find(moves_.all(), entry, &ReviewRow::entry);
  return row != moves_.all().end() ? &*row : nullptr;
}

int TableReview::current() const {
  const ReviewedMove* move = currentMove();
  return move != nullptr ? static_cast<int>(move->entry) : -1;
}

int TableReview::deal() const {
  if (!isShown()) return 0;
  return game_->timeline().stops()[static_cast<std::size_t>(replay_.stop())].deal;
}

// Each time the replay moves to the stop of a decision, shows the decision's hint only once. A hint
// dismissed by the user must not appear again while the replay is at this stop.
void TableReview::advise() {
  const ReviewedMove* move = isOpen_ ? currentMove() : nullptr;
  if (move == nullptr || !isWrong(move->verdict) || move->best.empty() || advised_ == move->entry)
    return;
  const Advice advice = game_->advice(*move);
  if (advice.action.verb >= table_.position().info().verbs.size()) return;
  advised_ = move->entry;
  const ReviewRow* row = rowAt(static_cast<int>(move->entry));
  if (row != nullptr && !isGoing_) {
    table_.announcer().reply(joinedSentences({row->better, row->reason}));
  }
  replay_.propose(advice, move->reason ? move->reason->text.c_str() : nullptr);
}

void TableReview::goTo(int entry, bool isRead) {
  if (!isShown() || entry < 0) return;
  replay_.setPlaying(false);
  isGoing_ = true;
  replay_.jump(static_cast<int>(game_->stopOf(static_cast<std::size_t>(entry))));
  isGoing_ = false;
  if (isRead) return table_.announcer().reply(replay_.stopText());
  if (const ReviewRow* row = rowAt(entry)) table_.announcer().reply(row->spoken);
}

void TableReview::goToMistake(int step) {
  if (!isShown()) return;
  const int position = replay_.stop();
  const ReviewRow* next = nullptr;
  for (const ReviewRow& row : moves_.all()) {
    if (row.better.isEmpty()) continue;
    if (step < 0 && row.stop < position) next = &row;
    if (step > 0 && row.stop > position && next == nullptr) next = &row;
  }
  if (next != nullptr) {
    goTo(next->entry);
  } else {
    const QString none = step > 0 ? tr("No later decision clearly cost anything.")
                                  : tr("No earlier decision clearly cost anything.");
    table_.announcer().reply(review_.complete ? none : tr("So far: %1").arg(none));
  }
}

void TableReview::forget(const QString& path) {
  const CheckedRecord read = readUnplayed(readRecordFile(path));
  if (findGame(read.record.header.game) == nullptr || read.record.entries.empty()) return;
  const std::string mark = markOf(read.record);
  if (game_ && mark == markOf(game_->timeline().record())) stop();
  store_.forget(mark);
  // Also deletes the reviews from times when the game had fewer deals.
  const Timeline timeline(read.record);
  for (std::size_t at = 0; at < timeline.stops().size(); ++at) {
    if (timeline.stops()[at].endsDeal) store_.forget(markOf(timeline.recordTo(at)));
  }
}

void TableReview::retranslate() {
  moves_.setAll({});
  show();
}

}  // namespace downpile

#include "moc_table_review.cpp"
