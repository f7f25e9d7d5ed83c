// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/rows/player_rows.h"

#include <utility>

#include "settings/new_game.h"
#include "table/rows/player_about.h"
#include "text/texts.h"

namespace downpile {

using namespace Qt::StringLiterals;

PlayerRows::PlayerRows(const TableScene& scene, const ShownTable::Heaps& lying)
    : scene_(scene), lying_(lying), position_(scene.position), info_(scene.position.info()) {}

std::vector<PlayerRow> PlayerRows::rows() const {
  std::vector<PlayerRow> rows;
  // Points and facts come from the position shown or, before any position is shown, from the
  // current one. No player is on turn before a position is shown or during a pause.
  const bool isSeen = scene_.presenter.shown() != nullptr;
  const AnyView& shown = isSeen ? *scene_.presenter.shown() : position_.view();
  const Standing standing = shown.standing();
  const std::vector<int> seatBy = scene_.presenter.seats();
  for (int player = 0; player < static_cast<int>(position_.source().seats().size()); ++player) {
    const auto p = static_cast<std::size_t>(player);
    PlayerRow row{
        .player = player,
        .seat = seatBy[p],
        .name = position_.narrator().name(player),
        .character = position_.characterOf(player),
        .characterAlone = botCharacter(info_, position_.source().seats()[p].kind),
        .portrait = position_.source().seats()[p].portrait,
        .total = standing.totalNow(player),
        .totalText = totalText(info_, standing.counts, standing.totalNow(player), &FactText::brief),
        .isOut = !scene_.presenter.beginsDeal() &&
                 (standing.out.contains(player) || standing.wentOut == player),
        .isTurn = isSeen && !scene_.presenter.dealing() && !position_.isPaused() &&
                  isAwaited(shown.actors(), standing.turn, player) &&
                  !(player == position_.viewer() && scene_.presenter.delaysTurn()),
        .isDealer = standing.dealer == player,
        .isYou = player == position_.viewer(),
        .facts = scene_.presenter.beginsDeal() ? QVariantList()
                                               : factsOf(shown, player, position_.narrator()),
        .lastMove = scene_.presenter.news().lastMoves().textOf(player)};
    for (const auto& [place, heap] : lying_) {
      if (place.player == player && info_.zones[place.zone].kind == ZoneKind::hand) {
        row.cardCount += scene_.presenter.landedIn(heap);
      }
    }
    if (const Highlights::Shown* sign = scene_.presenter.highlights().shownBy(player)) {
      row.symbol = sign->symbol;
      row.outcome = sign->outcome;
    }
    row.late = row.isTurn && player != position_.viewer() && position_.source().isLate();
    row.failing = position_.source().isFailing(player);
    const QString total = totalText(info_, standing.counts, row.total, &FactText::full);
    row.totalLabel = position_.narrator().hasBriefSpeech() ? numberText(row.total) : total;
    row.state = stateOf(row);
    row.label = labelOf(row);
    QStringList about = botAbout(info_, position_.source().seats()[p].kind);
    if (position_.narrator().isSubstitute(player)) {
      about << tr("Plays in %1’s place; points and chips go to %1")
                   .arg(position_.narrator().ownerName(player));
    }
    row.about = playerAbout(row, about, total);
    rows.push_back(std::move(row));
  }
  return rows;
}

QString PlayerRows::stateOf(const PlayerRow& row) const {
  const bool isBrief = position_.narrator().hasBriefSpeech();
  // In games that also state the score of the deal, the total could be mistaken for it.
  const bool hasScore = info_.score.full != nullptr && !isBrief;
  QStringList parts{row.isOut ? tr("out of the deal")
                    : isBrief ? numberText(row.cardCount)
                              : tr("%n card(s)", "", row.cardCount),
                    hasScore ? tr("%1 in total", "points").arg(row.totalLabel) : row.totalLabel};
  if (row.isDealer) parts << tr("dealer");
  for (const QVariant& fact : row.facts) {
    // With brief speech, the short text of a fact on the plate is read out. If the plate shows a
    // suit as a sign, the short text lacks the suit, so the full text is read out.
    const QVariantMap map = fact.toMap();
    const bool isShort = isBrief && map[u"suit"_s].toString().isEmpty();
    parts << map[isShort ? u"text"_s : u"label"_s].toString();
  }
  if (row.isTurn) parts << tr("to act");
  if (row.late) parts << tr("still thinking because this computer is slow or busy");
  if (row.failing) parts << tr("is not making legal moves, so a computer player is moving for it");
  if (position_.source().isAway(row.player)) parts << tr("away from the table");
  if (const Highlights::Shown* sign = scene_.presenter.highlights().shownBy(row.player)) {
    parts << sign->text;
  }
  return parts.join(tr(", ", "between the parts of a description"));
}

// Returns the name and state of a player for screen readers. "(you)" is added to the viewer's name,
// unless the viewer has no name and is already called "You".
QString PlayerRows::labelOf(const PlayerRow& row) const {
  const bool isNamed =
      !position_.source().seats()[static_cast<std::size_t>(row.player)].name.empty();
  const bool isYou = row.player == position_.narrator().viewer();
  QStringList parts{isYou && isNamed ? tr("%1 (you)").arg(row.name) : row.name};
  if (!row.character.isEmpty()) parts << row.character;
  parts << row.state;
  return parts.join(tr(", ", "between the parts of a description"));
}

}  // namespace downpile
