// SPDX-License-Identifier: GPL-3.0-or-later
// Guide through a user's first deal of a game: a few steps that each say one thing and point at
// something on the table. It opens once, with the first game of its kind, and can be left at any
// time. The settings remember which guides were seen.
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
  QML_UNCREATABLE("App.guide")

  Q_PROPERTY(bool open READ open NOTIFY changed)
  // True while the guide's bubble is open. While the bubble is closed, the deal continues.
  Q_PROPERTY(bool reading READ reading WRITE setReading NOTIFY changed)
  Q_PROPERTY(int step READ step NOTIFY changed)    // from 1; 0 if the guide is not open
  Q_PROPERTY(int count READ count NOTIFY changed)  // number of steps
  // Name of the zone, fact or verb that the step points at, or "".
  Q_PROPERTY(QString subject READ subject NOTIFY changed)
  // Subjects of all steps, as in `subject`.
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

  // Called when a game begins: opens the guide unless it was seen before.
  void begin(const GameInfo& info);
  // Goes to the next step; after the last one the guide ends.
  Q_INVOKABLE void next();
  Q_INVOKABLE void back();
  Q_INVOKABLE void end();

  void retranslate();

 signals:
  void changed();

 private:
  Settings& settings_;
  const GameInfo* info_ = nullptr;  // game of the open guide, or nullptr
  std::size_t step_ = 0;
  bool reading_ = true;
};

}  // namespace downpile
