// SPDX-License-Identifier: GPL-3.0-or-later
// Random access to the positions of a record. A stop is a position where a player has to act or a
// deal is over, or the last position. Going to a stop replays at most kCheckpointDistance entries,
// however long the game is.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "record/record.h"
#include "record/record_access.h"

namespace downpile {

class Timeline {
 public:
  struct Stop {
    std::size_t played = 0;  // number of entries in force before the stop
    int deal = 1;
    bool beginsDeal = false;  // true if the cards were just dealt
    bool endsDeal = false;
  };

  // Plays the record once, up to the first entry refused by the current rules. `firstLine` is the
  // line of the first entry in the record's file, from 1; 0 if there is no file.
  explicit Timeline(Record record, const RecordUser& user = {}, std::size_t firstLine = 0);

  const Record& record() const { return record_; }
  std::size_t firstLine() const { return firstLine_; }
  // Returns why the replay stopped early, or an empty text.
  const std::string& problem() const { return problem_.text; }
  // Returns the id of the rule that the first refused entry breaks, or an empty text.
  const std::string& brokenRule() const { return problem_.rule; }
  // Returns the number of entries in force that were played; all of them if problem() is empty.
  std::size_t played() const { return played_; }
  // Returns the stops in order; empty if not even the first cards were dealt.
  const std::vector<Stop>& stops() const { return stops_; }
  // Returns true if the game is over at the last stop.
  bool isOver() const { return isOver_; }
  // Returns which parts of the record the user may see.
  const RecordAccess& access() const { return *access_; }

  // Returns the game at a stop.
  std::unique_ptr<AnyGame> at(std::size_t stop) const;
  // Returns the record up to a stop, without undone entries.
  Record recordTo(std::size_t stop) const;
  // Returns the steps between the previous stop and this one, with all cards. For the first stop:
  // from the beginning of the record.
  std::vector<Step> stepsTo(std::size_t stop) const;

 private:
  std::unique_ptr<AnyGame> playedTo(std::size_t count) const;

  Record record_;
  std::size_t firstLine_;
  std::vector<RecordEntry> inForce_;
  // Copies of the game before every kCheckpointDistance-th entry in force.
  std::vector<std::unique_ptr<const AnyGame>> checkpoints_;
  std::vector<Stop> stops_;
  RecordProblem problem_;
  std::size_t played_ = 0;
  bool isOver_ = false;
  // Optional only because it is set at the end of the constructor.
  std::optional<RecordAccess> access_;
};

}  // namespace downpile
