// SPDX-License-Identifier: GPL-3.0-or-later
// Setup of the next game: game, number of players, seats, house rules. It remembers the last setup
// of each game, and says in a sentence why a game cannot be played.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QString>
#include <QUrl>
#include <QVariantList>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "games/catalog.h"
#include "record/record.h"
#include "settings/deal_number.h"
#include "settings/option_model.h"
#include "settings/rule_sets.h"
#include "settings/seat_model.h"

namespace downpile {

class Settings;

class NewGame : public QObject {
  Q_OBJECT

  Q_PROPERTY(QString gameId READ gameId WRITE setGameId NOTIFY gameIdChanged)
  Q_PROPERTY(int players READ players WRITE setPlayers NOTIFY playersChanged)
  Q_PROPERTY(int leastPlayers READ leastPlayers NOTIFY gameIdChanged)
  Q_PROPERTY(int mostPlayers READ mostPlayers NOTIFY gameIdChanged)
  Q_PROPERTY(downpile::SeatModel* seats READ seats CONSTANT)
  Q_PROPERTY(downpile::OptionModel* options READ options CONSTANT)
  Q_PROPERTY(downpile::RuleSets* ruleSets READ ruleSets CONSTANT)
  // First row of `ruleSets` whose house rules equal the current ones; -1 if none exists.
  Q_PROPERTY(int ruleSet READ ruleSet NOTIFY ruleSetChanged)
  // Differences of the house rules from the default rules, in one line; empty if none.
  Q_PROPERTY(QString ruleDifferences READ ruleDifferences NOTIFY ruleSetChanged)
  // {id, title, description} of the levels and the characters of computer players. The last level
  // is `program`: an external bot of the user (settings/external_bots.h).
  Q_PROPERTY(QVariantList levels READ levels NOTIFY charactersChanged)
  Q_PROPERTY(QVariantList characters READ characters NOTIFY charactersChanged)
  // The level of all computer players; empty if they have different levels.
  Q_PROPERTY(QString levelOfAll READ levelOfAll WRITE setLevelOfAll NOTIFY levelOfAllChanged)
  Q_PROPERTY(QString refusal READ refusal NOTIFY refusalChanged)
  Q_PROPERTY(bool hasExternalBot READ hasExternalBot NOTIFY refusalChanged)
  Q_PROPERTY(QUrl externalBotFolder READ externalBotFolder CONSTANT)
  // Deal number whose cards the user wants to play again; empty: new cards. Setting it also sets
  // the described game, number of players and house rules. Invalid text is kept for correction.
  Q_PROPERTY(QString dealNumber READ dealNumber WRITE setDealNumber NOTIFY dealNumberChanged)
  // Beginning of the commitment (seal) to the secret of the shuffle. Empty if a deal number decides
  // the cards.
  Q_PROPERTY(QString seal READ seal NOTIFY sealChanged)
  // The user's contribution to the shuffle; if it is empty, a random number is used.
  Q_PROPERTY(QString cut READ cut WRITE setCut NOTIFY cutChanged)
  // Reason why the deal number does not decide the cards; empty if it decides them or if there is
  // no number.
  Q_PROPERTY(QString dealNumberRefusal READ dealNumberRefusal NOTIFY refusalChanged)

 public:
  // `settings` must outlive this object.
  explicit NewGame(Settings& settings, QObject* parent = nullptr);

  QString gameId() const;
  int players() const { return seats_.count(); }
  int leastPlayers() const { return entry_->info->minPlayers; }
  int mostPlayers() const { return entry_->info->maxPlayers; }
  SeatModel* seats() { return &seats_; }
  OptionModel* options() { return &options_; }
  RuleSets* ruleSets() { return &ruleSets_; }
  int ruleSet() const { return ruleSets_.rowOf(options_.values()); }
  QString ruleDifferences() const;
  QVariantList levels() const;
  QVariantList characters() const;
  QString levelOfAll() const;
  void setLevelOfAll(const QString& level);
  // Reason why the game cannot start; empty if it can start.
  QString refusal() const;
  // Returns true if at least one seat has an external bot.
  bool hasExternalBot() const;

  QString dealNumber() const { return dealNumber_; }
  QString dealNumberRefusal() const;
  QString seal() const;
  QString cut() const { return cut_; }

  void setGameId(const QString& gameId);
  void setPlayers(int count);
  void setDealNumber(const QString& text);
  void setCut(const QString& text);

