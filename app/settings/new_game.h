// SPDX-License-Identifier: GPL-3.0-or-later
// The set-up of the next game: which game, how many, who, by which house rules. It remembers the
// last one of each game and says in a sentence why something cannot be played.
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
  // {id, title, description} of how well, and of each way in which a computer player can play. The
  // last of the levels is `program`: one of the person's own (settings/own_programs.h).
  Q_PROPERTY(QVariantList levels READ levels NOTIFY charactersChanged)
  Q_PROPERTY(QVariantList characters READ characters NOTIFY charactersChanged)
  Q_PROPERTY(QString refusal READ refusal NOTIFY refusalChanged)
  Q_PROPERTY(bool hasProgram READ hasProgram NOTIFY refusalChanged)
  Q_PROPERTY(QUrl programFolder READ programFolder CONSTANT)
  // The deal whose cards are wanted once more, as somebody passed it on; empty: new cards. Setting
  // it sets up its game, number of players and house rules. What is none is kept to be corrected.
  Q_PROPERTY(QString dealNumber READ dealNumber WRITE setDealNumber NOTIFY dealNumberChanged)
  // The secret that decides the cards, sealed: the beginning of its commitment. Empty where they
  // are those of a deal number.
  Q_PROPERTY(QString seal READ seal NOTIFY sealChanged)
  // What the person puts to it; empty: a number by chance.
  Q_PROPERTY(QString cut READ cut WRITE setCut NOTIFY cutChanged)
  // Why these are not the cards that come; empty where they are, or none are wanted.
  Q_PROPERTY(QString dealNumberRefusal READ dealNumberRefusal NOTIFY refusalChanged)

 public:
  static constexpr std::string_view kStandardLevel = "fair";  // of computer players

  // `settings` must outlive this.
  explicit NewGame(Settings& settings, QObject* parent = nullptr);

  QString gameId() const;
  int players() const { return seats_.count(); }
  int leastPlayers() const { return entry_->info->minPlayers; }
  int mostPlayers() const { return entry_->info->maxPlayers; }
  SeatModel* seats() { return &seats_; }
  OptionModel* options() { return &options_; }
  QVariantList levels() const;
  QVariantList characters() const;
  // Why this cannot start; empty where it can.
  QString refusal() const;
  // Whether one of the person's own programs is to play.
  bool hasProgram() const;

  QString dealNumber() const { return dealNumber_; }
  QString dealNumberRefusal() const;
  QString seal() const;
  QString cut() const { return cut_; }

  void setGameId(const QString& gameId);
  void setPlayers(int count);
  void setDealNumber(const QString& text);
  void setCut(const QString& text);

  // How well a computer player plays, by an id of the levels. A program that comes and goes leaves
  // the character as it was, and is there again when it comes back.
  Q_INVOKABLE void setLevel(int row, const QString& level);
  // The command of the program that a seat's level and character name; empty where they name none.
  Q_INVOKABLE QString program(const QString& level, const QString& character) const;
  // Gives a seat a program, by its command or by a file that was chosen; that is looked for here.
  static QUrl programFolder();
  Q_INVOKABLE void setProgram(int row, const QString& command);
  Q_INVOKABLE void chooseProgram(int row, const QUrl& file);
  // House rules and opponents as they come out of the box.
  Q_INVOKABLE void reset();
  // Remembers the set-up and asks for the game; false with a refusal.
  Q_INVOKABLE bool start();

  // What was set up, sealed with the secret that is there and with where the deck is cut, and with
  // a seed of the computer players that nobody can guess.
  RecordHeader header() const;
  // The same, for a game that begins: what comes after it has another secret.
  RecordHeader takeHeader();
  // The person, as the settings have it.
  Seat ownSeat() const;
  // Tests and pictures want the same game each time: the next header() has these.
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
  std::vector<Seat> absent_;  // remembered for when there are more players again
  // What a seat had before a program came there, or the program before a level, by its row.
  std::map<int, std::string> otherKinds_;
  std::optional<std::pair<std::uint64_t, std::uint64_t>> fixedSeeds_;
  QString dealNumber_;
  Bytes32 secret_;
  QString cut_;
};

// The same game with players of the usual level in place of the person's own programs.
RecordHeader withoutPrograms(RecordHeader header);

// The title of a computer player (`sharp:careful`) in the user's language; empty for people.
QString botTitle(const GameInfo& info, std::string_view kind);
// Of that its character alone: `Schemer`, or which program it is; empty where it has none.
QString botCharacter(const GameInfo& info, std::string_view kind);
// How such a player plays: a sentence on its level, one on its character; none for people.
QStringList botAbout(const GameInfo& info, std::string_view kind);

}  // namespace downpile
