// SPDX-License-Identifier: GPL-3.0-or-later
// Guests and seats of a hosted table. The game is in hosted_table_play.cpp.
#include "host/hosted_table.h"

#include <algorithm>
#include <utility>

#include "bots/bot_catalog.h"
#include "host/hosted_table_guest.h"
#include "host/seat_reservation.h"
#include "lines/clean_text.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMostStrangers = 40;
constexpr qsizetype kMostRemoved = 200;
// Limits of undos, redos and restarts at a table in a room: number in a burst, and then number per
// second. Each of them replays the whole record and adds an entry to it.
constexpr double kJumpsAtOnce = 30;
constexpr double kJumpsASecond = 1;
// Milliseconds within which a new guest must send the message Hello.
constexpr int kHelloTime = 10'000;
constexpr int kVoteTime = 60'000;  // milliseconds after which an undecided vote ends

// Returns the wanted portrait or, if it is in `taken`, the next one that is not. If all are taken,
// returns the wanted one.
int freePortrait(int wanted, const QSet<int>& taken) {
  if (taken.size() >= kDifferentPortraits) return wanted;
  while (taken.contains(wanted % kDifferentPortraits)) wanted = wanted % kDifferentPortraits + 1;
  return wanted;
}

// Returns the name of a person. If it is similar to one of `names`, which other people at the table
// have, appends the first word of the person's key.
QString distinctName(const QString& name, const Fingerprint& key, const QSet<QString>& names) {
  if (!names.contains(comparableName(name))) return name;
  const QString word = u" (%1)"_s.arg(key.words().first());
  return cutText(name, kMostNameLength - word.size()) + word;
}

}  // namespace

HostedTable::HostedTable(Setup setup, const Fingerprint& owner, Dependencies dependencies,
                         QObject* parent)
    : QObject(parent),
      setup_(std::move(setup)),
      owner_(owner),
      dependencies_(std::move(dependencies)),
      jumps_(dependencies_.clock(), kJumpsAtOnce, kJumpsASecond),
      places_(setup_.header.seats.size()),
      computerPortraits_(places_.size()) {
  connect(&time_, &QTimer::timeout, this, &HostedTable::updateTimes);
  time_.setInterval(1000);
  voteEnds_.setSingleShot(true);
  voteEnds_.setInterval(kVoteTime);
  connect(&voteEnds_, &QTimer::timeout, this, [this] { endVote(Answer::Kind::declined); });
  roundEnds_.setSingleShot(true);
  roundEnds_.setInterval(dependencies_.roundTime);
  connect(&roundEnds_, &QTimer::timeout, this, [this] { dropFromRound(round_->awaited()); });
  if (setup_.savedSeats) removed_ = setup_.savedSeats->removed;
  if (setup_.savedSeats && isPending()) token_ = setup_.savedSeats->token;
  if (setup_.savedSeats || isPending()) reserveSeats();
  nameComputers();
  updateComputerPortraits();
}

HostedTable::~HostedTable() = default;

// ---- connections -------------------------------------------------------------------------------

void HostedTable::accept(std::unique_ptr<Connection> connection, const Fingerprint& key) {
  guests_.push_back(std::make_unique<Guest>(Guest{.connection = std::move(connection),
                                                  .key = key,
                                                  .rate = MessageRate(dependencies_.clock())}));
  Guest& guest = *guests_.back();
  makeRoom();
  const Connection* line = guest.connection.get();
  connect(line, &Connection::received, this,
          [this, &guest](const QByteArray& message) { receive(guest, message); });
  connect(line, &Connection::closed, this, [this, &guest] { lose(guest, true); });
  QTimer::singleShot(kHelloTime, line, [this, &guest] {
    if (!guest.isKnown) dismiss(guest, Goodbye::Reason::notUnderstood);
  });
}

void HostedTable::accept(std::unique_ptr<Connection> connection, const Fingerprint& key,
                         const QByteArray& first) {
  accept(std::move(connection), key);
  receive(*guests_.back(), first);
}

// Disconnects the oldest guest that has not sent Hello, if there are more than kMostStrangers such
// guests.
void HostedTable::makeRoom() {
  const auto isStranger = [](const auto& guest) {
    return !guest->isKnown && !guest->isDisconnected;
  };
  if (std::ranges::count_if(guests_, isStranger) <= kMostStrangers) return;
  lose(**std::ranges::find_if(guests_, isStranger));
}

