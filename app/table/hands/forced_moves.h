// SPDX-License-Identifier: GPL-3.0-or-later
// Timer for automatic moves: if the viewer has only one legal move and the user has enabled this
// (Settings::playForced), the move is made automatically. Before each move a pause lets the user
// see the position. After an undo no move is made automatically until the user makes a move.
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
  // `settings` must outlive this object.
  explicit ForcedMoves(Settings& settings, QObject* parent = nullptr);

  // Returns the viewer's only legal move. Returns nullopt if the game does not wait for the viewer,
  // or if the viewer has several legal moves.
  static std::optional<Action> only(const AnyView& view);
  // Same as only(), but nullopt if the setting for automatic moves (Settings::playForced) is off.
  std::optional<Action> own(const AnyView& view) const;

  // Called for each new position. If own() returns a move and hold() is not in effect, emits due()
  // after everything was shown (`busy` milliseconds) and an additional pause. The next call cancels
  // a due() not emitted yet.
  void schedule(const AnyView& view, int busy);
  void stop();
  // Stops automatic moves until resume(): after an undo, the user wants to look at the position.
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
