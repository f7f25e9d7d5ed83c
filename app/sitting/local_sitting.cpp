// SPDX-License-Identifier: GPL-3.0-or-later
#include "sitting/local_sitting.h"

#include <QPointer>
#include <utility>

#include "bots/bot_catalog.h"
#include "bots/random_bot.h"
#include "games/catalog.h"
#include "settings/deal_number.h"
#include "settings/settings.h"

namespace downpile {

namespace {

constexpr std::string_view kAdviser = "master";  // who is asked for hints
constexpr int kRetryTime = 2000;                 // milliseconds, while a bot's move cannot be saved

// Milliseconds before a bot's move, and by how much that varies from move to move.
struct Pace {
  int least = 0;
  int spread = 0;
};

Pace paceOf(const QString& setting) {
  if (setting == QLatin1String("instant")) return {0, 0};
  if (setting == QLatin1String("brisk")) return {400, 100};
  if (setting == QLatin1String("unhurried")) return {750, 150};
  return {550, 150};
}

}  // namespace

// ---- beginning -------------------------------------------------------------------------------

LocalSitting::LocalSitting(const RecordHeader& header, std::unique_ptr<Journal> journal,
                           const Settings& settings)
    : settings_(settings),
      person_(personIn(header).value_or(0)),
      journal_(std::move(journal)),
      pace_(this) {
  pace_.setSingleShot(true);
  connect(&pace_, &QTimer::timeout, this, &LocalSitting::submitMove);
}

LocalSitting::~LocalSitting() = default;

Session::Observer LocalSitting::observer() {
  return {.stepped =
              [this](const Step& step) {
                steps_.push_back(step.cutFor(static_cast<std::uint8_t>(person_)));
              },
          .reset = [this] { steps_.clear(); },
          .written = [this](bool kept) { written(kept); }};
}

std::unique_ptr<LocalSitting> LocalSitting::begin(const RecordHeader& header,
                                                  std::unique_ptr<Journal> journal,
                                                  const Settings& settings) {
  std::unique_ptr<LocalSitting> sitting(new LocalSitting(header, std::move(journal), settings));
  sitting->session_ = Session::begin(header, *sitting->journal_, sitting->observer());
  return sitting->session_ ? std::move(sitting) : nullptr;
}

std::unique_ptr<LocalSitting> LocalSitting::resume(Record record, std::unique_ptr<Journal> journal,
                                                   const Settings& settings) {
  std::unique_ptr<LocalSitting> sitting(
      new LocalSitting(record.header, std::move(journal), settings));
  sitting->session_ = Session::resume(std::move(record), *sitting->journal_, sitting->observer());
  sitting->isResumed_ = true;
  return sitting->session_ ? std::move(sitting) : nullptr;
}

std::unique_ptr<LocalSitting> LocalSitting::playOn(Record record, std::unique_ptr<Journal> journal,
                                                   const Settings& settings) {
  std::unique_ptr<LocalSitting> sitting(
      new LocalSitting(record.header, std::move(journal), settings));
  sitting->session_ = Session::playOn(std::move(record), *sitting->journal_, sitting->observer());
  sitting->isResumed_ = true;
  return sitting->session_ ? std::move(sitting) : nullptr;
}

// Cards are dealt once the record is safe.
void LocalSitting::whenReady(std::function<void(bool came)> ready) {
  const auto result = session_->isWriting() ? Session::Result::writing : Session::Result::played;
  whenWritten(result, [this, ready = std::move(ready)](bool kept) {
    if (kept) makeBots();
    if (isResumed_) steps_.clear();
    const QPointer guard(this);
    ready(kept);
    if (guard && kept) askBots();
  });
}

// ---- what there is ---------------------------------------------------------------------------

const GameInfo& LocalSitting::info() const { return *findGame(session_->header().game)->info; }

std::vector<DealScore> LocalSitting::dealScores() const {
  return downpile::dealScores(session_->record());
}

QString LocalSitting::dealNumber() const { return dealNumberText(session_->header()); }

std::vector<Step> LocalSitting::takeSteps() { return std::exchange(steps_, {}); }

// ---- acting ----------------------------------------------------------------------------------

void LocalSitting::whenWritten(Session::Result result, Ending ending) {
  if (result == Session::Result::writing) {
    ending_ = std::move(ending);
    setBusy(true);
  } else {
    ending(result == Session::Result::played);
  }
}

// The ending may have begun the next thing, or taken the person to another table.
void LocalSitting::written(bool kept) {
  const QPointer guard(this);
  if (ending_) std::exchange(ending_, nullptr)(kept);
  if (guard && !ending_) setBusy(false);
}

void LocalSitting::setBusy(bool isBusy) {
  if (isBusy == isBusy_) return;
  isBusy_ = isBusy;
  const QPointer guard(this);
  emit busyChanged();
  // It waited for that.
  if (guard && !isBusy_ && move_ && !pace_.isActive()) submitMove();
}

void LocalSitting::send(std::span<const Action> actions, std::size_t position, Answered answered) {
  const Session::Answer answer = session_->submit(person_, actions, position);
  switch (answer.result) {
    case Session::Result::refused:
      return answered({.kind = Answer::Kind::refused, .refusal = answer.refusal});
    case Session::Result::stale:
    case Session::Result::busy:
      return answered({.kind = Answer::Kind::stale});
    case Session::Result::played:
    case Session::Result::notSaved:
    case Session::Result::writing:
      break;
  }
  whenWritten(answer.result, [this, answered = std::move(answered)](bool kept) {
    kept ? tell(answered) : answered({.kind = Answer::Kind::notKept});
  });
}

// The answer, then what has happened.
void LocalSitting::tell(const Answered& answered) {
  forgetQuestions();
  const QPointer guard(this);
  answered({});
  if (guard) emit happened();
  if (guard) askBots();
}

bool LocalSitting::may(Wish wish) const {
  switch (wish) {
    case Wish::nextDeal: {
      const Standing standing = session_->standing();
      return standing.dealOver && !standing.gameOver;
    }
    case Wish::undo:
      return session_->mayUndo(person_);
    case Wish::redo:
      return session_->mayRedo(person_);
    case Wish::restartDeal:
      return session_->mayRestartDeal(person_);
  }
  return false;
}

void LocalSitting::ask(Wish wish, Answered answered) {
  bool isBegun = false;
  switch (wish) {
    case Wish::nextDeal:
      isBegun = session_->nextDeal();
      break;
    case Wish::undo:
      isBegun = session_->undo(person_);
      break;
    case Wish::redo:
      isBegun = session_->redo(person_);
      break;
    case Wish::restartDeal:
      isBegun = session_->restartDeal(person_);
      break;
  }
  const auto result = !isBegun                ? Session::Result::notSaved
                      : session_->isWriting() ? Session::Result::writing
                                              : Session::Result::played;
  whenWritten(result, [this, wish, answered = std::move(answered)](bool kept) {
    if (!kept) return answered({.kind = Answer::Kind::notKept});
    if (wish == Wish::nextDeal) return tell(answered);
    forgetQuestions();
    const QPointer guard(this);
    answered({});
    if (guard && !session_->isWriting()) askBots();
  });
}

// ---- the computer players --------------------------------------------------------------------

void LocalSitting::makeBots() {
  const RecordHeader& header = session_->header();
  std::string error;
  for (const Seat& seat : header.seats) {
    if (static_cast<int>(bots_.size()) == person_) {
      bots_.push_back(nullptr);
      continue;
    }
    std::shared_ptr<Bot> bot = makeBot(header.game, seat.kind, error);
    if (!bot) {
      qCWarning(botLog, "%s; a random one plays instead", error.c_str());
      bot = std::make_shared<RandomBot>();
    }
    bots_.push_back(std::move(bot));
  }
  adviser_ = makeBot(header.game, kAdviser, error);
  worker_ = std::make_unique<BotWorker>();
  connect(worker_.get(), &BotWorker::answered, this, &LocalSitting::botAnswered);
  connect(worker_.get(), &BotWorker::advised, this, &Sitting::advised);
}

// First those who may act although it is not their turn, then the one whose turn it is. Where all
// choose at the same time it is nobody's turn, and none waits for another.
void LocalSitting::askBots() {
  std::vector<int> players;
  const std::uint8_t turn = session_->standing().turn;
  askInOrder(session_->actors(), turn, [&](int player) {
    if (player != person_) players.push_back(player);
    return false;
  });
  if (players.empty()) return;
  BotQuestion question{.position = session_->position(), .asked = {}};
  for (int player : players) {
    const auto& bot = bots_[static_cast<std::size_t>(player)];
    question.asked.push_back({.player = player,
                              .bot = bot,
                              .view = viewFor(*bot, *session_, player),
                              .random = session_->botRandom(player)});
  }
  worker_->ask(std::move(question));
  pace_.start(turn == kNobody ? 0 : pause() + following_);
}

// Another position: no answer to the last one counts.
void LocalSitting::forgetQuestions() {
  worker_->cancel();
  pace_.stop();
  setMove({});
}

void LocalSitting::askAdvice() {
  worker_->askAdvice(session_->position(), {.player = person_,
                                            .bot = adviser_,
                                            .view = viewFor(*adviser_, *session_, person_),
                                            .random = session_->botRandom(person_)});
}

int LocalSitting::pause() const {
  const Pace pace = paceOf(settings_.pace());
  if (pace.spread == 0) return pace.least;
  Random random(session_->position());
  return pace.least + static_cast<int>(random.below(static_cast<std::uint32_t>(pace.spread)));
}

// Who waited for the eye does so no longer.
void LocalSitting::follow(int milliseconds) {
  const bool isLess = milliseconds < following_;
  following_ = milliseconds;
  if (isLess && pace_.isActive()) pace_.start(pause() + following_);
}

void LocalSitting::hold(bool held) {
  if (held == isHeld_) return;
  isHeld_ = held;
  if (!isHeld_ && move_ && !pace_.isActive()) pace_.start(pause() + following_);
}

void LocalSitting::goOn() {
  if (!move_) return;
  pace_.stop();
  submitMove();
}

void LocalSitting::botAnswered(const BotAnswer& answer) {
  if (answer.position != session_->position()) return;
  setMove(answer);
  if (!pace_.isActive()) submitMove();
}

void LocalSitting::setMove(std::optional<BotAnswer> move) {
  const bool was = hasMoveReady();
  move_ = std::move(move);
  if (hasMoveReady() != was) emit moveReadyChanged();
}

void LocalSitting::submitMove() {
  if (!move_ || isHeld_ || isBusy_) return;
  const BotAnswer move = *move_;
  setMove({});
  Session::Result result = play(move.player, move.action);
  if (result == Session::Result::refused) {
    qCWarning(botLog, "player %d made a move that is not legal; a random one instead", move.player);
    result = playRandomly(move.player);
  }
  if (result == Session::Result::notSaved) playLater(move);
}

void LocalSitting::playLater(const BotAnswer& move) {
  emit troubled(tr("The game waits, because it cannot be saved. Is the disk full?"));
  setMove(move);
  pace_.start(kRetryTime);
}

// Any legal move of a computer player who has to make one: the game goes on.
Session::Result LocalSitting::playRandomly(int player) {
  const int turn = session_->standing().turn;
  const std::vector<Action> legal = session_->view(player)->legal();
  if (legal.empty() || (turn != player && turn != kNobody)) return Session::Result::refused;
  Random random = session_->botRandom(player);
  return play(player, legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
}

Session::Result LocalSitting::play(int player, const Action& action) {
  const BotAnswer move{session_->position(), player, action};
  const Session::Result result = session_->submit(player, action, move.position).result;
  if (result == Session::Result::played) tell([](const Answer&) {});
  if (result != Session::Result::writing) return result;
  whenWritten(result,
              [this, move](bool kept) { kept ? tell([](const Answer&) {}) : playLater(move); });
  return result;
}

}  // namespace downpile