  // Sets the level of a computer player; `level` is an id in `levels`. A change from `program` to a
  // built-in level restores the player's former character; a later change to `program` restores the
  // former external bot. A change to Master sets the neutral character. A change from a neutral
  // Master to a lower level sets the seat's default character.
  Q_INVOKABLE void setLevel(int row, const QString& level);
  // Returns the command of the external bot with this level and character, or an empty text if it
  // is not known.
  Q_INVOKABLE QString program(const QString& level, const QString& character) const;
  // Folder where a dialog begins to choose the file of an external bot. setExternalBot() and
  // chooseExternalBot() set the external bot of a seat by its command or by such a file.
  static QUrl externalBotFolder();
  Q_INVOKABLE void setExternalBot(int row, const QString& command);
  Q_INVOKABLE void chooseExternalBot(int row, const QUrl& file);
  // Uses the house rules of the set in this row of `ruleSets`.
  Q_INVOKABLE void useRuleSet(int row);
  // Saves the current house rules under a name; see RuleSets::save().
  Q_INVOKABLE bool saveRuleSet(const QString& name);
  Q_INVOKABLE void removeRuleSet(int row);
  // The current game and house rules as one line of text; see rulesLineText().
  QString rulesLine() const;
  // Sets the game and house rules from a text of rulesLine(). If no set in `ruleSets` equals the
  // house rules, saves them under the name in the text, or as RuleSets::freeName() changes it; does
  // not save them without a name or if the user has RuleSets::kMostOwn sets. Returns a sentence
  // about the problem if the text is not a line of rules, else an empty text.
  QString setRulesLine(const QString& text);
  // Restores the default house rules and opponents.
  Q_INVOKABLE void reset();
  // Saves the setup and emits started() with the header of the new game. Returns false if the game
  // cannot start (refusal()).
  Q_INVOKABLE bool start();

  // Returns the record header for this setup, with an unpredictable seed for the computer players.
  // If neither a deal number nor fixSeeds() decides the cards, the header is sealed with the
  // current secret and the user's cut.
  RecordHeader header() const;
  // Returns header() for a game beginning now. Then makes a new secret and clears the user's cut,
  // for the next game.
  RecordHeader takeHeader();
  // Returns the user's seat, with the name and portrait in the settings.
  Seat ownSeat() const;
  // Makes header() use these seeds, for tests and screenshots with the same game each time. A deal
  // number or a contribution of the user to the shuffle (`cut`) takes precedence.
  void fixSeeds(std::uint64_t seed, std::uint64_t botSeed);

  void retranslate();

 signals:
  void gameIdChanged();
  void playersChanged();
  void charactersChanged();
  void refusalChanged();
  void dealNumberChanged();
  void sealChanged();
  void cutChanged();
  void ruleSetChanged();
  void levelOfAllChanged();
  void started(const downpile::RecordHeader& header);

 private:
  std::optional<DealNumber> wantedDeal() const;
  void load();
  void save();
  Seat standardSeat(int player) const;
  std::string kindFrom(const QString& remembered, std::string_view standard) const;

  Settings& settings_;
  const CatalogEntry* entry_;
  SeatModel seats_;
  OptionModel options_;
  RuleSets ruleSets_;
  // Seats beyond the current number of players, used when the number increases; the last one first.
  std::vector<Seat> absent_;
  // By row of the seat: the kind of player to restore when the level changes to external bot or
  // back. It is an external bot if the seat has a built-in player, and a built-in player if the
  // seat has an external bot.
  std::map<int, std::string> otherKinds_;
  std::optional<std::pair<std::uint64_t, std::uint64_t>> fixedSeeds_;
  QString dealNumber_;
  Bytes32 secret_;
  QString cut_;
};

// Returns the header with each external bot replaced by a computer player of the standard level.
RecordHeader withoutExternalBots(RecordHeader header);

// Title of a computer player (`sharp:careful`) in the user's language; empty for people.
QString botTitle(const GameInfo& info, std::string_view kind);
// Character (playing style) of a computer player: `Schemer`, or the name of the external bot; empty
// if it has none.
QString botCharacter(const GameInfo& info, std::string_view kind);
// Sentences about the level and the character of a computer player; empty for people.
QStringList botAbout(const GameInfo& info, std::string_view kind);

}  // namespace downpile
