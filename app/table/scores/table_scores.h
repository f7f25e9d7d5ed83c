// SPDX-License-Identifier: GPL-3.0-or-later
// Score sheet and deal summary. They describe the shown position; the record may be ahead of it.
#pragma once

#include <QCoreApplication>
#include <map>
#include <span>
#include <vector>

#include "game/story_steps.h"
#include "sitting/game_source.h"
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

  // Input of refreshSheet() and refreshSummary(): the game and the shown position.
  struct Shown {
    const GameSource& source;
    const Narrator& narrator;
    const AnyView& view;
    std::vector<int> seats;  // displayed seat of each player; 0 is the viewer's seat
  };

  // Replaces the stored facts of all finished deals, such as tricks and bids, with those in
  // `steps`.
  void rebuild(std::span<const StoryStep> steps);
  // Called at the end of a deal: stores its facts, such as tricks and bids.
  void noteDeal(const AnyView& view);

  void refreshSheet(const Shown& shown);
  QString linesTitle(const Shown& shown, int winner) const;
  void refreshSummary(const Shown& shown, const TableStory& story);

  // Returns the text for a substitute about the receiver of points and money; empty for other
  // viewers.
  static QString accountText(const Narrator& narrator);
  // Returns true if the viewer has won the game or, if the game is not over, the deal.
  static bool isWonBy(const Narrator& narrator, const Standing& standing);
  // Returns the sentence with the winners. Must be called only if the game is over.
  static QString winnerText(const Narrator& narrator, const Standing& standing);

 private:
  static void rankRows(const Shown& shown, const Standing& standing, std::vector<SummaryRow>& rows);
  static SummaryRow summaryRow(const Shown& shown, const Standing& standing, int player);

  std::map<int, DealFacts> facts_;  // facts at the end of each finished deal, by the deal's number
  ScoreModel sheet_;
  DealSummary summary_;
};

}  // namespace downpile
