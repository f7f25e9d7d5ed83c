// SPDX-License-Identifier: GPL-3.0-or-later
// Plays a record line by line, undo too, as it was written: moves that were taken back later are
// played and judged like all others. It tells good records from bad ones; to go on with a game,
// replay() is enough.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "record/record.h"
#include "record/seal_check.h"

namespace downpile {

class Replayer {
 public:
  explicit Replayer(const RecordHeader& header);

  // Plays the next entry; with a problem it changes nothing. Beyond what replay() asks, a deal has
  // its scores once, before the next begins. The entry must stay where it is as long as this lives.
  std::optional<RecordProblem> play(const RecordEntry& entry);

  const AnyGame& game() const { return *game_; }
  // Of all that chance decided in what was played, also in what was taken back. An outcome that is
  // not the seal's is played all the same.
  const SealCheck& seal() const { return seal_; }

 private:
  struct Played {
    const RecordEntry* entry;
    std::uint32_t step;  // of what chance decides next
  };

  std::string misplaced(const RecordEntry& entry) const;
  void takeBack(std::size_t count);

  std::unique_ptr<AnyGame> game_;
  SealCheck seal_;
  std::size_t count_ = 0;  // entries that were played, undos too
  std::vector<Played> inForce_;
  // The game before each kDistance-th entry in force, so that an undo plays only the last few
  // again.
  std::vector<std::unique_ptr<AnyGame>> checkpoints_;
};

// What the seal of a record says, played through as far as the rules allow.
SealCheck checkSeal(const Record& record);

}  // namespace downpile
