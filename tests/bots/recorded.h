// SPDX-License-Identifier: GPL-3.0-or-later
// Positions of recorded games (tests/bots/records) with wrong hints, or with wrong moves of bots
// with a character.
#pragma once

#include <chrono>
#include <fstream>
#include <iterator>
#include <memory>
#include <stdexcept>
#include <string>

#include "bots/bot_catalog.h"
#include "record/replayer.h"
#include "rules/sentence.h"

namespace downpile::match {

// Returns the game of a record after its first `moves` moves. Undone moves do not count.
inline std::unique_ptr<AnyGame> recordedPosition(const std::string& name, int moves) {
  std::ifstream file(std::string(BOT_RECORDS) + '/' + name + ".record");
  const std::string text(std::istreambuf_iterator<char>(file), {});
  const RecordReading reading = readRecord(text);
  if (reading.status != RecordReading::Status::good) throw std::runtime_error("no record " + name);
  auto game = gameOf(reading.record.header);
  int played = 0;
  for (const RecordEntry& entry : reading.record.inForce()) {
    const bool isMove = entry.kind == RecordEntry::Kind::move;
    if (isMove && played == moves) return game;
    playEntry(*game, entry);
    played += isMove ? 1 : 0;
  }
  throw std::runtime_error("no move " + std::to_string(moves) + " in record " + name);
}

// Returns the choice of a bot for the player on turn, as text.
inline std::string choiceIn(const AnyGame& game, const std::string& name, std::uint64_t seed = 1) {
  std::string error;
  const auto bot = makeBot(game.info().id, name, error);
  bot->setTimeLimit(std::chrono::milliseconds(0));
  Random random(seed);
  const auto action = bot->choose(*viewFor(*bot, game, game.standing().turn), random, kNever);
  return action ? actionText(*action, game.info()) : std::string();
}

struct Hint {
  std::string move;
  std::string reason;
  std::string instead;
  int number = 0;  // see Advice::number
};

// Returns the hint for a player.
inline Hint hintIn(const AnyGame& game, int player) {
  std::string error;
  const auto bot = makeAdviser(game.info().id, error);
  bot->setTimeLimit(std::chrono::milliseconds(0));
  Random random(1);
  const auto advice = bot->advise(*viewFor(*bot, game, player), random, kNever);
  if (!advice) return {};
  return {actionText(advice->action, game.info()), bot->reasons()[advice->reason],
          advice->instead ? actionText(*advice->instead, game.info()) : std::string(),
          advice->number};
}

}  // namespace downpile::match
