// SPDX-License-Identifier: GPL-3.0-or-later
// The guest's part in the commit-reveal round (seal/seal.h), and the guest's checks of the seal. At
// the start of a game, checks that the seal contains this person's number. After the game, checks
// that every random outcome follows from the seal.
#pragma once

#include <QByteArray>
#include <cstdint>
#include <optional>
#include <vector>

#include "message/messages.h"
#include "record/record.h"

namespace downpile {

class DeckWitness {
 public:
  enum class State : std::uint8_t {
    // The game has no seal, so the host may know all cards.
    none,
    closed,  // the game has a seal, but this person contributed no number to it
    cut,     // the game has a seal to which this person contributed a number
    // Like `cut`. The game is over, and all its chance outcomes follow from the seal.
    whole,
    broken,  // a check failed, so the cards may be manipulated
  };

  State state() const { return state_; }

  // Returns a hash that identifies a seal without revealing the host's secret in it.
  static QByteArray markOf(const Seal& seal);
  // Returns the hash of the seal (markOf) in State::cut, that is, during a game to whose seal this
  // person has contributed a number. Otherwise returns an empty array.
  QByteArray ownMark() const { return state_ == State::cut ? markOf(*seal_) : QByteArray(); }
  // Sets the hash of a seal (markOf) that the caller stored before the program was restarted. If a
  // resumed game has this seal, its state becomes `cut`.
  void remember(const QByteArray& mark) { remembered_ = mark; }

  // Starts a new commit-reveal round: chooses a random number and returns the commitment to it.
  CutMessage cut(const DeckMessage& deck, int seat);
  // Opens (reveals) this person's number. Called when the host has sent the commitments of all
  // people. Returns nullopt if no round is running, `cuts` belongs to another round, or the number
  // was already opened. If the host altered this person's commitment, returns nullopt and sets the
  // state to `broken`.
  std::optional<OpenMessage> open(const CutsMessage& cuts);
  // Returns true if this person's number was opened (revealed) since the last game began, also on
  // an earlier connection.
  bool hasOpened() const { return hasOpened_; }
  // Ends the current commit-reveal round. Called for each new connection to the host, which then
  // starts another round if necessary.
  void forgetDeck() { deck_.reset(); }
  // Called when a game has begun. `header` does not contain the secret of its seal.
  void begun(const RecordHeader& header);
  // Called when the game is over. `matchesView` is true if the record contains all events seen by
  // this person.
  void over(const Record& record, bool matchesView);

 private:
  bool isAgreed(const Seal& seal) const;

  State state_ = State::none;
  // The host's message that began the current round; nullopt: none.
  std::optional<DeckMessage> deck_;
  SeatNumber own_;
  bool hasOpened_ = false;
  // The commitments of all seats; empty until every person in the round has committed.
  std::vector<std::optional<Bytes32>> commitments_;
  std::optional<Seal> seal_;  // seal of the current game
  QByteArray remembered_;
};

}  // namespace downpile
