// SPDX-License-Identifier: GPL-3.0-or-later
#include "sitting/replay_source.h"

#include <QPointer>
#include <algorithm>
#include <utility>

#include "games/catalog.h"
#include "settings/deal_number.h"
#include "settings/settings.h"

namespace downpile {

namespace {

// Milliseconds to show the result of a deal during automatic playing.
constexpr int kSheetTime = 3000;

// View of a replayed position: without legal moves, and with all cards face up if the user has
// chosen to see them.
class ShownView final : public AnyView {
 public:
  ShownView(std::unique_ptr<AnyView> view, std::vector<PlaceContents> places)
      : view_(std::move(view)), places_(std::move(places)) {}

  const GameInfo& info() const override { return view_->info(); }
  const OptionValues& options() const override { return view_->options(); }
  int players() const override { return view_->players(); }
  int viewer() const override { return view_->viewer(); }
  PlayerSet actors() const override { return view_->actors(); }
  std::vector<Action> legal() const override { return {}; }
  std::optional<Refusal> check(const Action& /*action*/) const override { return Refusal(); }
  std::vector<PlaceContents> places() const override { return places_; }
  Standing standing() const override { return view_->standing(); }
  std::vector<ScoreLine> scoreLines(int player) const override { return view_->scoreLines(player); }
  int score(int player) const override { return view_->score(player); }
  std::vector<ScoreLine> paymentLines(int player) const override {
    return view_->paymentLines(player);
  }
  std::optional<Moment> moment() const override { return std::nullopt; }
  std::vector<Fact> facts(int player) const override { return view_->facts(player); }
  CardSet leading() const override { return view_->leading(); }
  Value write() const override { return view_->write(); }
  Value writeForReader() const override { return view_->writeForReader(); }
  std::unique_ptr<AnyView> clone() const override {
    return std::make_unique<ShownView>(view_->clone(), places_);
  }

