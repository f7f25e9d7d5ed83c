// SPDX-License-Identifier: GPL-3.0-or-later
// The game on the table: beginning and leaving one, and bringing to the eye what has happened.
#include "table/table_controller.h"

#include <algorithm>
#include <utility>

#include "game/retelling.h"
#include "games/catalog.h"
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
    : QObject(parent),
      settings_(settings),
      eye_(this),
      forced_(settings, this),
      paceTimer_(this),
      saving_(this) {
  connect(&eye_, &EyeQueue::shown, this, &TableController::showEvent);
  connect(&eye_, &EyeQueue::movingChanged, this, [this] {
    if (!eye_.moving()) {
      lingeredOn();
      moment_.clear();
      if (dealing_) mover_ = kPerson;
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
  connect(&settings_, &Settings::playForcedChanged, this, &TableController::lookForForced);
  connect(&forced_, &ForcedMoves::due, this, &TableController::playForced);
  connect(&saving_, &AfterSaving::underWayChanged, this, &TableController::savingChanged);
  connect(&saving_, &AfterSaving::slowChanged, this, &TableController::savingSlowlyChanged);
  paceTimer_.setSingleShot(true);
  connect(&paceTimer_, &QTimer::timeout, this, &TableController::submitBotMove);
  ear_ = std::make_unique<TableEar>(*this);
}

TableController::~TableController() = default;

// ---- beginning and leaving -------------------------------------------------------------------

Session::Observer TableController::observer() {
  return {.stepped = [this](const Step& step) { steps_.push_back(step.cutFor(kPerson)); },
          .reset = [this] { steps_.clear(); },
          .written = [this](bool kept) { saving_.finish(kept); }};
}

// What a call of the session has begun goes on here, at once or when it is written.
void TableController::whenWritten(Session::Result result, const AfterSaving::Ending& then) {
  if (result == Session::Result::writing) {
    saving_.begin(then);
  } else {
    then(result == Session::Result::played);
  }
}

void TableController::whenDone(bool done, const AfterSaving::Ending& then) {
  const auto result = session_->isWriting() ? Session::Result::writing : Session::Result::played;
  whenWritten(done ? result : Session::Result::notSaved, then);
}

void TableController::afterSaving(const std::function<void()>& work) {
  if (!saving_.holds(work)) work();
}

bool TableController::begin(const RecordHeader& header, std::unique_ptr<Journal> journal,
                            Came came) {
  if (saving()) return false;
  std::vector<Step> before = std::exchange(steps_, {});
  auto session = Session::begin(header, *journal, observer());
  if (!session) steps_ = std::move(before);
  return receive({std::move(journal), std::move(session)}, true, came);
}

bool TableController::resume(Record record, std::unique_ptr<Journal> journal, Came came) {
  if (saving()) return false;
  auto session = Session::resume(std::move(record), *journal, observer());
  return receive({std::move(journal), std::move(session)}, false, came);
}

// It comes to the table once its record is safe; until then what is there rests.
bool TableController::receive(Coming coming, bool isNew, const Came& came) {
  if (!coming.session) {
    if (came) came(false);
    return false;
  }
  paceTimer_.stop();
  coming_ = std::move(coming);
  const bool isWriting = coming_.session->isWriting();
  whenWritten(isWriting ? Session::Result::writing : Session::Result::played,
              [this, isNew, came](bool kept) {
                Coming here = std::move(coming_);
                if (!kept) {
                  steps_.clear();
                  if (active()) askBots();
                } else if (isNew) {
                  showBegun(std::move(here));
                } else {
                  showResumed(std::move(here));
                }
                if (came) came(kept);
              });
  return true;
}

void TableController::showBegun(Coming coming) {
  std::vector<Step> dealt = std::exchange(steps_, {});
  take(std::move(coming));
  steps_ = std::move(dealt);
  eyeTable_.gather(*session_->view(kPerson));
  emit activeChanged();
  emit dealStarted();
  stepsTaken();
}

void TableController::showResumed(Coming coming) {
  steps_.clear();
  take(std::move(coming));
  emit activeChanged();
  const EyeTable followed = retellStory();
  positionChanged();
  showAll(followed);
}

void TableController::leave() {
  if (!active()) return;
  take({});
  view_.reset();
  shownView_.reset();
  legal_.clear();
  playable_ = CardSet();
  liftable_ = CardSet();
  refreshRows();
  emit activeChanged();
  emit changed();
}

// What is on the table goes; what is given comes.
void TableController::take(Coming coming) {
  if (worker_) worker_->cancel();
  paceTimer_.stop();
  forced_.stop();
  forced_.resume();
  botMove_.reset();
  thinking_ = false;
  eye_.clear();
  lingeredOn();
  moment_.clear();
  eyeTable_.clear();
  lastMoves_.clear();
  steps_.clear();
  beginsDeal_ = false;
  handsOpen_ = false;
  mover_ = kPerson;
  story_.setRows({});
  forgetGestures();
  staged_.clear();
  saving_.clear();
  setNotSaved({});
  untold_.clear();
  setAnnouncement({});
  shownView_.reset();

  session_ = std::move(coming.session);
  journal_ = std::move(coming.journal);
  plan_.reset();
  narrator_.reset();
  bots_.clear();
  adviser_.reset();
  if (!session_) return;
  nameThePlayers();
  makeBots();
}

void TableController::nameThePlayers() {
  const GameInfo& info = *findGame(session_->header().game)->info;
  QStringList names;
  characters_.clear();
  for (const Seat& seat : session_->header().seats) {
    names << QString::fromStdString(seat.name);
    characters_ << botTitle(info, seat.kind);
  }
  if (names[kPerson].isEmpty()) names[kPerson] = tr("You");
  narrator_.emplace(info, names, kPerson);
  plan_.emplace(info, settings_, kPerson);
}

// ---- what happened ---------------------------------------------------------------------------

// A new position: what was known of the last one no longer holds.
void TableController::positionChanged() {
  const bool was = wasYourTurn_;
  wasYourTurn_ = yourTurn();
  // What was said about another player's turn is no longer true.
  if (wasYourTurn_ && !was) dismissRefusal();
  view_ = session_->view(kPerson);
  legal_ = view_->legal();
  playable_ = CardSet();
  liftable_ = CardSet();
  if (yourTurn()) {
    liftable_ = playableCards(*view_, legal_, ownElsewhere());
    playable_ = playableCards(*view_, legal_, ownHand()) | liftable_;
  }
  keepGestures();
  setNotSaved({});
  if (worker_) worker_->cancel();
  paceTimer_.stop();
  botMove_.reset();
  thinking_ = false;
}

// The session has played something: the eye gets it event by event.
void TableController::stepsTaken() {
  positionChanged();
  std::vector<EyeItem> items = plan_->of(steps_, session_->standing().dealOver);
  const bool deals = plan_->isDealing(steps_);
  const bool begins = std::ranges::any_of(items, [this](const EyeItem& item) {
    const Sentence* sentence = plan_->sentenceOf(item.event);
    return sentence != nullptr && sentence->kind == Sentence::Kind::heading;
  });
  steps_.clear();
  if (begins) beginDeal();
  if (items.empty()) items.push_back({.event = {.kind = Event::Kind::seats}});
  items.back().after = session_->view(kPerson);
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
  askBots();
  updateAwaitsStep();
  refreshRows();
  emit changed();
}

// The table stands as the new deal has it from its beginning: players have changed their seats, and
// nothing of the deal before is seen while cards are dealt.
void TableController::beginDeal() {
  lastMoves_.clear();
  handsOpen_ = false;
  shownView_ = session_->view(kPerson);
  refreshScores();
}

// What another player did is still on its way, although it is the viewer's turn.
bool TableController::followsOthers() const {
  return dealing_ || (eye_.moving() && mover_ != kPerson && yourTurn());
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
void TableController::noteMoment(const EyeItem& item) {
  if (plan_->isMoment(item.event)) {
    // Where several hands become empty at once, the first reason stands.
    if (moment_.text().isEmpty() || plan_->sentenceOf(item.event)->kind == Sentence::Kind::moment) {
      moment_.set(narrator_->tell(item.event));
    }
  } else if (item.event.kind != Event::Kind::tell && item.event.kind != Event::Kind::seats) {
    moment_.clear();
  }
}

void TableController::showEvent(const EyeItem& item) {
  const Event& event = item.event;
  if (lingers_ && !plan_->lingers(event)) lingeredOn();
  gathered_ = item.gathers;
  if (!gathered_.empty()) gatherer_ = event.player;
  noteMoment(item);
  emit eventComes(item);
  // Cards are first seen where they come from: a picture that is made at its end cannot travel.
  if (eyeTable_.lift(event)) refreshRows();
  const int before = eyeTable_.arrivals();
  eyeTable_.apply(event);
  QString sentence;
  if (event.kind == Event::Kind::tell) {
    const StoryRow row = storyRow(event);
    if (tellsNew(event, row)) {
      story_.append(row);
      announce(row.text);
      if (!row.isHeading) sentence = row.text;
    }
    noteTold(event);
  }
  if (!dealing_) lastMoves_.note(event, sentence, eyeTable_, before);
  if (event.player != kNobody) mover_ = event.player;
  if (item.after) {
    const bool isFirst = !shownView_;
    const bool wasOver = dealOver();
    shownView_ = item.after;
    eyeTable_.show(*shownView_);
    if (dealOver() && !wasOver) {
      noteDealEnd();
    } else if (isFirst || wasOver != dealOver() || !shownView_->standing().soFar.empty()) {
      refreshScores();
    }
  }
  refreshRows();
  if (item.after) emit changed();
}

// What is seen beside its player, or has just been told in the same words, is no news.
bool TableController::tellsNew(const Event& event, const StoryRow& row) const {
  return !plan_->sentenceOf(event)->silent &&
         (story_.rows().empty() || story_.rows().back() != row);
}

// Without motion: the table as it is now.
void TableController::showAll(const EyeTable& followed) {
  eye_.clear();
  lingeredOn();
  moment_.clear();
  lastMoves_.clear();
  handsOpen_ = false;
  mover_ = kPerson;
  shownView_ = session_->view(kPerson);
  eyeTable_.show(*shownView_);
  eyeTable_.takeHomes(followed);
  refreshScores();
  if (shownView_->standing().dealOver) refreshSummary();
  askBots();
  refreshRows();
  emit changed();
}

// What ended the deal stands over the table until the sheet comes.
void TableController::noteDealEnd() {
  dealFacts_[shownView_->standing().deal] = dealFactsOf(*shownView_);
  refreshScores();
  refreshSummary();
  const Standing standing = shownView_->standing();
  const bool won =
      standing.gameOver ? standing.winners.contains(kPerson) : standing.wentOut == kPerson;
  if (eye_.moving() && !ending_.isEmpty()) {
    moment_.set(ending_, standing.gameOver ? winnerText(standing) : QString(), won);
  }
  emit dealEnded();
}

// The story as it would stand if everything in force had been seen to happen; returns the table as
// it would lie then.
EyeTable TableController::retellStory() {
  std::vector<StoryRow> rows;
  EyeTable followed;
  followed.gather(*session_->view(kPerson));
  ending_.clear();
  closing_.clear();
  dealFacts_.clear();
  for (const RetoldStep& retold : retell(session_->record(), kPerson)) {
    if (retold.ended) dealFacts_[retold.deal] = *retold.ended;
    for (const Event& event : retold.step.events) {
      followed.apply(event);
      if (event.kind != Event::Kind::tell) continue;
      StoryRow row = storyRow(event);
      const bool again = !rows.empty() && rows.back() == row;
      if (!again && !plan_->sentenceOf(event)->silent) rows.push_back(std::move(row));
    }
  }
  story_.setRows(std::move(rows));
  return followed;
}

StoryRow TableController::storyRow(const Event& event) {
  const Sentence& sentence = narrator_->info().sentences[event.sentence];
  const bool isHeading = sentence.kind == Sentence::Kind::heading;
  if (isHeading) {
    ending_.clear();
    closing_.clear();
  }
  // Where several hands become empty at once, one reason is enough.
  if (sentence.kind == Sentence::Kind::ending && ending_.isEmpty())
    ending_ = narrator_->tell(event);
  if (sentence.kind == Sentence::Kind::closing) closing_ << narrator_->tell(event);
  // Some things happen to the table; they are told to everybody in the same words.
  const bool isYou = event.player == kPerson && std::string_view(sentence.you) != sentence.other;
  return {narrator_->tell(event), isYou, isHeading};
}

// A computer player that waited for the eye does so no longer.
void TableController::catchUp() {
  if (!eye_.moving()) return;
  eye_.flush();
  if (paceTimer_.isActive()) paceTimer_.start(paceDelay());
}

void TableController::hurry() {
  if (settings_.pace() != QLatin1String("steps")) return catchUp();
  if (eye_.moving()) return eye_.goOn();
  mover_ = kPerson;  // nobody's move is to be looked at any more
  updateAwaitsStep();
  if (!paceTimer_.isActive()) submitBotMove();
}

bool TableController::nextDeal() {
  if (!active()) return false;
  if (saving_.holds([this] { nextDeal(); })) return true;
  catchUp();
  const Standing standing = session_->standing();
  if (!standing.dealOver || standing.gameOver) return false;
  const bool isBegun = session_->nextDeal();
  whenDone(isBegun, [this](bool kept) {
    if (!kept) {
      setNotSaved(tr("The next deal cannot be saved. Is the disk full?"));
      return;
    }
    stepsTaken();
    emit dealStarted();
  });
  return isBegun;
}

// ---- how it stands ---------------------------------------------------------------------------

QString TableController::gameId() const {
  return active() ? QString::fromStdString(session_->header().game) : QString();
}

QString TableController::gameTitle() const {
  return active() ? narrator_->text(narrator_->info().title) : QString();
}

bool TableController::yourTurn() const {
  return active() && isAwaited(session_->actors(), session_->standing().turn, kPerson);
}

// Of the true position, as the prompt is. While the eye still follows an opponent's card they say
// nothing, although the player can act already.
QString TableController::turnText() const {
  if (!active() || dealOver() || !shownView_ || followsOthers()) return {};
  const int turn = session_->standing().turn;
  if (waiting_ && !yourTurn()) return tr("The deal waits for you");
  if (yourTurn()) return tr("Your turn");
  if (turn != kNobody) return tr("%1 is thinking…").arg(narrator_->name(turn));
  return session_->actors().empty() ? QString() : tr("The others are choosing…");
}

QString TableController::prompt() const {
  if (!active() || !view_ || session_->standing().dealOver || followsOthers()) return {};
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
  if (!view_ || dealing_ || session_->standing().dealOver) return {};
  const FactText& worth = narrator_->info().worth;
  if (worth.name.empty()) return {};
  return narrator_->text(worth.*form, view_->worth(kPerson));
}

QStringList TableController::houseRules() const {
  return active() ? differingOptions(narrator_->info(), session_->header().options) : QStringList();
}

bool TableController::isSeenAt(Card card, const Place& place) const {
  const EyeTable::Heap* heap = eyeTable_.heap(place);
  return heap != nullptr &&
         std::ranges::find(heap->cards, card, &EyeTable::Seen::card) != heap->cards.end();
}

bool TableController::mayHint() const { return yourTurn() && adviser_; }

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
        QString text = std::exchange(untold_, {}).join(u' ');
        // The same thing once more is news too.
        if (text == announcement_) text += kNothingToSee;
        setAnnouncement(text);
      },
      Qt::QueuedConnection);
}

// Step by step, what somebody else has done is looked at until the person asks for more.
void TableController::updateAwaitsStep() {
  const bool bySteps = settings_.pace() == QLatin1String("steps");
  const auto botIsHeld = [this] {
    return botMove_ && !eye_.moving() && mover_ != kPerson && !yourTurn() &&
           session_->standing().turn != kNobody;
  };
  const bool awaits = active() && bySteps && (eye_.stopped() || botIsHeld());
  if (awaits == awaitsStep_) return;
  awaitsStep_ = awaits;
  emit awaitsStepChanged();
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
  if (!waiting_ && botMove_ && !paceTimer_.isActive()) paceTimer_.start(paceDelay());
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
