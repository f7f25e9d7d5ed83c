// SPDX-License-Identifier: GPL-3.0-or-later
//
// The format, line by line:
//   downpile 2                      format
//   game underwear
//   rules 1
//   players 3
//   time 2026-11-26T17:53:00Z 2026-11-26T18:20:11Z
//                                   start and last change, in files only (record_times.h)
//   set target 49                   one line per option
//   commitment 9f86d0...            of the seal (seal/seal.h): 64 hex digits, as below
//   number 0 2c26b4...              one line per seat with a number, in order
//   secret fcde2b...                not sent to others during the game
//   botseed 987654321
//   seat 0 person 3 Anna            player, occupant, portrait, name to the end of the line
//   key 0 mfrggzdf...               owner of the seat, in network games
//   takenover 57                    only if continued from another game: number of entries below
//                                   from that game
//   begin
//   chance 7H kd AS                 bottom to top; lower case: second pack
//   pick 2                          index drawn, from 0
//   move 1 down 4H 3H
//   also 1 lay 7H                   a move of the same gesture as the move before
//   scores 0 12 0                   or: void 0 0 0
//   next
//   undo 17
// If a player knew the cards from the beginning, an open seed takes the place of the seal:
//   seed 8b1a99...
// Format 1 has no keys and no seal, and always a seed, as a 64-bit number:
//   seed 1234567890
#include "record/record.h"

#include <algorithm>
#include <charconv>

#include "games/catalog.h"
#include "rules/sentence.h"

namespace downpile {

namespace {

// ---- reading the words of a line -------------------------------------------------------------

// Removes and returns the first word of a line.
std::string_view nextWord(std::string_view& line) {
  const auto length = std::min(line.find(' '), line.size());
  const std::string_view word = line.substr(0, length);
  line.remove_prefix(std::min(length + 1, line.size()));
  return word;
}

template <class Number>
bool readNumber(std::string_view word, Number& number) {
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  return error == std::errc() && end == word.data() + word.size();
}

// Returns the change that programs make to a text file which passes through them: line ends of
// Windows, a byte order mark, or UTF-16.
RecordReading::Change changeOf(std::string_view text) {
  constexpr std::string_view kStart = "downpile ";
  constexpr std::string_view kMark = "\xEF\xBB\xBF";
  constexpr std::string_view kUtf16 = "\xFF\xFE\x64";  // the mark of UTF-16, and a `d`
  if (text.starts_with(kUtf16)) return RecordReading::Change::encoding;
  const bool isMarked = text.starts_with(kMark);
  if (isMarked) text.remove_prefix(kMark.size());
  if (!text.starts_with(kStart)) return RecordReading::Change::none;
  if (text.substr(0, text.find('\n')).ends_with('\r')) return RecordReading::Change::lineEnds;
  return isMarked ? RecordReading::Change::encoding : RecordReading::Change::none;
}

// Replaces each control character of a name with a space: a line feed would break the format.
std::string oneLine(std::string_view name) {
  std::string text(name);
  std::replace_if(
      text.begin(), text.end(), [](char c) { return c >= 0 && c < ' '; }, ' ');
  return text;
}

// ---- reading a record ------------------------------------------------------------------------

class Reader {
 public:
  explicit Reader(std::string_view text) : rest_(text) {}

  RecordReading read() {
    if (rest_.size() > kMostRecordBytes) return fail("the record is larger than 64 MiB");
    if (const auto change = changeOf(rest_); change != RecordReading::Change::none) {
      result_.change = change;
      return fail(change == RecordReading::Change::lineEnds
                      ? "another program has changed the line ends of this record"
                      : "another program has changed the encoding of this record");
    }
    if (!nextLine() || nextWord(line_) != "downpile") return fail("this is not a record");
    if (!readNumber(line_, format_) || format_ < 1) return fail("this is not a record");
    if (format_ > kRecordFormat) return newer();
    while (nextLine()) {
      if (line_ == "begin") return isNewer() ? newer() : readEntries();
      if (!readHeaderLine()) return fail(headerProblem_);
      if (isOfNewerGame()) return newer();
    }
    return fail("the header is incomplete");
  }

 private:
  // Returns true if a newer program wrote the record: unknown game or newer rules.
  bool isOfNewerGame() const {
    const RecordHeader& header = result_.record.header;
    if (header.rules > kRulesVersion) return true;
    if (header.game.empty()) return false;
    const CatalogEntry* entry = findGame(header.game);
    return entry == nullptr || header.rules > entry->info->rulesVersion;
  }