 private:
  std::unique_ptr<AnyView> view_;
  std::vector<PlaceContents> places_;
};

// Returns the record's player called "you", or nullopt if the user did not play.
std::optional<int> youIn(const Timeline& timeline, const QString& ownName) {
  const RecordAccess& access = timeline.access();
  const int first = access.firstViewer();
  if (first == kSpectator) return std::nullopt;
  const Seat& seat = timeline.record().header.seats[at(first)];
  if (!isPerson(seat)) return std::nullopt;
  if (!seat.key.empty()) return access.own();
  const bool isOwn = seat.name.empty() || QString::fromStdString(seat.name) == ownName;
  return isOwn ? std::optional(first) : std::nullopt;
}

}  // namespace

bool ReplaySource::isAllowed(const Timeline& timeline, const Look& look) {
  const RecordAccess& access = timeline.access();
  return access.mayView(look.viewer) && (access.isOpen() || !look.allOpen);
}

std::unique_ptr<ReplaySource> ReplaySource::open(std::shared_ptr<const Timeline> timeline,
                                                 Look look, std::size_t stop,
                                                 const Settings& settings) {
  if (stop >= timeline->stops().size() || !isAllowed(*timeline, look)) return nullptr;
  return std::unique_ptr<ReplaySource>(new ReplaySource(std::move(timeline), look, stop, settings));
}

std::unique_ptr<ReplaySource> ReplaySource::open(std::shared_ptr<const Timeline> timeline,
                                                 const Settings& settings) {
  const int viewer = timeline->access().firstViewer();
  return open(std::move(timeline), {.viewer = viewer}, 0, settings);
}

ReplaySource::ReplaySource(std::shared_ptr<const Timeline> timeline, Look look, std::size_t stop,
                           const Settings& settings)
    : timeline_(std::move(timeline)),
      look_(look),
      stop_(stop),
      you_(youIn(*timeline_, settings.playerName())),
      game_(timeline_->at(stop)),
      story_(storyOf(timeline_->record(), look.allOpen ? kSeesAll : look.viewer)),
      pace_(settings.pace() == QLatin1String("steps") ? QStringLiteral("normal") : settings.pace()),
      timer_(this) {
  timer_.setSingleShot(true);
  connect(&timer_, &QTimer::timeout, this, [this] {
    if (!isHeld_) stepForward();
  });
  if (stop_ == 0) addSteps();
}

std::unique_ptr<ReplaySource> ReplaySource::seenBy(const Look& look,
                                                   const Settings& settings) const {
  auto other = open(timeline_, look, stop_, settings);
  if (!other) return nullptr;
  other->steps_.clear();
  other->pace_ = pace_;
  other->setPlaying(isPlaying_);
  return other;
}

// ---- state -----------------------------------------------------------------------------------

const GameInfo& ReplaySource::info() const { return game_->info(); }

std::unique_ptr<AnyView> ReplaySource::view() const {
  auto view = game_->view(look_.viewer);
  std::vector<PlaceContents> places = look_.allOpen ? game_->places() : view->places();
  return std::make_unique<ShownView>(std::move(view), std::move(places));
}

std::vector<PlaceContents> ReplaySource::openPlaces() const {
  if (!game_->standing().dealOver) return {};
  return game_->places();
}

std::vector<StoryStep> ReplaySource::story() const {
  const auto later =
      std::ranges::upper_bound(story_, timeline_->stops()[stop_].played, {}, &StoryStep::played);
  return {story_.begin(), later};
}

std::vector<DealScore> ReplaySource::dealScores() const {
  std::vector<DealScore> deals = downpile::dealScores(timeline_->record());
  const Standing standing = game_->standing();
  const auto ended = static_cast<std::size_t>(standing.deal - (standing.dealOver ? 0 : 1));
  deals.resize(std::min(deals.size(), ended));
  return deals;
}

// Returns no deal number for an unfinished game with other people, because it would reveal all
// cards.
QString ReplaySource::dealNumber() const {
  return timeline_->access().isWithheld() ? QString() : dealNumberText(header());
}

// ---- navigation ------------------------------------------------------------------------------

std::vector<Step> ReplaySource::takeSteps() { return std::exchange(steps_, {}); }

void ReplaySource::addSteps() {
  for (Step& step : timeline_->stepsTo(stop_)) {
    steps_.push_back(look_.allOpen ? std::move(step)
                                   : step.cutFor(static_cast<std::uint8_t>(look_.viewer)));
  }
}

void ReplaySource::moveTo(std::size_t stop) {
  stop_ = stop;
  game_ = timeline_->at(stop);
}

bool ReplaySource::stepForward() {
  timer_.stop();
  if (isAtEnd()) return false;
  moveTo(stop_ + 1);
  addSteps();
  const QPointer guard(this);
  emit happened();
  if (guard) emit stopChanged();
  if (guard && isAtEnd()) setPlaying(false);
  if (guard) wait();
  return true;
}

void ReplaySource::goTo(std::size_t stop) {
  timer_.stop();
  steps_.clear();
  moveTo(std::min(stop, timeline_->stops().size() - 1));
  const QPointer guard(this);
  emit jumped();
  if (guard) emit stopChanged();
  if (guard && isAtEnd()) setPlaying(false);
  if (guard) wait();
}

void ReplaySource::setPlaying(bool isPlaying) {
  isPlaying = isPlaying && !isAtEnd();
  if (isPlaying == isPlaying_) return;
  isPlaying_ = isPlaying;
  const QPointer guard(this);
  emit playingChanged();
  if (guard) emit moveReadyChanged();
  if (guard) wait();
}

// Starts the timer for the next step if the replay is playing, or stops it.
void ReplaySource::wait() {
  if (isPlaying_ && !isHeld_) {
    timer_.start(pause() + following_);
  } else {
    timer_.stop();
  }
}

void ReplaySource::propose(const Advice& advice, const char* reason) {
  emit advised({.position = stop_, .advice = advice, .reason = reason});
}

void ReplaySource::setPace(const QString& pace) {
  if (pace == pace_) return;
  pace_ = pace;
  if (timer_.isActive()) wait();
  emit paceChanged();
}

// Returns the time to show the current stop during automatic playing, in milliseconds. Even the
// pace "instant" lets the user follow the cards.
int ReplaySource::pause() const {
  if (timeline_->stops()[stop_].endsDeal) return kSheetTime;
  if (pace_ == QLatin1String("instant")) return 120;
  if (pace_ == QLatin1String("brisk")) return 300;
  return pace_ == QLatin1String("unhurried") ? 1300 : 700;
}

void ReplaySource::follow(int milliseconds) {
  following_ = milliseconds;
  if (timer_.isActive()) wait();
}

void ReplaySource::hold(bool held) {
  if (held == isHeld_) return;
  isHeld_ = held;
  wait();
}

// ---- unavailable requests --------------------------------------------------------------------

void ReplaySource::send(std::span<const Action> /*actions*/, std::size_t /*position*/,
                        Answered answered) {
  answered({.kind = Answer::Kind::refused, .refusal = Refusal()});
}

bool ReplaySource::may(GameRequest request) const {
  return request == GameRequest::nextDeal && !isAtEnd() && timeline_->stops()[stop_].endsDeal;
}

void ReplaySource::ask(GameRequest request, Answered answered) {
  if (!may(request)) return answered({.kind = Answer::Kind::refused, .refusal = Refusal()});
  answered({});
  stepForward();
}

}  // namespace downpile

#include "moc_replay_source.cpp"
