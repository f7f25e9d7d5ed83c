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

// How long an event takes to be seen, in milliseconds.
constexpr int kMoveTime = 220;
constexpr int kSeatsTime = 500;
constexpr int kGatheringTime = 320;
constexpr int kLingeringTime = 1000;
constexpr int kDealtCardTime = 50;
constexpr int kWholeDealTime = 1500;
constexpr int kManyMoves = 8;  // from here on it is a deal

constexpr QChar kNothingToSee(0x200b);  // makes a text another one

long movesIn(const Step& step) {
  return std::ranges::count(step.events, Event::Kind::move, &Event::kind);
}

int timeOf(const Event& event, int dealtCardTime) {
  switch (event.kind) {
    case Event::Kind::move:
      return dealtCardTime;
    case Event::Kind::pile:
    case Event::Kind::turn:
      return kMoveTime;
    case Event::Kind::seats:
      return kSeatsTime;
    case Event::Kind::shuffle:
    case Event::Kind::tell:
      break;
  }
  return 0;
}

}  // namespace

TableController::TableController(Settings& settings, QObject* parent)
    : QObject(parent), settings_(settings), eye_(this), forced_(settings, this), paceTimer_(this) {
  connect(&eye_, &EyeQueue::shown, this, &TableController::showEvent);
  connect(&eye_, &EyeQueue::movingChanged, this, [this] {
    if (!eye_.moving()) {
      lingeredOn();
      setDealing(false);
      refreshRows();
    }
    emit movingChanged();
  });
  connect(&settings_, &Settings::handSortChanged, this, &TableController::refreshRows);
  connect(&settings_, &Settings::playForcedChanged, this, &TableController::lookForForced);
  connect(&forced_, &ForcedMoves::due, this, &TableController::playForced);
  paceTimer_.setSingleShot(true);
  connect(&paceTimer_, &QTimer::timeout, this, &TableController::submitBotMove);
  ear_ = std::make_unique<TableEar>(*this);
}

TableController::~TableController() = default;

// ---- beginning and leaving -------------------------------------------------------------------

Session::Observer TableController::observer() {
  return {.stepped = [this](const Step& step) { steps_.push_back(step.cutFor(kPerson)); },
          .reset = [this] { steps_.clear(); }};
}

bool TableController::begin(const RecordHeader& header, std::unique_ptr<Journal> journal) {
  std::vector<Step> before = std::exchange(steps_, {});
  auto session = Session::begin(header, *journal, observer());
  if (!session) {
    steps_ = std::move(before);
    return false;
  }
  std::vector<Step> dealt = std::exchange(steps_, {});
  take(std::move(session), std::move(journal));
  steps_ = std::move(dealt);
  eyeTable_.gather(*session_->view(kPerson));
  emit activeChanged();
  emit dealStarted();
  stepsTaken();
  return true;
}

bool TableController::resume(Record record, std::unique_ptr<Journal> journal) {
  auto session = Session::resume(std::move(record), *journal, observer());
  steps_.clear();
  if (!session) return false;
  take(std::move(session), std::move(journal));
  emit activeChanged();
  retellStory();
  positionChanged();
  showAll();
  return true;
}