void HostedTable::send(const Guest& guest, const HostMessage& message) const {
  if (!guest.isDisconnected) guest.connection->send(hostMessage(message));
}

void HostedTable::sendToAll(const HostMessage& message) const {
  const QByteArray text = hostMessage(message);
  for (const auto& guest : guests_) {
    if (guest->isKnown && !guest->isDisconnected) guest->connection->send(text);
  }
}

void HostedTable::dismiss(Guest& guest, const Goodbye& goodbye) {
  send(guest, goodbye);
  lose(guest);
}

// Disconnects a guest. The guest object is deleted later, because this function may be called while
// a message of the guest is handled.
void HostedTable::hangUp(Guest& guest) {
  guest.isDisconnected = true;
  guest.connection->disconnect(this);
  guest.connection->close();
  QMetaObject::invokeMethod(
      this,
      [this] { std::erase_if(guests_, [](const auto& each) { return each->isDisconnected; }); },
      Qt::QueuedConnection);
}

// Disconnects a guest from the table and from the guest's seat. Returns this seat, or kSpectator.
int HostedTable::part(Guest& guest) {
  hangUp(guest);
  const int player = std::exchange(guest.player, kSpectator);
  if (player != kSpectator) stopMovingFor(player);
  return player;
}

void HostedTable::lose(Guest& guest, bool isBroken) {
  if (guest.isDisconnected) return;
  const int player = part(guest);
  if (player == kSpectator) {
    if (guest.isKnown) sendSeats();
    return;
  }
  Place& place = places_[static_cast<std::size_t>(player)];
  // A seat of the running or saved game stays reserved for a while. Between games, a seat is
  // reserved only if the connection broke. A player leaving on purpose frees the seat at once.
  const auto before = isPending() ? savedOccupant(player) : std::nullopt;
  const bool isOfGame = isPlaying() || (before && before->key == place.occupant);
  if (isOfGame || isBroken) {
    place.disconnectedAt = dependencies_.clock();
    place.isBetweenGames = !isOfGame;
    place.sentColour = SeatNow::Colour::none;
    time_.start();
  } else {
    place = {};
  }
  sendSeats();
}

HostedTable::Guest* HostedTable::guestAt(int player) const {
  const auto found = std::ranges::find_if(guests_, [player](const auto& guest) {
    return guest->player == player && !guest->isDisconnected;
  });
  return found == guests_.end() ? nullptr : found->get();
}

bool HostedTable::isDeserted() const {
  return std::ranges::none_of(
      guests_, [](const auto& guest) { return guest->isKnown && !guest->isDisconnected; });
}

std::vector<HostedTable::Participant> HostedTable::participants() const {
  std::vector<Participant> all;
  for (int player = 0; player < static_cast<int>(places_.size()); ++player) {
    const Place& place = places_[static_cast<std::size_t>(player)];
    if (!place.occupant) continue;
    const Guest* guest = guestAt(player);
    all.push_back({.key = *place.occupant,
                   .name = place.name,
                   .place = guest == nullptr ? QString() : guest->connection->place(),
                   .player = player,
                   .isConnected = guest != nullptr});
  }
  for (const auto& guest : guests_) {
    if (!guest->isWatching()) continue;
    all.push_back({.key = guest->key, .name = guest->name, .place = guest->connection->place()});
  }
  return all;
}

// Handles a guest's message. The rate of messages is limited, except for the host.
void HostedTable::receive(Guest& guest, const QByteArray& text) {
  if (!isAtHome(guest.key) && !guest.rate.take(dependencies_.clock())) {
    return dismiss(guest, Goodbye::Reason::tooMuch);
  }
  const auto message = readGuestMessage(text);
  const bool isHello = message && std::holds_alternative<Hello>(*message);
  if (!message || isHello == guest.isKnown) {
    return dismiss(guest, Goodbye::Reason::notUnderstood);
  }
  // A spectator may only leave. A spectator owning the table may also change its settings and
  // remove people.
  const bool isForAll = std::holds_alternative<Leaving>(*message) ||
                        std::holds_alternative<AllowMessage>(*message) ||
                        std::holds_alternative<RemoveMessage>(*message);
  if (guest.isWatching() && !isForAll) return;
  std::visit([&](const auto& content) { answer(guest, content); }, *message);
}

