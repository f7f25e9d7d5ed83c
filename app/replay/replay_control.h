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
  // Index of the shown position (stop) in the replay. At stop 0 the first cards have been dealt.
  Q_PROPERTY(int stop READ stop NOTIFY moved)
  Q_PROPERTY(int lastStop READ lastStop NOTIFY activeChanged)
  Q_PROPERTY(int deals READ deals NOTIFY activeChanged)
  // Number of the current deal and move, as text.
  Q_PROPERTY(QString stopText READ stopText NOTIFY moved)
  // Text as wide as the longest `stopText` of the replay: its digits are replaced by 0.
  Q_PROPERTY(QString longestStopText READ longestStopText NOTIFY marksChanged)
  // Marks on the replay's time line, sorted by stop: maps with stop, deal, kind (`deal`, `score`,
  // `change`) and text.
  Q_PROPERTY(QVariantList marks READ marks NOTIFY marksChanged)
  Q_PROPERTY(bool playing READ playing NOTIFY playingChanged)
  // Speed at which the replay plays automatically: `unhurried`, `normal`, `brisk` or `instant`.
  Q_PROPERTY(QString pace READ pace WRITE setPace NOTIFY paceChanged)
  // The player shown at the bottom of the table, and whether all cards are shown face up.
  Q_PROPERTY(int viewer READ viewer NOTIFY viewpointChanged)
  Q_PROPERTY(bool allOpen READ allOpen NOTIFY viewpointChanged)
  // Players whose view can be chosen: maps with player, name, text (whose view it is), isYou and
  // allowed. `restriction` is the reason why some views are not allowed, or empty.
  Q_PROPERTY(QVariantList viewpoints READ viewpoints NOTIFY viewpointChanged)
  Q_PROPERTY(QString restriction READ restriction NOTIFY viewpointChanged)
  Q_PROPERTY(bool mayOpenAll READ mayOpenAll NOTIFY activeChanged)
  // Whether a game can be started from the current position, and whether the position may be
  // copied.
  Q_PROPERTY(bool mayPlayOn READ mayPlayOn NOTIFY moved)
  Q_PROPERTY(bool maySend READ maySend NOTIFY moved)
  // Reason why the replay ends before the end of its record, as text, or empty.
  Q_PROPERTY(QString cut READ cut NOTIFY cutChanged)
  // Story (list of events) of the whole record, and the index of its last row up to the current
  // stop.
  Q_PROPERTY(downpile::StoryModel* story READ story CONSTANT)
  Q_PROPERTY(int storyRow READ storyRow NOTIFY moved)

 public:
  // `table` and `settings` must outlive this object.
  ReplayControl(TableController& table, Settings& settings);

  bool active() const { return source_ != nullptr; }
  // Must be called only while a replay is on the table.
  const ReplaySource& source() const { return *source_; }
  int stop() const;
  int lastStop() const;
  int deals() const;
  QString stopText() const;
  QString longestStopText() const;
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
  // Stores the reason why the new replay on the table ends before the end of its record.
  void setCut(const ReplayCut& cut);
  StoryModel* story() { return story_.rows(); }
  int storyRow() const;

  // The functions from forward() to goToRow() end a running animation before they move. They go no
  // further than the beginning or the end of the replay.
  Q_INVOKABLE void forward();
  Q_INVOKABLE void back();
  Q_INVOKABLE void deal(int step);
  // Goes to the next mark of the kind `change`, or to the previous one if `step` is not positive.
  // Does nothing if there is no such mark.
  Q_INVOKABLE void change(int step);
  Q_INVOKABLE void goTo(int stop);
  // Goes to a stop without animation. If it is the current stop, it is shown again.
  void jump(int stop);
  // Goes to the stop after the event in this row of the story.
  Q_INVOKABLE void goToRow(int row);
  Q_INVOKABLE void setPlaying(bool playing);
  // Starts automatic playing, from the beginning if the replay is at its end; stops it if it is
  // running.
  Q_INVOKABLE void toggle();
  // Shows the view of this player, with all cards face up if `allOpen`. If the user may not see
  // this, announces the reason instead.
  Q_INVOKABLE void look(int player, bool allOpen);
  // Announces the current deal and move, and the last sentence of the story up to this move.
  Q_INVOKABLE void announcePosition();

  // Returns the stop of the beginning of a deal: the `step`th one after `stop` or, if `step` is
  // negative, before it. From the middle of a deal, -1 leads to the beginning of this deal. If
  // there are too few deals, returns the last or the first stop.
  static int stopOfDeal(const Timeline& timeline, int stop, int step);

  // Shows the better move from a review as a hint (ReplaySource::propose).
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
  QString stopText(int deal, int move, int moves) const;

  TableController& table_;
  Settings& settings_;
  QPointer<ReplaySource> source_;
  bool wasActive_ = false;  // last value of active() for which the signal was emitted
  std::vector<ReplayMark> marks_;
  TableStory story_;
  ReplayCut cut_;
};

}  // namespace downpile
