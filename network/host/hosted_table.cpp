// SPDX-License-Identifier: GPL-3.0-or-later
#include "host/hosted_table.h"

#include <QPointer>
#include <QRandomGenerator>
#include <algorithm>
#include <utility>

#include "games/catalog.h"
#include "host/message_rate.h"
#include "host/seat_keeping.h"

namespace downpile {

namespace {

constexpr std::string_view kInAPersonsPlace = "fair";  // computer player
constexpr int kMostStrangers = 40;
constexpr int kHelloTime = 10'000;    // milliseconds
constexpr int kBallotTime = 60'000;   // milliseconds
constexpr int kMostFollowing = 4000;  // milliseconds that computer players wait for an eye
QString newToken() {
  QString token;
  for (int i = 0; i < 2; ++i) {
    token += QString::number(QRandomGenerator::system()->generate64(), 36);
  }
  return token;
}

}  // namespace

// Somebody who is connected.
struct HostedTable::Guest {
  std::unique_ptr<Connection> connection;
  Fingerprint who;
  MessageRate rate;
  bool isKnown = false;  // has said Hello
  QString name{};
  int portrait = 0;
  Acquaintances knows{};
  int player = -1;  // where the person sits
  qint64 followsUntil = 0;
  bool isGone = false;  // and is taken out of the list once nobody speaks to it
};

HostedTable::HostedTable(Terms terms, const Fingerprint& host, Means means, QObject* parent)
    : QObject(parent),
      terms_(std::move(terms)),
      host_(host),
      means_(std::move(means)),
      places_(terms_.header.seats.size()),
      isReady_(terms_.header.seats.size(), false) {
  connect(&time_, &QTimer::timeout, this, &HostedTable::keepTime);
  time_.setInterval(1000);
  ballotEnds_.setSingleShot(true);
  ballotEnds_.setInterval(kBallotTime);
  connect(&ballotEnds_, &QTimer::timeout, this, [this] { endBallot(Answer::Kind::declined); });
}

HostedTable::~HostedTable() = default;

// ---- who is there ------------------------------------------------------------------------------

void HostedTable::come(std::unique_ptr<Connection> connection, const Fingerprint& who) {
  guests_.push_back(std::make_unique<Guest>(
      Guest{.connection = std::move(connection), .who = who, .rate = MessageRate(means_.clock())}));
  Guest& guest = *guests_.back();
  makeRoom();
  const Connection* line = guest.connection.get();
  connect(line, &Connection::received, this,
          [this, &guest](const QByteArray& message) { hear(guest, message); });
  connect(line, &Connection::closed, this, [this, &guest] { lose(guest); });
  QTimer::singleShot(kHelloTime, line, [this, &guest] {
    if (!guest.isKnown) dismiss(guest, Goodbye::Reason::notUnderstood);
  });
}

// Of those who have not said who they are the first goes: there are too many for honest ones.
void HostedTable::makeRoom() {
  const auto isStranger = [](const auto& guest) { return !guest->isKnown && !guest->isGone; };
  if (std::ranges::count_if(guests_, isStranger) <= kMostStrangers) return;
  lose(**std::ranges::find_if(guests_, isStranger));
}

void HostedTable::send(const Guest& guest, const HostMessage& message) const {
  if (!guest.isGone) guest.connection->send(hostMessage(message));
}

void HostedTable::sendToAll(const HostMessage& message) const {
  const QByteArray text = hostMessage(message);
  for (const auto& guest : guests_) {
    if (guest->isKnown && !guest->isGone) guest->connection->send(text);
  }
}

void HostedTable::dismiss(Guest& guest, Goodbye::Reason reason) {
  send(guest, Goodbye{reason});
  lose(guest);
}

// It may be the one whose message is being read: it goes when nothing of it is under way.
void HostedTable::lose(Guest& guest) {
  if (std::exchange(guest.isGone, true)) return;
  guest.connection->disconnect(this);
  guest.connection->close();
  QMetaObject::invokeMethod(
      this, [this] { std::erase_if(guests_, [](const auto& each) { return each->isGone; }); },
      Qt::QueuedConnection);
  const int player = std::exchange(guest.player, -1);
  if (player < 0) return;
  Place& place = places_[static_cast<std::size_t>(player)];
  if (game_ && !game_->session().standing().gameOver) {
    place.cutAt = means_.clock();
    place.colour = SeatNow::Colour::none;
    time_.start();
  } else {
    place = {};
  }
  tellSeats();
}

HostedTable::Guest* HostedTable::guestAt(int player) const {
  const auto found = std::ranges::find_if(
      guests_, [player](const auto& guest) { return guest->player == player && !guest->isGone; });
  return found == guests_.end() ? nullptr : found->get();
}

// Who sends faster than people act is not heard any more. The host's own program is no stranger.
void HostedTable::hear(Guest& guest, const QByteArray& text) {
  if (guest.who != host_ && !guest.rate.take(means_.clock())) {
    return dismiss(guest, Goodbye::Reason::tooMuch);
  }
  const auto message = readGuestMessage(text);
  const bool isHello = message && std::holds_alternative<Hello>(*message);
  if (!message || isHello == guest.isKnown) {
    return dismiss(guest, Goodbye::Reason::notUnderstood);
  }
  std::visit([&](const auto& one) { answer(guest, one); }, *message);
}

// ---- seats -------------------------------------------------------------------------------------

SeatsNow HostedTable::seats() const {
  SeatsNow now{.seats = {}, .waits = waits()};
  for (std::size_t player = 0; player < places_.size(); ++player) {
    const Place& place = places_[player];
    const Seat& computer = terms_.header.seats[player];
    SeatNow seat;
    if (place.sitter) {
      seat.state = place.cutAt ? SeatNow::State::cutOff : SeatNow::State::here;
      seat.name = place.name;
      seat.portrait = place.portrait;
      seat.who = place.sitter;
      seat.standsInFor = place.standsInFor;
    } else {
      seat.name = QString::fromStdString(computer.name);
      seat.portrait = computer.portrait;
      seat.kind = computerKind(static_cast<int>(player));
    }
    if (place.cutAt) {
      const qint64 away = means_.clock() - *place.cutAt;
      seat.colour = seatColour(away);
      seat.left = static_cast<int>(seatColourLasts(away));
    }
    now.seats.push_back(std::move(seat));
  }
  return now;
}

// Between deals somebody can take the place of a computer player.
bool HostedTable::isFree(int player) const {
  const Place& place = places_[static_cast<std::size_t>(player)];
  return !place.sitter && player != 0 && (!game_ || game_->session().standing().dealOver);
}

int HostedTable::freeSeats() const {
  int free = 0;
  for (int player = 0; player < static_cast<int>(places_.size()); ++player) {
    if (isFree(player)) ++free;
  }
  return free;
}

// Own seat first, then one that is free, then one of somebody who is cut off. Whom somebody at the
// table has blocked finds none, and is not told why.
std::optional<int> HostedTable::seatFor(const Guest& guest) const {
  for (std::size_t player = 0; player < places_.size(); ++player) {
    if (places_[player].sitter == guest.who) return static_cast<int>(player);
  }
  if (guest.who == host_) return places_[0].sitter ? std::nullopt : std::optional(0);
  const bool isBlocked = std::ranges::any_of(
      places_, [&](const Place& place) { return place.knows.blocked.contains(guest.who); });
  if (isBlocked) return std::nullopt;
  for (int player = 0; player < static_cast<int>(places_.size()); ++player) {
    if (isFree(player)) return player;
  }
  for (std::size_t player = 0; player < places_.size(); ++player) {
    const Place& place = places_[player];
    if (!place.cutAt) continue;
    if (mayTakeSeat(seatColour(means_.clock() - *place.cutAt), place.knows, guest.who)) {
      return static_cast<int>(player);
    }
  }
  return std::nullopt;
}

void HostedTable::sit(Guest& guest, int player) {
  Place& place = places_[static_cast<std::size_t>(player)];
  if (place.sitter != guest.who) isReady_[static_cast<std::size_t>(player)] = false;
  if (place.sitter && place.sitter != guest.who) {
    const QString owner = place.standsInFor.isEmpty() ? place.name : place.standsInFor;
    place = {};
    place.standsInFor = owner;
  }
  place.sitter = guest.who;
  place.name = guest.name;
  place.portrait = guest.portrait;
  place.knows = guest.knows;
  place.cutAt.reset();
  place.isHeld = false;
  guest.player = player;
  if (game_ && game_->computers() != nullptr) game_->computers()->getUp(player);
}

void HostedTable::tellSeats() {
  updateHold();
  sendToAll(seats());
  recountReady();
  emit seatsChanged();
}

bool HostedTable::waits() const {
  return game_ && std::ranges::any_of(
                      places_, [](const Place& place) { return place.cutAt && !place.isHeld; });
}

// Whether something is put to the vote: nothing is played meanwhile.
bool HostedTable::isVotedOn() const { return ballot_ && ballot_->ballot.wish != Wish::nextDeal; }

bool HostedTable::isPlayedOn() const {
  return game_ && game_->computers() != nullptr && !waits() && !isVotedOn();
}

void HostedTable::updateHold() {
  if (!game_ || game_->computers() == nullptr) return;
  game_->computers()->hold(waits() || isVotedOn());
}

void HostedTable::keepTime() {
  if (!game_ || game_->computers() == nullptr) return;
  bool isAnybodyAway = false;
  bool isChanged = false;
  for (std::size_t player = 0; player < places_.size(); ++player) {
    Place& place = places_[player];
    if (!place.cutAt) continue;
    isAnybodyAway = true;
    const SeatNow::Colour colour = seatColour(means_.clock() - *place.cutAt);
    isChanged = isChanged || std::exchange(place.colour, colour) != colour;
    if (colour == SeatNow::Colour::none || place.isHeld || !terms_.computersHold) continue;
    place.isHeld = true;
    isChanged = true;
    game_->computers()->sitDown(static_cast<int>(player), computerKind(static_cast<int>(player)));
    game_->computers()->ask();
  }
  if (!isAnybodyAway) time_.stop();
  if (isChanged) tellSeats();
}

// Who plays there where no person does.
std::string HostedTable::computerKind(int player) const {
  const Seat& seat = terms_.header.seats[static_cast<std::size_t>(player)];
  return isPerson(seat) ? std::string(kInAPersonsPlace) : seat.kind;
}

void HostedTable::setComputersHold(bool computersHold) {
  terms_.computersHold = computersHold;
  keepTime();
}

void HostedTable::sendAway(int player) {
  if (Guest* guest = guestAt(player)) {
    sentAway_ << guest->who;
    dismiss(*guest, Goodbye::Reason::sentAway);
    // The seat is kept for nobody.
    places_[static_cast<std::size_t>(player)] = {};
    if (game_ && game_->computers() != nullptr) {
      game_->computers()->sitDown(player, computerKind(player));
      game_->computers()->ask();
    }
    tellSeats();
  }
}

void HostedTable::close() {
  for (const auto& guest : guests_) {
    if (!guest->isGone) dismiss(*guest, Goodbye::Reason::closed);
  }
}

// ---- coming and going --------------------------------------------------------------------------

void HostedTable::answer(Guest& guest, const Hello& hello) {
  if (hello.protocol != kProtocol) {
    return dismiss(guest, hello.protocol < kProtocol ? Goodbye::Reason::newerHost
                                                     : Goodbye::Reason::olderHost);
  }
  if (hello.table != terms_.table || sentAway_.contains(guest.who)) {
    return dismiss(guest, Goodbye::Reason::noSuchTable);
  }
  // Who has no name is known by a word of the key.
  guest.name = hello.name.isEmpty() ? guest.who.words().first() : hello.name;
  guest.portrait = hello.portrait;
  guest.knows = hello.knows;
  // Who comes by a second connection is no longer there by the first: it may be a dead one.
  for (const auto& other : guests_) {
    if (other.get() == &guest || other->isGone || other->who != guest.who) continue;
    other->player = -1;
    dismiss(*other, Goodbye::Reason::elsewhere);
  }
  const auto player = seatFor(guest);
  if (!player) return dismiss(guest, Goodbye::Reason::full);
  guest.isKnown = true;
  sit(guest, *player);
  welcome(guest);
  tellSeats();
  if (game_ && game_->computers() != nullptr) {
    send(guest, missedBy(*player, hello));
    send(guest, ballotNow());
    if (game_->session().standing().gameOver) {
      send(guest, RecordMessage{recordText(game_->session().record())});
    }
  }
}

void HostedTable::welcome(const Guest& guest) const {
  RecordHeader header = game_ ? game_->session().header() : terms_.header;
  header.seed = 0;
  header.botSeed = 0;
  const Place& place = places_[static_cast<std::size_t>(guest.player)];
  send(guest, Welcome{.table = terms_.name,
                      .header = headerText(header),
                      .you = static_cast<std::uint8_t>(guest.player),
                      .isBegun = isBegun(),
                      .token = token_,
                      .lastId = place.lastId});
}

void HostedTable::answer(Guest& guest, const Leaving& /*leaving*/) { lose(guest); }

void HostedTable::answer(Guest& guest, const Saying& saying) {
  if (!saying.phrase && (!terms_.mayWrite || saying.text.isEmpty())) return;
  sendToAll(Said{.player = static_cast<std::uint8_t>(guest.player),
                 .name = guest.name,
                 .phrase = saying.phrase,
                 .text = saying.text});
}

// Computer players wait for the slowest eye, but not for ever.
void HostedTable::answer(Guest& guest, const Following& following) {
  if (!game_ || game_->computers() == nullptr) return;
  const qint64 now = means_.clock();
  guest.followsUntil = now + std::min(following.milliseconds, kMostFollowing);
  // Computer players do not wait for ever, whatever is said.
  qint64 until = now;
  if (now - toldAt_ > kMostFollowing) return game_->computers()->follow(0);
  for (const auto& each : guests_) until = std::max(until, each->followsUntil);
  game_->computers()->follow(static_cast<int>(until - now));
}

// ---- the game ----------------------------------------------------------------------------------

bool HostedTable::mayBegin() const { return !game_ || game_->session().standing().gameOver; }

// Several moves are one gesture where the same thing is done again. Others would be tried out: what
// comes of the first says whether the next one is refused, and then none of them was made.
bool HostedTable::isOneGesture(const std::vector<Action>& actions) const {
  const auto verbs = findGame(terms_.header.game)->info->verbs;
  const std::size_t verb = actions.front().verb;
  if (actions.size() == 1) return true;
  return verb < verbs.size() && verbs[verb].repeats &&
         std::ranges::all_of(actions, [verb](const Action& each) { return each.verb == verb; });
}

std::unique_ptr<HeldGame> HostedTable::makeGame(const RecordHeader& header) {
  isResumed_ = terms_.record.has_value();
  std::unique_ptr<Journal> journal = isResumed_ ? means_.openJournal() : means_.makeJournal(header);
  if (!journal) return nullptr;
  if (!isResumed_) return HeldGame::begin(header, std::move(journal), means_.pause);
  auto game = HeldGame::resume(*terms_.record, std::move(journal), means_.pause);
  if (game) terms_.record.reset();
  return game;
}

// What is still asked of the last game is not asked of the next one. Nobody is waited for who was
// cut off, and nobody stands in for anybody any more.
void HostedTable::leaveGame() {
  endBallot(Answer::Kind::declined);
  ballot_.reset();
  for (Place& place : places_) {
    if (place.cutAt) place = {};
    place.standsInFor.clear();
    place.isHeld = false;
  }
  std::fill(isReady_.begin(), isReady_.end(), false);
}

void HostedTable::begin() {
  if (!mayBegin()) return;
  leaveGame();
  RecordHeader header = terms_.header;
  if (game_) {
    // The first game's cards would come once more.
    header.seed = QRandomGenerator::system()->generate64();
    header.botSeed = QRandomGenerator::system()->generate64();
    header.takenOver = 0;
  }
  for (std::size_t player = 0; player < places_.size(); ++player) {
    const Place& place = places_[player];
    if (!place.sitter) continue;
    header.seats[player] = {
        .kind = std::string(kPerson), .portrait = place.portrait, .name = place.name.toStdString()};
  }
  auto game = makeGame(header);
  if (!game) {
    emit begun(false);
    return;
  }
  game_ = std::move(game);
  teller_.emplace(*game_);
  token_ = newToken();
  // They find that no game goes on yet.
  for (const auto& deed : std::exchange(waiting_, {})) deed();
  connect(game_.get(), &HeldGame::happened, this, &HostedTable::tellHappened);
  connect(game_.get(), &HeldGame::busyChanged, this, &HostedTable::goOn, Qt::QueuedConnection);
  game_->whenReady([this](bool isKept) { gameReady(isKept); });
}

void HostedTable::gameReady(bool isKept) {
  if (!isKept) {
    teller_.reset();
    game_.release()->deleteLater();  // not now: it calls this
    token_.clear();
    leaveGame();
    tellSeats();
    emit begun(false);
    return;
  }
  connect(game_->computers(), &ComputerPlayers::troubled, this, &HostedTable::troubled);
  for (std::size_t player = 0; player < places_.size(); ++player) {
    const auto seat = static_cast<int>(player);
    if (places_[player].sitter) {
      game_->computers()->getUp(seat);
    } else {
      game_->computers()->sitDown(seat, computerKind(seat));
    }
  }
  for (const auto& guest : guests_) {
    if (guest->isKnown && !guest->isGone) welcome(*guest);
  }
  tellSeats();
  // One that goes on stands as it stood; one that begins is seen from its first card on.
  isResumed_ ? tellJumped() : tellHappened();
  emit begun(true);
}

// One after the other: nothing of what people do is lost because something is being written.
void HostedTable::whenIdle(std::function<void()> deed) {
  if (waiting_.empty() && !game_->isBusy()) return deed();
  waiting_.push_back(std::move(deed));
}

void HostedTable::goOn() {
  while (game_ && !waiting_.empty() && !game_->isBusy()) {
    const auto deed = std::move(waiting_.front());
    waiting_.pop_front();
    deed();
  }
}

// The same asked for once more gets the same answer.
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
  if (id == 0) return;  // nobody asked
  if (id == place.lastId) place.lastAnswer = kind;
  if (const Guest* guest = guestAt(player)) send(*guest, AnswerMessage{id, kind});
}