void TableController::leave() {
  if (!active()) return;
  take(nullptr, nullptr);
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
void TableController::take(std::unique_ptr<Session> session, std::unique_ptr<Journal> journal) {
  if (worker_) worker_->cancel();
  paceTimer_.stop();
  forced_.stop();
  forced_.resume();
  botMove_.reset();
  thinking_ = false;
  eye_.clear();
  lingeredOn();
  eyeTable_.clear();
  steps_.clear();
  story_.setRows({});
  forgetGestures();
  staged_.clear();
  setNotSaved({});
  untold_.clear();
  setAnnouncement({});
  shownView_.reset();

  session_ = std::move(session);
  journal_ = std::move(journal);
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
  const std::vector<Card> staged = staged_;
  positionChanged();
  std::vector<EyeItem> items;
  long moves = 0;
  for (const Step& step : steps_) moves += movesIn(step);
  const int cardTime = moves < kManyMoves
                           ? kMoveTime
                           : std::min(kDealtCardTime, kWholeDealTime / static_cast<int>(moves));
  // Who wants others to be instant does not want to watch them one after the other.
  const bool inOneGo = settings_.motion() == QLatin1String("reduced") ||
                       (settings_.pace() == QLatin1String("instant") && moves < kManyMoves);
  for (Step& step : steps_) {
    for (Event& event : step.events) keepStagedOrder(event, staged);
    std::ranges::move(itemsOf(step.events, cardTime, inOneGo), std::back_inserter(items));
  }
  steps_.clear();
  // What ends a deal is seen to its end before anything covers it.
  const bool flies = std::ranges::any_of(items, [](const EyeItem& item) {
    return item.event.kind == Event::Kind::move || item.event.kind == Event::Kind::pile;
  });
  if (flies && session_->standing().dealOver && settings_.motion() != QLatin1String("reduced")) {
    items.push_back({.event = {.kind = Event::Kind::seats}, .duration = kMoveTime});
  }
  if (items.empty()) items.push_back({.event = {.kind = Event::Kind::seats}});
  items.back().after = session_->view(kPerson);
  if (!eye_.moving()) landed_ = eyeTable_.settledArrival();
  if (moves >= kManyMoves && !inOneGo) setDealing(true);
  eye_.push(std::move(items));
  if (!eye_.moving()) lingeredOn();
  askBots();
  refreshRows();
  emit changed();
}

// The events of a step, each with its time. What is said in several lingering sentences is looked
// at once. After one that names cards all that is moved goes together, by way of its player.
std::vector<EyeItem> TableController::itemsOf(const std::vector<Event>& events, int cardTime,
                                              bool inOneGo) const {
  std::vector<EyeItem> items;
  std::size_t gathering = 0;        // the item whose places are being added; never the first one
  const Event* gatherer = nullptr;  // what was told, while nothing has moved
  for (const Event& event : events) {
    if (lingering(event) != nullptr) {
      if (!items.empty() && lingering(items.back().event) != nullptr) items.back().duration = 0;
      items.push_back({.event = event, .duration = lingeringTime()});
      gatherer = event.cards.empty() || inOneGo ? nullptr : &event;
      gathering = 0;
      continue;
    }
    const bool moves = event.kind == Event::Kind::move;
    if (moves && gatherer != nullptr) {
      gathering = items.size();
      items.push_back({.event = {.kind = Event::Kind::seats, .player = gatherer->player},
                       .duration = kGatheringTime});
      gatherer = nullptr;
    }
    if (!moves) gathering = 0;
    if (gathering > 0) {
      items[gathering].gathers.push_back(event.from);
      if (items.size() > gathering + 1) items.back().duration = 0;
    }
    items.push_back({.event = event, .duration = inOneGo ? 0 : timeOf(event, cardTime)});
  }
  return items;
}

// The sentence, if this is one after which the table waits.
const Sentence* TableController::lingering(const Event& event) const {
  if (event.kind != Event::Kind::tell) return nullptr;
  const Sentence& sentence = narrator_->info().sentences[event.sentence];
  return sentence.kind == Sentence::Kind::lingering ? &sentence : nullptr;
}

// Reduced motion does not mean that a trick is gone before it can be seen.
int TableController::lingeringTime() const {
  if (settings_.pace() != QLatin1String("instant")) return kLingeringTime;
  return settings_.motion() == QLatin1String("reduced") ? 0 : kLingeringTime / 2;
}

// What is to be seen of a sentence beside its text.
void TableController::noteTold(const Event& event) {
  const Sentence& sentence = narrator_->info().sentences[event.sentence];
  if (lingering(event) != nullptr) {
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

void TableController::showEvent(const EyeItem& item) {
  if (lingers_ && lingering(item.event) == nullptr) lingeredOn();
  gathered_ = item.gathers;
  if (!gathered_.empty()) gatherer_ = item.event.player;
  // Cards are first seen where they come from: a picture that is made at its end cannot travel.
  if (eyeTable_.lift(item.event)) refreshRows();
  eyeTable_.apply(item.event);
  if (item.event.kind == Event::Kind::tell) {
    const StoryRow row = storyRow(item.event);
    story_.append(row);
    announce(row.text);
    noteTold(item.event);
  }
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

// Without motion: the table as it is now.
void TableController::showAll() {
  eye_.clear();
  lingeredOn();
  shownView_ = session_->view(kPerson);
  eyeTable_.show(*shownView_);
  refreshScores();
  if (shownView_->standing().dealOver) refreshSummary();
  askBots();
  refreshRows();
  emit changed();
}

void TableController::noteDealEnd() {
  dealFacts_[shownView_->standing().deal] = dealFactsOf(*shownView_);
  refreshScores();
  refreshSummary();
  emit dealEnded();
}

// The story as it would stand if everything in force had been seen to happen.
void TableController::retellStory() {
  std::vector<StoryRow> rows;
  ending_.clear();
  closing_.clear();
  dealFacts_.clear();
  for (const RetoldStep& retold : retell(session_->record(), kPerson)) {
    if (retold.ended) dealFacts_[retold.deal] = *retold.ended;
    for (const Event& event : retold.step.events) {
      if (event.kind != Event::Kind::tell) continue;
      rows.push_back(storyRow(event));
    }
  }
  story_.setRows(std::move(rows));
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

void TableController::hurry() { catchUp(); }

bool TableController::nextDeal() {
  if (!active()) return false;
  catchUp();
  const Standing standing = session_->standing();
  if (!standing.dealOver || standing.gameOver) return false;
  if (!session_->nextDeal()) {
    setNotSaved(tr("The next deal cannot be saved. Is the disk full?"));
    return false;
  }
  stepsTaken();
  emit dealStarted();
  return true;
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

// Of the true position, as the prompt is: while the eye still follows an opponent's card, the
// player can act already.
QString TableController::turnText() const {
  if (!active() || dealOver() || !shownView_) return {};
  const int turn = session_->standing().turn;
  if (yourTurn()) return tr("Your turn");
  if (turn != kNobody) return tr("%1 is thinking…").arg(narrator_->name(turn));
  return session_->actors().empty() ? QString() : tr("The others are choosing…");
}

QString TableController::prompt() const {
  if (!active() || !view_ || session_->standing().dealOver) return {};
  if (const auto moment = view_->moment()) return narrator_->moment(*moment);
  QStringList offers;
  for (std::size_t verb = 0; verb < narrator_->info().verbs.size(); ++verb) {
    const bool isLegal =
        std::ranges::any_of(legal_, [verb](const Action& action) { return action.verb == verb; });
    const QString offer = narrator_->text(narrator_->info().verbs[verb].offer);
    if (isLegal && !offer.isEmpty()) offers << offer;
  }
  if (!staged_.empty()) return stagedText();
  if (offers.isEmpty()) return {};
  return tr("You can %1.", "a list of what may be done now").arg(listOr(offers));
}

QString TableController::worthText() const { return worthAs(&FactText::full); }

QString TableController::worthBrief() const { return worthAs(&FactText::brief); }

QString TableController::worthAs(const char* FactText::*form) const {
  if (!view_ || session_->standing().dealOver) return {};
  const FactText& worth = narrator_->info().worth;
  if (worth.name.empty()) return {};
  return narrator_->text(worth.*form, view_->worth(kPerson));
}

QStringList TableController::houseRules() const {
  return active() ? differingOptions(narrator_->info(), session_->header().options) : QStringList();
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
