// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the initial inputs of the fuzzer: records, states, moves and messages of every game of the
// catalog, and a dictionary of their words.
//   fuzz_seeds FOLDER
// writes FOLDER/TARGET/* and FOLDER/words.dict.
#include <QCoreApplication>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>

#include "bytes.h"
#include "playing.h"
#include "rules/json_text.h"
#include "rules/option_value.h"
#include "support/random_options.h"
#include "talk_seeds.h"

using namespace downpile;
using namespace downpile::test;

namespace {

constexpr std::size_t kLongestRecord = 6000;

// Returns the first lines of a record, at most kLongestRecord bytes.
std::string beginningOf(const std::string& record) {
  if (record.size() <= kLongestRecord) return record;
  return record.substr(0, record.rfind('\n', kLongestRecord - 1) + 1);
}

class Seeds {
 public:
  explicit Seeds(std::filesystem::path folder) : folder_(std::move(folder)) {}

  void add(const std::string& target, const std::string& name, const std::string& bytes) {
    std::filesystem::create_directories(folder_ / target);
    std::ofstream(folder_ / target / name, std::ios::binary) << bytes;
  }

  void addWord(std::string_view word) {
    if (word.size() > 1) words_.insert(std::string(word));
  }
  // Adds the member names and the texts of a JSON value to the words for the fuzzer to insert.
  void addWords(const Value& value) {
    if (const std::string* text = value.text()) addWord(*text);
    if (const Value::List* list = value.list()) {
      for (const Value& item : *list) addWords(item);
    }
    if (const Value::Object* members = value.object()) {
      for (const auto& [name, member] : *members) {
        addWord(name);
        addWords(member);
      }
    }
  }
  void writeWords() const {
    std::ofstream file(folder_ / "words.dict", std::ios::binary);
    for (const std::string& word : words_) file << '"' << word << "\"\n";
  }

 private:
  std::filesystem::path folder_;
  std::set<std::string> words_;
};

std::string jsonOf(const FuzzedTable& table, Value state) {
  std::string text;
  writeJson(text, Value(Value::Object{{"game", std::string(table.entry->info->id)},
                                      {"players", table.players},
                                      {"options", optionsValue(*table.entry->info, table.options)},
                                      {"state", std::move(state)}}));
  return text;
}

// Adds positions of a deal of random moves, each with a move.
void addPositions(Seeds& seeds, const FuzzedTable& table, const std::string& name, Random& random) {
  auto game = table.entry->create(table.options, table.players);
  for (int moves = 0; moves < 400; ++moves) {
    while (game->chance().kind != ChanceNeed::Kind::none) {
      game->resolve(Chance::draw(game->chance(), random));
    }
    const bool over = game->standing().dealOver;
    std::vector<std::pair<int, Action>> legal;
    for (int player = 0; player < table.players; ++player) {
      for (const Action& action : game->legal(player)) legal.emplace_back(player, action);
    }
    if (moves % 15 == 0 || moves < 3 || over) {
      const Value state = game->write();
      const std::string file = name + "-" + std::to_string(moves);
      ByteWriter writer;
      writeTable(writer, table);
      for (int i = 0; i < 4; ++i) writer.byte(0);
      writer.value(state);
      seeds.add("state", file, writer.bytes());
      seeds.addWords(state);
      std::string move;
      if (!over) {
        const auto& [player, action] = legal[static_cast<std::size_t>(moves) % legal.size()];
        move = std::to_string(player) + " " + actionText(action, *table.entry->info);
      }
      seeds.add("console", file, move + "\n" + jsonOf(table, state));
    }
    if (over) return;
    const auto& [player, action] = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
    game->apply(player, action);
  }
}

void addMoves(Seeds& seeds, const FuzzedTable& table, const std::string& name, Random& random) {
  ByteWriter writer;
  writeTable(writer, table);
  writer.two(random.below(1000));
  for (int i = 0; i < 200; ++i) {
    const bool legal = random.below(5) != 0;
    writer.byte(legal ? 0 : 2 + random.below(2));
    writer.byte(random.below(256));
    for (int more = legal ? 0 : 3; more > 0; --more) writer.byte(random.below(256));
  }
  seeds.add("apply", name, writer.bytes());
}

void addRecord(Seeds& seeds, const FuzzedTable& table, const std::string& name, Random& random) {
  RecordHeader header = headerFor(std::string(table.entry->info->id), table.players, 5);
  header.options = table.options;
  MemoryJournal journal;
  const auto session = Session::begin(header, journal, {});
  playOn(*session, random, 20);
  session->undo(0);
  playOn(*session, random, 30);
  seeds.add("record", name, beginningOf(journal.text));
}

void addGame(Seeds& seeds, const CatalogEntry& entry) {
  const GameInfo& info = *entry.info;
  seeds.addWord(info.id);
  for (const Verb& verb : info.verbs) seeds.addWord(verb.name);
  for (const Option& option : info.options) seeds.addWord(option.key);
  for (int players : {info.minPlayers, (info.minPlayers + info.maxPlayers) / 2, info.maxPlayers}) {
    for (int way = 0; way < 3; ++way) {
      const std::string name =
          std::string(info.id) + "-" + std::to_string(players) + "-" + std::to_string(way);
      Random random(static_cast<std::uint64_t>(way), static_cast<std::uint64_t>(players));
      FuzzedTable table{&entry, standardValues(info.options), players};
      if (way > 0) table.options = randomOptions(info, entry.refuse, players, random);
      addPositions(seeds, table, name, random);
      addMoves(seeds, table, name, random);
      addRecord(seeds, table, name, random);
    }
  }
  // Adds inputs with every value of every non-numeric option.
  const int players = (info.minPlayers + info.maxPlayers) / 2;
  for (std::size_t i = 0; i < info.options.size(); ++i) {
    const Option& option = info.options[i];
    if (option.kind == OptionKind::number) continue;
    for (int value = option.least; value <= option.most; ++value) {
      FuzzedTable table{&entry, standardValues(info.options), players};
      table.options[i] = static_cast<std::int16_t>(value);
      if (value == option.standard || *entry.refuse(table.options, players) != '\0') continue;
      const std::string name =
          std::string(info.id) + '-' + std::string(option.key) + '-' + std::to_string(value);
      Random random(static_cast<std::uint64_t>(value));
      addPositions(seeds, table, name, random);
      addMoves(seeds, table, name, random);
      addRecord(seeds, table, name, random);
    }
  }
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    std::fputs("Usage: fuzz_seeds FOLDER\n", stderr);
    return 2;
  }
  const QCoreApplication app(argc, argv);
  Seeds seeds(argv[1]);
  for (const char* word :
       {"downpile", "game",       "rules",   "players", "set",     "seed",   "botseed",
        "seat",     "begin",      "chance",  "pick",    "move",    "scores", "void",
        "next",     "undo",       "options", "state",   "partial", "true",   "false",
        "null",     "commitment", "number",  "secret"}) {
    seeds.addWord(word);
  }
  for (const CatalogEntry& entry : catalog()) addGame(seeds, entry);
  for (const auto& golden : std::filesystem::directory_iterator(GOLDEN_FOLDER)) {
    std::ifstream file(golden.path(), std::ios::binary);
    const std::string record{std::istreambuf_iterator<char>(file), {}};
    seeds.add("record", "golden-" + golden.path().filename().string(), beginningOf(record));
  }
  addTalk([&seeds](const auto& target, const auto& name, const auto& bytes) {
    seeds.add(target, name, bytes);
  });
  seeds.writeWords();
  return 0;
}