// ---- seats -------------------------------------------------------------------------------------

SeatsNow HostedTable::seats() const {
  SeatsNow now{.seats = {},
               .waits = waits(),
               .watching = {},
               .allowed = setup_.allowed,
               .owner = connectedOwner()};
  for (std::size_t player = 0; player < places_.size(); ++player) {
    const Place& place = places_[player];
    const Seat& computer = setup_.header.seats[player];
    SeatNow seat;
    if (place.occupant) {
      seat.state = place.disconnectedAt ? SeatNow::State::disconnected : SeatNow::State::connected;
      seat.name = place.name;
      seat.portrait = place.portrait;
      seat.key = place.occupant;
      seat.isFilled = place.isHeld;
      seat.thinks = thinking_.left(static_cast<int>(player), dependencies_.clock());
      seat.movesMadeFor = thinking_.movesMadeFor(static_cast<int>(player));
    } else {
      seat.name = computerNames_[static_cast<qsizetype>(player)];
      seat.portrait = computerPortraits_[player].value_or(computer.portrait);
      seat.kind = computerKind(static_cast<int>(player));
      seat.isFailing = computers() != nullptr && computers()->isFailing(static_cast<int>(player));
    }
    seat.originalPlayer = place.originalPlayer;
    if (place.disconnectedAt && (!isPending() || place.isBetweenGames)) {
      const qint64 away = dependencies_.clock() - *place.disconnectedAt;
      seat.colour = seatColour(away);
      seat.left =
          static_cast<int>(place.isBetweenGames ? std::max(kReservedBetweenGames - away, qint64{1})
                                                : seatColourLasts(away));
    }
    if (mayFill(static_cast<int>(player))) {
      now.fillable.push_back(static_cast<std::uint8_t>(player));
    }
    now.seats.push_back(std::move(seat));
  }
  QSet<QString> names;
  for (const SeatNow& seat : now.seats) names << comparableName(seat.name);
  for (const auto& guest : guests_) {
    if (!guest->isWatching()) continue;
    const QString name = distinctName(guest->name, guest->key, names);
    names << comparableName(name);
    now.watching.push_back({.name = name, .portrait = guest->portrait, .key = guest->key});
  }
  return now;
}

// Returns the portraits of the spectators and of the seated people, without the player `except`, as
// numbers below kDifferentPortraits.
QSet<int> HostedTable::portraitsOfPeople(int except) const {
  QSet<int> portraits;
  for (int player = 0; player < static_cast<int>(places_.size()); ++player) {
    const Place& place = places_[at(player)];
    if (place.occupant && player != except) portraits << place.portrait % kDifferentPortraits;
  }
  for (const auto& guest : guests_) {
    if (guest->isWatching()) portraits << guest->portrait % kDifferentPortraits;
  }
  return portraits;
}

// Returns the portrait of a spectator: the person's former portrait at this table, else the chosen
// one. If it is in use, returns the next free one. It stays the same while the person watches.
int HostedTable::spectatorPortrait(const Guest& guest) {
  QSet<int> taken = portraitsOfPeople();
  for (const auto& portrait : computerPortraits_) {
    if (portrait) taken << *portrait % kDifferentPortraits;
  }
  const int portrait = freePortrait(spectatorPortraits_.value(guest.key, guest.portrait), taken);
  if (spectatorPortraits_.size() >= kMostRemoved) spectatorPortraits_.clear();
  spectatorPortraits_.insert(guest.key, portrait);
  return portrait;
}

// Gives each new computer player its chosen portrait or, if it is in use, the next free one. The
// others keep theirs unless a person has come with it, so no portrait changes when a person leaves.
void HostedTable::updateComputerPortraits() {
  QSet<int> taken = portraitsOfPeople();
  std::vector<std::size_t> others;
  for (std::size_t player = 0; player < places_.size(); ++player) {
    std::optional<int>& portrait = computerPortraits_[player];
    if (places_[player].occupant) {
      portrait.reset();
    } else if (!portrait || taken.contains(*portrait % kDifferentPortraits)) {
      others.push_back(player);
    } else {
      taken << *portrait % kDifferentPortraits;
    }
  }
  for (const std::size_t player : others) {
    const int portrait = freePortrait(setup_.header.seats[player].portrait, taken);
    computerPortraits_[player] = portrait;
    taken << portrait % kDifferentPortraits;
  }
}