  // Returns true if the header contains unknown words, as a newer program would write.
  bool isNewer() const { return hasUnknown_; }

  // Notes that the header contains this unknown word, which a newer program may have written.
  // Returns false if the text is not a word: then the record is damaged.
  bool noteUnknown(std::string_view word) {
    constexpr auto isOfWord = [](char c) {
      return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-';
    };
    const bool isWord = !word.empty() && std::ranges::all_of(word, isOfWord);
    hasUnknown_ = hasUnknown_ || isWord;
    return isWord;
  }

  RecordReading newer() {
    result_.status = RecordReading::Status::newer;
    result_.problem = "the record was written by a newer version";
    return std::move(result_);
  }

  RecordReading fail(std::string problem) {
    result_.status = RecordReading::Status::damaged;
    result_.problem = std::move(problem);
    result_.line = std::max<std::size_t>(1, number_);
    return std::move(result_);
  }

  // Moves to the next line. Returns false at the end of the text. A last line without a line feed
  // counts as the end.
  bool nextLine() {
    const auto end = rest_.find('\n');
    if (end == std::string_view::npos) return false;
    line_ = rest_.substr(0, end);
    rest_.remove_prefix(end + 1);
    ++number_;
    return true;
  }

  bool readHeaderLine() {
    RecordHeader& header = result_.record.header;
    const std::string_view word = nextWord(line_);
    if (isOnlyOnce(word) && !noteFirst(word)) return false;
    if (word == "game") {
      header.game = line_;
      const CatalogEntry* entry = findGame(line_);
      if (entry != nullptr) header.options = standardValues(entry->info->options);
      return !header.game.empty();
    }
    if (word == "rules") return readNumber(line_, header.rules) && header.rules > 0;
    if (word == "players") {
      playersLine_ = number_;
      return readNumber(line_, header.players);
    }
    if (format_ == 1 && word == "seed") return readNumber(line_, header.seed);
    if (format_ > 1 && isOfChance(word)) return readChance(word);
    if (word == "botseed") return readNumber(line_, header.botSeed);
    if (word == "time") return readTimes();
    if (word == "set") return readOption();
    if (word == "seat") return readSeat();
    if (word == "key" && format_ > 1) return readKey();
    if (word == "takenover") {
      takenOverLine_ = number_;
      return readNumber(line_, header.takenOver) && header.takenOver > 0;
    }
    return noteUnknown(word);
  }

  bool isOnlyOnce(std::string_view word) const {
    return word == "game" || word == "rules" || word == "players" || word == "botseed" ||
           word == "takenover" || (word == "seed" && format_ == 1);
  }

  // Notes that a header line with this word or option has been read. Returns false if there was one
  // already.
  bool noteFirst(std::string_view word) {
    if (std::ranges::count(read_, word) > 0) {
      headerProblem_ = "the header has two lines for `" + std::string(word) + '`';
      return false;
    }
    read_.push_back(word);
    return true;
  }

  bool readTimes() {
    const bool isFirst = !result_.times;
    result_.times = timesFromText(line_);
    if (!isFirst) headerProblem_ = "the header has two `time` lines";
    if (!result_.times)
      headerProblem_ = "the line is not `time 2026-11-26T17:53:00Z 2026-11-26T18:20:11Z`";
    return isFirst && result_.times;
  }

  static bool isOfChance(std::string_view word) {
    return word == "commitment" || word == "number" || word == "secret" || word == "seed";
  }

  // Reads the value of a header line about the seal or the open seed. Each of these lines may occur
  // only once (`number` once for each seat), and the commitment must precede the other parts of a
  // seal.
  bool readChance(std::string_view word) {
    RecordHeader& header = result_.record.header;
    RecordReading::SealLines& lines = result_.sealLines;
    if (word == "number") return readSeatNumber();
    const auto bytes = bytesFromHex(line_);
    if (!bytes || header.openSeed) return false;
    if (word == "commitment" && !header.seal) {
      header.seal = Seal{.commitment = *bytes};
      lines.commitment = number_;
    } else if (word == "secret" && header.seal && !header.seal->secret) {
      header.seal->secret = *bytes;
      lines.secret = number_;
    } else if (word == "seed" && !header.seal) {
      header.openSeed = *bytes;
    } else {
      return false;
    }
    return true;
  }

