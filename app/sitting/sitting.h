// SPDX-License-Identifier: GPL-3.0-or-later
// What one person at one table has, wherever the game is held: what that player may know and do,
// what happens, cut for that player, and a way to act. The table cannot tell whether the game is
// played on this machine or elsewhere: answers may come later, and until then nothing else can be
// asked for.
#pragma once

#include <QObject>
#include <QString>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "game/answer.h"
#include "game/bot_worker.h"
#include "game/retelling.h"
#include "record/record.h"
#include "rules/any_game.h"
#include "rules/step.h"
#include "text/seal_text.h"

namespace downpile {

class Sitting : public QObject {
  Q_OBJECT

 public:
  using Wish = downpile::Wish;
  using Answer = downpile::Answer;
  using Answered = downpile::Answered;

  using QObject::QObject;

  // Calls `ready` once: at once, or when it is known whether the person has come to the table.
  // Nothing else is asked before that.
  virtual void whenReady(std::function<void(bool came)> ready) = 0;

  virtual const GameInfo& info() const = 0;
  virtual const OptionValues& options() const = 0;
  // One a player.
  virtual std::span<const Seat> seats() const = 0;
  // The player who sits here.
  virtual int viewer() const = 0;
  // The player who is called "you"; nobody where others play.
  virtual std::optional<int> you() const { return viewer(); }

  // Whose seat a player has taken as a substitute; empty for all others.
  virtual QString ownerOf(int /*player*/) const { return {}; }

  // The number of the position; it grows with whatever happens.
  virtual std::size_t position() const = 0;
  virtual std::unique_ptr<AnyView> view() const = 0;
  // Once a deal is over all may be seen: every place with its cards. Nothing while it goes on.
  virtual std::vector<PlaceContents> openPlaces() const = 0;
  // All that has happened and is in force, from the beginning.
  virtual std::vector<RetoldStep> story() const = 0;
  virtual std::vector<DealScore> dealScores() const = 0;
  // With which others can play with the same cards; empty where there is none.
  virtual QString dealNumber() const = 0;
  // The seal of the game as it is known here; nothing where there is none.
  virtual const Seal* seal() const { return nullptr; }
  // What is known of it; nothing before the game is over, unless it was not kept to.
  virtual std::optional<SealFinding> sealFinding() const { return std::nullopt; }

  // What has happened since they were last taken; `happened` tells of them.
  virtual std::vector<Step> takeSteps() = 0;

  // Whether the table can be reached. While it cannot, what stands here is what was known last;
  // what was missed is told when it is back, by `happened` or, where it cannot be told, `jumped`.
  virtual bool isReached() const { return true; }
  // Whether a player, a person, has left the table for now.
  virtual bool isAway(int /*player*/) const { return false; }
  // Whether the game stands still for an absent player or for its host.
  virtual bool waits() const { return false; }

  // Who does not play sees only what is played.
  enum class Part : std::uint8_t { plays, looksOn, replays };
  virtual Part part() const { return Part::plays; }
  // How fast what happens is to be seen, a value of Settings::pace; nothing: as it is set there.
  virtual std::optional<QString> ownPace() const { return std::nullopt; }

  // Something has been asked for and is not answered yet, or what came of it is not told.
  virtual bool isBusy() const = 0;
  // Moves of one gesture, in this order, meant for this position. `answered` is called once, before
  // this returns or later, and before `happened`.
  virtual void send(std::span<const Action> actions, std::size_t position, Answered answered) = 0;
  virtual bool may(Wish wish) const = 0;
  // As send. What is taken back or done again is no step: view and story are different afterwards.
  virtual void ask(Wish wish, Answered answered) = 0;

  virtual bool mayAdvise() const = 0;
  // `advised` tells.
  virtual void askAdvice() = 0;

  // The person's eye and ear follow for so many milliseconds more what has happened. A source that
  // can wait does.
  virtual void follow(int milliseconds) = 0;
  // The person wants nothing to happen for now.
  virtual void hold(bool held) = 0;
  // What is ready to happen may happen now.
  virtual void goOn() = 0;
  // Whether there is something of the kind.
  virtual bool hasMoveReady() const = 0;
  // Whether the others, all computer players, think for longer than anybody is used to.
  virtual bool isLate() const { return false; }

 signals:
  // Steps are there to be taken: of one position or, after an absence, of several.
  void happened();
  // The game stands elsewhere, by no step: view and story are new.
  void jumped();
  void reachedChanged();
  void presenceChanged();
  void sealFound();
  void busyChanged();
  void moveReadyChanged();
  void lateChanged();
  void advised(const downpile::BotAdvice& advice);
  // The others' move cannot be kept, in a sentence; it is tried again.
  void troubled(const QString& text);
};

}  // namespace downpile