// Returns the name of the person who now has this person's former seat in the running game; empty
// if none.
QString HostedTable::substituteFor(const Fingerprint& key) const {
  if (!isPlaying()) return {};
  const auto& seats = game_->session().header().seats;
  const auto own = std::ranges::find(seats, key.text().toStdString(), &Seat::key);
  return own == seats.end() ? QString() : places_[at(static_cast<int>(own - seats.begin()))].name;
}

std::uint8_t HostedTable::connectedOwner() const {
  const auto isOwner = [this](const auto& guest) {
    return guest->key == owner_ && guest->player != kSpectator && !guest->isDisconnected;
  };
  const auto found = std::ranges::find_if(guests_, isOwner);
  return found == guests_.end() ? kNoPlayer : static_cast<std::uint8_t>((*found)->player);
}

HostedTable::SavedSeats HostedTable::savedSeats() const {
  SavedSeats savedSeats{.token = token_, .occupants = {}, .removed = removed_};
  for (const Place& place : places_) {
    savedSeats.occupants.push_back(
        place.occupant ? std::optional(Occupant{.key = *place.occupant,
                                                .name = place.name,
                                                .portrait = place.portrait,
                                                .knows = place.knows,
                                                .originalPlayer = place.originalPlayer})
                       : std::nullopt);
  }
  return savedSeats;
}

// Returns whether a person new to the table may take this seat. Before the first game, each seat
// without a person is free, except the host's. Later a person can replace a computer player only
// between deals, or if no seat has a person. Without people the game is paused, so its deal would
// never end.
bool HostedTable::isFree(int player) const {
  const Place& place = places_[static_cast<std::size_t>(player)];
  if (place.occupant || isHosts(player)) return false;
  return !game_ || game_->session().standing().dealOver ||
         std::ranges::none_of(places_, [](const Place& each) { return each.occupant.has_value(); });
}

int HostedTable::freeSeats() const {
  int free = 0;
  for (int player = 0; player < static_cast<int>(places_.size()); ++player) {
    // The empty fingerprint stands for a stranger: no player has it as a friend or has blocked it.
    if (isFree(player) || mayTake(player, Fingerprint())) ++free;
  }
  return free;
}

int HostedTable::freeSeats(const Fingerprint& key) const {
  int free = 0;
  for (int player = 0; player < static_cast<int>(places_.size()); ++player) {
    if (places_[at(player)].occupant == key) continue;
    if ((isFree(player) && !isBlocked(key)) || mayTake(player, key)) ++free;
  }
  return free;
}

// Returns whether the person with this key may take over the seat of this disconnected player now.
// This depends on the time since the disconnection, and on the friends and blocked people of this
// player, not of other players (rule D9 of Up and Down, used in all games).
bool HostedTable::mayTake(int player, const Fingerprint& key) const {
  const Place& place = places_[at(player)];
  if (isPending()) return false;
  return place.disconnectedAt &&
         mayTakeSeat(seatColour(dependencies_.clock() - *place.disconnectedAt), place.knows, key);
}

// Returns whether a seated person may let a computer player fill in for this disconnected player:
// the game waits for the player, and anyone may take the seat.
bool HostedTable::mayFill(int player) const {
  const Place& place = places_[at(player)];
  if (computers() == nullptr || !place.disconnectedAt) return false;
  return !place.isHeld && !place.isBetweenGames &&
         seatColour(dependencies_.clock() - *place.disconnectedAt) == SeatNow::Colour::red;
}

// Returns whether a player has blocked this person. The owner of the table cannot be blocked.
bool HostedTable::isBlocked(const Fingerprint& key) const {
  if (key == owner_) return false;
  return std::ranges::any_of(places_,
                             [&](const Place& place) { return place.knows.blocked.contains(key); });
}

