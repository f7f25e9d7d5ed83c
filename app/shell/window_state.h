// SPDX-License-Identifier: GPL-3.0-or-later
// The window comes back where it was: its place and size, maximized or full screen.
#pragma once

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
  // Notes from now on where the window is.
  void follow(QQuickWindow& window);

 private:
  void note();
  void save();

  Settings& settings_;
  QPointer<QQuickWindow> window_;
  QTimer saveTimer_;
  QRect normal_;
  bool maximized_ = false;
};

}  // namespace downpile
