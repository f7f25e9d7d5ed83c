// SPDX-License-Identifier: GPL-3.0-or-later
// A record as positions to go to, forwards and backwards: what is in force, cut into stops at which
// somebody could act or a deal is over. Going to any of them takes no longer than playing a few
// dozen lines, however long the game was.
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
    std::size_t played = 0;  // entries in force that have been played
    int deal = 1;
    bool beginsDeal = false;  // the cards have just been dealt
    bool endsDeal = false;
  };

  // Plays all of it once, as far as today's rules allow. `firstLine` is the line of the first entry
  // in the record's file, from 1; 0 if there is no file.
  explicit Timeline(Record record, const RecordUser& user = {}, std::size_t firstLine = 0);

  const Record& record() const { return record_; }
  std::size_t firstLine() const { return firstLine_; }
  // Why it ends before the record does; empty where all was played.
  const std::string& problem() const { return problem_.text; }
  // The rule that forbids what comes next; empty where there is none.
  const std::string& brokenRule() const { return problem_.rule; }
  // How many entries in force were played.
  std::size_t played() const { return played_; }
  // In order; none where not even the first cards were dealt.
  const std::vector<Stop>& stops() const { return stops_; }
  // Whether the game is over with the last stop.
  bool isOver() const { return isOver_; }
  // What of it the user may see.
  const RecordAccess& access() const { return *access_; }

  // The game as it stood there.
  std::unique_ptr<AnyGame> at(std::size_t stop) const;
  // The record as it would be had nothing been played after it, without what was taken back.
  Record recordTo(std::size_t stop) const;
  // What led there from the stop before, uncut; to the first stop, from the beginning.
  std::vector<Step> stepsTo(std::size_t stop) const;

 private:
  std::unique_ptr<AnyGame> playedTo(std::size_t count) const;

  Record record_;
  std::size_t firstLine_;
  std::vector<RecordEntry> inForce_;
  std::vector<std::unique_ptr<const AnyGame>> checkpoints_;  // before each kDistance-th entry
  std::vector<Stop> stops_;
  RecordProblem problem_;
  std::size_t played_ = 0;
  bool isOver_ = false;
  std::optional<RecordAccess> access_;  // set by the constructor
};

}  // namespace downpile