bool HostedTable::mayWatch(const Guest& guest) const {
  const auto isWatching = [](const auto& each) { return each->isWatching(); };
  return !isBlocked(guest.key) && std::ranges::count_if(guests_, isWatching) < kMostWatching;
}

std::optional<int> HostedTable::seatOf(const Fingerprint& key) const {
  const auto sits = std::ranges::find(places_, key, &Place::occupant);
  if (sits == places_.end()) return std::nullopt;
  return static_cast<int>(sits - places_.begin());
}

// Returns the seat for a guest: the guest's former seat if there is one, else a free seat, else the
// seat of a disconnected player. A guest whom a player has blocked gets no free seat, and does not
// learn the reason.
std::optional<int> HostedTable::seatFor(const Guest& guest) const {
  if (const auto own = seatOf(guest.key)) return own;
  if (isAtHome(guest.key)) return places_[0].occupant ? std::nullopt : std::optional(0);
  if (round_ && rounds_ > kMostRounds) return std::nullopt;
  for (int player = 0; player < static_cast<int>(places_.size()); ++player) {
    if (isFree(player) && !isBlocked(guest.key)) return player;
  }
  for (int player = 0; player < static_cast<int>(places_.size()); ++player) {
    if (mayTake(player, guest.key)) return player;
  }
  return std::nullopt;
}

// Frees the seat during a game. Its next occupant plays as a substitute for the original player.
void HostedTable::vacate(Place& place) {
  const QString owner = place.originalPlayer.isEmpty() ? place.name : place.originalPlayer;
  place = {};
  place.originalPlayer = owner;
}

void HostedTable::sit(Guest& guest, int player) {
  Place& place = places_[static_cast<std::size_t>(player)];
  const bool isAnother = place.occupant != guest.key;
  if (isAnother) {
    place.isReady = false;
    thinking_.restart(player, dependencies_.clock());
  }
  if (isAnother || thinking_.isAway(player)) thinking_.forgive(player);
  if (place.occupant && place.occupant != guest.key) vacate(place);
  if (isPlaying() &&
      game_->session().header().seats[at(player)].key == guest.key.text().toStdString()) {
    // The original player has returned, so the seat has no substitute any more.
    place.originalPlayer.clear();
  }
  guest.player = player;
  place.occupant = guest.key;
  QSet<QString> names;
  for (int other = 0; other < static_cast<int>(places_.size()); ++other) {
    const Place& taken = places_[static_cast<std::size_t>(other)];
    if (other != player && taken.occupant) names << comparableName(taken.name);
  }
  place.name = distinctName(guest.name, guest.key, names);
  // If another person at the table has the chosen portrait, the player gets the usual one or, if it
  // is in use too, the next free one.
  const QSet<int> portraits = portraitsOfPeople(player);
  const bool isUsed = portraits.contains(guest.portrait % kDifferentPortraits);
  place.portrait = freePortrait(isUsed ? usualPortrait(guest.key) : guest.portrait, portraits);
  place.knows = guest.knows;
  place.disconnectedAt.reset();
  place.isHeld = false;
  // If a player reconnects after a timeout, the computer player still makes the current move, so
  // the player gains no time.
  if (!isAnother && movedFor_.contains(player)) return;
  movedFor_.erase(player);
  if (computers() != nullptr) computers()->getUp(player);
}

// Sends the current state of the seats. Spectators also learn which seats of disconnected players
// they may take over.
void HostedTable::sendSeatsNow(const Cause& cause) const {
  SeatsNow now = seats();
  now.removed = cause.removed;
  now.hasNotBegun = cause.hasNotBegun;
  const QByteArray text = hostMessage(now);
  for (const auto& guest : guests_) {
    if (!guest->isKnown || guest->isDisconnected) continue;
    if (guest->isWatching()) {
      now.open.emplace();
      for (int player = 0; player < static_cast<int>(places_.size()); ++player) {
        if (mayTake(player, guest->key)) now.open->push_back(static_cast<std::uint8_t>(player));
      }
    }
    guest->connection->send(guest->isWatching() ? hostMessage(now) : text);
  }
}

