// SPDX-License-Identifier: GPL-3.0-or-later
// The window comes back where it was: its place and size, maximized or full screen. It never lies
// where no screen shows it, nor below a panel.
#pragma once

#include <QMargins>
#include <QObject>
#include <QQuickWindow>
#include <QTimer>
#include <QVariantMap>

namespace downpile {

class Settings;

class WindowState : public QObject {
  Q_OBJECT

 public:
  // `settings` must outlive this.
  explicit WindowState(Settings& settings, QObject* parent = nullptr);

  // Properties for the window that is about to be made.
  QVariantMap initialProperties() const;
  // Notes from now on where the window is. Once it is seen, and its title bar known, it is fitted
  // again.
  void follow(QQuickWindow& window);

 private:
  void fit();
  void note();
  void save();

  Settings& settings_;
  QPointer<QQuickWindow> window_;
  QTimer saveTimer_;
  QRect normal_;     // without title bar and border
  QMargins border_;  // these
  QRect given_;      // where the window was put by the program itself
  bool maximized_ = false;
};

}  // namespace downpile
