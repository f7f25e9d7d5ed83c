// SPDX-License-Identifier: GPL-3.0-or-later
#include "records/header_text.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <utility>
#include <vector>

#include "lines/clean_text.h"
#include "settings/new_game.h"
#include "settings/option_model.h"
#include "settings/settings.h"
#include "text/texts.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

struct HeaderTexts {
  Q_DECLARE_TR_FUNCTIONS(RecordRow)
};

// Returns the name of the player in the record, without characters that cannot be shown.
QString cleanName(const Seat& seat) {
  return cleanText(QString::fromStdString(seat.name), Settings::kMostNameLength);
}

}  // namespace

bool isUser(const Seat& seat) { return isPerson(seat) && cleanName(seat).isEmpty(); }

QString seatName(const Seat& seat) {
  const QString name = cleanName(seat);
  if (!name.isEmpty()) return isolated(name);
  return isPerson(seat) ? HeaderTexts::tr("You")
                        : HeaderTexts::tr("Computer", "a player without a name");
}

QString playersText(const GameInfo& info, const RecordHeader& header) {
  QStringList people;
  std::vector<std::pair<QString, QStringList>> levels;  // names of computer players by level title
  for (const Seat& seat : header.seats) {
    if (isPerson(seat)) {
      people << seatName(seat);
      continue;
    }
    const QString title = botTitle(info, seat.kind);
    const auto same = std::ranges::find(levels, title, &std::pair<QString, QStringList>::first);
    if (same == levels.end()) {
      levels.push_back({title, {seatName(seat)}});
    } else {
      same->second << seatName(seat);
    }
  }
  QStringList computers;
  for (const auto& [title, names] : levels) {
    computers << (title.isEmpty() ? listAnd(names)
                                  : HeaderTexts::tr("%1 (%2)", "computer players and their level")
                                        .arg(listAnd(names), title));
  }
  if (people.isEmpty() || computers.isEmpty()) return listAnd(people + computers);
  return HeaderTexts::tr("%1 against %2", "people; computer players with their levels")
      .arg(listAnd(people), listAnd(computers));
}

QString rulesText(const GameInfo& info, const OptionValues& options, const QString& ownName) {
  const QStringList differing = differingOptions(info, options);
  if (differing.isEmpty()) return HeaderTexts::tr("Usual rules");
  QString name = isolatedTitle(ownName);
  for (const RuleSet& set : info.ruleSets) {
    if (optionsFromText(info.options, set.options) == options) name = gameText(info, set.title);
  }
  const QString rules = differing.join(u"; "_s);
  return name.isEmpty()
             ? rules
             : HeaderTexts::tr("%1 (%2)", "a set of house rules; its house rules").arg(name, rules);
}

}  // namespace downpile
