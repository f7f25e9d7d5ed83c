// SPDX-License-Identifier: GPL-3.0-or-later
// The game at a hosted table: requests, votes and position messages.
#include <QRandomGenerator>
#include <algorithm>
#include <utility>

#include "games/catalog.h"
#include "host/hosted_table_guest.h"
#include "record/fresh_seal.h"

namespace downpile {

namespace {

// Number of record entries above which a room refuses undo, redo and restart. Real games have far
// fewer entries.
constexpr std::size_t kMostWithJumps = 20'000;
// Milliseconds after a declined, withdrawn or timed-out vote before its starter may start another
// one.
constexpr qint64 kVotePause = 20'000;

QString newToken() {
  QString token;
  for (int i = 0; i < 2; ++i) {
    token += QString::number(QRandomGenerator::system()->generate64(), 36);
  }
  return token;
}

std::optional<HostedTable::Occupant> begunBy(const Seat& seat) {
  const auto key = Fingerprint::fromText(QString::fromStdString(seat.key));
  if (!key) return std::nullopt;
  return HostedTable::Occupant{
      .key = *key, .name = QString::fromStdString(seat.name), .portrait = seat.portrait};
}

}  // namespace

// ---- the game ----------------------------------------------------------------------------------

ComputerPlayers* HostedTable::computers() const { return game_ ? game_->computers() : nullptr; }

bool HostedTable::mayBegin() const {
  return !round_ && (!game_ || game_->session().standing().gameOver);
}

// Returns whether these moves may be sent in one message: a single move, or several moves with the
// same verb if it is repeatable. Otherwise a guest could test a move without making it: if the
// second move is refused, the first one is not made either, but the refusal reveals its outcome.
bool HostedTable::isSingleGesture(const std::vector<Action>& actions) const {
  const auto verbs = findGame(setup_.header.game)->info->verbs;
  const std::size_t verb = actions.front().verb;
  if (actions.size() == 1) return true;
  return verb < verbs.size() && verbs[verb].repeats &&
         std::ranges::all_of(actions, [verb](const Action& each) { return each.verb == verb; });
}

std::unique_ptr<HeldGame> HostedTable::makeGame(const RecordHeader& header) {
  isResumed_ = setup_.record.has_value();
  std::unique_ptr<Journal> journal =
      isResumed_ ? dependencies_.openJournal() : dependencies_.makeJournal(header);
  if (!journal) return nullptr;
  if (!isResumed_) return HeldGame::begin(header, std::move(journal), dependencies_.computers);
  return HeldGame::resume(*setup_.record, std::move(journal), dependencies_.computers);
}

// Clears the data of the last game: the open vote, the seats of its disconnected players, and its
// substitutions. If a saved game waits to be resumed, its seats and substitutions are kept.
void HostedTable::leaveGame() {
  endVote(Answer::Kind::declined);
  vote_.reset();
  declinedAt_.clear();
  for (int player = 0; player < setup_.header.players; ++player) thinking_.forgive(player);
  for (Place& place : places_) {
    if (!isPending()) {
      if (place.disconnectedAt && !place.isBetweenGames) place = {};
      place.originalPlayer.clear();
    }
    place.isHeld = false;
    place.isReady = false;
  }
  updateComputerPortraits();
}

void HostedTable::changeGame(const RecordHeader& header, const QString& rulesName) {
  Q_ASSERT(mayChangeGame() && header.seats.size() == places_.size());
  leaveGame();
  advice_.reset();
  positionWriter_.reset();
  game_.reset();  // closes the record
  token_.clear();
  setup_.header = header;
  setup_.rulesName = rulesName;
  nameComputers();
  std::ranges::fill(computerPortraits_, std::nullopt);
  // Requests that waited for a write of the last game are answered now.
  for (const auto& deed : std::exchange(waiting_, {})) deed();
  for (const auto& guest : guests_) {
    if (guest->isKnown && !guest->isDisconnected) welcome(*guest);
  }
  sendSeats();
}

void HostedTable::begin() {
  if (!mayBegin()) return;
  leaveGame();
  header_ = setup_.header;
  if (game_) {
    // The next game needs new seeds. With the same ones, the cards of the first game would be dealt
    // again.
    reseal(header_);
    header_.botSeed = QRandomGenerator::system()->generate64();
    header_.takenOver = 0;
    // 0 stands for the current version of the game's rules.
    header_.rules = 0;
  }
  header_.seal && !setup_.record ? cutDeck() : deal();
}

// Returns the occupant of the seat when the program last ended. Older versions did not store
// occupants; then it is the person named in the record.
std::optional<HostedTable::Occupant> HostedTable::savedOccupant(int player) const {
  return setup_.savedSeats ? setup_.savedSeats->occupants[at(player)]
                           : begunBy(setup_.record->header.seats[at(player)]);
}

// Reserves the seats for the people who had them in the previous run of the program. These people
// count as disconnected players.
void HostedTable::reserveSeats() {
  for (int player = 0; player < static_cast<int>(places_.size()); ++player) {
    const auto sat = savedOccupant(player);
    if (!sat || isHosts(player) || isAtHome(sat->key)) continue;
    Place& place = places_[at(player)];
    place.occupant = sat->key;
    place.name = sat->name;
    place.portrait = sat->portrait;
    place.knows = sat->knows;
    place.originalPlayer = sat->originalPlayer;
    place.disconnectedAt = dependencies_.clock();
    place.isBetweenGames = !isPending();
    if (place.isBetweenGames) time_.start();
  }
}

// Called when a resumed game continues. Restarts the time for which the seats of absent players are
// reserved.
void HostedTable::waitForAbsent() {
  for (Place& place : places_) {
    if (!place.disconnectedAt) continue;
    place.disconnectedAt = dependencies_.clock();
    time_.start();
  }
}

// ---- the commit-reveal round before a game -----------------------------------------------------

PlayerSet HostedTable::connectedPeople() const {
  PlayerSet connected;
  for (const auto& guest : guests_) {
    if (!guest->isDisconnected && guest->player != kSpectator) connected.insert(guest->player);
  }
  return connected;
}

// Starts a commit-reveal round with the connected people. Numbers from an earlier round become
// invalid, and all guests learn of the restart.
void HostedTable::cutDeck() {
  // If no person is connected any more, a room ends the round and deals no cards. The game then
  // begins only after another BeginMessage.
  if (setup_.isInRoom && connectedPeople().empty()) return endRound();
  ++rounds_;
  round_.emplace(connectedPeople(), freshBytes());
  roundEnds_.start();
  sendToAll(DeckMessage{round_->commitment()});
  advanceRound();
}

void HostedTable::endRound() {
  roundEnds_.stop();
  round_.reset();
  reconnects_.clear();
  rounds_ = 0;
}

void HostedTable::advanceRound() {
  if (!round_ || !round_->isOpen()) return;
  header_.seal = round_->seal();
  endRound();
  deal();
}

void HostedTable::answer(Guest& guest, const CutMessage& cut) {
  if (!round_ || cut.deck != round_->commitment() || round_->isCommitted()) return;
  round_->commit(guest.player, cut.commitment);
  if (!round_->isCommitted()) return;
  CutsMessage cuts{.deck = cut.deck, .commitments = {}};
  for (std::size_t player = 0; player < places_.size(); ++player) {
    cuts.commitments.push_back(round_->commitments()[player]);
  }
  roundEnds_.start();
  sendToAll(cuts);
}

void HostedTable::answer(Guest& guest, const OpenMessage& open) {
  if (!round_ || open.deck != round_->commitment()) return;
  if (!round_->open(guest.player, open.number)) {
    return dropFromRound(PlayerSet::only(guest.player));
  }
  advanceRound();
}

// Disconnects players with a missing commitment, or a missing or invalid number, in the
// commit-reveal round. This changes the seats, so a new round starts.
void HostedTable::dropFromRound(const PlayerSet& players) {
  for (int player : players) {
    Guest* guest = guestAt(player);
    if (guest == nullptr) continue;
    // The number of reconnects is set above the limit, so that this player cannot connect again
    // before the game begins.
    reconnects_[guest->key] = kMostReconnects + 1;
    dismiss(*guest, Goodbye::Reason::noNumber);
  }
}

// ---- dealing -----------------------------------------------------------------------------------

void HostedTable::deal() {
  for (std::size_t player = 0; player < places_.size(); ++player) {
    Place& place = places_[player];
    // From now on, absent people count as disconnected during the game.
    place.isBetweenGames = false;
    Seat& seat = header_.seats[player];
    if (!place.occupant) {
      // In the header, this seat may still belong to a person of the previous game. A computer
      // player takes the seat now.
      if (isPerson(seat) || seat.name.empty()) {
        seat = {.name = computerNames_[static_cast<qsizetype>(player)].toStdString()};
      }
      seat.kind = computerKind(static_cast<int>(player));
      seat.portrait = computerPortraits_[player].value_or(seat.portrait);
      continue;
    }
    seat = {.kind = std::string(kPerson),
            .portrait = place.portrait,
            .name = place.name.toStdString(),
            .key = place.occupant->text().toStdString()};
  }
  auto game = makeGame(header_);
  if (!game) {
    leaveGame();
    sendSeats({.hasNotBegun = true});
    emit begun(false);
    return;
  }
  advice_.reset();
  game_ = std::move(game);
  positionWriter_.emplace(*game_);
  advice_.emplace(game_->session(), [this](int player, const AdviceMessage& advice) {
    if (const Guest* guest = guestAt(player)) send(*guest, advice);
  });
  if (!isResumed_ || token_.isEmpty()) token_ = newToken();
  // Runs the tasks waiting for a write of the previous game. The new game is not ready yet, so
  // their requests are answered with `waits`.
  for (const auto& deed : std::exchange(waiting_, {})) deed();
  connect(game_.get(), &HeldGame::happened, this, &HostedTable::sendProgress);
  connect(game_.get(), &HeldGame::busyChanged, this, &HostedTable::runWaiting,
          Qt::QueuedConnection);
  connect(game_.get(), &HeldGame::busyChanged, this, &HostedTable::updateThinking);
  game_->whenReady([this](bool isSaved) { gameReady(isSaved); });
}

void HostedTable::gameReady(bool isSaved) {
  if (!isSaved) {
    advice_.reset();
    positionWriter_.reset();
    game_.release()->deleteLater();  // the game is calling this function
    if (!isPending()) token_.clear();
    leaveGame();
    sendSeats({.hasNotBegun = true});
    emit begun(false);
    return;
  }
  setup_.record.reset();
  if (isResumed_) waitForAbsent();
  connect(computers(), &ComputerPlayers::troubled, this, [this](const QString& text) {
    thinking_.restart(dependencies_.clock());
    emit troubled(text);
  });
  connect(computers(), &ComputerPlayers::failingChanged, this, [this] { sendSeats(); });
  beginThinking();
  for (std::size_t player = 0; player < places_.size(); ++player) {
    const auto seat = static_cast<int>(player);
    if (places_[player].occupant) {
      computers()->getUp(seat);
    } else {
      computers()->sitDown(seat, computerKind(seat));
    }
  }
  for (const auto& guest : guests_) {
    if (guest->isKnown && !guest->isDisconnected) welcome(*guest);
  }
  sendSeats();
  // A resumed game is sent as one position with its whole story, a new game as steps from the
  // dealing of its cards on.
  if (isResumed_) {
    sendJump();
    positionWriter_->resume();
  } else {
    sendProgress();
  }
  emit begun(true);
}

// Runs the task now or, if the record is being written, after that. Tasks run in order, so no
// request is lost.
void HostedTable::whenIdle(std::function<void()> deed) {
  if (waiting_.empty() && !game_->isBusy()) return deed();
  waiting_.push_back(std::move(deed));
}

// Like whenIdle(deed), for a task of a player. The task is dropped if the seat's occupant has
// changed before it can run.
void HostedTable::whenIdle(int player, std::function<void()> deed) {
  whenIdle([this, player, key = places_[at(player)].occupant, deed = std::move(deed)] {
    if (places_[at(player)].occupant == key) deed();
  });
}

void HostedTable::runWaiting() {
  while (game_ && !waiting_.empty() && !game_->isBusy()) {
    const auto deed = std::move(waiting_.front());
    waiting_.pop_front();
    deed();
  }
}

// Returns whether a request with this id is new. If it repeats the player's latest request, and
// that one was answered, sends the answer again.
bool HostedTable::isNew(int player, int id) {
  Place& place = places_[static_cast<std::size_t>(player)];
  if (id > place.lastId) {
    place.lastId = id;
    place.lastAnswer.reset();
    return true;
  }
  if (id == place.lastId && place.lastAnswer) settle(player, id, *place.lastAnswer);
  return false;
}

void HostedTable::settle(int player, int id, Answer::Kind kind) {
  Place& place = places_[static_cast<std::size_t>(player)];
  // With id 0, no guest awaits an answer: the table itself requested the next deal. It does so
  // after a timeout, or when the last unready person has left.
  if (id == 0) return;
  if (id == place.lastId) place.lastAnswer = kind;
  if (const Guest* guest = guestAt(player)) send(*guest, AnswerMessage{id, kind});
}

void HostedTable::answer(Guest& guest, const MoveMessage& move) {
  const int player = guest.player;
  if (!isNew(player, move.id)) return;
  if (!isPlayedOn()) return settle(player, move.id, Answer::Kind::waits);
  whenIdle(player, [this, player, move] {
    if (!isPlayedOn()) return settle(player, move.id, Answer::Kind::waits);
    std::vector<Action> actions;
    for (const std::string& text : move.actions) {
      actions.push_back(game_->session().actionFromText(player, text));
    }
    if (!isSingleGesture(actions)) return settle(player, move.id, Answer::Kind::refused);
    game_->send(player, actions, move.position, [this, player, id = move.id](const auto& answer) {
      // If the move could not be saved, the player gets the full time to make it again.
      if (answer.kind == Answer::Kind::notSaved) thinking_.restart(player, dependencies_.clock());
      if (!answer.isDone()) return settle(player, id, answer.kind);
      hasActed(player);
      cause_ = {player, id};
    });
  });
}

void HostedTable::answer(Guest& guest, const RequestMessage& request) {
  const int player = guest.player;
  if (!isNew(player, request.id)) return;
  if (!isPlayedOn()) return settle(player, request.id, Answer::Kind::waits);
  if (request.position && *request.position != game_->session().position()) {
    return settle(player, request.id, Answer::Kind::stale);
  }
  whenIdle(player, [this, player, request] {
    if (!isPlayedOn()) return settle(player, request.id, Answer::Kind::waits);
    // Nothing can be undone after the game: the seeds are public then, so the players would know
    // the next cards.
    const bool isOver = game_->session().standing().gameOver;
    if (isOver || !game_->may(player, request.request)) {
      settle(player, request.id, Answer::Kind::stale);
    } else if (request.request == GameRequest::nextDeal) {
      hasActed(player);
      ready(player, request.id);
    } else {
      startVote(player, request.id, request.request);
    }
  });
}

// Starts to compute a hint for the guest while the game continues. A request is ignored if hints
// are not allowed, the position is outdated or the game is paused.
void HostedTable::answer(Guest& guest, const AdviceRequest& request) {
  if (!setup_.allowed.hints || !isPlayedOn() || request.position != game_->session().position()) {
    return;
  }
  advice_->ask(guest.player);
}

// ---- votes -------------------------------------------------------------------------------------

void HostedTable::ready(int player, int id) {
  places_[static_cast<std::size_t>(player)].isReady = true;
  if (const auto awaited = unready(); !awaited.empty()) {
    vote_ = VoteState{
        .openVote = {.request = GameRequest::nextDeal, .by = kNoPlayer, .awaited = awaited},
        .id = 0};
    settle(player, id, Answer::Kind::done);
    updateThinking();
    return sendVote();
  }
  vote_.reset();
  sendVote();
  carryOut(player, id, GameRequest::nextDeal);
}

// Returns the people entitled to vote and required to be ready for the next deal. Excludes people
// replaced by a computer player.
std::vector<std::uint8_t> HostedTable::people() const {
  std::vector<std::uint8_t> players;
  for (std::size_t player = 0; player < places_.size(); ++player) {
    if (places_[player].occupant && !places_[player].isHeld) {
      players.push_back(static_cast<std::uint8_t>(player));
    }
  }
  return players;
}

// Returns the people not ready for the next deal.
std::vector<std::uint8_t> HostedTable::unready() const {
  std::vector<std::uint8_t> players = people();
  std::erase_if(players, [this](std::uint8_t player) { return places_[player].isReady; });
  return players;
}

// Updates the list of people not ready for the next deal. The people may have changed since the
// first one was ready.
void HostedTable::recountReady() {
  if (!vote_ || isVotedOn() || waits()) return;
  const auto awaited = unready();
  if (awaited == vote_->openVote.awaited) return;
  vote_->openVote.awaited = awaited;
  const auto found = std::ranges::find_if(places_, &Place::isReady);
  if (awaited.empty() && found != places_.end()) {
    vote_.reset();
    const auto player = static_cast<int>(found - places_.begin());
    whenIdle([this, player] { carryOut(player, 0, GameRequest::nextDeal); });
  }
  sendVote();
}

void HostedTable::startVote(int player, int id, GameRequest request) {
  OpenVote openVote{
      .request = request, .by = static_cast<std::uint8_t>(player), .awaited = people()};
  std::erase(openVote.awaited, openVote.by);
  const bool isAlone = openVote.awaited.empty();
  // A vote pauses the game. So after a declined or withdrawn vote, the person who started it must
  // wait before starting another one.
  const auto declined = declinedAt_.constFind(*places_[at(player)].occupant);
  const bool isTooSoon =
      declined != declinedAt_.cend() && dependencies_.clock() - *declined < kVotePause;
  if (isTooSoon && !isAlone) return settle(player, id, Answer::Kind::declined);
  // A room's limit on undos, redos and restarts is checked before the vote. Otherwise people could
  // agree to a request that the room then refuses.
  if (!mayJump()) return settle(player, id, Answer::Kind::stale);
  if (isAlone) return carryOut(player, id, request);
  if (request == GameRequest::undo) openVote.played = game_->session().entriesAfterUndo(player);
  vote_ = VoteState{.openVote = std::move(openVote), .id = id};
  voteEnds_.start();
  updateHold();
  sendVote();
}

void HostedTable::answer(Guest& guest, const Vote& vote) {
  if (!isVotedOn()) return;
  if (vote.withdraws) {
    if (guest.player != vote_->openVote.by) return;  // too late: this is a vote on another request
    thinking_.forgive(guest.player);
    return endVote(Answer::Kind::stale, true);
  }
  auto& awaited = vote_->openVote.awaited;
  const auto found = std::ranges::find(awaited, guest.player);
  if (found == awaited.end()) return;
  thinking_.forgive(guest.player);
  if (!vote.agrees) {
    return endVote(Answer::Kind::declined, false, static_cast<std::uint8_t>(guest.player));
  }
  awaited.erase(found);
  if (!awaited.empty()) return sendVote();
  endVote(Answer::Kind::done);
}

void HostedTable::endVote(Answer::Kind kind, bool isWithdrawn, std::uint8_t declinedBy) {
  if (!isVotedOn()) return;
  const VoteState ended = *std::exchange(vote_, std::nullopt);
  voteEnds_.stop();
  updateHold();
  const int player = ended.openVote.by;
  if (kind != Answer::Kind::done) {
    if (const auto& by = places_[at(player)].occupant) declinedAt_[*by] = dependencies_.clock();
    return reportFailure(player, ended.id,
                         {.request = ended.openVote.request,
                          .reason = kind,
                          .isWithdrawn = isWithdrawn,
                          .declinedBy = declinedBy});
  }
  // The guests learn the end of the vote after the new position. Otherwise their game would resume
  // at the old one.
  whenIdle([this, player, ended] { carryOut(player, ended.id, ended.openVote.request); });
}

// Called when the player is removed from the table. Ends the open vote without a result if this
// player has started it. Otherwise removes the player from the awaited voters; if that was the last
// one, the request is accepted. A vote on the next deal is not changed.
void HostedTable::leaveVote(int player) {
  if (!isVotedOn()) return;
  if (vote_->openVote.by == player) {
    vote_.reset();
    voteEnds_.stop();
    return sendVote();
  }
  if (std::erase(vote_->openVote.awaited, player) == 0) return;
  if (vote_->openVote.awaited.empty()) return endVote(Answer::Kind::done);
  sendVote();
}

// Called for a request that was not carried out. Sends the reason to all guests, and then answers
// the player who made it: this guest needs the reason to say who declined. With id 0, the table
// itself has requested the next deal, so no player gets an answer.
void HostedTable::reportFailure(int player, int id, FailedRequest failed) {
  failed.by = id == 0 ? kNoPlayer : static_cast<std::uint8_t>(player);
  VoteMessage message = voteMessage();
  message.failed = failed;
  sendToAll(message);
  settle(player, id, failed.reason);
}

VoteMessage HostedTable::voteMessage() const {
  return {.openVote = vote_ ? std::optional(vote_->openVote) : std::nullopt};
}

void HostedTable::sendVote() const { sendToAll(voteMessage()); }

// Carries out a request to which all people have agreed, or which needed no vote. A player who has
// disconnected since, such as the one who made the request, does not prevent it. If a vote or
// another game has begun while the request waited for a write, the answer is `waits`.
void HostedTable::carryOut(int player, int id, GameRequest request) {
  if (computers() == nullptr || isVotedOn()) {
    sendVote();  // the guests still show the ended vote
    return settle(player, id, Answer::Kind::waits);
  }
  game_->ask(player, request, [this, player, id, request](const Answer& answer) {
    if (answer.kind == Answer::Kind::notSaved) thinking_.restart(dependencies_.clock());
    if (!answer.isDone()) {
      return reportFailure(player, id, {.request = request, .reason = answer.kind});
    }
    for (Place& place : places_) place.isReady = false;
    cause_ = {player, id};
    if (request != GameRequest::nextDeal) {
      sendJump(Jump{.request = request, .by = static_cast<std::uint8_t>(player)});
      sendVote();
    }
  });
}

bool HostedTable::mayJump() {
  if (!setup_.isInRoom) return true;
  return game_->session().position() < kMostWithJumps && jumps_.take(dependencies_.clock());
}

// ---- position messages -------------------------------------------------------------------------

void HostedTable::sendProgress() {
  const std::vector<StoryStep> happened = positionWriter_->takeSteps();
  sendPositions([&](int player) { return positionWriter_->after(happened, player); });
  noteMoves();
  if (!game_->session().standing().dealOver) return;
  emit seatsChanged();  // between deals, people may take the seats of computer players
  if (game_->session().standing().gameOver) sendToAll(recordNow());
}

void HostedTable::sendJump(const std::optional<Jump>& jump) {
  positionWriter_->jump();
  sendPositions([&](int player) {
    PositionNow position = positionWriter_->whole(player);
    position.jump = jump;
    return position;
  });
  beginThinking();
}

// Sends each guest the current position. The message to the player whose request led to the
// position also contains the request's id as an answer.
void HostedTable::sendPositions(const std::function<PositionNow(int player)>& positionFor) {
  const auto cause = std::exchange(cause_, std::nullopt);
  sentAt_ = dependencies_.clock();
  for (int player = 0; player < static_cast<int>(places_.size()); ++player) {
    const bool isCause = cause && cause->first == player;
    Place& place = places_[static_cast<std::size_t>(player)];
    if (isCause && place.lastId == cause->second) place.lastAnswer = Answer::Kind::done;
    const Guest* guest = guestAt(player);
    if (guest == nullptr) continue;
    PositionNow position = positionFor(player);
    if (isCause) position.answers = cause->second;
    send(*guest, position);
  }
  if (std::ranges::none_of(guests_, [](const auto& guest) { return guest->isWatching(); })) return;
  const QByteArray seen = hostMessage(positionFor(kSpectator));
  for (const auto& guest : guests_) {
    if (guest->isWatching()) guest->connection->send(seen);
  }
}

// Returns the position message for a guest that has joined or reconnected. It contains the missed
// steps, and the id of the guest's latest request if that one was carried out.
PositionNow HostedTable::missedBy(int player, const Hello& hello) const {
  // A guest that had another seat has seen other cards. Such a guest, or one without this game's
  // token, is sent all steps.
  const bool isKnown = hello.token == token_ && hello.you == player;
  PositionNow position = isKnown ? positionWriter_->since(hello.seen, hello.played, player)
                                 : positionWriter_->whole(player);
  if (player == kSpectator) return position;
  const Place& place = places_[at(player)];
  if (place.lastAnswer == Answer::Kind::done) position.answers = place.lastId;
  return position;
}

RecordMessage HostedTable::recordNow() const { return {recordText(game_->session().record())}; }

}  // namespace downpile
