// SPDX-License-Identifier: GPL-3.0-or-later
// Tells what happens at one table in the user's language: the sentences of the story, refusals,
// lines of the score, hints. Templates come from the game, names from the players, declined card
// names from card_names.h; nothing is glued together.
#pragma once

#include <QString>
#include <QStringList>

#include "bots/bot.h"
#include "rules/game_info.h"
#include "rules/rule.h"
#include "rules/step.h"

namespace downpile {

// Whether a sentence is about points or money, which belong to the player whose seat it is.
bool isOfAccount(const Sentence& sentence);

class Narrator {
 public:
  static constexpr int kOnlooker = -1;
  // `names`: in the order of the players. `viewer`: the player called "you", or kOnlooker.
  // `owners`: the owner of each seat in which a substitute plays; empty for other seats.
  Narrator(const GameInfo& info, QStringList names, int viewer, QStringList owners = {});

  const GameInfo& info() const { return *info_; }
  // A text of the game in the user's language; with a count, %n and plurals.
  QString text(const char* source) const;
  QString text(const char* source, int count) const;

  int viewer() const { return viewer_; }
  const QStringList& names() const { return names_; }
  QString name(int player) const { return names_.value(player); }
  // The person to whom points and money of this player belong (rule D9 of Up and Down).
  QString ownerName(int player) const {
    return isSubstitute(player) ? owners_[player] : name(player);
  }
  bool isSubstitute(int player) const { return !owners_.value(player).isEmpty(); }
  // Whether points and money of this player belong to the viewer.
  bool isOwner(int player) const { return player == viewer_ && !isSubstitute(player); }

  // An event of the kind `tell`, cut for the viewer.
  QString tell(const Event& event) const;
  // Returns whether the sentence of the event addresses the viewer: "You ...".
  bool tellsYou(const Event& event) const;
  QString refusal(const Refusal& refusal) const;
  QString scoreLine(const ScoreLine& line) const;
  QString moment(const Moment& moment) const;
  // One of the texts of a fact.
  QString fact(const char* text, const Fact& fact) const;
  // A move that may be done, after "You can": `play a card: 7♥`.
  QString offered(const Action& action) const;
  // What is advised and why; compared with the next best, where there is one.
  QString advice(const char* reason, const Advice& advice) const;

 private:
  struct Filling;
  QString fill(const QString& text, const Filling& filling) const;
  QString compared(const Action& action, const Action& instead, const QString& reason) const;
  QString playerName(int player, const QString& form, bool isOfAccount) const;

  const GameInfo* info_;
  QStringList names_;
  int viewer_;
  QStringList owners_;
};

}  // namespace downpile
