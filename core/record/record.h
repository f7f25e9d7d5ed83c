// SPDX-License-Identifier: GPL-3.0-or-later
// The record of a game: a header and one line per action or chance outcome, as text. It is save
// file, journal, undo history and replay in one. Entries are only appended; an undo is an entry,
// too. record.cpp describes the format.
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

// Format of new records. Format 1 has no seal. A game has format 1 if it was begun in format 1. The
// same holds if it was begun with the deal number (a text for dealing the same cards) of such a
// game.
inline constexpr int kRecordFormat = 2;
// The highest GameInfo::rulesVersion of all games. Records with a newer version are left unchanged.
inline constexpr int kRulesVersion = 2;
inline constexpr std::size_t kMostRecordBytes = std::size_t{64} << 20U;

inline constexpr std::string_view kPerson = "person";

// Occupant of a seat. `kind` is kPerson or the name of a bot (`rules:careful`).
struct Seat {
  std::string kind{kPerson};
  int portrait = 0;
  std::string name;
  // Key of the seat's owner in a network game: at most 64 letters a-z and digits; otherwise empty.
  std::string key{};

  bool operator==(const Seat&) const = default;
};

bool isPerson(const Seat& seat);

struct RecordHeader {
  std::string game;  // id of the game
  // Version of the rules when the game began; 0 means the current version.
  int rules = 0;
  int players = 2;
  OptionValues options{};
  // Source of chance (record/chance_source.h). Format 2 has a seal, or an open seed known to a
  // player from the beginning, never both. Format 1 has neither and uses `seed`.
  std::optional<Seal> seal{};
  std::optional<Bytes32> openSeed{};
  std::uint64_t seed = 0;
  std::uint64_t botSeed = 0;  // seed of the bots' random numbers; independent of the cards
  std::vector<Seat> seats;    // occupant of each seat, one per player
  // Number of entries at the beginning copied from another game, if the game continues from a
  // position of that game; otherwise 0. Undone moves are not copied.
  std::size_t takenOver = 0;

  bool operator==(const RecordHeader&) const = default;
};

// Returns the first human player, or nullopt if all players are bots.
std::optional<int> personIn(const RecordHeader& header);

struct RecordEntry {
  enum class Kind : std::uint8_t {
    chance,  // outcome of a shuffle: `cards` in their new order
    pick,    // outcome of a random draw: `number`
    move,    // `player` made the move `action`, a text like `down 4H 3H`
    next,    // the next deal begins
    scores,  // end of a deal, with each player's score; all zero with `isVoid`
    undo,    // undoes all entries in force after the first `count`
  };
  Kind kind = Kind::move;
  int player = 0;
  std::string action{};
  std::vector<Card> cards{};
  std::uint8_t number = 0;
  std::vector<int> scores{};
  bool isVoid = false;
  std::size_t count = 0;
  // For a move: true if it belongs to the gesture of the previous move, and is undone with that
  // move.
  bool joined = false;

  bool operator==(const RecordEntry&) const = default;
};

struct Record {
  RecordHeader header;
  std::vector<RecordEntry> entries;

  // The entries in force, that is, without undone entries. inForce() returns copies,
  // indicesInForce() their indices in `entries`.
  std::vector<RecordEntry> inForce() const;
  std::vector<std::size_t> indicesInForce() const;

  bool operator==(const Record&) const = default;
};

// Returns a game before its first deal, with the options and rules version of the header.
std::unique_ptr<AnyGame> gameOf(const RecordHeader& header);

// Returns the format (1 or 2) of a record with this header.
int formatOf(const RecordHeader& header);
// Returns the header as visible to other players during the game: without secrets and seeds.
RecordHeader withoutSecrets(RecordHeader header);

std::string headerText(const RecordHeader& header);
// Returns the entry as a line of the record, including the line feed.
std::string entryText(const RecordEntry& entry, CardFamily family);
std::string recordText(const Record& record);

struct RecordReading {
  enum class Status : std::uint8_t {
    good,
    // A newer program wrote the record: unknown format, rules, game, house rule or header line.
    // Such a file must not be changed.
    newer,
    damaged,  // cannot be read; `line` (from 1) and `problem` tell why
  };
  // What another program has changed in a damaged record.
  enum class Change { none, lineEnds, encoding };
  Status status = Status::good;
  Change change = Change::none;
  Record record;
  // Line number of the first entry, from 1; entry i is in line firstEntryLine + i.
  std::size_t firstEntryLine = 0;
  // Line numbers of the parts of the seal in the text, from 1; 0 if a part is missing.
  struct SealLines {
    std::size_t commitment = 0;
    std::size_t number = 0;  // first line with a number contributed by any seat
    std::size_t secret = 0;
  };
  SealLines sealLines{};
  // Start and end time of the game, from the header. Only records in files have them, and old files
  // do not.
  std::optional<RecordTimes> times{};
  std::size_t line = 0;
  std::string problem;
};

// Reads a record of at most 64 MiB. Drops a last line without a line feed: it was not written
// completely, and its entry was never shown to a player.
RecordReading readRecord(std::string_view text);

// Returns the action described by a text. If it is not a move, returns an action with kNoVerb.
// check() then refuses it in the usual order: first if it is not the player's turn, then as an
// unknown move.
Action actionOrNone(const AnyGame& game, int player, std::string_view text);

// Problem with an entry of a record. rule: id of the violated rule, or empty. text: a sentence if a
// rule is violated, otherwise a few words.
struct RecordProblem {
  std::string rule{};
  std::string text{};
};

// Result of playing a record entry other than an undo. step: the events of the entry; nullopt for
// scores and for a refused entry. problem: set if the current rules refuse the entry; then the game
// is unchanged.
struct PlayedEntry {
  std::optional<Step> step{};
  std::optional<RecordProblem> problem{};
};
PlayedEntry playEntry(AnyGame& game, const RecordEntry& entry);

// Result of a replay. `game` is the position after the first `played` entries in force.
struct Replay {
  std::unique_ptr<AnyGame> game;
  // Number of entries in force before the first one that the current rules refuse.
  std::size_t played = 0;
  std::string problem;  // reason why the replay stopped early; empty if it is complete
};
Replay replay(const Record& record);

}  // namespace downpile
