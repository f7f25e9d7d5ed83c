// SPDX-License-Identifier: GPL-3.0-or-later
// A simulated user for tests of network play, without window and pages.
#pragma once

#include <QTemporaryDir>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "../../network/support/fast_retries.h"
#include "../../support/eventually.h"
#include "games/catalog.h"
#include "settings/settings.h"
#include "together/multiplayer.h"

namespace downpile::tests {

using namespace Qt::StringLiterals;

class TextJournal final : public DirectJournal {
 public:
  explicit TextJournal(std::string& text) : text_(text) {}
  bool append(std::string_view lines) override {
    text_ += lines;
    return true;
  }

 private:
  std::string& text_;
};

inline RecordHeader shortGame(int players, const std::string& kind) {
  RecordHeader header;
  header.game = "underwear";
  header.players = players;
  const GameInfo& info = *findGame(header.game)->info;
  header.options = standardValues(info.options);
  header.options[*findOption(info.options, "target")] = 10;
  header.seed = 5;
  header.botSeed = 6;
  for (int player = 0; player < players; ++player) {
    header.seats.push_back(
        {player == 0 ? std::string(kPerson) : kind, player + 1, "P" + std::to_string(player)});
  }
  return header;
}

// A simulated user: settings, list of people and network games. `kept` has the records of the games
// received as a guest.
struct Person {
  explicit Person(const QString& name)
      : settings(folder.filePath(u"settings.ini"_s)),
        people(folder.path()),
        multiplayer(settings, people,
                    {.folder = folder.path(),
                     .header =
                         [this] {
                           RecordHeader header = shortGame(players, kind);
                           header.botSeed = botSeed;
                           return chosenGame.value_or(header);
                         },
                     .makeJournal =
                         [this](const RecordHeader&) {
                           return isFull ? nullptr : std::make_unique<TextJournal>(journal);
                         },
                     .saveRecord = [this](const std::string&,
                                          const std::string& text) { kept.push_back(text); },
                     .times = kFastRetries}) {
    settings.setPlayerName(name);
  }
  // Follows an invitation and takes a seat at the table, if one is free.
  void join(const QString& invitation) {
    multiplayer.join(invitation);
    if (!eventually([&] { return multiplayer.phase() != u"joining"; })) return;
    if (!multiplayer.maySit()) return;
    multiplayer.takeSeat();
    eventually([&] { return !multiplayer.isWatching(); });
  }
  QVariant seat(int row, const QString& role) {
    PeopleModel& seats = *multiplayer.seats();
    return row < seats.count() ? seats.value(row, role) : QVariant();
  }

  // A field of the first entry in the list of people: a person at the table, or the one seen last.
  QString met(const QString& role) {
    people.visit();
    return people.list()->count() == 0 ? QString() : people.list()->value(0, role).toString();
  }

  int players = 2;
  std::string kind = "random";               // kind of the computer players
  std::uint64_t botSeed = 6;                 // another one gives the next hosted table another id
  std::optional<RecordHeader> chosenGame{};  // the game to host instead of a short one
  QTemporaryDir folder;
  Settings settings;
  People people;
  std::string journal;
  bool isFull = false;  // if true, no journal can be created, as on a full disk
  std::vector<std::string> kept;
  Multiplayer multiplayer;
};

}  // namespace downpile::tests
