// SPDX-License-Identifier: GPL-3.0-or-later
// Story of the game for one viewer: a list of sentences about its events. Also gives the sentences
// about the end of a deal: the reason, the viewer's score, and the closing sentences of the game,
// which are not part of the list.
#pragma once

#include <QCoreApplication>
#include <QStringList>
#include <array>
#include <functional>
#include <optional>
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
  // Returns the closing sentences of the game, such as the fortunes of Life; empty before its end.
  // All sentences about one player are one text.
  const QStringList& closing() const { return closing_; }
  // Returns the sentences of the last deal that the score sheet shows (Sentence::onSheet).
  const QStringList& onSheet() const { return onSheet_; }

  void clear();
  // Must be called before the first event of each step.
  void beginStep();
  // Adds the sentence of an event and, if a hand has become empty, the sentence about that. The
  // event must contain only cards that the viewer may see. Events without a sentence must be
  // passed, too. Returns the new rows: none if the sentence is not shown or repeats the previous
  // row.
  std::vector<StoryRow> add(const Event& event, const Narrator& narrator);
  // Callback: returns the index of the stop of a replay (Timeline::stops) that follows `played`
  // record entries.
  using StopOf = std::function<int(std::size_t played)>;
  // Replaces the story with the sentences of `steps`, which must not contain undone steps.
  void rebuild(std::span<const StoryStep> steps, const Narrator& narrator,
               const StopOf& stopOf = {});

 private:
  // Follows the moves of cards, to find empty hands and cards that the sentences of the game do not
  // name.
  class Moves {
   public:
    void apply(const Event& event, const GameInfo& info);
    // Returns whether this player's hand has become empty since the last call.
    bool takeEmptied(int player);
    // Returns the cards drawn from the stock by the player of the sentence, if they are known and
    // the sentence does not name them. Empty while cards are dealt.
    std::vector<Card> drawnUnnamed(const Event& sentence, const GameInfo& info) const;
    // Returns the known cards taken from this player, if the sentence gives only the number of
    // moved cards.
    std::vector<Card> takenUnnamed(const Event& sentence, const GameInfo& info, int player) const;

   private:
    std::array<int, kMaxPlayers> held_{};  // number of cards in each hand
    PlayerSet emptied_;
    std::vector<Event> since_;  // moves before the last sentence or, if !isTold_, after it
    bool isTold_ = false;       // whether a sentence has come after the moves in since_
  };

  std::vector<StoryRow> rowsOf(const Event& event, const Narrator& narrator, const StoryRow* last);
  StoryRow rowOf(const Event& event, const Narrator& narrator);
  void addClosing(int player, const QString& text);
  QString spokenOf(const Event& event, const Narrator& narrator) const;

  StoryModel rows_;
  Moves moves_;
  // Player of the first event of the step, whose move it is; nullopt before this event.
  std::optional<int> mover_;
  // Whether all rows of the step so far are about the mover.
  bool isAboutMover_ = true;
  QString ending_;
  QString result_;
  QStringList closing_;
  QStringList onSheet_;
  int closingPlayer_ = kNoPlayer;  // player of the last closing sentence
};

}  // namespace downpile
