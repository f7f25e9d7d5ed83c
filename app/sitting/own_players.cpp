// SPDX-License-Identifier: GPL-3.0-or-later
#include "sitting/own_players.h"

#include <string>

#include "game/bot_worker.h"
#include "programs/external_bot.h"
#include "settings/external_bots.h"
#include "settings/settings.h"

namespace downpile {

namespace {

void logLine(std::string_view line) {
  qCWarning(botLog, "%.*s", static_cast<int>(line.size()), line.data());
}

}  // namespace

BotMaker ownPlayers(const Settings& settings) {
  return [&settings](std::string_view game, std::string_view kind, std::string& error) {
    if (!isExternalBot(kind)) return makeBot(game, kind, error);
    const std::string command = externalBotCommand(settings, kind).toStdString();
    auto bot = makeAnyBot(game, std::string(kExternalPrefix) + command, {}, &logLine, error);
    if (bot) return bot;
    logLine(shownText(kind) + " is not on this computer; a computer player takes its place");
    return makeBot(game, kStandardLevel, error);
  };
}

}  // namespace downpile
