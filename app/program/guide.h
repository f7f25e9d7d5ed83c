// SPDX-License-Identifier: GPL-3.0-or-later
// The guide through somebody's first deal of a game: a few steps, each of which says one thing and
// points at something on the table. It opens with the first game of its kind, once, and can be left
// at any time; the settings remember which ones have been seen.
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQmlIntegration>

#include "rules/game_info.h"

namespace downpile {

class Settings;

class Guide : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("Program.guide")

  Q_PROPERTY(bool open READ open NOTIFY changed)
  // Its bubble lies open; while it is put away the deal goes on.
  Q_PROPERTY(bool reading READ reading WRITE setReading NOTIFY changed)
  Q_PROPERTY(int step READ step NOTIFY changed)    // from 1
  Q_PROPERTY(int count READ count NOTIFY changed)  // of all steps
  // What it points at: the name of a zone, a fact or a verb; "" for nothing.
  Q_PROPERTY(QString subject READ subject NOTIFY changed)
  // The same of all its steps.
  Q_PROPERTY(QStringList subjects READ subjects NOTIFY changed)
  Q_PROPERTY(QString text READ text NOTIFY changed)

 public:
  // `settings` must outlive the guide.
  explicit Guide(Settings& settings, QObject* parent = nullptr);

  bool open() const { return info_ != nullptr; }
  bool reading() const { return open() && reading_; }
  void setReading(bool reading);
  int step() const { return open() ? static_cast<int>(step_) + 1 : 0; }
  int count() const;
  QString subject() const;
  QStringList subjects() const;
  QString text() const;

  // A game of this kind begins: its guide opens unless it has been seen.
  void begin(const GameInfo& info);
  // After the last step the guide ends.
  Q_INVOKABLE void next();
  Q_INVOKABLE void back();
  Q_INVOKABLE void end();

  void retranslate();

 signals:
  void changed();

 private:
  Settings& settings_;
  const GameInfo* info_ = nullptr;  // of the game that it guides through
  std::size_t step_ = 0;
  bool reading_ = true;
};

}  // namespace downpile
