// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/table_review.h"

#include <algorithm>
#include <utility>

#include "arena/statistics.h"
#include "games/catalog.h"
#include "records/checked_record.h"
#include "replay/replay_control.h"
#include "review/review_text.h"
#include "speech/announcer.h"
#include "table/table_controller.h"
#include "text/texts.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

constexpr int kSecond = 1000;

bool isWrong(const ReviewedMove& move) {
  return move.verdict == Verdict::slip || move.verdict == Verdict::blunder;
}

QString verdictKey(Verdict verdict) { return QString::fromUtf8(verdictName(verdict)); }

QString joined(const QStringList& sentences) {
  QStringList said = sentences;
  said.removeAll(QString());
  return said.join(u' ');
}

// What an earlier review of the same game, which ended with one of its deals then, says of the
// deals up to there; the latest that there is.
std::optional<Review> findEarlier(const ReviewStore& store, const Timeline& timeline, int player) {
  const auto& stops = timeline.stops();
  for (std::size_t at = stops.size(); at-- > 0;) {
    if (!stops[at].endsDeal) continue;
    auto found = store.find(markOf(timeline.recordTo(at)), player);
    if (!found) continue;
    std::erase_if(found->moves, [&](const ReviewedMove& move) {
      return std::ranges::find(found->deals, move.deal, &ReviewedDeal::deal) == found->deals.end();
    });
    found->complete = false;
    return found;
  }
  return std::nullopt;
}

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
    tellProgress();
    table_.announcer().reply(joined({tr("The review is done."), summary()}));
  });
  second_.setInterval(kSecond);
  connect(&second_, &QTimer::timeout, this, &TableReview::tellProgress);
}

TableReview::~TableReview() = default;

// ---- what is reviewed ------------------------------------------------------------------------

