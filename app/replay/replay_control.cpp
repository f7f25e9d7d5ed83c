// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/replay_control.h"

#include <algorithm>
#include <map>
#include <ranges>
#include <utility>

#include "replay/position_text.h"
#include "settings/settings.h"
#include "speech/announcer.h"
#include "table/story/table_story.h"
#include "table/table_controller.h"
#include "text/texts.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

const QString kPaceKey = u"replay/pace"_s;
const QStringList kReplayPaces{u"unhurried"_s, u"normal"_s, u"brisk"_s, u"instant"_s};

QString kindName(ReplayMark::Kind kind) {
  switch (kind) {
    case ReplayMark::Kind::deal:
      return u"deal"_s;
    case ReplayMark::Kind::score:
      return u"score"_s;
    case ReplayMark::Kind::change:
      break;
  }
  return u"change"_s;
}

}  // namespace

ReplayControl::ReplayControl(TableController& table, Settings& settings)
    : table_(table), settings_(settings) {
  connect(&table_, &TableController::activeChanged, this, &ReplayControl::tableChanged);
  connect(&settings_, &Settings::speechWordingChanged, this, &ReplayControl::retranslate);
}

// ---- replay on the table ------------------------------------------------------------------------

void ReplayControl::tableChanged() {
  auto* source = qobject_cast<ReplaySource*>(table_.source());
  if (source == nullptr && !wasActive_) return;
  wasActive_ = source != nullptr;
  if (source_) source_->disconnect(this);
  source_ = source;
  cut_ = ReplayCut();  // the replay counts as complete until setCut() is called
  if (source_) {
    connect(source_, &ReplaySource::stopChanged, this, &ReplayControl::moved);
    connect(source_, &ReplaySource::playingChanged, this, &ReplayControl::playingChanged);
    connect(source_, &ReplaySource::paceChanged, this, &ReplayControl::paceChanged);
    const QString pace = settings_.remembered(kPaceKey).toString();
    if (kReplayPaces.contains(pace)) source_->setPace(pace);
  }
  rebuild();
  emit activeChanged();
  emit viewpointChanged();
  emit cutChanged();
  emit playingChanged();
  emit paceChanged();
}

void ReplayControl::rebuild() {
  marks_.clear();
  if (!source_) story_.clear();
  if (source_) {
    const Timeline& timeline = source_->timeline();
    marks_ = marksOf(timeline, source_->wholeStory());
    story_.rebuild(
        source_->wholeStory(), table_.position().narrator(),
        [&timeline](std::size_t played) { return static_cast<int>(stopAfter(timeline, played)); });
  }
  emit marksChanged();
  emit moved();
}

void ReplayControl::retranslate() {
  if (!active()) return;
  rebuild();
  emit viewpointChanged();
  emit cutChanged();
}

void ReplayControl::setCut(const ReplayCut& cut) {
  cut_ = cut;
  emit cutChanged();
}

int ReplayControl::stop() const { return active() ? static_cast<int>(source_->stop()) : 0; }

int ReplayControl::lastStop() const {
  return active() ? static_cast<int>(source_->timeline().stops().size()) - 1 : 0;
}

int ReplayControl::deals() const { return active() ? source_->timeline().stops().back().deal : 0; }

QString ReplayControl::stopText() const {
  if (!active()) return {};
  const auto& stops = source_->timeline().stops();
  const Timeline::Stop& current = stops[source_->stop()];
  const auto isOfDeal = [&current](const Timeline::Stop& stop) {
    return stop.deal == current.deal;
  };
  const auto first = std::ranges::find_if(stops, isOfDeal) - stops.begin();
  const auto count = std::ranges::count_if(stops, isOfDeal) - 1;
  return stopText(current.deal, stop() - static_cast<int>(first), static_cast<int>(count));
}

