// SPDX-License-Identifier: GPL-3.0-or-later
// The whole program in its window, with its own folders and without motion.
#pragma once

#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QtTest>
#include <memory>

#include "program/app.h"

namespace downpile::tests {

class AppWindow {
 public:
  ~AppWindow() { close(); }

  // Closes the program if it is open, and starts a new one with an empty folder. Returns false if
  // its window does not appear.
  bool open() {
    using namespace Qt::StringLiterals;
    close();
    folder_ = std::make_unique<QTemporaryDir>();
    app_ =
        std::make_unique<App>(App::Folders{folder_->filePath(u"settings.conf"_s), folder_->path()});
    app_->settings()->setMotion(u"reduced"_s);
    app_->settings()->setPace(u"instant"_s);
    engine_ = std::make_unique<QQmlApplicationEngine>();
    engine_->addImportPath(u"qrc:/qt/qml"_s);
    app_->attach(*engine_);
    engine_->load(QUrl(u"qrc:/qt/qml/Downpile/Main.qml"_s));
    if (engine_->rootObjects().isEmpty()) return false;
    window_ = qobject_cast<QQuickWindow*>(engine_->rootObjects().constFirst());
    window_->show();
    return QTest::qWaitForWindowExposed(window_);
  }
  void close() {
    engine_.reset();
    app_.reset();
  }

  // The program and its window; valid only while the window is open.
  App* app() { return app_.get(); }
  QQuickWindow* window() { return window_; }

 private:
  std::unique_ptr<QTemporaryDir> folder_;
  std::unique_ptr<App> app_;
  std::unique_ptr<QQmlApplicationEngine> engine_;
  QQuickWindow* window_ = nullptr;
};

}  // namespace downpile::tests
