// SPDX-License-Identifier: GPL-3.0-or-later
// Restores the window of the last run: position, size, maximized or full screen. The window is
// never outside all screens or below a panel, also after screens were removed or rearranged. Its
// minimum size never exceeds the screen.
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
  // `settings` must outlive this object.
  explicit WindowState(Settings& settings, QObject* parent = nullptr);

  // Returns the properties of the window to be created.
  QVariantMap initialProperties() const;
  // Observes the window from now on. Fits it again once it is shown and its title bar is known.
  void follow(QQuickWindow& window);

 private:
  void followScreen(QScreen* screen);
  void fit();
  void note();
  void save();

  Settings& settings_;
  QPointer<QQuickWindow> window_;
  QTimer saveTimer_;
  QRect normal_;     // rectangle of the window without title bar and border
  QMargins border_;  // width of title bar and border
  QRect given_;      // geometry set by the program itself
  bool maximized_ = false;
};

}  // namespace downpile
