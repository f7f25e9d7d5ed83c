// SPDX-License-Identifier: GPL-3.0-or-later
// Sets of house rules of one game: the default rules, the game's other built-in sets, the user's
// own sets, and the rules of the last game if no other set equals them. Own sets are stored in the
// settings.
#pragma once

#include <QString>
#include <optional>

#include "models/list_model.h"
#include "rules/game_info.h"

namespace downpile {

class Settings;

struct RuleSetRow {
  QString title{};
  QString options{};  // options with values other than their defaults, as text
  bool isOwn = false;
  bool isNamed = true;  // false for the last game's rules, which can be saved under a name

  bool operator==(const RuleSetRow&) const = default;
};

class RuleSets : public RowModel<RuleSetRow> {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("NewGame.ruleSets")

 public:
  static constexpr int kMostOwn = 30;  // maximum number of saved sets of the user per game
  // Maximum length of a set's name, in UTF-16 code units.
  static constexpr int kMostNameLength = 40;

  // `settings` must outlive this object.
  explicit RuleSets(Settings& settings, QObject* parent = nullptr);

  // Lists the sets of house rules of this game. `last` are the house rules of the last game of this
  // kind.
  void setGame(const GameInfo& info, const OptionValues& last);
  void retranslate();

  // Returns the first row whose house rules have these values, or -1.
  int rowOf(const OptionValues& values) const;
  std::optional<OptionValues> values(int row) const;
  // Returns the name, followed by the first number from 2 if there is already a set of this name:
  // `Our rules 2`.
  QString freeName(const QString& name) const;
  // Saves house rules as a set of the user, or replaces the user's set with the same name. Returns
  // false if the name is empty or is the title of a built-in set, or if the user would have more
  // than kMostOwn sets.
  bool save(const QString& name, const OptionValues& values);
  // Removes a set of the user; other rows are not affected.
  void remove(int row);

 private:
  void update();

  Settings& settings_;
  const GameInfo* info_ = nullptr;
  OptionValues last_{};
};

// Returns the name of the user's saved set with these house rules, or an empty text.
QString ownSetName(const Settings& settings, const GameInfo& info, const OptionValues& values);

// A set of house rules as one line of text, for friends: `up-and-down mustTrump=off # Our rules`.
struct RulesLine {
  std::string game{};
  OptionValues options{};
  QString name{};  // name of the sender's saved set of these house rules; empty if not saved
};
QString rulesLineText(const RulesLine& line);
struct RulesLineReading {
  std::optional<RulesLine> line{};  // nullopt if the text is not a line of rules
  // If the text begins with a game but contains a word like `wings=2` that is not a house rule of
  // this game or has no valid value: the game and the first such word.
  std::string game{};
  QString wrong{};
};
// Reads a text of rulesLineText().
RulesLineReading rulesLineFrom(const QString& text);

}  // namespace downpile
