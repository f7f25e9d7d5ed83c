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
    // The game has no seal: the host could know the cards.
    none,
    closed,  // the game has a seal, but without a number of this person
    cut,     // the game has a seal with this person's number
    // Like cut; after the game, all chance outcomes agreed with the seal.
    whole,
    broken,  // a check failed, so the cards may be manipulated
  };

  State state() const { return state_; }

  // Returns a mark that identifies a seal without revealing its secret.
  static QByteArray markOf(const Seal& seal);
  // Returns the mark of the seal if this person's number is in the seal, otherwise an empty array.
  QByteArray ownMark() const { return state_ == State::cut ? markOf(*seal_) : QByteArray(); }
  // Sets the mark of the seal that this person knew before a restart of the program. A resumed game
  // with this seal is recognised by it.
  void remember(const QByteArray& mark) { remembered_ = mark; }

  // Starts a new commit-reveal round: chooses a random number and returns the commitment to it.
  CutMessage cut(const DeckMessage& deck, int seat);
  // Opens (reveals) this person's number once all people have committed. Returns nullopt if the
  // number was opened before, or if the host altered this person's commitment; the state is then
  // `broken`.
  std::optional<OpenMessage> open(const CutsMessage& cuts);
  // Returns true if this person's number was opened for a game that has not begun yet.
  bool hasOpened() const { return deck_ && !commitments_.empty(); }
  // Ends the current round. Called on a new connection, where the host starts a new round if it
  // needs one.
  void forgetDeck() { deck_.reset(); }
  // Called when a game has begun. `header` does not contain the secret of its seal.
  void begun(const RecordHeader& header);
  // Called when the game is over. `matchesView`: the record contains all events that this person
  // saw.
  void over(const Record& record, bool matchesView);

 private:
  bool isAgreed(const Seal& seal) const;

  State state_ = State::none;
  std::optional<DeckMessage> deck_;  // the current round; own_ is this person's number in it
  SeatNumber own_;
  // Commitments by seat; empty until all have committed.
  std::vector<std::optional<Bytes32>> commitments_;
  std::optional<Seal> seal_;  // seal of the current game
  QByteArray remembered_;
};

}  // namespace downpile
