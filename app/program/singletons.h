// SPDX-License-Identifier: GPL-3.0-or-later
// Parts of App exposed to QML as named singletons.
#pragma once

#include <QObject>
#include <QQmlEngine>

#include "settings/new_game.h"
#include "settings/settings.h"

namespace downpile {

struct SettingsSingleton {
  Q_GADGET
  QML_FOREIGN(downpile::Settings)
  QML_NAMED_ELEMENT(Settings)
  QML_SINGLETON

 public:
  static Settings* create(QQmlEngine* engine, QJSEngine* scriptEngine);
};

struct NewGameSingleton {
  Q_GADGET
  QML_FOREIGN(downpile::NewGame)
  QML_NAMED_ELEMENT(NewGame)
  QML_SINGLETON

 public:
  static NewGame* create(QQmlEngine* engine, QJSEngine* scriptEngine);
};

}  // namespace downpile
