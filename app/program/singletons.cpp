// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/singletons.h"

#include "program/app.h"

namespace downpile {

Settings* SettingsSingleton::create(QQmlEngine* /*engine*/, QJSEngine* /*scriptEngine*/) {
  Settings* settings = App::instance()->settings();
  QJSEngine::setObjectOwnership(settings, QJSEngine::CppOwnership);
  return settings;
}

NewGame* NewGameSingleton::create(QQmlEngine* /*engine*/, QJSEngine* /*scriptEngine*/) {
  NewGame* newGame = App::instance()->newGame();
  QJSEngine::setObjectOwnership(newGame, QJSEngine::CppOwnership);
  return newGame;
}

}  // namespace downpile

#include "moc_singletons.cpp"
