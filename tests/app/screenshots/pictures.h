// SPDX-License-Identifier: GPL-3.0-or-later
// Takes pictures of the program without a display: plays real games with fixed seeds up to a point,
// opens pages, and saves the contents of the window. Settings and records are in a temporary
// folder.
#pragma once

#include <QSize>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>
#include <QVariantMap>
#include <functional>
#include <memory>

class QQmlApplicationEngine;
class QQuickWindow;

namespace downpile {

class App;

// The game played before a picture is taken.
struct PictureGame {
  QString game = QStringLiteral("underwear");
  int players = 4;
  int seed = 1;     // first seed to try; if the deal is too short, the next seeds are tried
  int deals = 0;    // number of complete deals played before the picture is taken
  int turns = 6;    // turns of the person before the picture is taken; -1: to the end of the deal
  QString until{};  // alternatively, play until this verb is legal for the person (`flip`)
  QVariantMap settings{};  // properties of Settings and their values
  QString language{};
  QVariantMap options{};  // values of house rules by option key
  bool pointed = false;   // the mouse pointer stays where `arrange` moved it
};

class Pictures {
 public:
  // Saves PNG files in `folder`: all pictures, or those with one of the `wanted` parts in their
  // names.
  Pictures(const QString& folder, QStringList wanted);
  ~Pictures();

  using Arrange = std::function<void(QQuickWindow&)>;

  // Takes a picture of a game in the program's own window. `arrange` is called before the picture
  // is taken.
  void game(const QString& name, QSize size, const PictureGame& game, const Arrange& arrange = {});
  // Takes a picture of a page of the program before any game. `arrange` is called before the
  // picture is taken.
  void page(const QString& name, QSize size, const QString& page, const PictureGame& game = {},
            const Arrange& arrange = {});
  // Takes a picture of the stand-in table (FakePicture.qml), which has no game, with these
  // properties.
  void fakeTable(const QString& name, QSize size, const QVariantMap& properties,
                 const QVariantMap& settings = {});

  // Takes a picture of a QML file whose root is a window, with these properties.
  void file(const QString& name, QSize size, const QString& file, const QVariantMap& properties,
            const PictureGame& game = {}, const Arrange& arrange = {});

  // Takes `frames` pictures after `action`, one every 150 ms.
  void film(const QString& name, QSize size, int frames, const std::function<void()>& action);

  bool isWanted(const QString& name) const;

 private:
  void openApp(const PictureGame& game);
  QQuickWindow* openWindow(const QUrl& file, QSize size, const QVariantMap& properties);
  void play(const PictureGame& game);
  void playFrom(int seed, const PictureGame& game);
  void save(QQuickWindow& window, const QString& name, bool pointed = false);

  QString folder_;
  QStringList wanted_;
  std::unique_ptr<QTemporaryDir> home_;
  std::unique_ptr<App> app_;
  std::unique_ptr<QQmlApplicationEngine> engine_;
};

}  // namespace downpile