void TableReview::tableChanged() {
  const Timeline* timeline = replay_.active() ? &replay_.sitting().timeline() : nullptr;
  if (timeline != nullptr && timeline == timeline_ && replay_.viewer() == player_) {
    // What lies open is another thing: the hint comes when the table has been laid anew.
    advised_.reset();
    QMetaObject::invokeMethod(this, &TableReview::advise, Qt::QueuedConnection);
    return;
  }
  timeline_ = timeline;
  player_ = replay_.viewer();
  work_.stop();
  isStopped_ = false;
  isFound_ = false;
  review_ = Review();
  moves_.setAll({});
  advised_.reset();
  entries_.clear();
  if (timeline_ != nullptr) {
    entries_ = timeline_->record().inForce();
    const RecordHeader& header = timeline_->record().header;
    aim_ = aimOf(header.game, header.players);
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
  // What was advised is taken away.
  if (!open && advised_ && replay_.active()) replay_.jump(replay_.stop());
  advised_.reset();
  advise();
}

QString TableReview::whyNot() const {
  if (!replay_.active()) return {};
  const auto& seats = replay_.sitting().seats();
  if (!timeline_->isOpen() && std::ranges::count_if(seats, isPerson) > 1)
    return tr("A game with other people can be reviewed when it is over.");
  return {};
}

// What is known already; what is not is reckoned.
void TableReview::find() {
  if (!whyNot().isEmpty()) return;
  isFound_ = true;
  auto known = store_.find(markOf(timeline_->record()), player_);
  if (!known) {
    known = findEarlier(store_, *timeline_, player_);
    if (known) {
      // It belongs to the longer game from now on.
      const std::string earlier = std::exchange(known->mark, markOf(timeline_->record()));
      if (store_.keep(*known)) store_.forget(earlier, player_);
    }
  }
  if (known) review_ = std::move(*known);
  show();
  start();
}

void TableReview::start() {
  if (!replay_.active() || !whyNot().isEmpty() || review_.complete || work_.isUnderWay()) return;
  isStopped_ = false;
  // A deal may have been finished while it was stopped.
  Review known = store_.find(markOf(timeline_->record()), player_).value_or(review_);
  // Of a deal that is not done nothing is taken over: it is judged anew, to the same end.
  std::erase_if(known.moves, [&known](const ReviewedMove& move) {
    return std::ranges::find(known.deals, move.deal, &ReviewedDeal::deal) == known.deals.end();
  });
  work_.begin(timeline_->record(), player_, deal(), replay_.deals(), std::move(known));
  second_.start();
  emit progressChanged();
}

void TableReview::stop() {
  if (!work_.isUnderWay()) return;
  work_.stop();
  isStopped_ = true;
  tellProgress();
}

QString TableReview::state() const {
  if (work_.isUnderWay()) return u"working"_s;
  if (review_.complete) return u"done"_s;
  return isStopped_ ? u"stopped"_s : u"none"_s;
}

double TableReview::progress() const { return work_.share(); }

QString TableReview::remaining() const {
  const auto seconds = work_.isUnderWay() ? work_.secondsLeft() : std::nullopt;
  if (!seconds) return {};
  constexpr int kMinute = 60;
  if (*seconds < kMinute) return tr("%n second(s) left", "", *seconds);
  return tr("%n minute(s) left", "", (*seconds + kMinute / 2) / kMinute);
}

void TableReview::tellProgress() {
  if (!work_.isUnderWay()) second_.stop();
  emit progressChanged();
}

// ---- what it says ----------------------------------------------------------------------------

QString TableReview::player() const {
  return replay_.active() ? table_.position().narrator().name(player_) : QString();
}

QString TableReview::summary() const {
  if (review_.moves.empty())
    return review_.complete ? tr("There was nothing to decide here.") : QString();
  const QString summary = summaryText(aim_, review_);
  return review_.complete ? summary : tr("So far: %1").arg(summary);
}

void TableReview::show() {
  std::vector<ReviewRow> rows;
  if (timeline_ != nullptr) {
    // What is told of a move takes a while, and stays as it is while the others are judged.
    const auto& known = moves_.all();
    for (const ReviewedMove& move : review_.moves) {
      const auto row =
          std::ranges::lower_bound(known, static_cast<int>(move.entry), {}, &ReviewRow::entry);
      const bool isKnown = row != known.end() && row->entry == static_cast<int>(move.entry) &&
                           row->loss == move.loss && row->verdict == verdictKey(move.verdict);
      rows.push_back(isKnown ? *row : rowOf(move));
    }
  }
  moves_.setAll(std::move(rows));
  emit changed();
  emit progressChanged();
  emit currentChanged();
  advise();
}

// Before it: where several moves were one gesture, only the first of them has a stop of its own.
std::size_t TableReview::stopOf(std::size_t entry) const {
  const auto& stops = timeline_->stops();
  const auto later = std::ranges::upper_bound(stops, entry, {}, &Timeline::Stop::played);
  return static_cast<std::size_t>(std::max(later - stops.begin() - 1, std::ptrdiff_t{0}));
}

std::unique_ptr<AnyGame> TableReview::gameBefore(std::size_t entry) const {
  const std::size_t stop = stopOf(entry);
  auto game = timeline_->at(stop);
  for (std::size_t i = timeline_->stops()[stop].played; i < entry; ++i)
    playEntry(*game, entries_[i]);
  return game;
}

Action TableReview::actionBefore(std::size_t entry, const std::string& text) const {
  return actionOrNone(*gameBefore(entry), player_, text);
}

// As the story tells it, where that tells all of it. But what would have come to light by it is not
// told: it lies hidden.
QString TableReview::tellOf(std::size_t entry, const std::string& text) const {
  const Narrator& narrator = table_.position().narrator();
  const auto game = gameBefore(entry);
  const Action action = actionOrNone(*game, player_, text);
  if (action.verb >= narrator.info().verbs.size()) return {};
  const auto step =
      playEntry(*game, {.kind = RecordEntry::Kind::move, .player = player_, .action = text}).step;
  const Step seen = step.value_or(Step()).cutFor(static_cast<std::uint8_t>(player_));
  const bool isNumber = narrator.info().verbs[action.verb].shape == ActionShape::number;
  const auto tellsAll = [&](const Event& event) {
    if (event.kind != Event::Kind::tell || event.player != player_) return false;
    if (isNumber) return event.number == action.number;
    const auto isTold = [&event](Card card) { return std::ranges::count(event.cards, card) > 0; };
    return !action.cards.empty() && std::ranges::all_of(action.cards, isTold);
  };
  const auto told = std::ranges::find_if(seen.events, tellsAll);
  return told != seen.events.end() ? narrator.tell(*told)
                                   : asSentence(narrator.offered(action)) + u'.';
}

QString TableReview::whyText(const ReviewReason& reason, const Action& best) const {
  Advice advice{.action = best, .card = reason.card, .player = reason.player};
  advice.number = static_cast<std::int16_t>(reason.number);
  return asSentence(table_.position().narrator().advice(reason.text.c_str(), advice));
}

ReviewRow TableReview::rowOf(const ReviewedMove& move) const {
  const std::size_t stop = stopOf(move.entry);
  ReviewRow row{.entry = static_cast<int>(move.entry),
                .deal = move.deal,
                .stop = static_cast<int>(stop),
                .verdict = verdictKey(move.verdict),
                .judged = verdictText(move.verdict),
                .loss = move.loss};
  const auto& story = replay_.story()->rows();
  const auto after = static_cast<int>(stopAfter(*timeline_, move.entry + 1));
  const auto told = std::ranges::find_if(story, [this, after](const StoryRow& each) {
    return each.stop == after && each.player == player_;
  });
  const bool isAlone = timeline_->stops()[stop].played == move.entry && told != story.end();
  row.told = isAlone ? told->text : tellOf(move.entry, move.played);
  if (isWrong(move)) {
    row.better = move.best.empty() ? tr("Better: do nothing here.")
                                   //: What would have been better, as it would have been told.
                                   : tr("Better: %1").arg(tellOf(move.entry, move.best));
    if (move.reason) row.why = whyText(*move.reason, actionBefore(move.entry, move.best));
    row.cost = amountText(aim_, inUnits(move.loss), inUnits(move.lossError));
  }
  const QString where = tr("Deal %1.").arg(numberText(move.deal));
  const QString judged = row.cost.isEmpty() ? row.judged + u'.'
                                            //: A verdict, such as `Slip`, and what the move cost.
                                            : tr("%1: it cost %2.").arg(row.judged, row.cost);
  row.spoken = joined({where, row.told, judged, row.better, row.why});
  return row;
}

QVariantList TableReview::parts(int deal) const {
  std::vector<ReviewedDeal> deals = review_.deals;
  if (deal != 0) std::erase_if(deals, [deal](const auto& each) { return each.deal != deal; });
  if (deals.empty()) return {};
  ReviewedDeal sum;
  for (const ReviewedDeal& each : deals) {
    sum.even += each.even;
    sum.result += each.result;
    sum.cards += each.cards;
    sum.decisions += each.decisions;
    sum.others += each.others;
    sum.luck += each.luck;
  }
  const Aim aim = deal == 0 ? inAll(aim_) : aim_;
  if (aim.isShare && deal == 0) {
    // Of the whole game: one begins with what the first deal began with. What cannot be told yet is
    // how it came from one deal to the next.
    if (!review_.complete) return {};
    sum.even = deals.front().even;
    sum.result = deals.back().result;
    sum.luck = 0;
    sum.luck = sum.result - sum.sum();
  }
  QVariantList list;
  const auto add = [&](const QString& name, const QString& text, Amount amount,
                       const QString& about) {
    list << QVariantMap{{u"name"_s, name},
                        {u"text"_s, text},
                        {u"amount"_s, amountText(aim, inUnits(amount), true)},
                        {u"share"_s, inUnits(amount)},
                        {u"about"_s, about}};
  };
  if (sum.even != 0) {
    add(u"even"_s, tr("At the start"), sum.even,
        tr("What everybody could expect before the cards were dealt."));
  }
  add(u"cards"_s, tr("The cards"), sum.cards,
      tr("What the best play could expect of these cards beyond that."));
  add(u"decisions"_s, tr("Decisions"), sum.decisions,
      tr("What the decisions of this player cost beside the best ones: skill."));
  add(u"others"_s, tr("The others' play"), sum.others,
      tr("What the decisions of the others gave to this player or took."));
  add(u"luck"_s, tr("Luck"), sum.luck,
      tr("How all that met the cards that nobody could see. Over many deals it comes to nothing."));
  add(u"result"_s, tr("Result"), sum.result, tr("The sum of all these."));
  return list;
}

std::vector<const ReviewedMove*> TableReview::movesOf(int deal) const {
  std::vector<const ReviewedMove*> moves;
  for (const ReviewedMove& move : review_.moves) {
    if (move.deal == deal) moves.push_back(&move);
  }
  return moves;
}

Plot TableReview::line(int deal) const {
  Plot plot;
  if (timeline_ == nullptr) return plot;
  const auto& stops = timeline_->stops();
  const auto first = std::ranges::find(stops, deal, &Timeline::Stop::deal);
  const auto moveIn = [&](std::size_t entry) {
    return static_cast<double>(stopOf(entry)) - static_cast<double>(first - stops.begin());
  };
  PlotSeries expected{.name = tr("What could be expected")};
  PlotSeries lost{.name = tr("After a slip or blunder"), .kind = PlotSeries::Kind::points};
  for (const ReviewedMove* move : movesOf(deal)) {
    const auto row =
        std::ranges::find(moves_.all(), static_cast<int>(move->entry), &ReviewRow::entry);
    const double worth = inUnits(move->worth);
    const double off = kNormalErrors * inUnits(move->worthError);
    PlotPoint point{.x = moveIn(move->entry),
                    .y = worth,
                    .low = worth - off,
                    .high = worth + off,
                    .label = row->told};
    expected.points.push_back(point);
    if (!isWrong(*move)) continue;
    point.y -= inUnits(move->loss);
    const double error = kNormalErrors * inUnits(move->lossError);
    point.low = point.y - error;
    point.high = point.y + error;
    lost.points.push_back(std::move(point));
  }
  if (expected.points.empty()) return plot;
  const auto end = std::ranges::find_if(
      stops, [deal](const Timeline::Stop& stop) { return stop.deal == deal && stop.endsDeal; });
  const auto result = std::ranges::find(review_.deals, deal, &ReviewedDeal::deal);
  if (end != stops.end() && result != review_.deals.end()) {
    expected.points.push_back({.x = moveIn(end->played),
                               .y = inUnits(result->result),
                               .label = tr("Result of the deal")});
  }
  plot.title = tr("Chances in deal %1").arg(numberText(deal));
  plot.x = {.title = tr("Move"), .format = PlotAxis::Format::whole};
  plot.y = {.title = unitText(aim_),
            .format = aim_.isShare ? PlotAxis::Format::share : PlotAxis::Format::number};
  plot.series.push_back(std::move(expected));
  if (!lost.points.empty()) plot.series.push_back(std::move(lost));
  return plot;
}

void TableReview::goToPoint(int deal, int series, int point) {
  if (!isShown() || point < 0) return;
  std::vector<const ReviewedMove*> moves = movesOf(deal);
  if (series == 1) std::erase_if(moves, [](const ReviewedMove* move) { return !isWrong(*move); });
  const auto at = static_cast<std::size_t>(point);
  if (at < moves.size()) return goTo(static_cast<int>(moves[at]->entry));
  const auto& stops = timeline_->stops();
  const auto end = std::ranges::find_if(
      stops, [deal](const Timeline::Stop& stop) { return stop.deal == deal && stop.endsDeal; });
  if (end != stops.end()) replay_.goTo(static_cast<int>(end - stops.begin()));
}

QPointF TableReview::marked() const {
  const std::vector<const ReviewedMove*> moves = movesOf(deal());
  const auto here = std::ranges::find(moves, moveHere());
  return here != moves.end() ? QPointF(0, static_cast<double>(here - moves.begin()))
                             : QPointF(-1, -1);
}

// ---- where the replay stands -----------------------------------------------------------------

bool TableReview::isShown() const {
  return replay_.active() && &replay_.sitting().timeline() == timeline_ &&
         replay_.viewer() == player_;
}

void TableReview::moved() {
  if (!isShown()) return;
  advised_.reset();
  emit currentChanged();
  advise();
}

const ReviewedMove* TableReview::moveHere() const {
  if (!isShown()) return nullptr;
  const std::size_t here = timeline_->stops()[static_cast<std::size_t>(replay_.stop())].played;
  const auto move = std::ranges::find(review_.moves, here, &ReviewedMove::entry);
  return move != review_.moves.end() ? &*move : nullptr;
}

int TableReview::current() const {
  const ReviewedMove* move = moveHere();
  return move != nullptr ? static_cast<int>(move->entry) : -1;
}

int TableReview::deal() const {
  if (!isShown()) return 0;
  return timeline_->stops()[static_cast<std::size_t>(replay_.stop())].deal;
}

// Once: who has put the hint away does not want to see it again here.
void TableReview::advise() {
  const ReviewedMove* move = isOpen_ ? moveHere() : nullptr;
  if (move == nullptr || !isWrong(*move) || move->best.empty() || advised_ == move->entry) return;
  const Action best = actionBefore(move->entry, move->best);
  if (best.verb >= table_.position().info().verbs.size()) return;
  advised_ = move->entry;
  Advice advice{.action = best, .instead = actionBefore(move->entry, move->played)};
  if (move->reason) {
    advice.card = move->reason->card;
    advice.player = move->reason->player;
    advice.number = static_cast<std::int16_t>(move->reason->number);
  }
  replay_.propose(advice, move->reason ? move->reason->text.c_str() : nullptr);
}

void TableReview::goTo(int entry) {
  if (!isShown() || entry < 0) return;
  replay_.setPlaying(false);
  replay_.jump(static_cast<int>(stopOf(static_cast<std::size_t>(entry))));
  const auto& all = moves_.all();
  const auto row = std::ranges::find(all, entry, &ReviewRow::entry);
  if (row != all.end()) table_.announcer().reply(row->spoken);
}

void TableReview::goOn(int step) {
  if (!isShown()) return;
  const int here = replay_.stop();
  const ReviewRow* next = nullptr;
  for (const ReviewRow& row : moves_.all()) {
    if (row.better.isEmpty()) continue;
    if (step < 0 && row.stop < here) next = &row;
    if (step > 0 && row.stop > here && next == nullptr) next = &row;
  }
  if (next != nullptr) {
    goTo(next->entry);
  } else {
    const QString none = step > 0 ? tr("Nothing after this surely cost anything.")
                                  : tr("Nothing before this surely cost anything.");
    table_.announcer().reply(review_.complete ? none : tr("So far: %1").arg(none));
  }
}

void TableReview::forget(const QString& path) {
  const CheckedRecord read = readUnplayed(readRecordFile(path));
  if (findGame(read.record.header.game) == nullptr || read.record.entries.empty()) return;
  const std::string mark = markOf(read.record);
  if (timeline_ != nullptr && mark == markOf(timeline_->record())) stop();
  store_.forget(mark);
  // And those of the game as it stood after each deal.
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
