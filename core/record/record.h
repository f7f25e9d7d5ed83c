// SPDX-License-Identifier: GPL-3.0-or-later
// The record of a game: its header and a line for each thing that was done or drawn by lot, as
// text. Save file, journal, undo and replay are the same thing: lines are only ever appended, and
// an undo is itself a line. The format stands at the head of record.cpp.
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

// Format 1 has no seal: games that were begun in it, or with the number of such a deal, go on in
// it.
inline constexpr int kRecordFormat = 2;
// The highest GameInfo::rulesVersion. A record of a newer version is left untouched.
inline constexpr int kRulesVersion = 2;
inline constexpr std::size_t kMostRecordBytes = std::size_t{64} << 20U;

inline constexpr std::string_view kPerson = "person";

// Who sits where. `kind` is kPerson or the name of a computer player (`rules:careful`).
struct Seat {
  std::string kind{kPerson};
  int portrait = 0;
  std::string name;
  // Whose seat it is, where people came by a network: the letters a-z and 0-9 of a key, 64 at most.
  std::string key{};

  bool operator==(const Seat&) const = default;
};

bool isPerson(const Seat& seat);

struct RecordHeader {
  std::string game;  // the game's id
  int rules = 0;     // version of the rules it was begun under; 0: today's version
  int players = 2;
  OptionValues options{};
  // Where chance comes from (record/luck.h): a seal or an open seed, which was known to somebody
  // from the beginning (format 2), or, without either, `seed` (format 1). Never both.
  std::optional<Seal> seal{};
  std::optional<Bytes32> openSeed{};
  std::uint64_t seed = 0;
  std::uint64_t botSeed = 0;  // of the computer players, independent of the others
  std::vector<Seat> seats;    // one a player
  // A game that was played on from a position of another: so many entries at the beginning are that
  // other game's, with nothing among them that was taken back. 0: all of it was played here.
  std::size_t takenOver = 0;

  bool operator==(const RecordHeader&) const = default;
};

// The first player who is a person; nothing where computer players are among themselves.
std::optional<int> personIn(const RecordHeader& header);

struct RecordEntry {
  enum class Kind : std::uint8_t {
    chance,  // the outcome of a shuffle: `cards`
    pick,    // the outcome of a lot: `number`
    move,    // `player` did `action` (trace notation)
    next,    // the next deal begins
    scores,  // a deal ended: what it gave each player; all zero with `isVoid`
    undo,    // all entries after the first `count` that are in force were taken back
  };
  Kind kind = Kind::move;
  int player = 0;
  std::string action{};
  std::vector<Card> cards{};
  std::uint8_t number = 0;
  std::vector<int> scores{};
  bool isVoid = false;
  std::size_t count = 0;
  bool joined = false;  // of a move: made together with the one before it, and taken back with it

  bool operator==(const RecordEntry&) const = default;
};

struct Record {
  RecordHeader header;
  std::vector<RecordEntry> entries;

  // What is in force once every undo is carried out; and the same as indices of entries.
  std::vector<RecordEntry> inForce() const;
  std::vector<std::size_t> indicesInForce() const;

  bool operator==(const Record&) const = default;
};

// A game before its first deal, by the options and the version of the rules in the header.
std::unique_ptr<AnyGame> gameOf(const RecordHeader& header);

// The format in which a record with this header is written.
int formatOf(const RecordHeader& header);
// The header as others may have it while the game goes on: no secret and no seed.
RecordHeader withoutSecrets(RecordHeader header);

std::string headerText(const RecordHeader& header);
std::string entryText(const RecordEntry& entry, CardFamily family);  // one line with its line feed
std::string recordText(const Record& record);

struct RecordReading {
  enum class Status : std::uint8_t {
    good,
    newer,    // of a format, rules, a game or house rules, or with more in its header, than this
              // program knows: leave it untouched
    damaged,  // `line` (from 1) and `problem` say where and what
  };
  Status status = Status::good;
  Record record;
  std::size_t firstEntryLine = 0;  // entry i stands in line firstEntryLine + i, from 1
  // Where the parts of the seal stand; 0: nowhere.
  struct SealLines {
    std::size_t commitment = 0;
    std::size_t number = 0;  // the first one
    std::size_t secret = 0;
  };
  SealLines sealLines{};
  std::optional<RecordTimes> times{};  // of the file; old records have none
  std::size_t line = 0;
  std::string problem;
};

// Reads a record. A last line without its line feed was never finished, so nobody has seen its
// result; it is dropped. At most 64 MiB.
RecordReading readRecord(std::string_view text);

// The action that a text means, or one that no game has where it means none: check refuses that in
// the usual order, first whose turn it is, then what a move is.
Action actionOrNone(const AnyGame& game, int player, std::string_view text);

// What is wrong with an entry in a few words; or the rule that forbids the move, with a sentence.
struct RecordProblem {
  std::string rule{};
  std::string text{};
};

// One entry that is no undo, played: what happened, which for scores is nothing. Where today's
// rules do not allow it there is a problem instead, and nothing was played.
struct PlayedEntry {
  std::optional<Step> step{};
  std::optional<RecordProblem> problem{};
};
PlayedEntry playEntry(AnyGame& game, const RecordEntry& entry);

// A record played through. `game` stands after the last entry in force that today's rules allow.
struct Replay {
  std::unique_ptr<AnyGame> game;
  std::size_t played = 0;  // entries in force that were played
  std::string problem;     // why it stopped early; empty where all was played
};
Replay replay(const Record& record);

}  // namespace downpile
