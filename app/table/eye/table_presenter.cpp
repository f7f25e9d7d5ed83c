// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/eye/table_presenter.h"

#include <algorithm>
#include <utility>

#include "game/story_steps.h"

namespace downpile {

TablePresenter::TablePresenter(const TablePosition& position, const Settings& settings,
                               QObject* parent)
    : QObject(parent), position_(position), settings_(settings), queue_(this), news_(this) {
  connect(&queue_, &DisplayQueue::shown, this, &TablePresenter::showItem);
  connect(&queue_, &DisplayQueue::movingChanged, this, [this] {
    if (!queue_.moving()) {
      rest();
      if (dealing_) mover_ = position_.viewer();
      setDealing(false);
      beginsDeal_ = false;
      emit seen();
    }
    emit movingChanged();
    emit reached();
  });
  connect(&queue_, &DisplayQueue::stoppedChanged, this, &TablePresenter::stoppedChanged);
}

// ---- starting -----------------------------------------------------------------------------------

void TablePresenter::clear() {
  queue_.clear();
  rest();
  highlights_.clear();
  table_.clear();
  beginsDeal_ = false;
  closeHands();
  story_.clear();
  shownView_.reset();
}

void TablePresenter::begin() {
  const bool isSpectator =
      position_.exists() && position_.source().part() == GameSource::Part::spectates;
  news_.begin(isSpectator ? kNoPlayer : position_.viewer());
  mover_ = position_.viewer();
  plan_.reset();
  if (position_.exists()) {
    plan_.emplace(position_.info(), settings_, position_.viewer(),
                  [this] { return position_.pace(settings_); });
  }
}

void TablePresenter::gather() { table_.gather(position_.view()); }

// ---- showing steps ------------------------------------------------------------------------------

void TablePresenter::show(const std::vector<Step>& steps) {
  std::vector<DisplayItem> items = plan_->of(steps, position_.view().standing().dealOver);
  const bool deals = plan_->isDealing(steps);
  endsTrick_ = endsTrick_ || plan_->endsTrick(items);
  const bool begins = std::ranges::any_of(items, [this](const DisplayItem& item) {
    const Sentence* sentence = plan_->sentenceOf(item);
    return sentence != nullptr && sentence->kind == Sentence::Kind::heading;
  });
  if (begins) beginDeal();
  // If the last item is animated, such as the move of a card, an empty item is added for the new
  // position. So the position is shown after the animation.
  const bool flies = !items.empty() && items.back().event && items.back().duration > 0 &&
                     items.back().event->kind != Event::Kind::sentence;
  if (items.empty() || flies) items.emplace_back();
  items.back().after = position_.sharedView();
  if (!queue_.moving()) landed_ = table_.arrivals();
  if (deals) {
    beginsDeal_ = beginsDeal_ || begins;
    setDealing(true);
  }
  queue_.push(std::move(items));
  if (!queue_.moving()) rest();
}

// Called when a new deal begins. Shows the new deal's state at once: players may have changed
// seats, and nothing of the previous deal must be visible while cards are dealt.
void TablePresenter::beginDeal() {
  news_.forget();
  shownView_ = position_.sharedView();
  closeHands();
  scores_.refreshSheet(shownScores());
}

void TablePresenter::jump() {
  const std::vector<StoryRow> before = story_.rows()->rows();
  const ShownTable followed = rebuild();
  const std::vector<StoryRow>& after = story_.rows()->rows();
  const auto [removed, added] = std::ranges::mismatch(before, after);
  removedRows_.clear();
  addedRows_.clear();
  if (added == after.end()) {
    removedRows_.assign(removed, before.end());
  } else if (removed == before.end()) {
    addedRows_.assign(added, after.end());
  }
  queue_.clear();
  rest();
  highlights_.clear();
  forgetOthers();
  shownView_ = position_.sharedView();
  closeHands();
  table_.show(*shownView_);
  table_.takeHomes(followed);
  refreshScores();
  if (position_.source().part() == GameSource::Part::replays) recallLastEvent();
}

void TablePresenter::recallLastEvent() {
  const auto& rows = story_.rows()->rows();
  news_.recall(rows.empty() ? QString() : rows.back().text);
}

void TablePresenter::retranslate() {
  const std::vector<StoryRow> before = story_.rows()->rows();
  rebuild();
  const std::vector<StoryRow>& rows = story_.rows()->rows();
  QHash<QString, QString> sentences;
  for (std::size_t i = 0; i < std::min(before.size(), rows.size()); ++i) {
    sentences[before[i].text] = rows[i].text;
  }
  news_.replace(sentences);
  refreshScores();
}

void TablePresenter::refreshScores() {
  if (!shownView_) return;
  scores_.refreshSheet(shownScores());
  if (dealOver()) scores_.refreshSummary(shownScores(), story_);
}

// Rebuilds the story and the score sheet's facts from all steps, without undone steps. Returns the
// table as it is after these steps.
ShownTable TablePresenter::rebuild() {
  const std::vector<StoryStep> steps = position_.source().story();
  story_.rebuild(steps, position_.narrator());
  scores_.rebuild(steps);
  ShownTable followed;
  followed.gather(position_.view());
  for (const StoryStep& storyStep : steps) {
    for (const Event& event : storyStep.step.events) followed.apply(event);
  }
  return followed;
}

void TablePresenter::stopFollowing() { mover_ = position_.viewer(); }

void TablePresenter::forgetOthers() {
  stopFollowing();
  news_.forget();
}

// ---- item by item -------------------------------------------------------------------------------

// If the next item is shown immediately after this one (`isFollowed`), the table is drawn only
// after the last item of the move.
void TablePresenter::showItem(const DisplayItem& item, bool isFollowed) {
  if (std::exchange(hasDisplayTime_, item.duration > 0)) landed_ = table_.arrivals();
  highlights_.nextItem(item.event && plan_->lingers(*item.event),
                       item.event && item.event->kind != Event::Kind::sentence);
  highlights_.gather(item.gathers, item.gatherer);
  if (item.gatherer != kNoPlayer) mover_ = item.gatherer;
  if (item.beginsStep) story_.beginStep();
  if (item.event) showEvent(*item.event, isFollowed);
  if (item.after) showPosition(item.after);
  if (!isFollowed || item.after) emit seen();
  if (item.after) emit reached();
}

void TablePresenter::showEvent(const Event& event, bool isFollowed) {
  noteMoment(event);
  emit eventStarts(event);
  // Cards of the stock are shown at the stock first: a QML delegate created at the destination
  // could not be animated from the stock.
  if (event.kind == Event::Kind::move &&
      table_.lift(event.from, drawnTogether(event, isFollowed))) {
    emit seen();
  }
  const int before = table_.arrivals();
  table_.apply(event);
  QStringList sentences;
  for (const StoryRow& row : story_.add(event, position_.narrator())) {
    news_.announce(row.text, row.spoken);
    if (!row.isHeading) sentences << row.text;
  }
  if (event.kind == Event::Kind::sentence) highlights_.note(event, *plan_, position_.narrator());
  // The movements of dealt cards are not news. The sentence about a redeal within the deal is news.
  if (!dealing_ || (!beginsDeal_ && !sentences.isEmpty())) {
    if (sentences.isEmpty()) sentences << QString();
    for (const QString& sentence : sentences) {
      news_.note(event, sentence, plan_->isMomentOfOthers(event), table_, before);
    }
  }
  if (event.player != kNoPlayer) mover_ = event.player;
}

// Returns the number of cards that a move event and the move events shown together with it take
// from the same place.
std::size_t TablePresenter::drawnTogether(const Event& event, bool isFollowed) const {
  std::size_t count = event.cards.size();
  for (auto next = queue_.waiting().begin(); isFollowed && next != queue_.waiting().end(); ++next) {
    if (next->event && next->event->kind == Event::Kind::move) {
      if (next->event->to == event.from) break;
      if (next->event->from == event.from) count += next->event->cards.size();
    } else if (next->event && (next->event->kind == Event::Kind::pile ||
                               next->event->kind == Event::Kind::shuffle)) {
      break;
    }
    isFollowed = next->duration == 0 && !next->stops;
  }
  return count;
}

void TablePresenter::showPosition(const std::shared_ptr<const AnyView>& view) {
  const bool isFirst = !shownView_;
  const bool wasOver = dealOver();
  shownView_ = view;
  table_.show(*shownView_);
  landed_ = table_.arrivals();
  if (dealOver() && !wasOver) {
    noteDealEnd();
  } else if (isFirst || wasOver != dealOver() || !shownView_->standing().dealPoints.empty()) {
    scores_.refreshSheet(shownScores());
  }
}

// Updates the large text over the table. The text stays until another visible event begins or all
// events have been shown.
void TablePresenter::noteMoment(const Event& event) {
  if (plan_->isMoment(event)) {
    // The reason for the end of a deal does not replace a visible text. For example, if several
    // players' hands become empty at the same time, the text about the first one stays.
    if (moment_.text().isEmpty() || !plan_->sentenceOf(event)->isEnding()) {
      moment_.set(position_.narrator().sentence(event));
    }
  } else if (event.kind != Event::Kind::sentence && event.kind != Event::Kind::seats) {
    moment_.clear();
  }
}

// Called when the end of a deal is shown. Updates the score sheet and the summary. If events are
// still being shown, also shows the reason for the end large over the table.
void TablePresenter::noteDealEnd() {
  scores_.noteDeal(*shownView_);
  scores_.refreshSheet(shownScores());
  scores_.refreshSummary(shownScores(), story_);
  const Standing standing = shownView_->standing();
  if (queue_.moving() && !story_.ending().isEmpty()) {
    const QString winner =
        standing.gameOver ? TableScores::winnerText(position_.narrator(), standing) : QString();
    moment_.set(story_.ending(), winner, TableScores::isWonBy(position_.narrator(), standing));
  }
  emit dealEnded();
}

void TablePresenter::rest() {
  hasDisplayTime_ = false;
  endsTrick_ = false;
  highlights_.settle();
  moment_.clear();
}

// ---- state shown --------------------------------------------------------------------------------

bool TablePresenter::delaysTurn() const {
  return dealing_ || (queue_.moving() && (showsOthers() || endsTrick_) && position_.isYourTurn());
}

bool TablePresenter::isBehind() const {
  return delaysTurn() ||
         (queue_.moving() && !position_.isYourTurn() && shownView_ != position_.sharedView());
}

int TablePresenter::landedIn(const ShownTable::Heap& heap) const {
  if (!queue_.moving()) return heap.size();
  return heap.size() -
         static_cast<int>(std::ranges::count_if(
             heap.cards, [this](const ShownTable::Seen& seen) { return seen.arrival > landed_; }));
}

std::vector<int> TablePresenter::seats() const {
  const AnyView& seen = shownView_ ? *shownView_ : position_.view();
  return seatsFrom(seen.standing().chairs, position_.viewer());
}

bool TablePresenter::isSeenAt(Card card, const Place& place) const {
  const ShownTable::Heap* heap = table_.heap(place);
  return heap != nullptr &&
         std::ranges::find(heap->cards, card, &ShownTable::Seen::card) != heap->cards.end();
}

// Returns the data of the score sheet and the summary for the shown position.
TableScores::Shown TablePresenter::shownScores() const {
  return {.source = position_.source(),
          .narrator = position_.narrator(),
          .view = *shownView_,
          .seats = seats()};
}

void TablePresenter::setHandsOpen(bool open) {
  open = open && dealOver();
  if (open == handsOpen_) return;
  handsOpen_ = open;
  emit seen();
  emit handsOpenChanged();
}

void TablePresenter::closeHands() {
  if (!handsOpen_) return;
  handsOpen_ = false;
  emit handsOpenChanged();
}

void TablePresenter::setDealing(bool dealing) {
  if (dealing == dealing_) return;
  dealing_ = dealing;
  emit dealingChanged();
}

}  // namespace downpile

#include "moc_table_moment.cpp"
#include "moc_table_presenter.cpp"
