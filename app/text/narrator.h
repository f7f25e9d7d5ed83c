// SPDX-License-Identifier: GPL-3.0-or-later
// Texts about one table in the user's language: sentences of the story (the list of events),
// refusals, score lines, hints. Templates come from the game, names from the players, declined card
// names from card_names.h.
#pragma once

#include <QString>
#include <QStringList>

#include "bots/bot.h"
#include "rules/game_info.h"
#include "rules/rule.h"
#include "rules/step.h"

namespace downpile {

class Narrator {
 public:
  static constexpr int kSpectator = -1;
  // `names` are the names of the players. `viewer` is the player called "you", or kSpectator.
  // `owners` has the name of the seat's owner for each substitute, and empty names for other
  // players.
  Narrator(const GameInfo& info, QStringList names, int viewer, QStringList owners = {});

  const GameInfo& info() const { return *info_; }
  // Returns a text of the game in the user's language. With `count`, fills in %n and chooses the
  // plural form.
  QString text(const char* source) const;
  QString text(const char* source, int count) const;

  // Chooses full or brief wording for spoken(). Brief wording names cards as `7 hearts`; a sentence
  // about playing a card is `Luca: 7 hearts`.
  void setBriefSpeech(bool isBrief) { hasBriefSpeech_ = isBrief; }
  bool hasBriefSpeech() const { return hasBriefSpeech_; }
  // Returns a narrator with the same data. Its sentences have the wording for the screen reader,
  // full or brief (see setBriefSpeech()).
  Narrator spoken() const;

  int viewer() const { return viewer_; }
  const QStringList& names() const { return names_; }
  QString name(int player) const { return names_.value(player); }
  // Name of the person to whom this player's points and money belong. For a substitute, this is the
  // owner of the seat.
  QString ownerName(int player) const {
    return isSubstitute(player) ? owners_[player] : name(player);
  }
  bool isSubstitute(int player) const { return !owners_.value(player).isEmpty(); }
  // Returns true if this player is the viewer and the points and money belong to the viewer.
  bool isOwner(int player) const { return player == viewer_ && !isSubstitute(player); }

  // Returns the sentence of an event. The event must contain only cards visible to the viewer.
  QString sentence(const Event& event) const;
  // Returns the sentence to show when the player's hand becomes empty. Returns an empty text if the
  // game has no such sentence.
  QString emptyHand(int player) const;
  // Returns true if the event's sentence addresses the viewer: "You ...".
  bool addressesViewer(const Event& event) const;
  QString refusal(const Refusal& refusal) const;
  QString scoreLine(const ScoreLine& line) const;
  QString moment(const Moment& moment) const;
  // Fills in the placeholders of a fact's text, such as FactText::full or FactText::brief.
  QString fact(const char* text, const Fact& fact) const;
  // Returns a legal move as a phrase to follow "You can": `play a card: the 7 of hearts`.
  QString offered(const Action& action) const;
  // Returns the reason for an advised move. If the advice contains a next best move, and the text
  // can name the difference, it compares both moves.
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
  bool hasBriefSpeech_ = false;
  bool isBrief_ = false;  // whether sentences have the brief wording
};

}  // namespace downpile