QString ReplayControl::stopText(int deal, int move, int moves) const {
  if (deals() == 1) return tr("Move %1 of %2").arg(numberText(move), numberText(moves));
  //: In a replay: the deal, the number of deals, the move in the deal, and the number of moves.
  return tr("Deal %1 of %2, move %3 of %4")
      .arg(numberText(deal), numberText(deals()), numberText(move), numberText(moves));
}

QString ReplayControl::longestStopText() const {
  if (!active()) return {};
  std::map<int, int> moves;
  for (const Timeline::Stop& stop : source_->timeline().stops()) ++moves[stop.deal];
  const int most = std::ranges::max(moves | std::views::values) - 1;
  QString text = stopText(deals(), most, most);
  std::ranges::replace_if(
      text, [](QChar letter) { return letter.isDigit(); }, u'0');
  return text;
}

const std::vector<StoryRow>& ReplayControl::rows() const { return story_.rows()->rows(); }

QVariantList ReplayControl::marks() const {
  QVariantList list;
  if (!active()) return list;
  const auto& rows = this->rows();
  for (const ReplayMark& mark : marks_) {
    const auto at = static_cast<int>(mark.stop);
    const int deal = source_->timeline().stops()[mark.stop].deal;
    const auto sentence = std::ranges::find_if(
        rows, [at](const StoryRow& row) { return row.stop == at && !row.isHeading; });
    QString text = sentence == rows.end() ? QString() : sentence->text;
    if (mark.kind == ReplayMark::Kind::deal) text = tr("Deal %1").arg(numberText(deal));
    list << QVariantMap{
        {u"stop"_s, at}, {u"deal"_s, deal}, {u"kind"_s, kindName(mark.kind)}, {u"text"_s, text}};
  }
  return list;
}

int ReplayControl::storyRow() const {
  const auto& rows = this->rows();
  const auto later = std::ranges::upper_bound(rows, stop(), {}, &StoryRow::stop);
  return static_cast<int>(later - rows.begin()) - 1;
}

// ---- navigation ---------------------------------------------------------------------------------

void ReplayControl::forward() {
  if (!active()) return;
  table_.pace()->hurry();
  source_->stepForward();
}

void ReplayControl::back() { goTo(stop() - 1); }

int ReplayControl::stopOfDeal(const Timeline& timeline, int stop, int step) {
  const auto& stops = timeline.stops();
  const auto size = static_cast<int>(stops.size());
  const auto begins = [&stops](int at) { return stops[static_cast<std::size_t>(at)].beginsDeal; };
  int at = stop;
  for (; step > 0 && at < size - 1; step -= begins(at) ? 1 : 0) ++at;
  for (; step < 0 && at > 0; step += begins(at) ? 1 : 0) --at;
  return at;
}

void ReplayControl::deal(int step) {
  if (active()) goTo(stopOfDeal(source_->timeline(), stop(), step));
}

void ReplayControl::change(int step) {
  const auto current = static_cast<std::size_t>(stop());
  const auto isMeant = [=](const ReplayMark& mark) {
    return mark.kind == ReplayMark::Kind::change &&
           (step > 0 ? mark.stop > current : mark.stop < current);
  };
  const auto goToFirstOf = [&](auto&& marks) {
    const auto mark = std::ranges::find_if(marks, isMeant);
    if (mark != marks.end()) goTo(static_cast<int>((*mark).stop));
  };
  if (step > 0) {
    goToFirstOf(marks_);
  } else {
    goToFirstOf(std::views::reverse(marks_));
  }
}

void ReplayControl::goTo(int stop) {
  if (!active()) return;
  stop = std::clamp(stop, 0, lastStop());
  if (stop == this->stop()) return;
  if (stop == this->stop() + 1) return forward();
  jump(stop);
  announcePosition();
}

void ReplayControl::jump(int stop) {
  if (!active()) return;
  table_.pace()->hurry();
  stop = std::clamp(stop, 0, lastStop());
  // Waiting announcements are about moves that the jump leaves.
  if (stop != this->stop()) table_.announcer().clear();
  source_->goTo(static_cast<std::size_t>(stop));
}

