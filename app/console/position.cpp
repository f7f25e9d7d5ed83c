// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/position.h"

#include <array>
#include <charconv>
#include <optional>
#include <string>

#include "console/arguments.h"
#include "console/json.h"
#include "console/report.h"
#include "games/catalog.h"
#include "record/record.h"

namespace downpile {

namespace {

const Value& require(const Value& source, const char* name) {
  if (const Value* found = source.find(name)) return *found;
  throw InputError(std::string(name) + " is missing");
}

const CatalogEntry& readGame(const Value& source) {
  const std::string* name = require(source, "game").text();
  if (name == nullptr) throw InputError("game must be a string");
  return requireGame(*name);
}

int readPlayers(const Value& source, const GameInfo& info) {
  const std::int64_t* players = require(source, "players").number();
  if (players != nullptr && *players >= info.minPlayers && *players <= info.maxPlayers) {
    return static_cast<int>(*players);
  }
  throw InputError("players must be a whole number from " + std::to_string(info.minPlayers) +
                   " to " + std::to_string(info.maxPlayers));
}

// Returns the value of a house rule in the syntax of --set, or an empty text if its JSON type is
// wrong.
std::string optionValueText(const Option& option, const Value& value) {
  const bool* flag = value.boolean();
  const std::string flagText = flag == nullptr ? "" : *flag ? "on" : "off";
  switch (option.kind) {
    case OptionKind::onOff:
      return flagText;
    case OptionKind::number:
      if (const std::int64_t* number = value.number()) return std::to_string(*number);
      break;
    case OptionKind::choice:
      if (const std::string* text = value.text()) return *text;
      // Some choices were on/off options in older versions, so true and false are accepted too.
      if (optionFromText(option, flagText)) return flagText;
      break;
  }
  return {};
}

OptionValues readOptions(const Value& source, const GameInfo& info) {
  constexpr std::array kTypes = {"true or false", "a whole number", "a string"};
  OptionValues options = standardValues(info.options);
  const Value* found = source.find("options");
  if (found == nullptr) return options;
  const Value::Object* members = found->object();
  if (members == nullptr) throw InputError("options must be an object");
  for (const auto& [key, value] : *members) {
    std::string text = "?";
    if (const auto index = findOption(info.options, key)) {
      const Option& option = info.options[*index];
      text = optionValueText(option, value);
      if (text.empty()) {
        throw InputError("options: " + key + " must be " +
                         kTypes[static_cast<std::size_t>(option.kind)]);
      }
    }
    setOption(info, options, key, text);
  }
  return options;
}

// Returns the member `partial` of `holder`, which is the state or the object around it. `partial`
// is true if the state is allowed to lack cards of the deck; it is false by default.
bool isPartial(const Value& holder) {
  const Value* found = holder.find("partial");
  if (found == nullptr) return false;
  if (const bool* flag = found->boolean()) return *flag;
  throw InputError("partial must be true or false");
}

std::string_view withoutLeadingSpaces(std::string_view text) {
  const auto first = text.find_first_not_of(' ');
  return first == std::string_view::npos ? std::string_view() : text.substr(first);
}

// Removes the number of a player from the start of the text and returns it. Returns nullopt if the
// text does not begin with the number of a player of the game.
std::optional<int> takePlayer(std::string_view& text, int players) {
  text = withoutLeadingSpaces(text);
  int player = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), player);
  const auto length = static_cast<std::size_t>(end - text.data());
  const bool wholeWord = length == text.size() || text[length] == ' ';
  if (error != std::errc() || !wholeWord || player < 0 || player >= players) return std::nullopt;
  text = withoutLeadingSpaces(text.substr(length));
  return player;
}

Outcome refused(Value report) {
  return {Value(Value::Object{{"refused", std::move(report)}}), true};
}

// Returns the refusal (rule G7) of a move without a valid player. The games' own rules have no
// refusal for this case.
Outcome refusedWithoutPlayer(int players) {
  return refused(Value::Object{
      {"rule", "G7"},
      {"reason", "no-such-player"},
      {"text", "First name the player who moves, from 0 to " + std::to_string(players - 1) + "."}});
}

// Draws shuffles and other chance outcomes until a player may act again.
void resolveChance(AnyGame& game, const Seed& seed) {
  for (int step = 1; game.chance().kind != ChanceNeed::Kind::none; ++step) {
    Random random = seed.chance(game.standing().deal, step);
    game.resolve(Chance::draw(game.chance(), random));
  }
}

}  // namespace

Position readPosition(const Value& source) {
  const CatalogEntry& entry = readGame(source);
  const int players = readPlayers(source, *entry.info);
  const OptionValues options = readOptions(source, *entry.info);
  requirePlayable(entry, options, players);
  const Value& state = require(source, "state");
  if (state.object() == nullptr) throw InputError("state must be an object");
  const bool inside = isPartial(state);
  const bool beside = isPartial(source);

  std::string error;
  Position position{.game = nullptr, .partial = inside || beside};
  position.game = entry.read(options, players, state, position.partial, error);
  if (position.game == nullptr) throw InputError("state: " + error);
  return position;
}

Outcome applyMove(Position& position, std::string_view playerAndMove, const Seed& seed) {
  AnyGame& game = *position.game;
  const auto player = takePlayer(playerAndMove, game.players());
  if (!player) return refusedWithoutPlayer(game.players());
  const Action action = actionOrNone(game, *player, playerAndMove);
  if (const auto refusal = game.check(*player, action)) {
    return refused(refusalReport(game.info(), *refusal));
  }
  game.apply(*player, action);
  resolveChance(game, seed);

  Value state = game.write();
  if (position.partial) std::get<Value::Object>(state.data).emplace_back("partial", true);
  Value::Object report{{"state", std::move(state)}};
  const Standing standing = game.standing();
  if (standing.dealOver) report.emplace_back("deal", dealReport(game, false));
  if (standing.gameOver) report.emplace_back("end", endReport(game));
  return {Value(std::move(report)), false};
}

}  // namespace downpile
