// SPDX-License-Identifier: GPL-3.0-or-later
#include "sitting/remote_source.h"

#include <utility>

#include "lines/clean_text.h"

namespace downpile {

RemoteSource::RemoteSource(std::shared_ptr<GuestTable> table, NameOf nameOf)
    : table_(std::move(table)), nameOf_(std::move(nameOf)), hasPlayed_(!table_->sawOnlyTheEnd()) {
  updateSeats();
  const GuestTable* guest = table_.get();
  connect(guest, &GuestTable::happened, this, &GameSource::happened);
  connect(guest, &GuestTable::jumped, this, &GameSource::jumped);
  connect(guest, &GuestTable::reachedChanged, this, &GameSource::reachedChanged);
  connect(guest, &GuestTable::busyChanged, this, &GameSource::busyChanged);
  connect(guest, &GuestTable::deckChanged, this, [this] {
    finding_.reset();
    if (table_->sawOnlyTheEnd()) renewNames();
    emit sealFound();
  });
  connect(guest, &GuestTable::advised, this, &GameSource::advised);
  connect(guest, &GuestTable::voteChanged, this, &GameSource::presenceChanged);
  connect(guest, &GuestTable::seatsChanged, this, &RemoteSource::seatsChanged);
}

void RemoteSource::seatsChanged() {
  renewNames();
  for (int player = 0; player < static_cast<int>(seats_.size()); ++player) {
    if (isFailing(player) == failing_.contains(player)) continue;
    isFailing(player) ? failing_.insert(player) : failing_.erase(player);
    emit failingChanged(player);
  }
}

void RemoteSource::renewNames() {
  updateSeats();
  emit presenceChanged();
}

// Updates the seats. If the number of seats does not fit the shown game, the previous seats are
// kept.
void RemoteSource::updateSeats() {
  if (table_->sawOnlyTheEnd() && table_->record()) {
    takeSeatsOf(*table_->record());
  } else {
    if (static_cast<int>(table_->players().size()) != table_->view().players()) return;
    players_ = table_->players();
  }
  seats_.clear();
  for (const SeatNow& seat : players_) {
    const bool isComputer = seat.state == SeatNow::State::computer;
    const bool isYou = isPlaying() && static_cast<int>(seats_.size()) == table_->you();
    seats_.push_back({.kind = isComputer ? seat.kind : std::string(kPerson),
                      .portrait = seat.portrait,
                      .name = (isYou ? seat.name : nameOf_(seat)).toStdString()});
  }
}

// Takes the players from the record of a game that was over before this person came to the table.
void RemoteSource::takeSeatsOf(const Record& record) {
  players_.clear();
  for (const Seat& seat : record.header.seats) {
    players_.push_back(
        {.state = isPerson(seat) ? SeatNow::State::connected : SeatNow::State::computer,
         .name = cleanText(QString::fromStdString(seat.name), kMostNameLength),
         .portrait = seat.portrait,
         .kind = seat.kind,
         .key = Fingerprint::fromText(QString::fromStdString(seat.key))});
  }
  const auto own = static_cast<std::size_t>(table_->you());
  const auto& now = table_->seats().seats;
  hasPlayed_ = own < players_.size() && own < now.size() && players_[own].key && now[own].key &&
               players_[own].key == now[own].key;
}

std::optional<SealFinding> RemoteSource::sealFinding() const {
  using State = DeckWitness::State;
  const State deck = table_->deck();
  if (deck != State::broken && (!table_->isRecordChecked() || deck == State::none)) {
    return std::nullopt;
  }
  if (!finding_)
    finding_ = table_->isRecordChecked() ? findingOf(*table_->record()) : SealFinding();
  finding_->hasCut = deck == State::whole;
  finding_->isAgreed = deck != State::broken;
  return finding_;
}

QString RemoteSource::ownerOf(int player) const {
  const auto at = static_cast<std::size_t>(player);
  return at < players_.size() ? players_[at].originalPlayer : QString();
}

bool RemoteSource::isFailing(int player) const {
  const auto& seats = table_->seats().seats;
  const auto at = static_cast<std::size_t>(player);
  return at < seats.size() && seats[at].isFailing;
}

bool RemoteSource::isAway(int player) const {
  const auto& seats = table_->seats().seats;
  const auto at = static_cast<std::size_t>(player);
  return at < seats.size() && seats[at].state == SeatNow::State::disconnected;
}

bool RemoteSource::isAwaited(int player) const {
  const SeatsNow& now = table_->seats();
  if (!now.waits || !table_->isBegun() || !isAway(player)) return false;
  // If a computer player has taken over this seat, the game is paused because of another person.
  return !isFilledSeat(now.seats[static_cast<std::size_t>(player)], now.allowed);
}

}  // namespace downpile

#include "moc_game_source.cpp"
#include "moc_remote_source.cpp"