void ReplayControl::goToRow(int row) {
  if (row >= 0 && row < story_.rows()->count()) goTo(rows()[static_cast<std::size_t>(row)].stop);
}

void ReplayControl::announcePosition() {
  if (!active()) return;
  const int row = storyRow();
  const QString sentence = row >= 0 ? rows()[static_cast<std::size_t>(row)].spoken : QString();
  table_.announcer().reply(sentence.isEmpty() ? stopText() : stopText() + u". "_s + sentence);
}

void ReplayControl::propose(const Advice& advice, const char* reason) {
  if (active()) source_->propose(advice, reason);
}

void ReplayControl::setPlaying(bool playing) {
  if (active()) source_->setPlaying(playing);
}

void ReplayControl::toggle() {
  if (!active()) return;
  if (!playing() && source_->isAtEnd()) goTo(0);
  setPlaying(!playing());
}

QString ReplayControl::pace() const { return active() ? source_->pace() : u"normal"_s; }

void ReplayControl::setPace(const QString& pace) {
  if (!active() || !kReplayPaces.contains(pace)) return;
  settings_.remember(kPaceKey, pace);
  source_->setPace(pace);
}

// ---- viewer -------------------------------------------------------------------------------------

QVariantList ReplayControl::viewpoints() const {
  QVariantList list;
  if (!active()) return list;
  for (int player = 0; player < static_cast<int>(source_->seats().size()); ++player) {
    const bool isAllowed = ReplaySource::isAllowed(source_->timeline(), {player, false});
    const Narrator& narrator = table_.position().narrator();
    const bool isYou = player == narrator.viewer();
    list << QVariantMap{
        {u"player"_s, player},
        {u"name"_s, narrator.name(player)},
        {u"text"_s, isYou ? tr("As seen by you") : tr("As seen by %1").arg(narrator.name(player))},
        {u"isYou"_s, isYou},
        {u"allowed"_s, isAllowed}};
  }
  return list;
}

QString ReplayControl::restriction() const {
  if (!active()) return {};
  const RecordAccess& access = source_->timeline().access();
  if (access.isOpen()) return {};
  if (!access.isWithheld()) {
    return tr("The game is not over, so you see it only as the player saw it.");
  }
  return access.own()
             ? tr("The game is not over. Until it is, you see only what you saw while playing.")
             : tr("The game is not over, and you have no seat in it. Until it is over, "
                  "you see what spectators see.");
}

bool ReplayControl::mayOpenAll() const {
  return active() && ReplaySource::isAllowed(source_->timeline(), {viewer(), true});
}

// Returns false for an unfinished game with other people, because a game continued from the replay
// would reveal its cards. Also returns false at a stop where the game is over.
bool ReplayControl::mayPlayOn() const {
  if (!active() || source_->timeline().access().isWithheld()) return false;
  return !source_->timeline().at(source_->stop())->standing().gameOver;
}

// The text of a position contains all cards, so it may be copied only if the user may see all
// cards.
bool ReplayControl::maySend() const { return active() && source_->timeline().access().isOpen(); }

QByteArray ReplayControl::position() const {
  if (!active()) return {};
  return positionText(source_->timeline(), source_->stop(),
                      allOpen() ? std::nullopt : std::optional(viewer()));
}

void ReplayControl::look(int player, bool allOpen) {
  if (!active() || (player == viewer() && allOpen == this->allOpen())) return;
  auto source = source_->seenBy({player, allOpen}, settings_);
  if (!source) return table_.announcer().reply(restriction());
  // The replay ends at the same stop for every viewer, so the reason for its early end is kept.
  table_.sit(std::move(source), [this, cut = cut_](bool isShown) {
    if (isShown) setCut(cut);
  });
}

}  // namespace downpile

#include "moc_replay_control.cpp"