void HostedTable::sendSeats(const Cause& cause) {
  updateComputerPortraits();
  updateHold();
  thinking_.takeNews(dependencies_.clock());
  sendSeatsNow(cause);
  recountReady();
  // If the connected people have changed, a running commit-reveal round starts again with all
  // connected people.
  if (round_ && !(round_->seats() == connectedPeople())) cutDeck();
  emit seatsChanged();
}

// Returns whether the game is paused: it waits to be resumed, or a player is disconnected and no
// computer player plays for that player. In a room, a game is also paused if no person is
// connected. Without this pause, computer players would finish the game.
bool HostedTable::waits() const {
  if (isPending()) return true;
  if (!game_) return false;
  if (setup_.isInRoom && connectedPeople().empty()) return true;
  return std::ranges::any_of(places_, [](const Place& place) {
    return place.disconnectedAt && !place.isHeld && !place.isBetweenGames;
  });
}

// Returns whether an open vote pauses the game. A vote on the next deal does not pause it.
bool HostedTable::isVotedOn() const {
  return vote_ && vote_->openVote.request != GameRequest::nextDeal;
}

bool HostedTable::isPlayedOn() const { return computers() != nullptr && !waits() && !isVotedOn(); }

void HostedTable::updateHold() {
  if (computers() != nullptr) computers()->hold(waits() || isVotedOn());
  updateThinking();
}

void HostedTable::updateTimes() {
  bool isPlayerAway = false;
  bool isChanged = false;
  for (std::size_t player = 0; player < places_.size(); ++player) {
    Place& place = places_[player];
    if (!place.disconnectedAt) continue;
    if (place.isBetweenGames &&
        dependencies_.clock() - *place.disconnectedAt >= kReservedBetweenGames) {
      place = {};
      isChanged = true;
      continue;
    }
    if (isPending() && !place.isBetweenGames) continue;
    isPlayerAway = true;
    if (place.isBetweenGames || computers() == nullptr) continue;
    const SeatNow::Colour colour = seatColour(dependencies_.clock() - *place.disconnectedAt);
    isChanged = isChanged || std::exchange(place.sentColour, colour) != colour;
    if (colour == SeatNow::Colour::none || place.isHeld || !setup_.allowed.computersHold) continue;
    hold(static_cast<int>(player));
    isChanged = true;
  }
  if (!isPlayerAway && !(thinking_.isLimited() && isPlaying())) time_.stop();
  if (isChanged) sendSeats();
  if (computers() != nullptr) handleTimeouts();
}

// Lets a computer player play for a disconnected person, who keeps the seat.
void HostedTable::hold(int player) {
  places_[at(player)].isHeld = true;
  letComputerPlay(player);
}

void HostedTable::letComputerPlay(int player) {
  computers()->sitDown(player, computerKind(player));
  computers()->ask();
}

// Names the computer player of each seat: with the name in the header or, if the seat there is a
// person's or has no name, with a default name that is free. In a continued game, the computer
// player at a person's seat has no name.
void HostedTable::nameComputers() {
  computerNames_.clear();
  QSet<QString> taken;
  for (const Seat& seat : setup_.header.seats) {
    computerNames_ << (isPerson(seat) ? QString() : QString::fromStdString(seat.name));
    taken << comparableName(computerNames_.last());
  }
  if (isPending()) return;
  const auto isFree = [&](const char* name) {
    return !taken.contains(comparableName(QString::fromUtf8(name)));
  };
  for (QString& name : computerNames_) {
    if (!name.isEmpty()) continue;
    const auto* const free = std::ranges::find_if(kComputerNames, isFree);
    if (free == kComputerNames.end()) return;
    name = QString::fromUtf8(*free);
    taken << comparableName(name);
  }
}

// Returns the kind of computer player for a seat without a person.
std::string HostedTable::computerKind(int player) const {
  const Seat& seat = setup_.header.seats[static_cast<std::size_t>(player)];
  return isPerson(seat) ? std::string(kStandardLevel) : seat.kind;
}

void HostedTable::allow(const Allowed& allowed) {
  if (allowed == setup_.allowed) return;
  const bool isOtherTime = allowed.thinking != setup_.allowed.thinking;
  const bool endsHold = setup_.allowed.computersHold && !allowed.computersHold;
  setup_.allowed = allowed;
  if (isOtherTime) beginThinking();
  for (int player = 0; player < static_cast<int>(places_.size()); ++player) {
    Place& place = places_[at(player)];
    if (endsHold && std::exchange(place.isHeld, false)) computers()->getUp(player);
  }
  updateTimes();
  sendSeats();
}