  bool readSeatNumber() {
    std::optional<Seal>& seal = result_.record.header.seal;
    SeatNumber number;
    if (!seal || !readNumber(nextWord(line_), number.seat)) return false;
    if (!seal->numbers.empty() && seal->numbers.back().seat >= number.seat) return false;
    const auto bytes = bytesFromHex(line_);
    if (!bytes) return false;
    number.number = *bytes;
    if (seal->numbers.empty()) result_.sealLines.number = number_;
    seal->numbers.push_back(number);
    return true;
  }

  // Returns true if the header states the source of chance: format 1 always does, otherwise an open
  // seed or a seal. The seal's contributed numbers must belong to existing seats.
  bool hasChance() const {
    const RecordHeader& header = result_.record.header;
    if (format_ == 1 || header.openSeed) return true;
    if (!header.seal) return false;
    const auto& numbers = header.seal->numbers;
    return numbers.empty() || numbers.back().seat < header.players;
  }

  bool readOption() {
    const CatalogEntry* entry = findGame(result_.record.header.game);
    if (entry == nullptr) return false;
    const std::string_view key = nextWord(line_);
    const auto index = findOption(entry->info->options, key);
    if (!index) return noteUnknown(key);
    const Option& option = entry->info->options[*index];
    const auto value = optionFromText(option, line_);
    if (!value) return option.kind == OptionKind::choice && noteUnknown(line_);
    if (!noteFirst(key)) return false;
    result_.record.header.options[*index] = *value;
    return true;
  }

  bool readSeat() {
    std::size_t player = 0;
    Seat seat;
    auto& seats = result_.record.header.seats;
    if (!readNumber(nextWord(line_), player) || player != seats.size()) return false;
    seat.kind = nextWord(line_);
    if (seat.kind.empty() || !readNumber(nextWord(line_), seat.portrait)) return false;
    seat.name = oneLine(line_);
    seats.push_back(std::move(seat));
    return true;
  }

  bool readKey() {
    constexpr std::size_t kMostLetters = 64;
    std::size_t player = 0;
    auto& seats = result_.record.header.seats;
    if (!readNumber(nextWord(line_), player) || player >= seats.size()) return false;
    const auto isLetter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); };
    if (line_.empty() || line_.size() > kMostLetters || !std::ranges::all_of(line_, isLetter)) {
      return false;
    }
    if (!seats[player].key.empty()) return false;  // a second key of this seat
    seats[player].key = line_;
    return isPerson(seats[player]);
  }

  RecordReading readEntries() {
    const RecordHeader& header = result_.record.header;
    const CatalogEntry* entry = findGame(header.game);
    if (entry == nullptr) return fail("the header does not name a game");
    if (playersLine_ == 0) return fail("the header does not give the number of players");
    if (header.players < entry->info->minPlayers || header.players > entry->info->maxPlayers) {
      number_ = playersLine_;
      return fail("the game is not for this number of players");
    }
    if (header.seats.size() != static_cast<std::size_t>(header.players)) {
      return fail("the header does not have a seat for each player");
    }
    if (*entry->refuse(header.options, header.players) != '\0') {
      return fail("the house rules in the header contradict each other");
    }
    if (!hasChance()) return fail("the header does not give the source of chance");
    family_ = entry->info->family;
    if (header.rules == entry->info->rulesVersion) result_.record.header.rules = 0;
    result_.firstEntryLine = number_ + 1;
    std::size_t inForce = 0;
    while (nextLine()) {
      RecordEntry next;
      if (!readEntry(next)) return fail("this line cannot be read");
      if (next.kind == RecordEntry::Kind::undo && next.count >= inForce) {
        return fail("this line undoes moves that were never made");
      }
      if (next.kind == RecordEntry::Kind::undo && next.count < header.takenOver) {
        return fail("this line undoes moves of the game taken over");
      }
      inForce = next.kind == RecordEntry::Kind::undo ? next.count : inForce + 1;
      result_.record.entries.push_back(std::move(next));
    }
    if (header.takenOver > result_.record.entries.size()) {
      result_.record.entries.clear();
      number_ = takenOverLine_;
      return fail("the record is shorter than the game taken over");
    }
    return std::move(result_);
  }

