// SPDX-License-Identifier: GPL-3.0-or-later
#include "guest/guest_table.h"

#include <QJsonDocument>
#include <QPointer>
#include <algorithm>
#include <utility>

#include "games/catalog.h"
#include "lines/clean_text.h"
#include "message/advice.h"
#include "message/steps.h"

namespace downpile {

namespace {

constexpr int kFollowInterval =
    100;  // shortest interval between Following messages (display lag), in milliseconds
// Maximum size of the story of one game that a guest accepts, and of the undone steps that it
// remembers (see sizeOf). Real games stay far below it.
constexpr std::size_t kMostSizeOfStory = 400'000;
// Maximum number of record entries for which the guest checks the seal. The check replays the
// record, and each undo in it takes extra time. Real games stay far below this number.
constexpr std::size_t kMostEntries = 40'000;

// Returns the number of steps, events and facts about ended deals.
std::size_t sizeOf(const std::vector<StoryStep>& steps) {
  std::size_t size = steps.size();
  for (const StoryStep& step : steps) {
    size += step.step.events.size();
    if (!step.ended) continue;
    size += step.ended->table.size();
    for (const std::vector<Fact>& facts : step.ended->players) size += facts.size();
  }
  return size;
}

// Returns the events of a story (the steps of a game) as sorted texts, to compare two stories. The
// order is ignored, because it may differ: simultaneous choices are sent when they are made, but
// recorded in the order of players.
QList<QByteArray> storyLines(const std::vector<StoryStep>& story, const GameInfo& info) {
  QList<QByteArray> lines;
  for (const StoryStep& each : story) {
    for (const Event& event : each.step.events) {
      const StoryStep step{.deal = each.deal, .step = {{event}}, .ended = {}, .played = 0};
      lines << QJsonDocument(stepsJson({step}, info)).toJson(QJsonDocument::Compact);
    }
  }
  std::ranges::sort(lines);
  return lines;
}

}  // namespace

GuestTable::GuestTable(Person person, QString table, QObject* parent)
    : LinkedGuest(parent), person_(std::move(person)), table_(std::move(table)) {
  followTimer_.setSingleShot(true);
  followTimer_.setInterval(kFollowInterval);
  connect(&followTimer_, &QTimer::timeout, this, [this] { sendMessage(Following{following_}); });
}

GuestTable::~GuestTable() = default;

// ---- the connection ----------------------------------------------------------------------------

QByteArray GuestTable::greeting() {
  witness_.forgetDeck();
  Hello hello{.name = person_.name,
              .portrait = person_.portrait,
              .table = table_,
              .watches = person_.watches,
              .knows = person_.knows,
              .call = nextCall()};
  mustAskAgain_ = true;
  if (view_ && !isOfAnother_) {
    hello.token = token_;
    hello.seen = position_;
    hello.played = story_.empty() ? 0 : story_.back().played;
    hello.you = static_cast<std::uint8_t>(you_);
  }
  return guestMessage(hello);
}

void GuestTable::leave() {
  sendMessage(Leaving{});
  end(Goodbye::Reason::closed);
}

void GuestTable::ended() {
  if (asked_) answered({.kind = Answer::Kind::lost});
}

void GuestTable::receive(const QByteArray& text) {
  const auto message = readHostMessage(text);
  const bool isFirst = message && (std::holds_alternative<Welcome>(*message) ||
                                   std::holds_alternative<Goodbye>(*message) ||
                                   std::holds_alternative<Redirect>(*message));
  if (!message || (!hasAnswered() && !isFirst)) return end(Goodbye::Reason::notUnderstood);
  std::visit([this](const auto& content) { take(content); }, *message);
}

// ---- messages of the host ----------------------------------------------------------------------

void GuestTable::take(const Welcome& welcome) {
  RecordReading reading = readRecord(welcome.header);
  if (reading.status == RecordReading::Status::newer) return end(Goodbye::Reason::newerHost);
  // A spectator who has requested a seat may still receive a Welcome as a spectator.
  const bool mayWatch = person_.watches || (isWelcome_ && you_ == kSpectator);
  const bool isPlace =
      welcome.you < reading.record.header.players || (mayWatch && welcome.you == kSpectator);
  if (reading.status != RecordReading::Status::good || !isPlace) {
    return end(Goodbye::Reason::notUnderstood);
  }
  RecordHeader& header = reading.record.header;
  for (Seat& seat : header.seats) {
    seat.name = cleanText(QString::fromStdString(seat.name), kMostNameLength).toStdString();
  }
  // A later Welcome message must name the same number of players. The host may change the game and
  // the house rules before a game begins, or while this guest is disconnected.
  const bool isOtherGame = header.game != header_.game || header.options != header_.options;
  const bool mayBeOther = !hasAnswered() || !welcome.isBegun;
  const bool isSameTable =
      !isWelcome_ || (header.players == header_.players && (mayBeOther || !isOtherGame));
  // The header of a running or resumed game never changes, but the guest may get another seat.
  const bool isSameGame = !welcome.token.isEmpty() && token_ == welcome.token;
  if (!isSameTable || (isSameGame && header != header_)) {
    return end(Goodbye::Reason::notUnderstood);
  }
  // A vote does not outlive the host's program. If it is still open, the host sends it again.
  const bool isVoteForgotten = !hasAnswered() && std::exchange(vote_, std::nullopt).has_value();
  const bool isOtherSeat = welcome.you != you_;
  const bool isDropped = isPlaying() && !isSameGame && (isOtherGame || !welcome.isBegun);
  tableName_ = welcome.table;
  rulesName_ = welcome.rulesName;
  header_ = std::move(header);
  you_ = welcome.you;
  isYours_ = welcome.isYours;
  isBegun_ = welcome.isBegun;
  lastId_ = std::max(lastId_, welcome.lastId);
  // If the game or this guest's seat has changed, the previous view stays visible until the first
  // new position arrives.
  if (!isSameGame || isOtherSeat) isOfAnother_ = view_ != nullptr;
  isDropped_ = isDropped_ || isDropped;
  if (!isBegun_) witness_.forgetDeck();
  token_ = welcome.token;
  isWelcome_ = true;
  // The seal is checked once, at the first Welcome of a begun game. Later Welcome messages of the
  // same game, even after the host has resumed it, have the same token.
  if (isBegun_ && std::exchange(begunToken_, token_) != token_) witness_.begun(header_);
  const QPointer guard(this);
  // An unanswered request from another seat or of another game counts as lost. It is not sent
  // again.
  if ((isOtherSeat || !isSameGame) && asked_) answered({.kind = Answer::Kind::lost});
  if (guard && isDropped) emit gameDropped();
  // The message Vote may have been lost with the connection, and the request is sent again.
  if (guard && asked_) asked_->isWithdrawn = false;
  if (guard) setReached(true);
  if (guard && isVoteForgotten) emit voteChanged();
  if (guard) emit welcomed();
  if (guard && welcome.isBegun) emit deckChanged();
}

void GuestTable::take(const SeatsNow& seats) {
  const auto isPlayer = [this](int player) { return player < header_.players; };
  const bool isOfPlayers = isPlayerOrNone(seats.owner) &&
                           (!seats.open || std::ranges::all_of(*seats.open, isPlayer)) &&
                           std::ranges::all_of(seats.fillable, isPlayer);
  if (static_cast<int>(seats.seats.size()) != header_.players || !isOfPlayers) {
    return end(Goodbye::Reason::notUnderstood);
  }
  seats_ = seats;
  if (!view_ || isOfAnother_ || !view_->standing().gameOver) players_ = seats.seats;
  emit seatsChanged();
}

void GuestTable::take(const PositionNow& now) {
  const CatalogEntry& game = *findGame(header_.game);
  std::string error;
  auto view = game.readView(header_.options, header_.players, now.view, error);
  auto steps = stepsOf(now.steps, *game.info, header_.players);
  auto open = placesOf(now.open, *game.info, header_.players);
  auto deals = dealScoresOf(now.deals.value_or(QJsonArray()), *game.info, header_.players);
  const bool isSeated = static_cast<int>(seats_.seats.size()) == header_.players;
  const bool isJump =
      !now.jump || (now.jump->by < header_.players && now.jump->request != GameRequest::nextDeal);
  if (!view || view->viewer() != you_ || !steps || !open || !deals || !isSeated || !isJump) {
    return end(Goodbye::Reason::notUnderstood);
  }
  const bool isFirst = view_ == nullptr || isOfAnother_;
  const std::size_t size = sizeOf(*steps) + (isFirst || now.isFresh ? 0 : storySize_);
  if (size > kMostSizeOfStory) return end(Goodbye::Reason::notUnderstood);
  isOfAnother_ = false;
  isDropped_ = false;
  storySize_ = size;
  if (isFirst) {
    sawBeginning_ = !now.isFresh;
    sawOnlyTheEnd_ = view->standing().gameOver;
    players_ = seats_.seats;
    record_.reset();
    story_.clear();
    waiting_ = 0;
    undone_.clear();
    steps_.clear();
    dealScores_.clear();
  }
  if (!isFirst) updateUndone(now, *steps);
  view_ = std::move(view);
  position_ = now.number;
  openPlaces_ = std::move(*open);
  if (now.deals) dealScores_ = std::move(*deals);
  may_ = now.may;
  jump_ = now.jump;
  if (now.isFresh) {
    story_.clear();
    steps_.clear();
  }
  for (StoryStep& step : *steps) {
    if (!now.isFresh) steps_.push_back(step.step);
    story_.push_back(std::move(step));
  }
  // The position that a vote was about ends it, so that the next request can follow at once.
  const bool endsVote =
      vote_ && now.jump && vote_->request == now.jump->request && vote_->by == now.jump->by;
  if (endsVote) vote_.reset();
  const QPointer guard(this);
  if (asked_ && asked_->id == now.answers) answered({});
  if (!guard) return;
  if (isFirst) {
    emit begun();
  } else if (now.isFresh) {
    emit jumped();
  } else if (!steps_.empty()) {
    emit happened();
  }
  if (guard && endsVote) emit voteChanged();
  // After a reconnect, an unanswered request is sent again only now, when the current position is
  // known.
  if (guard) askAgain();
}

// Updates undone_ and waiting_ for a position with these steps, which are not in story_ yet. The
// guest's counterpart of TakenBack.
void GuestTable::updateUndone(const PositionNow& now, const std::vector<StoryStep>& steps) {
  const std::size_t before = story_.size() - waiting_;
  // Only a choice that waits for other players was made or undone. It is not in the record, so a
  // redo does not make it again.
  if (now.number == position_) {
    const std::size_t unchanged = now.isFresh ? std::min(before, steps.size()) : 0;
    waiting_ = (now.isFresh ? 0 : waiting_) + steps.size() - unchanged;
    return;
  }
  waiting_ = 0;
  const auto isSame = [](const StoryStep& one, const StoryStep& other) {
    return one.step.events == other.step.events;
  };
  const bool isRedo = now.jump && now.jump->request == GameRequest::redo;
  if (!now.isFresh) {
    const auto [step, undone] = std::ranges::mismatch(steps, undone_, isSame);
    const bool isContinued = step == steps.end() || undone == undone_.end();
    undone_.erase(undone_.begin(), isContinued ? undone : undone_.end());
  } else if (isRedo && steps.size() > before && steps.size() - before <= undone_.size()) {
    undone_.erase(undone_.begin(),
                  std::next(undone_.begin(), static_cast<std::ptrdiff_t>(steps.size() - before)));
  } else if (now.jump && !isRedo && steps.size() <= before) {
    undone_.insert(undone_.begin(), std::next(story_.begin(), std::ssize(steps)),
                   std::next(story_.begin(), static_cast<std::ptrdiff_t>(before)));
    // A hostile host can repeat such undos without end.
    if (sizeOf(undone_) > kMostSizeOfStory) undone_.clear();
  } else {
    undone_.clear();
  }
}

void GuestTable::take(const AnswerMessage& answer) {
  if (!asked_ || asked_->id != answer.id) return;
  const bool isTooSoon = answer.kind == Answer::Kind::declined && !asked_->isVotedOn;
  const bool isWithdrawn = answer.kind == Answer::Kind::stale && asked_->isWithdrawn;
  answered({.kind = answer.kind,
            .isTooSoon = isTooSoon,
            .isWithdrawn = isWithdrawn,
            .declinedBy = asked_->declinedBy});
}

void GuestTable::take(const VoteMessage& message) {
  const auto& openVote = message.openVote;
  const auto& failed = message.failed;
  const bool isOfPlayers = !openVote || (isPlayerOrNone(openVote->by) &&
                                         std::ranges::all_of(openVote->awaited, [this](int player) {
                                           return player < header_.players;
                                         }));
  // The player who made the request does not vote on it.
  const bool isFailedOfPlayers =
      !failed || (isPlayerOrNone(failed->by) && isPlayerOrNone(failed->declinedBy) &&
                  (failed->declinedBy == kNoPlayer || failed->declinedBy != failed->by));
  if (!isOfPlayers || !isFailedOfPlayers) {
    return end(Goodbye::Reason::notUnderstood);
  }
  if (asked_ && openVote && openVote->by == you_) asked_->isVotedOn = true;
  if (asked_ && failed && failed->by == you_) asked_->declinedBy = failed->declinedBy;
  const QPointer guard(this);
  if (std::exchange(vote_, openVote) != openVote) emit voteChanged();
  // The player who made the request receives an answer instead.
  if (guard && failed && failed->by != you_) emit requestFailed(*failed);
}

void GuestTable::take(const ChatMessage& chat) {
  if (!isPlayerOrNone(chat.player)) return end(Goodbye::Reason::notUnderstood);
  emit this->chatReceived(chat);
}

void GuestTable::take(const AdviceMessage& message) {
  if (!view_ || isOfAnother_ || message.position != position_) return;
  // No hint is shown if this person has already moved. The position number does not reveal that,
  // because a simultaneous choice does not change it.
  if (view_->legal().empty()) return;
  const auto advice = adviceOf(message, *view_);
  if (!advice) return end(Goodbye::Reason::notUnderstood);
  emit advised(*advice);
}

void GuestTable::take(const DeckMessage& deck) {
  if (you_ == kSpectator) return;
  const bool isAgain = witness_.hasOpened();
  sendMessage(witness_.cut(deck, you_));
  if (isAgain) emit deckCutAgain();
}

void GuestTable::take(const CutsMessage& cuts) {
  if (const auto open = witness_.open(cuts)) sendMessage(*open);
}

// Accepts the record of a finished game. It is processed only once for each game and seat.
void GuestTable::take(const RecordMessage& record) {
  if (!view_ || isOfAnother_ || !view_->standing().gameOver || record_) return;
  const RecordReading reading = readRecord(record.text);
  const RecordHeader& header = reading.record.header;
  if (reading.status != RecordReading::Status::good || header.game != header_.game ||
      header.players != header_.players || header.options != header_.options) {
    return end(Goodbye::Reason::notUnderstood);
  }
  isRecordChecked_ = reading.record.entries.size() <= kMostEntries;
  if (isRecordChecked_) {
    // A host with an earlier version does not send the simultaneous choices that still waited when
    // the guest joined. So the record may contain events unseen by this person.
    const bool matchesView =
        std::ranges::includes(storyLines(storyOf(reading.record, you_), view_->info()),
                              storyLines(story_, view_->info()));
    witness_.over(reading.record, matchesView);
  }
  record_ = reading.record;
  const QPointer guard(this);
  emit recorded(record.text);
  if (guard) emit deckChanged();
}

void GuestTable::take(const Goodbye& goodbye) {
  substitute_ = goodbye.substitute;
  isClosedForGood_ = goodbye.isForGood;
  end(goodbye.reason);
}

void GuestTable::take(const Redirect& other) {
  const auto invitation = readInvitation(other.at).invitation;
  if (hasAnswered() || !invitation || !invitation->fingerprint) {
    return end(Goodbye::Reason::notUnderstood);
  }
  redirect(*invitation);
}

std::vector<Step> GuestTable::takeSteps() { return std::exchange(steps_, {}); }

// ---- requests of the guest ---------------------------------------------------------------------

void GuestTable::askFor(GuestMessage message, Answered answered) {
  asked_ = Asked{.id = lastId_, .message = std::move(message), .answered = std::move(answered)};
  const QPointer guard(this);
  emit busyChanged();
  if (guard && asked_) sendMessage(asked_->message);
}

// Passes the answer to the callback of the pending request. Called before any signal about the
// effects of the request is emitted.
void GuestTable::answered(Answer answer) {
  const Asked asked = *std::exchange(asked_, std::nullopt);
  const QPointer guard(this);
  asked.answered(answer);
  if (guard && !asked_) emit busyChanged();
}

void GuestTable::askAdvice() {
  if (mayAdvise()) sendMessage(AdviceRequest{position_});
}

void GuestTable::askAgain() {
  if (std::exchange(mustAskAgain_, false) && asked_) sendMessage(asked_->message);
}

void GuestTable::send(std::span<const Action> actions, std::size_t position, Answered answered) {
  if (const auto refusal = view_->check(actions.front())) {
    return answered({.kind = Answer::Kind::refused, .refusal = refusal});
  }
  if (!isReached() || seats_.waits || isVotedOn()) return answered({.kind = Answer::Kind::waits});
  MoveMessage move{.id = ++lastId_, .position = position, .actions = {}};
  for (const Action& action : actions) {
    move.actions.push_back(actionText(action, view_->info()));
  }
  askFor(std::move(move), std::move(answered));
}

// Returns whether the player may make this request (undo, redo, restart or next deal) now. A player
// already ready for the next deal may not request it again.
bool GuestTable::may(GameRequest request) const {
  if (!view_ || hasEnded() || seats_.waits) return false;
  if (isVotedOn() || (vote_ && request != GameRequest::nextDeal)) return false;
  if (vote_ && !mustVote(you_)) return false;
  return std::ranges::find(may_, request) != may_.end();
}

void GuestTable::ask(GameRequest request, Answered answered) {
  if (hasEnded()) return answered({.kind = Answer::Kind::lost});
  askFor(RequestMessage{.id = ++lastId_, .request = request, .position = position_},
         std::move(answered));
}

bool GuestTable::mustVote(int player) const {
  return vote_ && std::ranges::count(vote_->awaited, player) > 0;
}

void GuestTable::vote(bool agrees) { sendMessage(Vote{.agrees = agrees}); }

void GuestTable::withdraw() {
  if (asked_) asked_->isWithdrawn = true;
  sendMessage(Vote{.withdraws = true});
}

void GuestTable::follow(int milliseconds) {
  following_ = milliseconds;
  if (!followTimer_.isActive()) followTimer_.start();
}

void GuestTable::sendChat(const Chat& chat) { sendMessage(chat); }

void GuestTable::begin() { sendMessage(BeginMessage{}); }

void GuestTable::allow(const Allowed& allowed) { sendMessage(AllowMessage{allowed}); }

void GuestTable::fillIn(int player) {
  sendMessage(FillInMessage{static_cast<std::uint8_t>(player)});
}

void GuestTable::removePlayer(int player) {
  sendMessage(RemoveMessage{static_cast<std::uint8_t>(player)});
}

void GuestTable::removeSpectator(const Fingerprint& key) {
  sendMessage(RemoveMessage{.spectator = key});
}

}  // namespace downpile

#include "moc_guest_table.cpp"
