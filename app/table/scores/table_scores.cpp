// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/scores/table_scores.h"

#include <algorithm>
#include <utility>

#include "record/replayer.h"
#include "statistics/placing.h"
#include "text/seal_text.h"
#include "text/texts.h"

namespace downpile {

namespace {

// Returns the numbers of the facts on the score sheet (FactText::onSheet): `2/3` for a bid of 2 and
// 3 tricks taken.
QString sheetText(const Narrator& narrator, const std::vector<Fact>& facts) {
  QStringList numbers;
  for (const Fact& fact : facts) {
    if (narrator.info().facts[fact.fact].onSheet) numbers << numberText(fact.number);
  }
  return numbers.join(u'/');
}

}  // namespace

void TableScores::rebuild(std::span<const StoryStep> steps) {
  facts_.clear();
  for (const StoryStep& storyStep : steps) {
    if (storyStep.ended) facts_[storyStep.deal] = *storyStep.ended;
  }
}

void TableScores::noteDeal(const AnyView& view) {
  facts_[view.standing().deal] = dealFactsOf(view);
}

void TableScores::refreshSheet(const Shown& shown) {
  const GameInfo& info = shown.narrator.info();
  const Standing standing = shown.view.standing();
  const auto players = shown.source.seats().size();
  std::vector<std::size_t> bySeat(players);
  for (std::size_t p = 0; p < players; ++p) {
    bySeat[static_cast<std::size_t>(shown.seats[p])] = p;
  }
  QStringList names;
  QStringList totals;
  for (std::size_t p : bySeat) {
    names << shown.narrator.ownerName(static_cast<int>(p));
    totals << numberText(standing.totalNow(static_cast<int>(p)));
  }
  std::vector<ScoreRow> rows;
  int dealt = 0;
  for (const DealScore& deal : shown.source.dealScores()) {
    // The record may contain deals not shown on the table yet. They are left out.
    if (dealt == standing.deal - (standing.dealOver ? 0 : 1)) break;
    ScoreRow row{.deal = ++dealt, .cells = {}, .isVoid = deal.isVoid};
    for (std::size_t p : bySeat) row.cells << numberText(deal.scores[p]);
    if (const auto facts = facts_.find(row.deal); facts != facts_.end()) {
      row.note = sheetText(shown.narrator, facts->second.table);
      for (std::size_t p : bySeat) row.notes << sheetText(shown.narrator, facts->second.players[p]);
      if (row.notes.join(QString()).isEmpty()) row.notes.clear();
    }
    rows.push_back(std::move(row));
  }
  if (!standing.dealPoints.empty()) {
    ScoreRow row{.deal = standing.deal, .cells = {}, .isUnderway = true};
    for (std::size_t p : bySeat) row.cells << numberText(standing.dealPoints[p]);
    rows.push_back(std::move(row));
  }
  if (standing.startTotal != 0) {
    const QStringList start(static_cast<qsizetype>(players), numberText(standing.startTotal));
    rows.insert(rows.begin(), ScoreRow{.deal = 0, .cells = start});
  }
  const auto target = std::ranges::find_if(info.options, &Option::isTarget);
  const auto index = static_cast<std::size_t>(target - info.options.begin());
  const Seal* seal = shown.source.seal();
  sheet_.setSheet(
      std::move(rows),
      {.names = names,
       .totals = totals,
       .target = target == info.options.end() ? 0 : shown.source.options()[index],
       .seal = seal == nullptr ? QString() : QString::fromStdString(shortText(seal->commitment))});
}

// Returns the title of the score lines of the player who went out. If the totals count won deals, a
// deal has no points, only a winner.
QString TableScores::linesTitle(const Shown& shown, int winner) const {
  const Standing standing = shown.view.standing();
  const bool isYou = shown.narrator.viewer() == winner;
  const QString name = shown.narrator.name(winner);
  if (shown.narrator.info().totals[standing.counts].name == kDealsWon) {
    return isYou ? tr("Your result in this deal") : tr("%1’s result in this deal").arg(name);
  }
  return isYou ? tr("Your score in this deal") : tr("%1’s score in this deal").arg(name);
}

// Updates the deal summary. If a player went out (`wentOut`), only this player scores, and the
// summary lists the score lines. Otherwise each player's row has its own score lines, or none in a
// void deal.
void TableScores::refreshSummary(const Shown& shown, const TableStory& story) {
  const Standing standing = shown.view.standing();
  Summary summary{.subtitle = tr("Deal %1").arg(numberText(standing.deal)),
                  .isVoid = standing.dealVoid};
  QStringList account = story.onSheet();
  if (const QString owner = accountText(shown.narrator); !owner.isEmpty()) account << owner;
  summary.account = account.join(u' ');
  summary.title = story.ending();
  if (story.ending().isEmpty()) {
    summary.title = standing.dealVoid ? tr("The deal is void.") : tr("The deal is over.");
  }
  if (!story.result().isEmpty()) {
    summary.reason = summary.title;
    summary.title = story.result();
  }
  if (const int winner = standing.wentOut; winner != kNoPlayer) {
    summary.total = standing.scores[static_cast<std::size_t>(winner)];
    summary.linesTitle = linesTitle(shown, winner);
    for (const ScoreLine& line : shown.view.scoreLines(winner)) {
      summary.lines.push_back({shown.narrator.scoreLine(line), line.points, line.each == 0});
    }
  }
  summary.rows.resize(standing.totals.size());
  for (int player = 0; player < static_cast<int>(standing.totals.size()); ++player) {
    summary.rows[static_cast<std::size_t>(shown.seats[static_cast<std::size_t>(player)])] =
        summaryRow(shown, standing, player);
  }
  if (standing.gameOver) {
    rankRows(shown, standing, summary.rows);
    summary.winnerText = winnerText(shown.narrator, standing);
    summary.closing = story.closing();
    if (const auto finding = shown.source.sealFinding()) {
      summary.seal = sealText(*finding);
      summary.isSealBroken = finding->isBroken();
    }
  }
  summary_.set(std::move(summary));
}

// Sorts the rows of a finished game by place. Players with the same place keep the order of the
// seats.
void TableScores::rankRows(const Shown& shown, const Standing& standing,
                           std::vector<SummaryRow>& rows) {
  const std::vector<int> places = placesOf(shown.narrator.info().id, standing);
  for (std::size_t player = 0; player < places.size(); ++player) {
    rows[static_cast<std::size_t>(shown.seats[player])].place = places[player];
  }
  std::ranges::stable_sort(rows, {}, &SummaryRow::place);
}

SummaryRow TableScores::summaryRow(const Shown& shown, const Standing& standing, int player) {
  const auto p = static_cast<std::size_t>(player);
  SummaryRow row{.name = shown.narrator.ownerName(player),
                 .portrait = shown.source.seats()[p].portrait,
                 .score = standing.scores[p],
                 .total = standing.totals[p],
                 .isWinner = standing.gameOver ? standing.winners.contains(player)
                                               : player == standing.wentOut,
                 .isYou = shown.narrator.isOwner(player)};
  const auto withPoints = [&shown](const ScoreLine& line) {
    return tr("%1: %2", "a line of the score and its points")
        .arg(shown.narrator.scoreLine(line), signedText(line.points));
  };
  if (standing.wentOut == kNoPlayer && !standing.dealVoid) {
    for (const ScoreLine& line : shown.view.scoreLines(player)) row.reasons << withPoints(line);
  }
  if (standing.gameOver && !standing.settlement.empty()) {
    row.payment = standing.settlement[p];
    for (const ScoreLine& line : shown.view.paymentLines(player)) row.payments << withPoints(line);
  }
  return row;
}

QString TableScores::accountText(const Narrator& narrator) {
  const int you = narrator.viewer();
  if (!narrator.isSubstitute(you)) return {};
  //: %1 is the owner of the seat.
  return tr("You are playing in %1’s place. Points and chips go to %1; you owe nothing.")
      .arg(narrator.ownerName(you));
}

bool TableScores::isWonBy(const Narrator& narrator, const Standing& standing) {
  const int you = narrator.viewer();
  if (you == Narrator::kSpectator) return false;
  return standing.gameOver ? standing.winners.contains(you) && narrator.isOwner(you)
                           : standing.wentOut == you;
}

QString TableScores::winnerText(const Narrator& narrator, const Standing& standing) {
  const bool isYours = isWonBy(narrator, standing);
  QStringList names;  // without the user's if the win is theirs
  QString result;
  for (int player : standing.winners) {
    if (!isYours || player != narrator.viewer()) names << narrator.ownerName(player);
    result = totalText(narrator.info(), standing.counts,
                       standing.totals[static_cast<std::size_t>(player)], &FactText::full);
  }
  if (isYours && !names.isEmpty()) {
    return tr("You share the win with %1: %2", "players; their points").arg(listAnd(names), result);
  }
  if (names.size() > 1) {
    return tr("%1 share the win: %2", "players; their points").arg(listAnd(names), result);
  }
  return isYours ? tr("You win the game: %1", "your points").arg(result)
                 : tr("%1 wins the game: %2", "a player; the points of this player")
                       .arg(names.value(0), result);
}

}  // namespace downpile
