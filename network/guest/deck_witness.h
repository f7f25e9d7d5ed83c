// SPDX-License-Identifier: GPL-3.0-or-later
// A guest's part in the chance of a game, and what the guest can say of it: that the number was
// given in time and used, and, once the game is over, that every outcome came from what all had
// given (seal/seal.h).
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
    none,    // the cards have no seal: the host could know them
    closed,  // they have one, but this person had no hand in it
    cut,     // and the own number is in it
    whole,   // and all that chance decided came from the seal
    broken,  // something is not as it was said
  };

  State state() const { return state_; }

  // Identifies a seal without its secret.
  static QByteArray markOf(const Seal& seal);
  // The mark of the seal that this person helped to make; empty if there is none.
  QByteArray ownMark() const { return state_ == State::cut ? markOf(*seal_) : QByteArray(); }
  // The mark from before a restart: a game with this seal is not a new one.
  void remember(const QByteArray& mark) { remembered_ = mark; }

  // A new deck, and what is answered: a commitment to a number that nobody else knows yet.
  CutMessage cut(const DeckMessage& deck, int seat);
  // The number, unless what is said of the own commitment is not true.
  std::optional<OpenMessage> open(const CutsMessage& cuts);
  // Whether the number is opened, and no game has begun with it yet.
  bool hasOpened() const { return deck_ && !commitments_.empty(); }
  // The connection is another one: the host asks for a number again where there is to be one.
  void forgetDeck() { deck_.reset(); }
  // A game has begun with this header, without its secret.
  void begun(const RecordHeader& header);
  // It is over, and this is its record. `isAsSeen`: what this person has seen is what it tells.
  void over(const Record& record, bool isAsSeen);

 private:
  bool isAsAgreed(const Seal& seal) const;

  State state_ = State::none;
  std::optional<DeckMessage> deck_;  // in which this person has a hand
  SeatNumber own_;
  std::vector<std::optional<Bytes32>> commitments_;  // empty before they are all there
  std::optional<Seal> seal_;                         // of the game
  QByteArray remembered_;
};

}  // namespace downpile
