// SPDX-License-Identifier: GPL-3.0-or-later
// What the person sees: follows what has happened event by event, each in the time that it takes to
// be seen, with the story, the sheets and the moments that belong to it. It is fed with steps that
// are cut for the person. The game does not wait for it.
#pragma once

#include <QObject>
#include <QtQmlIntegration>
#include <memory>
#include <optional>
#include <vector>

#include "table/eye/eye_plan.h"
#include "table/eye/eye_queue.h"
#include "table/eye/eye_table.h"
#include "table/eye/lingering.h"
#include "table/eye/table_moment.h"
#include "table/eye/table_news.h"
#include "table/position/table_position.h"
#include "table/scores/table_scores.h"
#include "table/story/table_story.h"

namespace downpile {

class Settings;

class TableEye : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("TableController.eye")

  // Something is on its way.
  Q_PROPERTY(bool moving READ moving NOTIFY movingChanged)
  // Many cards travel one after the other: a deal.
  Q_PROPERTY(bool dealing READ dealing NOTIFY dealingChanged)
  // Once a deal is over: whether all hands lie open.
  Q_PROPERTY(bool handsOpen READ handsOpen WRITE setHandsOpen NOTIFY handsOpenChanged)

 public:
  // Both must outlive the eye.
  TableEye(const TablePosition& position, const Settings& settings, QObject* parent);

  // Everything is away; the position may still be the old one.
  void clear();
  // Another sitting, or none, is at the table.
  void begin();
  // All cards lie in the stock: a game is going to be seen from its first card on.
  void gather();
  // Something has been played. The first of it is seen before this returns if nothing is on its
  // way.
  void show(const std::vector<Step>& steps);
  // Without motion: the table, the story and the sheets as they are now.
  void jump();
  // The same, in another language.
  void retranslate();
  // What stands beside the points may have changed, without a step.
  void refreshScores();
  // Everything that is on its way is seen now.
  void flush() { queue_.flush(); }
  // From a stop to the next.
  void goOn() { queue_.goOn(); }
  // Nobody's move is to be looked at any more.
  void lookAway();
  // The same, and what others did is no news either.
  void forgetOthers();

  bool moving() const { return queue_.moving(); }
  bool stopped() const { return queue_.stopped(); }
  bool dealing() const { return dealing_; }
  bool handsOpen() const { return handsOpen_; }
  void setHandsOpen(bool open);
  // Milliseconds until all is seen.
  int remaining() const { return queue_.remaining(); }

  // Of the position that the eye has reached; nullptr while the first deal is dealt.
  const AnyView* shown() const { return shownView_.get(); }
  bool dealOver() const { return shownView_ && shownView_->standing().dealOver; }
  bool gameOver() const { return shownView_ && shownView_->standing().gameOver; }
  // What another player did is still on its way, although it is the viewer's turn.
  bool followsOthers() const;
  // The last move that it was given is another player's.
  bool looksAtOthers() const { return mover_ != position_.viewer(); }
  // Cards are dealt for a new deal: nothing else stands yet.
  bool beginsDeal() const { return beginsDeal_; }
  // By player: chairs from the viewer's on, clockwise, as they are seen.
  std::vector<int> seats() const;

  const EyeTable& table() const { return table_; }
  // Whether this card is seen in a place.
  bool isSeenAt(Card card, const Place& place) const;
  // Cards that arrived later than this may still be on their way.
  int landed() const { return landed_; }
  const Lingering& lingering() const { return lingering_; }

  StoryModel* story() { return story_.rows(); }
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
  // What lies where has changed, or what is marked of it.
  void seen();
  // It has come to rest, or to a new position.
  void reached();
  // It is about to see this.
  void eventComes(const downpile::Event& event);
  void dealEnded();

 private:
  void rest();
  void showItem(const EyeItem& item);
  void showEvent(const Event& event);
  void showPosition(const std::shared_ptr<const AnyView>& view);
  void beginDeal();
  void noteMoment(const Event& event);
  void noteDealEnd();
  void closeHands();
  void setDealing(bool dealing);
  EyeTable retell();
  TableScores::Shown shownScores() const;

  const TablePosition& position_;
  const Settings& settings_;
  std::optional<EyePlan> plan_;  // while a game is on the table
  EyeQueue queue_;
  EyeTable table_;
  std::shared_ptr<const AnyView> shownView_;
  int mover_ = 0;  // whose move the eye was given last
  bool beginsDeal_ = false;
  bool dealing_ = false;
  bool handsOpen_ = false;
  int landed_ = 0;

  Lingering lingering_;
  TableStory story_;
  TableScores scores_;
  TableMoment moment_;
  TableNews news_;
};

}  // namespace downpile