void HostedTable::removePlayer(int player) {
  if (player < 0 || player >= static_cast<int>(places_.size())) return;
  Place& place = places_[at(player)];
  if (!place.occupant) return;
  const Fingerprint key = *place.occupant;
  keepOut(key);
  // Unlike dismiss(), does not first report the seat as one that is kept for the person.
  if (Guest* guest = guestAt(player)) {
    send(*guest, Goodbye{Goodbye::Reason::removed});
    part(*guest);
  }
  // The seat is not reserved for the removed person. In this game, the seat's points and money
  // still count for the removed person.
  if (isPlaying()) {
    vacate(place);
  } else {
    place = {};
  }
  if (computers() != nullptr) letComputerPlay(player);
  leaveVote(player);
  sendSeats({.removed = key});
}

void HostedTable::keepOut(const Fingerprint& key) {
  if (removed_.contains(key)) return;
  if (removed_.size() >= kMostRemoved) removed_.erase(removed_.begin());
  removed_ << key;
}

void HostedTable::removeSpectator(const Fingerprint& key) {
  const bool isSpectator = std::ranges::any_of(
      guests_, [&key](const auto& guest) { return guest->key == key && guest->isWatching(); });
  if (isSpectator) removePerson(key);
}

void HostedTable::removePerson(const Fingerprint& key) {
  if (const auto player = seatOf(key)) removePlayer(*player);
  keepOut(key);
  for (const auto& guest : guests_) {
    if (guest->key != key || guest->isDisconnected) continue;
    send(*guest, Goodbye{Goodbye::Reason::removed});
    part(*guest);
    if (guest->isKnown) sendSeats({.removed = key});
  }
}

// Disconnects all guests. Sends no seat updates to guests still connected. `isForGood`: whether the
// table will not be opened again.
void HostedTable::close(bool isForGood) {
  for (const auto& guest : guests_) {
    if (guest->isDisconnected) continue;
    send(*guest, Goodbye{.reason = Goodbye::Reason::closed, .isForGood = isForGood});
    hangUp(*guest);
  }
}

// ---- joining and leaving -----------------------------------------------------------------------

// Returns whether this connection is outdated because the guest's program has connected again.
bool HostedTable::isLate(const Guest& guest) const {
  return std::ranges::any_of(guests_, [&guest](const auto& other) {
    return other->isKnown && !other->isDisconnected && other->key == guest.key &&
           guest.call.isBefore(other->call);
  });
}

void HostedTable::answer(Guest& guest, const Hello& hello) {
  if (hello.protocol != kProtocol) {
    return dismiss(guest, hello.protocol < kProtocol ? Goodbye::Reason::newerHost
                                                     : Goodbye::Reason::olderHost);
  }
  if (removed_.contains(guest.key)) return dismiss(guest, Goodbye::Reason::removed);
  if (hello.table != setup_.table) {
    const bool isSaved = dependencies_.isSaved(hello.table, guest.key);
    return dismiss(guest, isSaved ? Goodbye::Reason::closed : Goodbye::Reason::noSuchTable);
  }
  // A guest without a name gets the first word of its key as name.
  guest.name = hello.name.isEmpty() ? guest.key.words().first() : hello.name;
  guest.portrait = hello.portrait;
  guest.knows = hello.knows;
  guest.call = hello.call;
  if (isLate(guest)) return dismiss(guest, Goodbye::Reason::elsewhere);
  const bool watches = hello.watches && !seatOf(guest.key) && !isAtHome(guest.key);
  if (round_ && !watches && !isAtHome(guest.key) && ++reconnects_[guest.key] > kMostReconnects) {
    // A person who reconnects too often delays the commit-reveal round. The person also loses the
    // seat, so that the others can begin the game.
    for (const auto& other : guests_) {
      if (other.get() != &guest && !other->isDisconnected && other->key == guest.key) lose(*other);
    }
    return dismiss(guest, Goodbye::Reason::full);
  }
  // If a person connects again, the previous connection is closed: it may be broken without the
  // host noticing. Connections without Hello stay, because they may be newer than this one.
  for (const auto& other : guests_) {
    if (!other->isKnown || other->isDisconnected || other->key != guest.key) continue;
    other->player = kSpectator;
    other->isKnown = false;
    dismiss(*other, Goodbye::Reason::elsewhere);
  }
  const auto player = watches ? std::nullopt : seatFor(guest);
  if (watches && !mayWatch(guest)) return dismiss(guest, Goodbye::Reason::full);
  if (!watches && !player) {
    return dismiss(guest,
                   {.reason = Goodbye::Reason::full, .substitute = substituteFor(guest.key)});
  }
  if (!player) guest.portrait = spectatorPortrait(guest);
  guest.isKnown = true;
  if (player) sit(guest, *player);
  welcome(guest);
  // After the welcome, because each departure sends the seats to all guests.
  for (const auto& other : guests_) {
    if (other->isWatching() && isBlocked(other->key)) dismiss(*other, Goodbye::Reason::full);
  }
  // A reconnected guest may have missed messages of the commit-reveal round, so the round starts
  // again.
  const bool isAgain = round_ && player && round_->seats() == connectedPeople();
  sendSeats();
  if (isAgain) cutDeck();
  if (computers() == nullptr) return;
  send(guest, missedBy(guest.player, hello));
  send(guest, voteMessage());
  if (game_->session().standing().gameOver) send(guest, recordNow());
}