void HostedTable::answer(Guest& guest, const MoveMessage& move) {
  const int player = guest.player;
  if (!isNew(player, move.id)) return;
  if (!isPlayedOn()) return settle(player, move.id, Answer::Kind::waits);
  whenIdle([this, player, move] {
    if (!isPlayedOn()) return settle(player, move.id, Answer::Kind::waits);
    std::vector<Action> actions;
    for (const std::string& text : move.actions) {
      actions.push_back(game_->session().actionFromText(player, text));
    }
    if (!isOneGesture(actions)) return settle(player, move.id, Answer::Kind::refused);
    game_->send(player, actions, move.position, [this, player, id = move.id](const auto& answer) {
      if (!answer.isDone()) return settle(player, id, answer.kind);
      cause_ = {player, id};
    });
  });
}

void HostedTable::answer(Guest& guest, const WishMessage& wish) {
  const int player = guest.player;
  if (!isNew(player, wish.id)) return;
  if (!isPlayedOn()) return settle(player, wish.id, Answer::Kind::waits);
  whenIdle([this, player, wish] {
    if (!isPlayedOn()) return settle(player, wish.id, Answer::Kind::waits);
    // Once it is over everybody knows the seeds, of what would come as well.
    const bool isOver = game_->session().standing().gameOver;
    if (isOver || !game_->may(player, wish.wish)) {
      settle(player, wish.id, Answer::Kind::stale);
    } else if (wish.wish == Wish::nextDeal) {
      ready(player, wish.id);
    } else {
      openBallot(player, wish.id, wish.wish);
    }
  });
}

