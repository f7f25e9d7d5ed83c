// SPDX-License-Identifier: GPL-3.0-or-later
// Replays a record line by line, including undos. Undone moves are played and checked like all
// others. Use it to verify records; to continue a game, replay() is enough.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "record/record.h"
#include "record/seal_check.h"

namespace downpile {

// Returns the record entry for the outcome of a shuffle or random draw.
RecordEntry chanceEntry(const ChanceNeed& need, const Chance& outcome);

class Replayer {
 public:
  explicit Replayer(const RecordHeader& header);

  // Plays the next entry. Returns a problem, without any change, if the entry is not allowed.
  // Stricter than replay(): each deal must have its scores, exactly once, before the next deal
  // begins. The entry must outlive the replayer.
  std::optional<RecordProblem> play(const RecordEntry& entry);

  const AnyGame& game() const { return *game_; }
  // Result of checking the seal with all chance outcomes so far, including undone ones. Outcomes
  // contradicting the seal are played nevertheless.
  const SealCheck& seal() const { return seal_; }

 private:
  struct Played {
    const RecordEntry* entry;
    std::uint32_t step;  // step (number in the deal) of the next chance outcome after this entry
  };

  std::string misplaced(const RecordEntry& entry) const;
  void takeBack(std::size_t count);

  std::unique_ptr<AnyGame> game_;
  SealCheck seal_;
  std::size_t count_ = 0;  // number of entries played, including undos
  std::vector<Played> inForce_;
  // Copies of the game before every kCheckpointDistance-th entry in force. After an undo, only the
  // entries since the last copy are replayed.
  std::vector<std::unique_ptr<AnyGame>> checkpoints_;
};

// Checks the seal of a record, up to the first entry refused by Replayer::play().
SealCheck checkSeal(const Record& record);

}  // namespace downpile
