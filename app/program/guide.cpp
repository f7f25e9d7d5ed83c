// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/guide.h"

#include <QRegularExpression>
#include <algorithm>
#include <iterator>
#include <utility>

#include "rules/house_rules.h"
#include "settings/settings.h"
#include "text/texts.h"

namespace downpile {

namespace {

QString nameOf(const GuideStep& step) { return QString::fromUtf8(step.name); }

enum class Input { pointer, keys };

// Returns the text for this input. Of `[drag the card|press Enter]`, the first part is for the
// pointer and the second for the keyboard.
QString withInput(QString text, Input input) {
  static const QRegularExpression kChoice(QStringLiteral("\\[([^|\\]]*)\\|([^\\]]*)\\]"));
  return text.replace(kChoice,
                      input == Input::pointer ? QStringLiteral("\\1") : QStringLiteral("\\2"));
}

bool isAboutHand(const GameInfo& info, const GuideStep& step) {
  const auto zone = std::ranges::find(info.zones, step.subject, &Zone::name);
  return zone != info.zones.end() && zone->kind == ZoneKind::hand;
}

// Returns true if a move with this verb is made at the part of the table that the step points at. A
// step about the hand is also done by a move with cards of the hand, and by a bid. A move that can
// be made several times in a turn (Verb::repeats) completes no step.
bool isDoneBy(const GameInfo& info, const GuideStep& step, const Verb& verb) {
  if (verb.repeats) return false;
  if (verb.name == step.subject) return true;
  const auto zone = std::ranges::find(info.zones, step.subject, &Zone::name);
  if (zone == info.zones.end()) return false;
  if (verb.isMeantOn(static_cast<int>(zone - info.zones.begin()))) return true;
  return zone->kind == ZoneKind::hand &&
         (verb.shape == ActionShape::cards || verb.shape == ActionShape::placeAndCards ||
          verb.shape == ActionShape::number);
}

}  // namespace

Guide::Guide(Settings& settings, QObject* parent) : QObject(parent), settings_(settings) {}

QString Guide::subject() const {
  return open() ? QString::fromUtf8(steps_[step_]->subject) : QString();
}

QStringList Guide::subjects() const {
  QStringList subjects;
  for (const GuideStep* step : steps_) subjects << QString::fromUtf8(step->subject);
  return subjects;
}

QString Guide::text() const {
  return open() ? withInput(gameText(*info_, steps_[step_]->text), Input::pointer) : QString();
}

QString Guide::spokenText() const {
  return open() ? withInput(gameText(*info_, steps_[step_]->text), Input::keys) : QString();
}

void Guide::openSteps(Steps steps, bool isFromStart) {
  steps_ = std::move(steps);
  isFromStart_ = isFromStart;
  reading_ = true;
  showStep(0);
}

void Guide::showStep(std::size_t step) {
  step_ = step;
  emit changed();
}

// Called when the user continues from a step or hides it, or when it would come too late: it is not
// shown again. A step that the end of the deal closes opens again.
void Guide::forgetLater(const GuideStep& step) {
  if (later_.removeAll(nameOf(step)) > 0) storeLater();
}

// While the user hides the guide, no later steps are stored: they would open in the next game.
void Guide::storeLater() {
  settings_.setLaterGuideSteps(game(), reading_ ? later_ : QStringList());
}

Guide::Steps Guide::allSteps() const {
  Steps steps;
  for (const GuideStep& step : info_->guide) {
    if (isInForce(*info_, step, values_)) steps.push_back(&step);
  }
  return steps;
}

void Guide::begin(const GameInfo& info, const OptionValues& values) {
  resume(info, values);
  if (settings_.guideSeen(game())) return;
  settings_.setGuideSeen(game());
  Steps first;
  for (const GuideStep* step : allSteps()) {
    if (step->name.empty()) {
      first.push_back(step);
    } else {
      later_ << nameOf(*step);
    }
  }
  if (first.empty()) return;
  settings_.setLaterGuideSteps(game(), later_);
  openSteps(std::move(first), true);
}

void Guide::resume(const GameInfo& info, const OptionValues& values) {
  close();
  reading_ = true;
  info_ = &info;
  values_ = values;
  later_ = settings_.laterGuideSteps(game());
  emit changed();
}

void Guide::leave() {
  close();
  info_ = nullptr;
  later_.clear();
  emit changed();
}

void Guide::note(const Event& event) {
  if (later_.isEmpty() || event.kind != Event::Kind::sentence) return;
  for (const GuideStep* step : allSteps()) {
    if ((step->sentences & sentenceBit(event.sentence)) != 0) due_.push_back(step);
  }
}

void Guide::openDue(const QList<std::string_view>& verbs) {
  if (later_.isEmpty() || !reading_) return;
  Steps steps;
  for (const GuideStep* step : allSteps()) {
    const bool isDue = std::ranges::count(due_, step) > 0 || verbs.contains(step->waitsFor) ||
                       verbs.contains(step->orWaitsFor);
    const bool isNew = std::ranges::count(steps_, step) == 0 && later_.contains(nameOf(*step));
    if (isDue && isNew) steps.push_back(step);
  }
  due_.clear();
  if (steps.empty()) return;
  if (!open()) return openSteps(std::move(steps), false);
  steps_.insert(steps_.end(), steps.begin(), steps.end());
  emit changed();
}

void Guide::moved(const Action& action) {
  if (!open()) return;
  const Verb& verb = info_->verbs[action.verb];
  const GuideStep* current = steps_[step_];
  const bool isDone = isDoneBy(*info_, *current, verb);
  // A guide that the user has opened keeps its steps, because they would not open again.
  const bool keepsAll = later_.isEmpty();
  Steps kept(steps_.begin(), steps_.begin() + static_cast<std::ptrdiff_t>(step_));
  for (std::size_t i = step_; i < steps_.size(); ++i) {
    const GuideStep* step = steps_[i];
    const bool isCurrent = step == current;
    // Later steps about this move would come too late. Steps that prepare a move open again before
    // the next such move, except the current one, which the user has seen.
    const bool isLate = !isCurrent && (step->subject == verb.name ||
                                       (step->waitsFor == verb.name && isAboutHand(*info_, *step)));
    const bool isOver = reading_ && !verb.repeats && !step->waitsFor.empty();
    if (keepsAll || (!isLate && !isOver)) kept.push_back(step);
    if (isLate || (isCurrent && (isDone || isOver))) forgetLater(*step);
  }
  const bool goesOn = isDone && step_ < kept.size() && kept[step_] == current;
  if (!goesOn && kept == steps_) return;
  steps_ = std::move(kept);
  if (goesOn) ++step_;
  if (step_ == steps_.size()) steps_.clear();
  emit changed();
}

void Guide::close() {
  due_.clear();
  if (!open()) return;
  steps_.clear();
  emit changed();
}

void Guide::show() {
  if (!available()) return;
  if (open()) return setReading(true);
  skipLater();
  openSteps(allSteps(), true);
}

void Guide::next() {
  if (!open()) return;
  if (step_ + 1 == steps_.size()) return end();
  forgetLater(*steps_[step_]);
  showStep(step_ + 1);
}

void Guide::back() {
  if (open() && step_ > 0) showStep(step_ - 1);
}

void Guide::setReading(bool reading) {
  if (reading == reading_) return;
  reading_ = reading;
  if (open() && !reading) forgetLater(*steps_[step_]);
  if (info_ != nullptr) storeLater();
  emit changed();
}

void Guide::end() {
  if (!open()) return;
  forgetLater(*steps_[step_]);
  if (step_ + 1 < steps_.size()) skipLater();
  steps_.clear();
  emit changed();
}

void Guide::skipLater() {
  later_.clear();
  due_.clear();
  settings_.setLaterGuideSteps(game(), {});
}

void Guide::retranslate() {
  if (open()) emit changed();
}

}  // namespace downpile

#include "moc_guide.cpp"
