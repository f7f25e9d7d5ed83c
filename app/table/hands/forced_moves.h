// SPDX-License-Identifier: GPL-3.0-or-later
// Moves without a choice, made for the person who wants that: after a pause in which it can be seen
// what is going to happen, and not after an undo that could not come to a choice.
#pragma once

#include <QObject>
#include <QTimer>
#include <optional>

#include "rules/any_game.h"

namespace downpile {

class Settings;

class ForcedMoves : public QObject {
  Q_OBJECT

 public:
  // `settings` must outlive this.
  explicit ForcedMoves(Settings& settings, QObject* parent = nullptr);

  // The only move that the viewer can make and must make, whose turn it is.
  static std::optional<Action> only(const AnyView& view);
  // The same where such moves are made by themselves; else nothing.
  std::optional<Action> own(const AnyView& view) const;

  // There is a new position. `due` comes after the pause that begins when the eye has seen all, in
  // `busy` milliseconds; unless there is another position before.
  void look(const AnyView& view, int busy);
  void stop();
  // Nothing is made by itself until `resume`: who has taken something back wants to look at it.
  void hold();
  void resume() { held_ = false; }

 signals:
  void due();

 private:
  int pause() const;

  Settings& settings_;
  QTimer timer_;
  bool held_ = false;
};

}  // namespace downpile
