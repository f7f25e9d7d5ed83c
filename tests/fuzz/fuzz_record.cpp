// SPDX-License-Identifier: GPL-3.0-or-later
// Fuzzes the reader of records. It classifies any input as good, newer or damaged. A good record is
// unchanged after it is written and read again, and is replayed up to the first entry refused by
// the rules.
#include "bytes.h"
#include "record/chance_source.h"
#include "record/replayer.h"
#include "record/session.h"
#include "target.h"

using namespace downpile;
using namespace downpile::test;

namespace {

class CountingJournal : public DirectJournal {
 public:
  bool append(std::string_view lines) override {
    size += lines.size();
    return true;
  }
  std::size_t size = 0;
};

void openSeal(const Record& record) {
  const SealCheck seal = checkSeal(record);
  require(seal.state() != SealCheck::State::otherOutcome || seal.entry() < record.entries.size(),
          "a wrong outcome has no entry");
  require(seal.outcomes() <= record.entries.size(), "there are more outcomes than entries");
}

void playThrough(const Record& record) {
  const Replay replayed = replay(record);
  require(replayed.game != nullptr, "a replay without a game");
  require(replayed.played <= record.inForce().size(), "more entries were replayed than exist");
  require((replayed.played == record.inForce().size()) == replayed.problem.empty(),
          "a replay stops without a reason");
  require(replayed.problem.find('\n') == std::string::npos, "a problem has more than one line");
  for (int player = 0; player < replayed.game->players(); ++player) {
    const auto seen = replayed.game->view(player);
    require(seen->legal() == replayed.game->legal(player), "a view has other legal moves");
    seen->write();
  }
  CountingJournal journal;
  const auto session = Session::resume(record, journal, {});
  const bool isDrawn = ChanceSource::of(record.header).has_value();
  require((session != nullptr) == (replayed.problem.empty() && isDrawn),
          "resuming and replaying disagree");
  if (session != nullptr && session->mayUndo(0)) {
    require(session->undo(0) && journal.size > 0, "an undo leaves no trace");
  }
}

}  // namespace

int FUZZ_TARGET(record)(const std::uint8_t* data, std::size_t size) {
  const RecordReading reading = readRecord({reinterpret_cast<const char*>(data), size});
  const bool good = reading.status == RecordReading::Status::good;
  require(good == reading.problem.empty(), "status and problem of a reading disagree");
  require(reading.problem.find('\n') == std::string::npos, "a problem has more than one line");
  if (!good) return 0;
  const std::string text = recordText(reading.record);
  const RecordReading again = readRecord(text);
  require(again.record == reading.record, "a record is read differently after it was written");
  require(recordText(again.record) == text, "a record is written differently");
  const RecordTimes times{.begin = 1, .end = 2};
  const RecordReading timed =
      readRecord(withTimes({reinterpret_cast<const char*>(data), size}, times));
  require(timed.record == reading.record && timed.times == times, "times change a record");
  playThrough(reading.record);
  openSeal(reading.record);
  return 0;
}
