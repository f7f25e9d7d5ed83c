// SPDX-License-Identifier: GPL-3.0-or-later
// The record of a game: a header and one line per action or chance outcome, as text. It is save
// file, journal, undo history and replay in one. Lines are only appended; an undo is a line, too.
// record.cpp describes the format.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "record/record_times.h"
#include "rules/any_game.h"
#include "seal/seal.h"

namespace downpile {

// Format of new records. Format 1 has no seal. Games that began in format 1, or from a deal number
// of format 1, continue in it.
inline constexpr int kRecordFormat = 2;
// The highest GameInfo::rulesVersion. Records of newer versions are left untouched.
inline constexpr int kRulesVersion = 2;
inline constexpr std::size_t kMostRecordBytes = std::size_t{64} << 20U;

inline constexpr std::string_view kPerson = "person";

// Occupant of a seat. `kind` is kPerson or the name of a bot (`rules:careful`).
struct Seat {
  std::string kind{kPerson};
  int portrait = 0;
  std::string name;
  // Owner's key in a network game: letters a-z and 0-9, at most 64; empty otherwise.
  std::string key{};

  bool operator==(const Seat&) const = default;
};

bool isPerson(const Seat& seat);

struct RecordHeader {
  std::string game;  // id of the game
  int rules = 0;     // version of the rules at the start; 0: the current version
  int players = 2;
  OptionValues options{};
  // Source of chance (record/chance_source.h). Format 2 has a seal, or an open seed that a player
  // knew from the beginning, never both. Format 1 has neither and uses `seed`.
  std::optional<Seal> seal{};
  std::optional<Bytes32> openSeed{};
  std::uint64_t seed = 0;
  std::uint64_t botSeed = 0;  // seed of the bots; independent of the other seeds
  std::vector<Seat> seats;    // occupant of each seat, one per player
  // Number of entries at the beginning that come from another game, if this game was continued from
  // one of its positions. Undone moves are not among them. 0: an original game.
  std::size_t takenOver = 0;

  bool operator==(const RecordHeader&) const = default;
};

// Returns the first human player, or nullopt if all players are bots.
std::optional<int> personIn(const RecordHeader& header);

struct RecordEntry {
  enum class Kind : std::uint8_t {
    chance,  // the outcome of a shuffle: `cards`
    pick,    // a number drawn by lot: `number`
    move,    // `player` made the move `action` (trace notation)
    next,    // the next deal begins
    scores,  // end of a deal, with each player's score; all zero with `isVoid`
    undo,    // takes back all entries in force after the first `count`
  };
  Kind kind = Kind::move;
  int player = 0;
  std::string action{};
  std::vector<Card> cards{};
  std::uint8_t number = 0;
  std::vector<int> scores{};
  bool isVoid = false;
  std::size_t count = 0;
  bool joined = false;  // move: made together with the previous one, and undone with it

  bool operator==(const RecordEntry&) const = default;
};

struct Record {
  RecordHeader header;
  std::vector<RecordEntry> entries;

  // Return the entries that are in force after all undos, and their indices in `entries`.
  std::vector<RecordEntry> inForce() const;
  std::vector<std::size_t> indicesInForce() const;

  bool operator==(const Record&) const = default;
};

// Returns a game before its first deal, with the options and rules version of the header.
std::unique_ptr<AnyGame> gameOf(const RecordHeader& header);

// Returns the format of a record with this header.
int formatOf(const RecordHeader& header);
// Returns the header for other players during the game: without secrets and seeds.
RecordHeader withoutSecrets(RecordHeader header);

std::string headerText(const RecordHeader& header);
std::string entryText(const RecordEntry& entry, CardFamily family);  // one line with its line feed
std::string recordText(const Record& record);

struct RecordReading {
  enum class Status : std::uint8_t {
    good,
    newer,    // newer format, rules, game, house rule or header line: leave it untouched
    damaged,  // see `line` (from 1) and `problem`
  };
  Status status = Status::good;
  Record record;
  std::size_t firstEntryLine = 0;  // entry i is in line firstEntryLine + i, from 1
  // Line numbers of the parts of the seal, from 1; 0 if a part is missing.
  struct SealLines {
    std::size_t commitment = 0;
    std::size_t number = 0;  // line of the first seat's number
    std::size_t secret = 0;
  };
  SealLines sealLines{};
  // Time line of the header; only in files, and not in old records.
  std::optional<RecordTimes> times{};
  std::size_t line = 0;
  std::string problem;
};

// Reads a record of at most 64 MiB. A last line without a line feed was not completely written and
// its result never shown; it is dropped.
RecordReading readRecord(std::string_view text);

// Returns the action of a text. If it is not a move, returns an action with kNoVerb, so that
// check() refuses it in the usual order: turn first, then form.
Action actionOrNone(const AnyGame& game, int player, std::string_view text);

// Problem with an entry: a few words, or the violated rule and a sentence.
struct RecordProblem {
  std::string rule{};
  std::string text{};
};

// Result of playing an entry other than an undo: its step, or none for scores. If the current rules
// refuse it, `problem` is set and the game is unchanged.
struct PlayedEntry {
  std::optional<Step> step{};
  std::optional<RecordProblem> problem{};
};
PlayedEntry playEntry(AnyGame& game, const RecordEntry& entry);

// Result of a replay. `game` is the position after the last entry in force that the current rules
// allow.
struct Replay {
  std::unique_ptr<AnyGame> game;
  std::size_t played = 0;  // entries in force that were played
  std::string problem;     // why the replay stopped early; empty if it is complete
};
Replay replay(const Record& record);

}  // namespace downpile
