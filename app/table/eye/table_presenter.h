// SPDX-License-Identifier: GPL-3.0-or-later
// Presenter of the table: shows the game event by event, each for as long as a person needs to see
// it. It also updates the story (the log of events), the score sheet, the deal summary and the
// large texts over the table (TableMoment). It receives the steps of a move as the viewer may see
// them, after the game's position has changed.
#pragma once

#include <QObject>
#include <QtQmlIntegration>
#include <memory>
#include <optional>
#include <vector>

#include "table/eye/display_plan.h"
#include "table/eye/display_queue.h"
#include "table/eye/highlights.h"
#include "table/eye/shown_table.h"
#include "table/eye/table_moment.h"
#include "table/eye/table_news.h"
#include "table/position/table_position.h"
#include "table/scores/table_scores.h"
#include "table/story/table_story.h"

namespace downpile {

class Settings;

class TablePresenter : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("TableController.presenter")

  // True while events are being shown.
  Q_PROPERTY(bool moving READ moving NOTIFY movingChanged)
  // True while the dealing is shown card by card.
  Q_PROPERTY(bool dealing READ dealing NOTIFY dealingChanged)
  // Whether all hands are shown face up, which is possible only after a deal.
  Q_PROPERTY(bool handsOpen READ handsOpen WRITE setHandsOpen NOTIFY handsOpenChanged)

 public:
  // `position` and `settings` must outlive the presenter.
  TablePresenter(const TablePosition& position, const Settings& settings, QObject* parent);

  // Clears the table. May be called before the game on the table is replaced.
  void clear();
  // Called after the game on the table was replaced or removed.
  void begin();
  // Puts all cards into the stock, to show a new game from its first card on.
  void gather();
  // Shows the steps of a move. The first item is shown before this function returns, unless earlier
  // items are still being shown.
  void show(const std::vector<Step>& steps);
  // Shows the current table, story and score sheet at once, without animation.
  void jump();
  // Shows the last sentence of the story as the last event, without having it read out.
  void recallLastEvent();
  // Rebuilds the story and the score sheet in the current language.
  void retranslate();
  // Updates the score sheet after a change without a step, such as a new result of the seal's
  // check.
  void refreshScores();
  // Shows all queued events at once.
  void flush() { queue_.flush(); }
  // Shows all queued events up to the next stop at once, without display times. If the queue is
  // already at a stop (DisplayItem::stops), continues with the next events at their normal pace.
  void skipToStop() { queue_.skipToStop(); }
  // Called when the viewer acts: the move being shown no longer counts as another player's.
  void stopFollowing();
  // Calls stopFollowing(), and drops the news about the other players' moves.
  void forgetOthers();

  bool moving() const { return queue_.moving(); }
  bool stopped() const { return queue_.stopped(); }
  bool dealing() const { return dealing_; }
  bool handsOpen() const { return handsOpen_; }
  void setHandsOpen(bool open);
  // Milliseconds until all queued events are shown.
  int remaining() const { return queue_.remaining(); }

  // View of the shown position, which may be older than the current position of the game; nullptr
  // before the first position is shown.
  const AnyView* shown() const { return shownView_.get(); }
  bool dealOver() const { return shownView_ && shownView_->standing().dealOver; }
  bool gameOver() const { return shownView_ && shownView_->standing().gameOver; }
  // True while the viewer's turn is not shown yet: during the dealing, and if the viewer is on turn
  // while the end of a trick or another player's move is still shown.
  bool delaysTurn() const;
  // True while the events leading to the current position are still being shown. If the viewer is
  // on turn, same as delaysTurn().
  bool isBehind() const;
  // True if the last shown event of any player is another player's. False after stopFollowing() and
  // after the dealing.
  bool showsOthers() const { return mover_ != position_.viewer(); }
  // True while the cards of a new deal are dealt. Bids, and players out of the deal, are not shown
  // yet.
  bool beginsDeal() const { return beginsDeal_; }
  // Returns the displayed seat of each player: 0 is the viewer's seat, the others are numbered
  // clockwise.
  std::vector<int> seats() const;

  const ShownTable& table() const { return table_; }
  // Returns true if the shown table has this known card in this place, even in a face-down pile.
  bool isSeenAt(Card card, const Place& place) const;
  // Returns the number of cards that have arrived in a heap. Cards still moving to it are not
  // counted.
  int landedIn(const ShownTable::Heap& heap) const;
  const Highlights& highlights() const { return highlights_; }

  StoryModel* story() { return story_.rows(); }
  // Rows at the end of the story that the last jump() has removed, or added. Empty if it has also
  // changed other rows. After an undo, rows of earlier moves are added if these moves had not been
  // shown yet.
  const std::vector<StoryRow>& removedRows() const { return removedRows_; }
  const std::vector<StoryRow>& addedRows() const { return addedRows_; }
  ScoreModel* scores() { return scores_.sheet(); }
  DealSummary* summary() { return scores_.summary(); }
  TableMoment* moment() { return &moment_; }
  TableNews* news() { return &news_; }
  const TableNews& news() const { return news_; }

 signals:
  void movingChanged();
  void dealingChanged();
  void handsOpenChanged();
  void stoppedChanged();
  // Emitted when the shown cards or their highlights have changed.
  void seen();
  // Emitted when animations begin, when all have ended, and when a new position is shown.
  void reached();
  // Emitted just before the event is shown.
  void eventStarts(const downpile::Event& event);
  void dealEnded();

 private:
  void rest();
  void showItem(const DisplayItem& item, bool isFollowed);
  void showEvent(const Event& event, bool isFollowed);
  std::size_t drawnTogether(const Event& event, bool isFollowed) const;
  void showPosition(const std::shared_ptr<const AnyView>& view);
  void beginDeal();
  void noteMoment(const Event& event);
  void noteDealEnd();
  void closeHands();
  void setDealing(bool dealing);
  ShownTable rebuild();
  TableScores::Shown shownScores() const;

  const TablePosition& position_;
  const Settings& settings_;
  std::optional<DisplayPlan> plan_;  // display times of events; set while a game is on the table
  DisplayQueue queue_;
  ShownTable table_;
  std::shared_ptr<const AnyView> shownView_;
  // Player of the last shown event that has one; the viewer after stopFollowing() and after the
  // dealing.
  int mover_ = 0;
  bool beginsDeal_ = false;
  bool dealing_ = false;
  bool handsOpen_ = false;
  bool endsTrick_ = false;       // whether the shown move ends a trick
  bool hasDisplayTime_ = false;  // whether the last shown item had a display time
  int landed_ = 0;               // cards with a higher arrival number are still moving

  Highlights highlights_;
  TableStory story_;
  std::vector<StoryRow> removedRows_;
  std::vector<StoryRow> addedRows_;
  TableScores scores_;
  TableMoment moment_;
  TableNews news_;
};

}  // namespace downpile