// ---- what needs everybody ----------------------------------------------------------------------

void HostedTable::ready(int player, int id) {
  isReady_[static_cast<std::size_t>(player)] = true;
  if (const auto awaited = unready(); !awaited.empty()) {
    ballot_ =
        OpenBallot{.ballot = {.wish = Wish::nextDeal, .by = kNobody, .awaited = awaited}, .id = 0};
    settle(player, id, Answer::Kind::done);
    return tellBallot();
  }
  ballot_.reset();
  tellBallot();
  carryOut(player, id, Wish::nextDeal);
}

// The people who have not wished for the next deal.
std::vector<std::uint8_t> HostedTable::unready() const {
  std::vector<std::uint8_t> players;
  for (std::size_t player = 0; player < places_.size(); ++player) {
    const Place& place = places_[player];
    if (place.sitter && !place.isHeld && !isReady_[player]) {
      players.push_back(static_cast<std::uint8_t>(player));
    }
  }
  return players;
}

// Others may sit there now than when the first of them was ready.
void HostedTable::recountReady() {
  if (!ballot_ || isVotedOn() || waits()) return;
  const auto awaited = unready();
  if (awaited == ballot_->ballot.awaited) return;
  ballot_->ballot.awaited = awaited;
  const auto found = std::ranges::find(isReady_, true);
  if (awaited.empty() && found != isReady_.end()) {
    ballot_.reset();
    const auto player = static_cast<int>(found - isReady_.begin());
    whenIdle([this, player] { carryOut(player, 0, Wish::nextDeal); });
  }
  tellBallot();
}

