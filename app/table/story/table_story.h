// SPDX-License-Identifier: GPL-3.0-or-later
// Story of the game for one viewer, and its sentences at the end of a deal: why the deal is over,
// and what closes the game.
#pragma once

#include <QCoreApplication>
#include <QStringList>
#include <array>
#include <functional>
#include <span>
#include <vector>

#include "game/story_steps.h"
#include "table/story/story_model.h"
#include "text/narrator.h"

namespace downpile {

class TableStory {
  Q_DECLARE_TR_FUNCTIONS(downpile::TableStory)

 public:
  StoryModel* rows() { return &rows_; }
  const StoryModel* rows() const { return &rows_; }

  // Reason why the deal is over; empty until a sentence tells it. If several hands become empty at
  // once, the first reason.
  const QString& ending() const { return ending_; }
  // Sentence with the viewer's score in the deal. Empty until the story contains it, or if the game
  // has no such sentence.
  const QString& result() const { return result_; }
  // Returns the sentences that close the game, such as the fortunes of Life; empty before its end.
  const QStringList& closing() const { return closing_; }

  void clear();
  // Adds the sentence of an event and, if a hand has become empty, the sentence about that. The
  // event must contain only cards that the viewer may see. Events without a sentence must be
  // passed, too. Returns the new rows: none if the sentence is not shown or repeats the previous
  // row.
  std::vector<StoryRow> add(const Event& event, const Narrator& narrator);
  // Function that returns the stop of a replay after `played` record entries.
  using StopOf = std::function<int(std::size_t played)>;
  // Replaces the story with the sentences of `steps`, which must not contain undone steps.
  void rebuild(std::span<const StoryStep> steps, const Narrator& narrator,
               const StopOf& stopOf = {});

 private:
  // Follows the moves of cards, for what the sentences of the game do not say.
  class Moves {
   public:
    void apply(const Event& event, const GameInfo& info);
    // Returns whether this player's hand has become empty since the last call.
    bool takeEmptied(int player);
    // Returns the cards that the player of the sentence drew from the stock, if they are known and
    // the sentence does not name them. Empty while cards are dealt.
    std::vector<Card> drawnUnnamed(const Event& sentence, const GameInfo& info) const;
    // Returns this player's cards that moved, if the sentence only counts the moved cards.
    std::vector<Card> takenUnnamed(const Event& sentence, const GameInfo& info, int player) const;

   private:
    std::array<int, kMaxPlayers> held_{};  // number of cards in each hand
    PlayerSet emptied_;
    std::vector<Event> since_;  // moves since the last sentence
    bool isTold_ = false;       // whether the sentence about these moves has come
  };

  std::vector<StoryRow> rowsOf(const Event& event, const Narrator& narrator, const StoryRow* last);
  StoryRow rowOf(const Event& event, const Narrator& narrator);
  QString spokenOf(const Event& event, const Narrator& narrator) const;

  StoryModel rows_;
  Moves moves_;
  QString ending_;
  QString result_;
  QStringList closing_;
};

}  // namespace downpile