  bool readEntry(RecordEntry& entry) {
    using Kind = RecordEntry::Kind;
    const std::string_view word = nextWord(line_);
    if (word == "move" || word == "also") {
      entry.kind = Kind::move;
      entry.joined = word == "also";
      if (!readNumber(nextWord(line_), entry.player) || entry.player < 0 ||
          entry.player >= result_.record.header.players) {
        return false;
      }
      entry.action = line_;
      return !entry.action.empty();
    }
    if (word == "chance") {
      entry.kind = Kind::chance;
      while (!line_.empty()) {
        const auto card = cardFromIdentity(nextWord(line_), family_);
        if (!card || entry.cards.size() >= kCardIds) return false;
        entry.cards.push_back(*card);
      }
      return true;
    }
    if (word == "pick") {
      entry.kind = Kind::pick;
      return readNumber(line_, entry.number) && entry.number < kCardIds;
    }
    if (word == "scores" || word == "void") {
      entry.kind = Kind::scores;
      entry.isVoid = word == "void";
      while (!line_.empty()) {
        int score = 0;
        if (!readNumber(nextWord(line_), score)) return false;
        entry.scores.push_back(score);
      }
      return entry.scores.size() == static_cast<std::size_t>(result_.record.header.players);
    }
    if (word == "undo") {
      entry.kind = Kind::undo;
      return readNumber(line_, entry.count);
    }
    entry.kind = Kind::next;
    return word == "next" && line_.empty();
  }

  std::string_view rest_;
  std::string_view line_;
  std::size_t number_ = 0;
  int format_ = 0;
  CardFamily family_ = CardFamily::french;
  bool hasUnknown_ = false;             // true if the header contains unknown words
  std::vector<std::string_view> read_;  // words and options of header lines that occur only once
  // Numbers of the lines with these words; 0 if the header has none.
  std::size_t playersLine_ = 0;
  std::size_t takenOverLine_ = 0;
  std::string headerProblem_ = "the header cannot be read";
  RecordReading result_;
};

// ---- replaying a record ----------------------------------------------------------------------

// Returns true if `cards` are exactly the cards required by the shuffle, each of them once.
bool answersShuffle(const ChanceNeed& need, const std::vector<Card>& cards) {
  CardSet given;
  for (Card card : cards) given.insert(card);
  return need.kind == ChanceNeed::Kind::shuffle && given == need.cards &&
         given.size() == static_cast<int>(cards.size());
}

// ---- writing a record ------------------------------------------------------------------------

int rulesOf(const RecordHeader& header) {
  return header.rules > 0 ? header.rules : findGame(header.game)->info->rulesVersion;
}

std::string chanceText(const RecordHeader& header) {
  if (header.openSeed) return "seed " + hexText(*header.openSeed) + "\n";
  if (!header.seal) return "seed " + std::to_string(header.seed) + "\n";
  std::string text = "commitment " + hexText(header.seal->commitment) + "\n";
  for (const SeatNumber& number : header.seal->numbers) {
    text += "number " + std::to_string(number.seat) + " " + hexText(number.number) + "\n";
  }
  if (header.seal->secret) text += "secret " + hexText(*header.seal->secret) + "\n";
  return text;
}

}  // namespace

Action actionOrNone(const AnyGame& game, int player, std::string_view text) {
  return game.actionFromText(player, text).value_or(Action{.verb = kNoVerb});
}

PlayedEntry playEntry(AnyGame& game, const RecordEntry& entry) {
  const auto problem = [](std::string text) {
    return PlayedEntry{.problem = RecordProblem{.text = std::move(text)}};
  };
  switch (entry.kind) {
    case RecordEntry::Kind::chance:
      if (!answersShuffle(game.chance(), entry.cards)) {
        return problem("a shuffle does not contain the right cards");
      }
      return {.step = game.resolve(Chance(entry.cards))};
    case RecordEntry::Kind::pick: {
      const ChanceNeed need = game.chance();
      if (need.kind != ChanceNeed::Kind::pick || entry.number >= need.of) {
        return problem("a lot is out of range");
      }
      return {.step = game.resolve(Chance::picked(entry.number))};
    }
    case RecordEntry::Kind::move: {
      const Action action = actionOrNone(game, entry.player, entry.action);
      if (const auto refusal = game.check(entry.player, action)) {
        const std::string_view rule = game.info().reasons[refusal->reason].rule;
        return {.problem =
                    RecordProblem{std::string(rule), refusalInEnglish(game.info(), *refusal)}};
      }
      return {.step = game.apply(entry.player, action)};
    }
    case RecordEntry::Kind::next:
      if (!game.standing().dealOver || game.standing().gameOver) {
        return problem("a deal begins before the last one has ended");
      }
      return {.step = game.startDeal()};
    case RecordEntry::Kind::scores: {
      const Standing standing = game.standing();
      if (!standing.dealOver || standing.scores != entry.scores ||
          standing.dealVoid != entry.isVoid) {
        return problem("the scores of a deal differ from those of the current rules");
      }
      return {};
    }
    case RecordEntry::Kind::undo:
      break;
  }
  return {};
}

