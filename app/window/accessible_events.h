// SPDX-License-Identifier: GPL-3.0-or-later
// Limits and orders the accessibility events of the program.
// - Screen readers drop events once about 100 wait, and the sentences among them are lost. Events
//   of items that appear, disappear or change their texts are delayed and reported one by one, with
//   the last state of the item.
// - A focus that the program has moved on the table or in the guide is reported after the
//   announcements. Any other change of focus is reported when the focus has settled, or earlier if
//   a sentence follows: while a page or a menu closes, the focus can pass over other items.
// - New texts of the focused card are reported when it has lost the focus, because the table
//   announces what has changed. New texts of another focused item are reported at once.
// - Value changes of items without an accessible value are dropped.
// All other events, such as sentences, are reported at once.
//
// At each key press, screen readers stop speaking. So the announcer then sends its next text at
// once. Enter and Space do not use a card or button that got the focus but was not reported yet,
// and arrow keys do not skip it: they report it instead.
#pragma once

#include <QAccessible>
#include <QBasicTimer>
#include <QList>
#include <QObject>
#include <QPointer>

namespace downpile {

class Announcer;

class AccessibleEvents : public QObject {
  Q_OBJECT

 public:
  // Milliseconds between two delayed events.
  static constexpr int kPause = 35;
  // Minimum delay in milliseconds before a focus change by the program is reported. If a move in a
  // game caused it, the announcement of the move can come later, but must be spoken first.
  static constexpr int kFocusPause = 150;
  // Milliseconds between a key press and the next waiting announcement. If a screen reader is
  // active, Qt first sends it the key press, and handles the press only after its answer. Without
  // this pause, waiting texts would be spoken before the reply, which may contain them.
  static constexpr int kReplyPause = 150;
  // Time in milliseconds after which the focus has settled.
  static constexpr int kSettlingPause = 20;

  // Receives all accessibility events of the program until this object is deleted. There can be
  // only one. `announcer` must outlive it.
  explicit AccessibleEvents(Announcer& announcer);
  ~AccessibleEvents() override;  // calls dropAll()

  // Drops all events until an object of this class is created. Called before windows are destroyed:
  // Qt 6.4 then reports every item as hidden and crashes if a screen reader listens, because it
  // creates interfaces for half-destroyed items.
  static void dropAll();

  // Reports this event to the screen reader at once or later. Called for each event while a screen
  // reader is active.
  void handle(QAccessibleEvent& event);

  bool eventFilter(QObject* watched, QEvent* event) override;

 signals:
  // Emitted after an event was reported to the screen reader.
  void reported(QAccessible::Event type, QObject* object);

 protected:
  void timerEvent(QTimerEvent* event) override;

 private:
  struct Waiting {
    QPointer<QObject> object;
    QAccessible::Event type;
  };

  static void take(QAccessibleEvent* event);
  bool holds(const QAccessibleEvent& event);
  bool holdsFocus(const QAccessibleEvent& event);
  void updateOrder();
  void report(QAccessibleEvent& event);
  void reportFirst(const QObject* object);
  void reportFocus();
  void reportFocusNow();
  bool hasUnspokenFocus() const;

  static AccessibleEvents* instance_;

  Announcer& announcer_;
  QList<Waiting> waiting_;
  QBasicTimer timer_;           // runs while delayed events wait to be reported
  QPointer<QObject> focused_;   // item whose focus is reported later
  QPointer<QObject> reported_;  // item whose focus was reported last
  bool followsNews_ = false;    // whether the focus is reported after the announcements
  QBasicTimer focusTimer_;
  bool userMovesFocus_ = false;  // whether the last pressed key moves the focus, such as Tab
};

}  // namespace downpile