void HostedTable::openBallot(int player, int id, Wish wish) {
  Ballot ballot{.wish = wish, .by = static_cast<std::uint8_t>(player), .awaited = {}};
  for (std::size_t each = 0; each < places_.size(); ++each) {
    const bool isOther = static_cast<int>(each) != player;
    if (isOther && places_[each].sitter && !places_[each].isHeld) {
      ballot.awaited.push_back(static_cast<std::uint8_t>(each));
    }
  }
  if (ballot.awaited.empty()) return carryOut(player, id, wish);
  ballot_ = OpenBallot{.ballot = std::move(ballot), .id = id};
  ballotEnds_.start();
  updateHold();
  tellBallot();
}

void HostedTable::answer(Guest& guest, const Vote& vote) {
  if (!isVotedOn()) return;
  auto& awaited = ballot_->ballot.awaited;
  const auto found = std::ranges::find(awaited, guest.player);
  if (found == awaited.end()) return;
  if (!vote.agrees) return endBallot(Answer::Kind::declined);
  awaited.erase(found);
  if (!awaited.empty()) return tellBallot();
  endBallot(Answer::Kind::done);
}

void HostedTable::endBallot(Answer::Kind kind) {
  if (!isVotedOn()) return;
  const OpenBallot ended = *std::exchange(ballot_, std::nullopt);
  ballotEnds_.stop();
  tellBallot();
  updateHold();
  const int player = ended.ballot.by;
  if (kind != Answer::Kind::done) return settle(player, ended.id, kind);
  whenIdle([this, player, ended] { carryOut(player, ended.id, ended.ballot.wish); });
}