bool isPerson(const Seat& seat) { return seat.kind == kPerson; }

std::optional<int> personIn(const RecordHeader& header) {
  const auto person = std::ranges::find_if(header.seats, isPerson);
  if (person == header.seats.end()) return std::nullopt;
  return static_cast<int>(person - header.seats.begin());
}

std::vector<std::size_t> Record::indicesInForce() const {
  std::vector<std::size_t> result;
  for (std::size_t i = 0; i < entries.size(); ++i) {
    if (entries[i].kind == RecordEntry::Kind::undo) {
      result.resize(std::min(entries[i].count, result.size()));
    } else {
      result.push_back(i);
    }
  }
  return result;
}

std::vector<RecordEntry> Record::inForce() const {
  std::vector<RecordEntry> result;
  for (std::size_t i : indicesInForce()) result.push_back(entries[i]);
  return result;
}

std::unique_ptr<AnyGame> gameOf(const RecordHeader& header) {
  auto game = findGame(header.game)->create(header.options, header.players);
  game->setRulesVersion(rulesOf(header));
  return game;
}

int formatOf(const RecordHeader& header) { return header.seal || header.openSeed ? 2 : 1; }

RecordHeader withoutSecrets(RecordHeader header) {
  if (header.seal) header.seal->secret.reset();
  header.openSeed.reset();
  header.seed = 0;
  header.botSeed = 0;
  return header;
}

std::string headerText(const RecordHeader& header) {
  const CatalogEntry* entry = findGame(header.game);
  std::string text = "downpile " + std::to_string(formatOf(header)) + "\ngame " + header.game +
                     "\nrules " + std::to_string(rulesOf(header)) + "\nplayers " +
                     std::to_string(header.players) + "\n";
  for (std::size_t i = 0; i < entry->info->options.size(); ++i) {
    const Option& option = entry->info->options[i];
    text += "set " + std::string(option.key) + " " + optionText(option, header.options[i]) + "\n";
  }
  text += chanceText(header) + "botseed " + std::to_string(header.botSeed) + "\n";
  for (std::size_t p = 0; p < header.seats.size(); ++p) {
    const Seat& seat = header.seats[p];
    text += "seat " + std::to_string(p) + " " + seat.kind + " " + std::to_string(seat.portrait) +
            " " + oneLine(seat.name) + "\n";
    if (isPerson(seat) && !seat.key.empty() && formatOf(header) > 1) {
      text += "key " + std::to_string(p) + " " + seat.key + "\n";
    }
  }
  if (header.takenOver > 0) text += "takenover " + std::to_string(header.takenOver) + "\n";
  return text + "begin\n";
}

std::string entryText(const RecordEntry& entry, CardFamily family) {
  std::string text;
  switch (entry.kind) {
    case RecordEntry::Kind::chance:
      text = "chance";
      for (Card card : entry.cards) text += ' ' + identityText(card, family);
      break;
    case RecordEntry::Kind::pick:
      text = "pick " + std::to_string(entry.number);
      break;
    case RecordEntry::Kind::move:
      text = (entry.joined ? "also " : "move ") + std::to_string(entry.player) + " " + entry.action;
      break;
    case RecordEntry::Kind::next:
      text = "next";
      break;
    case RecordEntry::Kind::scores:
      text = entry.isVoid ? "void" : "scores";
      for (int score : entry.scores) text += ' ' + std::to_string(score);
      break;
    case RecordEntry::Kind::undo:
      text = "undo " + std::to_string(entry.count);
      break;
  }
  return text + "\n";
}

std::string recordText(const Record& record) {
  const CardFamily family = findGame(record.header.game)->info->family;
  std::string text = headerText(record.header);
  for (const RecordEntry& entry : record.entries) text += entryText(entry, family);
  return text;
}

RecordReading readRecord(std::string_view text) { return Reader(text).read(); }

Replay replay(const Record& record) {
  Replay result;
  result.game = gameOf(record.header);
  for (std::size_t i : record.indicesInForce()) {
    const auto problem = playEntry(*result.game, record.entries[i]).problem;
    if (problem) {
      result.problem = problem->text;
      break;
    }
    ++result.played;
  }
  return result;
}

}  // namespace downpile
