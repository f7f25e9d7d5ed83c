// SPDX-License-Identifier: GPL-3.0-or-later
// Summary at the end of a deal: the viewer's result or the reason why the deal is over, each line
// of the score with its reason, all totals, and the places once the game is over.
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>

#include "models/list_model.h"

namespace downpile {

struct SummaryLine {
  QString text;
  int points = 0;         // points of the line, or a factor if `isFactor` is true
  bool isFactor = false;  // whether `points` is a factor for the lines above

  bool operator==(const SummaryLine&) const = default;
};

class SummaryLineModel : public RowModel<SummaryLine> {
  Q_OBJECT
  QML_ANONYMOUS

 public:
  explicit SummaryLineModel(QObject* parent = nullptr);
  void setRows(std::vector<SummaryLine> rows) { merge(rows_, std::move(rows)); }
};

// A row about one player. If a player went out, only this player scores, the score lines are in
// Summary::lines, and `reasons` is empty.
struct SummaryRow {
  QString name{};
  int portrait = 1;
  int score = 0;  // points of the player in this deal
  int total = 0;
  bool isWinner = false;  // whether the player has won the deal or, if the game is over, the game
  bool isYou = false;
  QStringList reasons{};   // the player's score lines in this deal, with their points
  QStringList payments{};  // lines explaining `payment`; empty if nothing is paid
  int payment = 0;         // chips received at the end of the game; negative: paid
  int place = 0;           // the player's place if the game is over, from 1; else 0

  bool operator==(const SummaryRow&) const = default;
};

class SummaryRowModel : public RowModel<SummaryRow> {
  Q_OBJECT
  QML_ANONYMOUS

 public:
  explicit SummaryRowModel(QObject* parent = nullptr);
  void setRows(std::vector<SummaryRow> rows) { merge(rows_, std::move(rows)); }
};

// Content of the summary after a deal. `winnerText` is empty until the game is over.
struct Summary {
  QString title{};
  QString subtitle{};
  QString reason{};  // why the deal is over; empty if the title says it
  QString winnerText{};
  int total = 0;  // score of the player who went out; 0 if no player went out
  bool isVoid = false;
  // Title of `lines`, with the player who went out; empty if no player went out.
  QString linesTitle{};
  // Sentences of Sentence::Kind::closing: in Life, the fortunes (each player's points by suit in
  // the whole game). They do not name the winner. Empty until the game is over.
  QStringList closing{};
  // Sentences about points and money, for example that a loss limit ended the game. If the user is
  // a substitute, also names the receiver. Often empty.
  QString account{};
  QString seal{};  // result of the seal's check after the game; empty if none
  bool isSealBroken = false;
  std::vector<SummaryLine> lines{};
  std::vector<SummaryRow> rows{};  // sorted by seat or, if the game is over, by place
};

class DealSummary : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("made by TableController")
  Q_PROPERTY(QString title READ title NOTIFY changed)
  Q_PROPERTY(QString subtitle READ subtitle NOTIFY changed)
  Q_PROPERTY(QString reason READ reason NOTIFY changed)
  Q_PROPERTY(QString winnerText READ winnerText NOTIFY changed)
  Q_PROPERTY(int total READ total NOTIFY changed)
  Q_PROPERTY(bool isVoid READ isVoid NOTIFY changed)
  Q_PROPERTY(QString linesTitle READ linesTitle NOTIFY changed)
  Q_PROPERTY(QStringList closing READ closing NOTIFY changed)
  Q_PROPERTY(QString account READ account NOTIFY changed)
  Q_PROPERTY(QString seal READ seal NOTIFY changed)
  Q_PROPERTY(bool isSealBroken READ isSealBroken NOTIFY changed)
  Q_PROPERTY(downpile::ListModel* lines READ lines CONSTANT)
  Q_PROPERTY(downpile::ListModel* rows READ rows CONSTANT)

 public:
  explicit DealSummary(QObject* parent = nullptr);

  QString title() const { return summary_.title; }
  QString subtitle() const { return summary_.subtitle; }
  QString reason() const { return summary_.reason; }
  QString winnerText() const { return summary_.winnerText; }
  int total() const { return summary_.total; }
  bool isVoid() const { return summary_.isVoid; }
  QString linesTitle() const { return summary_.linesTitle; }
  // Returns true if the viewer has won the deal or, if the game is over, the game.
  bool isWon() const;
  const QStringList& closing() const { return summary_.closing; }
  const QString& account() const { return summary_.account; }
  const QString& seal() const { return summary_.seal; }
  bool isSealBroken() const { return summary_.isSealBroken; }
  ListModel* lines() { return &lines_; }
  ListModel* rows() { return &rows_; }
  const std::vector<SummaryLine>& lineRows() const { return lines_.rows(); }
  const std::vector<SummaryRow>& playerRows() const { return rows_.rows(); }

  void set(Summary summary);

 signals:
  void changed();

 private:
  Summary summary_;
  SummaryLineModel lines_;
  SummaryRowModel rows_;
};

}  // namespace downpile