BallotMessage HostedTable::ballotNow() const {
  return {ballot_ ? std::optional(ballot_->ballot) : std::nullopt};
}

void HostedTable::tellBallot() const { sendToAll(ballotNow()); }

void HostedTable::carryOut(int player, int id, Wish wish) {
  game_->ask(player, wish, [this, player, id, wish](const Answer& answer) {
    if (!answer.isDone()) return settle(player, id, answer.kind);
    std::fill(isReady_.begin(), isReady_.end(), false);
    cause_ = {player, id};
    if (wish != Wish::nextDeal) tellJumped();
  });
}

// ---- telling -----------------------------------------------------------------------------------

void HostedTable::tellHappened() {
  const std::vector<RetoldStep> happened = teller_->takeHappened();
  tellPositions([&](int player) { return teller_->after(happened, player); });
  if (!game_->session().standing().dealOver) return;
  emit seatsChanged();  // those of computer players are free
  if (game_->session().standing().gameOver) tellRecord();
}

void HostedTable::tellJumped() {
  teller_->jump();
  tellPositions([this](int player) { return teller_->whole(player); });
}

// Whoever asked for what led there learns that it is done.
void HostedTable::tellPositions(const std::function<PositionNow(int player)>& positionFor) {
  const auto cause = std::exchange(cause_, std::nullopt);
  toldAt_ = means_.clock();
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
}

// With what was missed, and whether what was asked for last is done.
PositionNow HostedTable::missedBy(int player, const Hello& hello) const {
  PositionNow position = hello.token == token_ ? teller_->since(hello.seen, hello.played, player)
                                               : teller_->whole(player);
  const Place& place = places_[static_cast<std::size_t>(player)];
  if (place.lastAnswer == Answer::Kind::done) position.answers = place.lastId;
  return position;
}

void HostedTable::tellRecord() const {
  sendToAll(RecordMessage{recordText(game_->session().record())});
}

}  // namespace downpile
