// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/verify.h"

#include <algorithm>

#include "console/layout.h"
#include "console/seats.h"
#include "record/replayer.h"

namespace downpile {

namespace {

// Returns a summary of a record: `Underwear, 3 players: 412 moves in 5 deals, 12 of them undone;
// won by Nora (player 1)`.
std::string summary(const Record& record, const AnyGame& game) {
  const Standing standing = game.standing();
  const auto isMove = [](const RecordEntry& entry) {
    return entry.kind == RecordEntry::Kind::move;
  };
  const auto all = std::ranges::count_if(record.entries, isMove);
  const auto kept = std::ranges::count_if(record.inForce(), isMove);
  std::string text = std::string(game.info().title) + ", " +
                     counted(static_cast<std::size_t>(game.players()), "player") + ": " +
                     counted(static_cast<std::size_t>(all), "move") + " in " +
                     counted(static_cast<std::size_t>(standing.deal), "deal");
  if (kept < all) text += ", " + std::to_string(all - kept) + " of them undone";
  if (!standing.gameOver) return text + "; not finished";
  return text + "; won by " + playersText(record.header, standing.winners);
}

// Returns a sentence about the seal of a record without errors. The seal proves that the cards
// follow from a secret chosen before the game.
std::string sealSummary(const Record& record, const SealCheck& seal) {
  using State = SealCheck::State;
  if (seal.state() == State::none) return "; no seal";
  if (seal.state() == State::known) {
    return "; no seal, because it was played with a deal number";
  }
  if (seal.state() == State::closed) return "; the seal is not open yet: the secret is missing";
  if (seal.outcomes() == 0 && record.header.takenOver > 0) {
    return "; the seal covers no cards, because all were taken from another game";
  }
  std::string text = "; the seal is intact: ";
  const std::string outcomes = counted(seal.outcomes(), "outcome") + " of chance";
  text +=
      outcomes + (seal.outcomes() == 1 ? " follows from the secret" : " follow from the secret");
  if (record.header.takenOver == 0) return text;
  return text + ", except those taken from another game in the first " +
         counted(record.header.takenOver, "line");
}

// Returns a message with the number of the line that contradicts the seal, and how the line
// contradicts the seal.
std::string sealProblem(const RecordInput& input, const SealCheck& seal) {
  using State = SealCheck::State;
  const RecordReading::SealLines& lines = input.sealLines;
  const auto line = [](std::size_t number) { return std::to_string(number); };
  if (seal.state() == State::forged) {
    return lineText(input, lines.secret,
                    "the seal is broken: this secret does not match the commitment on line " +
                        line(lines.commitment));
  }
  if (seal.state() == State::otherSeed) {
    return lineText(
        input, lines.number != 0 ? lines.number : lines.commitment,
        "the seal is broken: the outcomes of chance do not follow from the secret; a player's "
        "number or the outcomes were changed");
  }
  return lineText(input, input.firstLine + seal.entry(),
                  "the seal is broken: it gives a different outcome here");
}

}  // namespace

Verification verifyRecord(const RecordInput& input) {
  const Record& record = input.record;
  Replayer replayer(record.header);
  std::string problem;
  for (std::size_t i = 0; i < record.entries.size() && problem.empty(); ++i) {
    if (const auto found = replayer.play(record.entries[i])) {
      problem = problemLine(input, i, *found);
    }
  }
  // If the record has a broken seal and an invalid line, only the broken seal is reported.
  const SealCheck& seal = replayer.seal();
  if (seal.isBroken()) problem = sealProblem(input, seal);
  if (!problem.empty()) return {false, problem};
  const std::string cut = input.isCut ? "; the last line was cut off and does not count" : "";
  return {true, input.name + ": good: " + summary(record, replayer.game()) +
                    sealSummary(record, seal) + cut + "\n"};
}

}  // namespace downpile
