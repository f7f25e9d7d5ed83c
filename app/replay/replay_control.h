// SPDX-License-Identifier: GPL-3.0-or-later
// Controls of the replay on the table: current stop, marks on the time line, viewer, complete
// story. Without a replay on the table they do nothing.
#pragma once

#include <QObject>
#include <QPointer>
#include <QString>
#include <QVariantList>
#include <QtQmlIntegration>

#include "replay/record_opening.h"
#include "replay/replay_marks.h"
#include "sitting/replay_source.h"
#include "table/story/table_story.h"

namespace downpile {

class Settings;
class TableController;

class ReplayControl : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("App.replay")

  Q_PROPERTY(bool active READ active NOTIFY activeChanged)
  // Current stop, from 0. At stop 0 the first cards have been dealt.
  Q_PROPERTY(int stop READ stop NOTIFY moved)
  Q_PROPERTY(int lastStop READ lastStop NOTIFY activeChanged)
  Q_PROPERTY(int deals READ deals NOTIFY activeChanged)
  // Current deal and move, as text.
  Q_PROPERTY(QString stopText READ stopText NOTIFY moved)
  // Marks on the time line, in order: maps of stop, deal, kind (`deal`, `score`, `change`) and
  // text.
  Q_PROPERTY(QVariantList marks READ marks NOTIFY marksChanged)
  Q_PROPERTY(bool playing READ playing NOTIFY playingChanged)
  // Speed of automatic playing: `unhurried`, `normal`, `brisk` or `instant`.
  Q_PROPERTY(QString pace READ pace WRITE setPace NOTIFY paceChanged)
  // The player at the bottom, and whether all cards are open.
  Q_PROPERTY(int viewer READ viewer NOTIFY viewpointChanged)
  Q_PROPERTY(bool allOpen READ allOpen NOTIFY viewpointChanged)
  // Players whose view can be shown: maps of player, name and allowed. `restriction` says why some
  // of the views are not allowed, or is empty.
  Q_PROPERTY(QVariantList viewpoints READ viewpoints NOTIFY viewpointChanged)
  Q_PROPERTY(QString restriction READ restriction NOTIFY viewpointChanged)
  Q_PROPERTY(bool mayOpenAll READ mayOpenAll NOTIFY activeChanged)
  // Whether the game can be continued from here, and whether the position may be copied.
  Q_PROPERTY(bool mayPlayOn READ mayPlayOn NOTIFY moved)
  Q_PROPERTY(bool maySend READ maySend NOTIFY moved)
  // Reason why the replay ends before its record, as text, or empty.
  Q_PROPERTY(QString cut READ cut NOTIFY cutChanged)
  // Story of the whole record, and its last row up to the current stop.
  Q_PROPERTY(downpile::StoryModel* story READ story CONSTANT)
  Q_PROPERTY(int storyRow READ storyRow NOTIFY moved)

 public:
  // `table` and `settings` must outlive this object.
  ReplayControl(TableController& table, Settings& settings);

  bool active() const { return source_ != nullptr; }
  // Call it only while a replay is on the table.
  const ReplaySource& source() const { return *source_; }
  int stop() const;
  int lastStop() const;
  int deals() const;
  QString stopText() const;
  QVariantList marks() const;
  bool playing() const { return active() && source_->isPlaying(); }
  QString pace() const;
  void setPace(const QString& pace);
  int viewer() const { return active() ? source_->look().viewer : 0; }
  bool allOpen() const { return active() && source_->look().allOpen; }
  QVariantList viewpoints() const;
  QString restriction() const;
  bool mayOpenAll() const;
  bool mayPlayOn() const;
  bool maySend() const;
  // Returns the current position as text (positionText).
  QByteArray position() const;
  QString cut() const { return active() ? cut_.text() : QString(); }
  // Stores why the replay that came to the table ends before its record.
  void setCut(const ReplayCut& cut);
  StoryModel* story() { return story_.rows(); }
  int storyRow() const;

  // The following functions end any motion first. They stop at the beginning or the end of the
  // replay.
  Q_INVOKABLE void forward();
  Q_INVOKABLE void back();
  Q_INVOKABLE void deal(int step);
  // Goes to the next mark of a change, or to the previous one if `step` is not positive. Does
  // nothing without such a mark.
  Q_INVOKABLE void change(int step);
  Q_INVOKABLE void goTo(int stop);
  // Goes to a stop without motion, also to the current one.
  void jump(int stop);
  // Goes to the stop at which the event of this row of the story has happened.
  Q_INVOKABLE void goToRow(int row);
  Q_INVOKABLE void setPlaying(bool playing);
  // Starts playing, from the beginning if the replay is at its end; or stops playing.
  Q_INVOKABLE void toggle();
  // Changes the viewer. Does nothing if this view is not allowed.
  Q_INVOKABLE void look(int player, bool allOpen);
  // Announces the current deal and move, and the last sentence of the story.
  Q_INVOKABLE void announcePosition();

  // Returns the stop that is `step` deals after `stop`, or before it if negative.
  static int stopOfDeal(const Timeline& timeline, int stop, int step);

  // Shows a better move as a hint (ReplaySource::propose).
  void propose(const Advice& advice, const char* reason);
  void retranslate();

 signals:
  void activeChanged();
  void moved();
  void marksChanged();
  void playingChanged();
  void paceChanged();
  void viewpointChanged();
  void cutChanged();

 private:
  void tableChanged();
  void rebuild();
  const std::vector<StoryRow>& rows() const;

  TableController& table_;
  Settings& settings_;
  QPointer<ReplaySource> source_;
  bool wasActive_ = false;  // value of active() that was last signalled
  std::vector<ReplayMark> marks_;
  TableStory story_;
  ReplayCut cut_;
};

}  // namespace downpile
