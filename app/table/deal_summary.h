// SPDX-License-Identifier: GPL-3.0-or-later
// The sheet at the end of a deal: who went out, each line of the score with its reason, how
// everybody stands now, and who has won if somebody has.
#pragma once

#include <QObject>
#include <QString>

#include "shell/list_model.h"

namespace downpile {

struct SummaryLine {
  QString text;
  int points = 0;         // what it adds, or the factor
  bool isFactor = false;  // multiplies the lines before it

  bool operator==(const SummaryLine&) const = default;
};

class SummaryLineModel : public ListModel {
  Q_OBJECT
  QML_ANONYMOUS

 public:
  explicit SummaryLineModel(QObject* parent = nullptr);
  int count() const override { return static_cast<int>(rows_.size()); }
  void setRows(std::vector<SummaryLine> rows) { merge(rows_, std::move(rows)); }

 protected:
  QVariant roleValue(int row, int role) const override;

 private:
  std::vector<SummaryLine> rows_;
};

struct SummaryRow {
  QString name{};
  int portrait = 1;
  int score = 0;  // of this deal
  int total = 0;
  bool isWinner = false;  // of the deal; of the game once it is over
  bool isYou = false;

  bool operator==(const SummaryRow&) const = default;
};

class SummaryRowModel : public ListModel {
  Q_OBJECT
  QML_ANONYMOUS

 public:
  explicit SummaryRowModel(QObject* parent = nullptr);
  int count() const override { return static_cast<int>(rows_.size()); }
  void setRows(std::vector<SummaryRow> rows) { merge(rows_, std::move(rows)); }

 protected:
  QVariant roleValue(int row, int role) const override;

 private:
  std::vector<SummaryRow> rows_;
};

// What a summary says; `winnerText` is empty while the game goes on.
struct Summary {
  QString title{};
  QString subtitle{};
  QString winnerText{};
  int total = 0;  // what the deal gave
  bool isVoid = false;
  std::vector<SummaryLine> lines{};
  std::vector<SummaryRow> rows{};  // by seat
};

class DealSummary : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("made by TableController")
  Q_PROPERTY(QString title READ title NOTIFY changed)
  Q_PROPERTY(QString subtitle READ subtitle NOTIFY changed)
  Q_PROPERTY(QString winnerText READ winnerText NOTIFY changed)
  Q_PROPERTY(int total READ total NOTIFY changed)
  Q_PROPERTY(bool isVoid READ isVoid NOTIFY changed)
  Q_PROPERTY(downpile::ListModel* lines READ lines CONSTANT)
  Q_PROPERTY(downpile::ListModel* rows READ rows CONSTANT)

 public:
  explicit DealSummary(QObject* parent = nullptr);

  QString title() const { return summary_.title; }
  QString subtitle() const { return summary_.subtitle; }
  QString winnerText() const { return summary_.winnerText; }
  int total() const { return summary_.total; }
  bool isVoid() const { return summary_.isVoid; }
  ListModel* lines() { return &lines_; }
  ListModel* rows() { return &rows_; }

  void set(Summary summary);

 signals:
  void changed();

 private:
  Summary summary_;
  SummaryLineModel lines_;
  SummaryRowModel rows_;
};

}  // namespace downpile
