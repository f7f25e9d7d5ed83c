// SPDX-License-Identifier: GPL-3.0-or-later
// The game on the table: beginning and leaving one, and bringing to the eye what has happened.
#include "table/table_controller.h"

#include <algorithm>
#include <utility>

#include "game/retelling.h"
#include "settings/new_game.h"
#include "settings/option_model.h"
#include "settings/settings.h"
#include "table/gestures.h"
#include "text/texts.h"

namespace downpile {

namespace {

constexpr QChar kNothingToSee(0x200b);  // makes a text another one

}  // namespace

TableController::TableController(Settings& settings, QObject* parent)
    : QObject(parent), settings_(settings), eye_(this), forced_(settings, this), saving_(this) {
  connect(&eye_, &EyeQueue::shown, this, &TableController::showItem);
  connect(&eye_, &EyeQueue::movingChanged, this, [this] {
    if (!eye_.moving()) {
      lingeredOn();
      moment_.clear();
      if (dealing_) mover_ = viewer_;
      setDealing(false);
      beginsDeal_ = false;
      refreshRows();
    }
    updateAwaitsStep();
    emit movingChanged();
    // Whose turn it is shows when the cards of the turn before lie.
    emit changed();
  });
  connect(&eye_, &EyeQueue::stoppedChanged, this, &TableController::updateAwaitsStep);
  connect(&settings_, &Settings::handSortsChanged, this, &TableController::refreshRows);
  connect(&settings_, &Settings::paceChanged, this, &TableController::updateAwaitsStep);
  connect(&settings_, &Settings::playForcedChanged, this, &TableController::lookForForced);
  connect(&forced_, &ForcedMoves::due, this, &TableController::playForced);
  connect(&saving_, &AfterSaving::underWayChanged, this, &TableController::savingChanged);
  connect(&saving_, &AfterSaving::slowChanged, this, &TableController::savingSlowlyChanged);
  ear_ = std::make_unique<TableEar>(*this);
}

TableController::~TableController() = default;

// ---- beginning and leaving -------------------------------------------------------------------

void TableController::afterSaving(const std::function<void()>& work) {
  if (!saving_.holds(work)) work();
}

// It comes to the table once its record is safe; until then what is there rests.
bool TableController::sit(std::unique_ptr<Sitting> sitting, Came came) {
  if (saving() || !sitting) {
    if (came && !sitting) came(false);
    return false;
  }
  coming_ = std::move(sitting);
  updateAwaitsStep();
  const auto answered = std::make_shared<bool>(false);
  coming_->whenReady([this, answered, came = std::move(came)](bool isReady) {
    *answered = true;
    std::unique_ptr<Sitting> ready = std::move(coming_);
    if (isReady) {
      take(std::move(ready));
      showSitting();
    } else {
      ready.release()->deleteLater();  // not now: it calls this
      updateAwaitsStep();
    }
    if (came) came(isReady);
    if (!isReady) saving_.finish();
  });
  if (!*answered) saving_.begin();
  return true;
}

// A game that begins is seen from its first card on; one that goes on stands as it stood.
void TableController::showSitting() {
  std::vector<Step> steps = sitting_->takeSteps();
  if (steps.empty()) {
    emit activeChanged();
    jumped();
    return;
  }
  eyeTable_.gather(*view_);
  emit activeChanged();
  emit dealStarted();
  show(std::move(steps));
}

void TableController::leave() {
  if (!active()) return;
  coming_.reset();
  take({});
  updateAwaitsStep();
  refreshRows();
  emit activeChanged();
  emit changed();
}

// What is on the table goes; what is given comes.
void TableController::take(std::unique_ptr<Sitting> sitting) {
  forced_.stop();
  forced_.resume();
  eye_.clear();
  lingeredOn();
  moment_.clear();
  eyeTable_.clear();
  beginsDeal_ = false;
  handsOpen_ = false;
  story_.clear();
  forgetGestures();
  staged_.clear();
  saving_.clear();
  setNotSaved({});
  untold_.clear();
  setAnnouncement({});
  shownView_.reset();

  afterSteps_ = {};
  isHeld_ = false;
  sitting_ = std::move(sitting);
  viewer_ = sitting_ ? sitting_->viewer() : 0;
  view_ = sitting_ ? sitting_->view() : nullptr;
  lastMoves_ = LastMoves(viewer_);
  mover_ = viewer_;
  legal_.clear();
  playable_ = CardSet();
  liftable_ = CardSet();
  plan_.reset();
  narrator_.reset();
  if (!sitting_) return;
  nameThePlayers();
  connect(sitting_.get(), &Sitting::happened, this, &TableController::stepsTaken);
  connect(sitting_.get(), &Sitting::jumped, this, &TableController::jumped);
  connect(sitting_.get(), &Sitting::reachedChanged, this, &TableController::changed);
  connect(sitting_.get(), &Sitting::presenceChanged, this, &TableController::refreshRows);
  connect(sitting_.get(), &Sitting::busyChanged, this, &TableController::busyChanged);
  connect(sitting_.get(), &Sitting::moveReadyChanged, this, &TableController::updateAwaitsStep);
  connect(sitting_.get(), &Sitting::advised, this, &TableController::adviceCame);
  connect(sitting_.get(), &Sitting::troubled, this, &TableController::setNotSaved);
}

// What was being done with the hands was meant for another position.
void TableController::jumped() {
  afterSteps_ = {};
  staged_.clear();
  forgetGestures();
  positionChanged();
  showAll(retellStory());
  if (!isReplay()) return;
  // What has been told last is not what was told here.
  untold_.clear();
  const auto& rows = story_.rows()->rows();
  setAnnouncement(rows.empty() ? QString() : rows.back().text);
}

void TableController::busyChanged() {
  if (sitting_->isBusy()) {
    saving_.begin();
  } else if (!coming_) {
    saving_.finish();
  }
}

// Who listens is not left behind, but by own choice.
void TableController::followEye() {
  const bool isInstant = pace() == QLatin1String("instant");
  sitting_->follow(std::max(eye_.remaining(), isInstant ? 0 : ear_->listeningTime()));
}

QString TableController::pace() const {
  return sitting_ ? sitting_->ownPace().value_or(settings_.pace()) : settings_.pace();
}

void TableController::nameThePlayers() {
  const GameInfo& info = sitting_->info();
  QStringList names;
  characters_.clear();
  for (const Seat& seat : sitting_->seats()) {
    names << QString::fromStdString(seat.name);
    characters_ << botTitle(info, seat.kind);
  }
  const int you = sitting_->you().value_or(Narrator::kOnlooker);
  if (you != Narrator::kOnlooker && names[you].isEmpty()) names[you] = tr("You");
  narrator_.emplace(info, names, you);
  plan_.emplace(info, settings_, viewer_, [this] { return pace(); });
}

// ---- what happened ---------------------------------------------------------------------------

// A new position: what was known of the last one no longer holds.
void TableController::positionChanged() {
  view_ = sitting_->view();
  position_ = sitting_->position();
  const bool was = wasYourTurn_;
  wasYourTurn_ = yourTurn();
  // What was said about another player's turn is no longer true.
  if (wasYourTurn_ && !was) dismissRefusal();
  legal_ = view_->legal();
  playable_ = CardSet();
  liftable_ = CardSet();
  if (yourTurn()) {
    liftable_ = playableCards(*view_, legal_, ownElsewhere());
    playable_ = playableCards(*view_, legal_, ownHand()) | liftable_;
  }
  keepGestures();
  setNotSaved({});
}

void TableController::stepsTaken() {
  show(sitting_->takeSteps());
  if (afterSteps_) std::exchange(afterSteps_, {})();
}

// Something has been played: the eye gets it event by event.
void TableController::show(std::vector<Step> steps) {
  positionChanged();
  std::vector<EyeItem> items = plan_->of(steps, view_->standing().dealOver);
  const bool deals = plan_->isDealing(steps);
  const bool begins = std::ranges::any_of(items, [this](const EyeItem& item) {
    const Sentence* sentence = plan_->sentenceOf(item);
    return sentence != nullptr && sentence->kind == Sentence::Kind::heading;
  });
  if (begins) beginDeal();
  if (items.empty()) items.emplace_back();
  items.back().after = view_;
  if (!eye_.moving()) landed_ = eyeTable_.settledArrival();
  if (deals) {
    beginsDeal_ = beginsDeal_ || begins;
    setDealing(true);
  }
  eye_.push(std::move(items));
  if (!eye_.moving()) {
    lingeredOn();
    moment_.clear();
  }
  goOnFromHere();
}

// Others and forced moves wait for the eye, and all that is shown is of the new position.
void TableController::goOnFromHere() {
  followEye();
  lookForForced();
  updateAwaitsStep();
  refreshRows();
  emit changed();
}

// The table stands as the new deal has it from its beginning: players have changed their seats, and
// nothing of the deal before is seen while cards are dealt.
void TableController::beginDeal() {
  lastMoves_.clear();
  handsOpen_ = false;
  shownView_ = view_;
  refreshScores();
}

// What another player did is still on its way, although it is the viewer's turn.
bool TableController::followsOthers() const {
  return dealing_ || (eye_.moving() && mover_ != viewer_ && yourTurn());
}

// What is to be seen of a sentence beside its text.
void TableController::noteTold(const Event& event) {
  const Sentence& sentence = *plan_->sentenceOf(event);
  if (plan_->lingers(event)) {
    lingers_ = true;
    for (Card card : event.cards) marked_.insert(card);
  }
  if (!sentence.symbol.empty()) {
    shownBy_[event.player] = {.symbol = QString::fromUtf8(sentence.symbol),
                              .text = narrator_->tell(event)};
  }
  if (sentence.outcome == Sentence::Outcome::none) return;
  const bool won = sentence.outcome == Sentence::Outcome::won;
  shownBy_[event.player].outcome = won ? QStringLiteral("won") : QStringLiteral("lost");
}

void TableController::lingeredOn() {
  lingers_ = false;
  marked_ = CardSet();
  shownBy_.clear();
  gathered_.clear();
}

// A moment stands until something else happens.
void TableController::noteMoment(const Event& event) {
  if (plan_->isMoment(event)) {
    // Where several hands become empty at once, the first reason stands.
    if (moment_.text().isEmpty() || plan_->sentenceOf(event)->kind == Sentence::Kind::moment) {
      moment_.set(narrator_->tell(event));
    }
  } else if (event.kind != Event::Kind::tell && event.kind != Event::Kind::seats) {
    moment_.clear();
  }
}

void TableController::showItem(const EyeItem& item) {
  if (lingers_ && !(item.event && plan_->lingers(*item.event))) lingeredOn();
  gathered_ = item.gathers;
  if (item.gatherer != kNobody) mover_ = gatherer_ = item.gatherer;
  if (item.event) showEvent(*item.event);
  if (item.after) showPosition(item.after);
  refreshRows();
  if (item.after) emit changed();
}

void TableController::showEvent(const Event& event) {
  noteMoment(event);
  emit eventComes(event);
  // Cards are first seen where they come from: a picture that is made at its end cannot travel.
  if (eyeTable_.lift(event)) refreshRows();
  const int before = eyeTable_.arrivals();
  eyeTable_.apply(event);
  QString sentence;
  if (event.kind == Event::Kind::tell) {
    if (const auto row = story_.tell(event, *narrator_)) {
      announce(row->text);
      if (!row->isHeading) sentence = row->text;
    }
    noteTold(event);
  }
  if (!dealing_) lastMoves_.note(event, sentence, eyeTable_, before);
  if (event.player != kNobody) mover_ = event.player;
}

void TableController::showPosition(const std::shared_ptr<const AnyView>& view) {
  const bool isFirst = !shownView_;
  const bool wasOver = dealOver();
  shownView_ = view;
  eyeTable_.show(*shownView_);
  if (dealOver() && !wasOver) {
    noteDealEnd();
  } else if (isFirst || wasOver != dealOver() || !shownView_->standing().soFar.empty()) {
    refreshScores();
  }
}

// Without motion: the table as it is now.
void TableController::showAll(const EyeTable& followed) {
  eye_.clear();
  lingeredOn();
  moment_.clear();
  lastMoves_.clear();
  handsOpen_ = false;
  mover_ = viewer_;
  shownView_ = view_;
  eyeTable_.show(*shownView_);
  eyeTable_.takeHomes(followed);
  refreshScores();
  if (shownView_->standing().dealOver) refreshSummary();
  goOnFromHere();
}

// What ended the deal stands over the table until the sheet comes.
void TableController::noteDealEnd() {
  scores_.noteDeal(*shownView_);
  refreshScores();
  refreshSummary();
  const Standing standing = shownView_->standing();
  const bool won =
      standing.gameOver ? standing.winners.contains(viewer_) : standing.wentOut == viewer_;
  if (eye_.moving() && !story_.ending().isEmpty()) {
    const QString winner =
        standing.gameOver ? TableScores::winnerText(*narrator_, standing) : QString();
    moment_.set(story_.ending(), winner, won);
  }
  emit dealEnded();
}

// The story as it would stand if everything in force had been seen to happen; returns the table as
// it would lie then.
EyeTable TableController::retellStory() {
  const std::vector<RetoldStep> steps = sitting_->story();
  story_.retell(steps, *narrator_);
  scores_.retell(steps);
  EyeTable followed;
  followed.gather(*view_);
  for (const RetoldStep& retold : steps) {
    for (const Event& event : retold.step.events) followed.apply(event);
  }
  return followed;
}

// The sheets say what the eye has reached.
TableScores::Shown TableController::shownScores() const {
  return {.sitting = *sitting_, .narrator = *narrator_, .view = *shownView_, .seats = seats()};
}

void TableController::refreshScores() { scores_.refreshSheet(shownScores()); }

void TableController::refreshSummary() { scores_.refreshSummary(shownScores(), story_); }

// A computer player that waited for the eye does so no longer.
void TableController::catchUp() {
  if (!eye_.moving()) return;
  eye_.flush();
  if (sitting_) sitting_->follow(0);
}

void TableController::hurry() {
  if (pace() != QLatin1String("steps")) return catchUp();
  if (eye_.moving()) return eye_.goOn();
  mover_ = viewer_;  // nobody's move is to be looked at any more
  updateAwaitsStep();
  if (sitting_) sitting_->goOn();
}

bool TableController::nextDeal() {
  if (!active()) return false;
  if (saving_.holds([this] { nextDeal(); })) return true;
  catchUp();
  if (!sitting_->may(Sitting::Wish::nextDeal)) return false;
  const auto isBegun = std::make_shared<bool>(true);
  sitting_->ask(Sitting::Wish::nextDeal, [this, isBegun](const Sitting::Answer& answer) {
    *isBegun = answer.isDone();
    if (answer.isDone()) {
      afterSteps_ = [this] { emit dealStarted(); };
    } else {
      sayNotDone(answer, tr("The next deal cannot be saved. Is the disk full?"));
    }
  });
  return *isBegun;
}

// ---- how it stands ---------------------------------------------------------------------------

QString TableController::gameId() const {
  return active() ? QString::fromUtf8(sitting_->info().id) : QString();
}

QString TableController::gameTitle() const {
  return active() ? narrator_->text(narrator_->info().title) : QString();
}

bool TableController::yourTurn() const {
  return active() && sitting_->takesMoves() &&
         isAwaited(view_->actors(), view_->standing().turn, viewer_);
}

// Of the true position, as the prompt is. While the eye still follows an opponent's card they say
// nothing, although the player can act already.
QString TableController::turnText() const {
  if (active() && !sitting_->isReached()) return tr("The table cannot be reached");
  if (!active() || dealOver() || !shownView_ || followsOthers()) return {};
  const int turn = view_->standing().turn;
  if (!sitting_->takesMoves()) {
    if (turn == kNobody) return tr("Replay");
    return turn == narrator_->viewer() ? tr("Replay: your turn")
                           : tr("Replay: %1 plays next").arg(narrator_->name(turn));
  }
  if (waiting_ && !yourTurn()) return tr("The deal waits for you");
  if (yourTurn()) return tr("Your turn");
  if (turn != kNobody) return tr("%1 is thinking…").arg(narrator_->name(turn));
  return view_->actors().empty() ? QString() : tr("The others are choosing…");
}

QString TableController::prompt() const {
  if (!active() || !view_ || view_->standing().dealOver || followsOthers()) return {};
  if (!staged_.empty()) return stagedText();
  if (const auto moment = view_->moment()) return narrator_->moment(*moment);
  QStringList offers;
  for (std::size_t verb = 0; verb < narrator_->info().verbs.size(); ++verb) {
    const bool isLegal =
        std::ranges::any_of(legal_, [verb](const Action& action) { return action.verb == verb; });
    const QString offer = narrator_->text(narrator_->info().verbs[verb].offer);
    if (isLegal && !offer.isEmpty()) offers << offer;
  }
  if (offers.isEmpty()) return {};
  if (offers.size() == 1 && yourTurn()) {
    return tr("You must %1.", "the only thing that may be done now").arg(offers.front());
  }
  return tr("You can %1.", "a list of what may be done now").arg(listOr(offers));
}

QString TableController::worthText() const { return worthAs(&FactText::full); }

QString TableController::worthBrief() const { return worthAs(&FactText::brief); }

QString TableController::worthAs(const char* FactText::*form) const {
  if (!view_ || dealing_ || view_->standing().dealOver) return {};
  const FactText& worth = narrator_->info().worth;
  if (worth.name.empty()) return {};
  return narrator_->text(worth.*form, view_->worth(viewer_));
}

QStringList TableController::houseRules() const {
  return active() ? differingOptions(narrator_->info(), sitting_->options()) : QStringList();
}

bool TableController::isSeenAt(Card card, const Place& place) const {
  const EyeTable::Heap* heap = eyeTable_.heap(place);
  return heap != nullptr &&
         std::ranges::find(heap->cards, card, &EyeTable::Seen::card) != heap->cards.end();
}

bool TableController::mayHint() const { return yourTurn() && sitting_->mayAdvise(); }

bool TableController::dealOver() const { return shownView_ && shownView_->standing().dealOver; }

bool TableController::gameOver() const { return shownView_ && shownView_->standing().gameOver; }

void TableController::setAnnouncement(const QString& text) {
  if (text == announcement_) return;
  announcement_ = text;
  emit announcementChanged();
}

// What happens at once is announced in one piece: a screen reader would hear its end only.
void TableController::announce(const QString& sentence) {
  emit told(sentence);
  untold_ << sentence;
  if (untold_.size() > 1) return;
  QMetaObject::invokeMethod(
      this,
      [this] {
        if (untold_.isEmpty()) return;
        QString text = std::exchange(untold_, {}).join(u' ');
        // The same thing once more is news too.
        if (text == announcement_) text += kNothingToSee;
        setAnnouncement(text);
      },
      Qt::QueuedConnection);
}

// Step by step, what somebody else has done is looked at until the person asks for more.
void TableController::updateAwaitsStep() {
  const bool bySteps = pace() == QLatin1String("steps");
  const auto moveIsHeld = [this] {
    return sitting_->hasMoveReady() && !eye_.moving() && mover_ != viewer_ && !yourTurn() &&
           view_->standing().turn != kNobody;
  };
  const bool awaits = active() && bySteps && (eye_.stopped() || moveIsHeld());
  if (awaits != awaitsStep_) {
    awaitsStep_ = awaits;
    emit awaitsStepChanged();
  }
  if (!sitting_) return;
  const bool held = coming_ || waiting_ || awaitsStep_ || eye_.stopped();
  if (!held && isHeld_) followEye();
  isHeld_ = held;
  sitting_->hold(held);
}

void TableController::setHandsOpen(bool open) {
  open = open && dealOver();
  if (open == handsOpen_) return;
  handsOpen_ = open;
  refreshRows();
  emit changed();
}

void TableController::setWaiting(bool waiting) {
  if (waiting == waiting_) return;
  waiting_ = waiting;
  updateAwaitsStep();
  emit changed();
}

void TableController::setDealing(bool dealing) {
  if (dealing == dealing_) return;
  dealing_ = dealing;
  emit dealingChanged();
}

void TableController::setNotSaved(const QString& text) {
  if (text == notSaved_) return;
  notSaved_ = text;
  emit notSavedChanged();
}

void TableController::retranslate() {
  if (!active()) return;
  catchUp();
  nameThePlayers();
  retellStory();
  refreshScores();
  if (dealOver()) refreshSummary();
  refreshRows();
  emit changed();
}

}  // namespace downpile
