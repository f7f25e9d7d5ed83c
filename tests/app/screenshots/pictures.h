// SPDX-License-Identifier: GPL-3.0-or-later
// Takes pictures of the program without a display: plays real games with fixed seeds up to a point,
// opens pages, and saves what the window shows. Settings and records lie in a folder of its own.
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

class Program;

// What is set up and played before a picture is taken.
struct PictureGame {
  QString game = QStringLiteral("underwear");
  int players = 4;
  int seed = 1;     // or the next one with which the deal goes on for so long
  int deals = 0;    // whole ones before
  int turns = 6;    // then, of the person, before the picture is taken; -1: to the end of the deal
  QString until{};  // or as many as it takes until the person may do this (`flip`)
  QVariantMap settings{};  // properties of Settings and their values
  QString language{};
  QVariantMap options{};  // house rules by their keys
  bool pointed = false;   // the pointer stays where it was put
};

class Pictures {
 public:
  // Saves PNG files in `folder`, only those with one of the `wanted` parts in their names if there
  // are any.
  Pictures(const QString& folder, QStringList wanted);
  ~Pictures();

  using Arrange = std::function<void(QQuickWindow&)>;

  // A game in the program's own window, `arrange`d before the picture is taken.
  void game(const QString& name, QSize size, const PictureGame& game, const Arrange& arrange = {});
  // A page of the program before any game, `arrange`d before the picture is taken.
  void page(const QString& name, QSize size, const QString& page, const PictureGame& game = {},
            const Arrange& arrange = {});
  // The stand-in with these properties.
  void standIn(const QString& name, QSize size, const QVariantMap& properties,
               const QVariantMap& settings = {});

  // A file of QML that is a window, with these properties.
  void file(const QString& name, QSize size, const QString& file, const QVariantMap& properties,
            const PictureGame& game = {}, const Arrange& arrange = {});

  // So many pictures of what happens after `action`, one every 150 ms.
  void film(const QString& name, QSize size, int frames, const std::function<void()>& action);

  bool isWanted(const QString& name) const;

 private:
  void openProgram(const PictureGame& game);
  QQuickWindow* openWindow(const QUrl& file, QSize size, const QVariantMap& properties);
  void play(const PictureGame& game);
  void playFrom(int seed, const PictureGame& game);
  void save(QQuickWindow& window, const QString& name, bool pointed = false);

  QString folder_;
  QStringList wanted_;
  std::unique_ptr<QTemporaryDir> home_;
  std::unique_ptr<Program> program_;
  std::unique_ptr<QQmlApplicationEngine> engine_;
};

}  // namespace downpile
