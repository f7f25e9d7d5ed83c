// SPDX-License-Identifier: GPL-3.0-or-later
// How the game stands: the score sheet, and the sheet at a deal's end. They say what the eye has
// reached; the record may be ahead of it.
#pragma once

#include <QCoreApplication>
#include <map>
#include <span>
#include <vector>

#include "game/retelling.h"
#include "sitting/sitting.h"
#include "table/scores/deal_summary.h"
#include "table/scores/score_model.h"
#include "table/story/table_story.h"
#include "text/narrator.h"

namespace downpile {

class TableScores {
  Q_DECLARE_TR_FUNCTIONS(downpile::TableScores)

 public:
  ScoreModel* sheet() { return &sheet_; }
  DealSummary* summary() { return &summary_; }

  // What is to be shown, and to whom.
  struct Shown {
    const Sitting& sitting;
    const Narrator& narrator;
    const AnyView& view;
    std::vector<int> seats;  // by player: chairs from the person's on, clockwise
  };

  // What stands beside the points of the deals, in place of all that was known of them.
  void retell(std::span<const RetoldStep> steps);
  // A deal is over.
  void noteDeal(const AnyView& view);

  void refreshSheet(const Shown& shown);
  void refreshSummary(const Shown& shown, const TableStory& story);

  // Tells a viewer who is a substitute to whom points and money belong; empty for all others.
  static QString accountText(const Narrator& narrator);
  // Whether the viewer has won the game, or the deal before the game is over.
  static bool isWonBy(const Narrator& narrator, const Standing& standing);
  // Who has won, once the game is over.
  static QString winnerText(const Narrator& narrator, const Standing& standing);

 private:
  static SummaryRow summaryRow(const Shown& shown, const Standing& standing, int player);

  std::map<int, DealFacts> facts_;  // by deal, of those that are over
  ScoreModel sheet_;
  DealSummary summary_;
};

}  // namespace downpile
