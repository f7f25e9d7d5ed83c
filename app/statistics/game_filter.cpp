// SPDX-License-Identifier: GPL-3.0-or-later
#include "statistics/game_filter.h"

#include "bots/bot_catalog.h"
#include "games/catalog.h"

namespace downpile {

QString houseRulesKey(const OwnGame& game) {
  const std::span<const Option> options = findGame(game.facts.game)->info->options;
  QStringList values;
  for (std::size_t i = 0; i < options.size(); ++i) {
    values << QString::fromStdString(optionText(options[i], game.facts.options[i]));
  }
  return QString::fromStdString(game.facts.game) + u' ' + values.join(u' ');
}

QString opponentsKey(const OwnGame& game) {
  QString key;
  for (std::size_t seat = 0; seat < game.facts.seats.size(); ++seat) {
    if (static_cast<int>(seat) == game.seat) continue;
    const Seat& other = game.facts.seats[seat].seat;
    if (isPerson(other)) return QString::fromUtf8(kPeople);
    const std::string_view name = botNameParts(other.kind).level;
    const QString level = QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
    key = key.isEmpty() || key == level ? level : QString::fromUtf8(kMixed);
  }
  return key;
}

std::vector<const OwnGame*> chosenGames(const OwnGames& games, const GameFilter& filter,
                                        const QDateTime& now) {
  const std::string id = filter.game.toStdString();
  const qint64 first = filter.days == 0 ? 0 : now.addDays(-filter.days).toSecsSinceEpoch();
  std::vector<const OwnGame*> chosen;
  for (const auto& game : games) {
    if (!id.empty() && game->facts.game != id) continue;
    if (filter.players != 0 && game->facts.players() != filter.players) continue;
    if (game->time < first) continue;
    if (!filter.rules.isEmpty() && houseRulesKey(*game) != filter.rules) continue;
    if (!filter.opponents.isEmpty() && opponentsKey(*game) != filter.opponents) continue;
    chosen.push_back(game.get());
  }
  return chosen;
}

}  // namespace downpile