void HostedTable::welcome(const Guest& guest) const {
  const RecordHeader& next = isPending() ? setup_.record->header : setup_.header;
  const RecordHeader header = withoutSecrets(game_ ? game_->session().header() : next);
  const int lastId = guest.isWatching() ? 0 : places_[at(guest.player)].lastId;
  send(guest, Welcome{.table = setup_.name,
                      .header = headerText(header),
                      .you = static_cast<std::uint8_t>(guest.player),
                      .isBegun = isBegun(),
                      .token = token_,
                      .lastId = lastId,
                      .isYours = guest.key == owner_,
                      .rulesName = setup_.rulesName});
}

void HostedTable::answer(Guest& guest, const Leaving& /*leaving*/) { lose(guest); }

// In a room, other seated people may begin the game while the owner is disconnected or a spectator.
void HostedTable::answer(Guest& guest, const BeginMessage& /*message*/) {
  const bool isOwnerAbsent = setup_.isInRoom && connectedOwner() == kNoPlayer;
  if (guest.key == owner_ || isOwnerAbsent) begin();
}

void HostedTable::answer(Guest& guest, const AllowMessage& message) {
  if (guest.key == owner_) allow(message.allowed);
}

void HostedTable::answer(Guest& guest, const RemoveMessage& message) {
  if (guest.key != owner_) return;
  if (message.spectator) {
    if (*message.spectator != owner_) removeSpectator(*message.spectator);
  } else if (guest.player != message.player) {
    removePlayer(message.player);
  }
}

void HostedTable::answer(Guest& /*guest*/, const FillInMessage& message) {
  if (message.player >= places_.size() || !mayFill(message.player)) return;
  hold(message.player);
  sendSeats();
}

void HostedTable::answer(Guest& guest, const Chat& chat) {
  if (!chat.phrase && (!setup_.allowed.writing || chat.text.isEmpty())) return;
  sendToAll(ChatMessage{.player = static_cast<std::uint8_t>(guest.player),
                        .name = guest.name,
                        .phrase = chat.phrase,
                        .text = chat.text});
}

// Handles the guest's report of how long its display still shows the last events. Computer players
// wait for the slowest guest, but at most kMostFollowing milliseconds.
void HostedTable::answer(Guest& guest, const Following& following) {
  if (computers() == nullptr) return;
  const qint64 now = dependencies_.clock();
  guest.followsUntil = now + std::min(following.milliseconds, kMostFollowing);
  updateThinking();
  if (now - sentAt_ > kMostFollowing) return computers()->follow(0);
  qint64 until = now;
  for (const auto& each : guests_) until = std::max(until, each->followsUntil);
  computers()->follow(static_cast<int>(until - now));
}

}  // namespace downpile

#include "moc_hosted_table.cpp"
