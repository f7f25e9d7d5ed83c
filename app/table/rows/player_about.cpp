// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/rows/player_about.h"

#include <QCoreApplication>

#include "text/texts.h"

namespace downpile {

QString playerAbout(const PlayerRow& player, const QStringList& character, const QString& total) {
  using namespace Qt::StringLiterals;
  QStringList lines{player.name};
  lines << character;
  lines << (player.isOut ? QCoreApplication::translate("PlayerAbout", "Out of this deal")
                         : QCoreApplication::translate("PlayerAbout", "%n card(s) in hand", "",
                                                       player.cardCount));
  //: %1 is, for example, `24 points`.
  lines << QCoreApplication::translate("PlayerAbout", "Total: %1").arg(total);
  if (player.isDealer)
    lines << QCoreApplication::translate("PlayerAbout", "Red chip: dealer of this deal");
  for (const QVariant& fact : player.facts)
    lines << asSentence(fact.toMap()[u"label"_s].toString());
  if (player.isTurn)
    lines << QCoreApplication::translate("PlayerAbout", "Golden ring: this player’s turn");
  if (player.late) {
    lines << QCoreApplication::translate(
        "PlayerAbout", "Plays as well as ever, but this computer is slow or busy");
  }
  if (player.failing) {
    lines << QCoreApplication::translate(
        "PlayerAbout",
        "Its program is not making legal moves, so a computer player is moving for it");
  }
  return lines.join(u'\n');
}

}  // namespace downpile
