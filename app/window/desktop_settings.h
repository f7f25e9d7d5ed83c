// SPDX-License-Identifier: GPL-3.0-or-later
// Asks the desktop whether the user wants high contrast or reduced motion, and reports changes. It
// asks the settings portal (GNOME, KDE and others), and reads the files of KDE and GTK. It does not
// block, and a missing answer is not an error.
#pragma once

#include <QDBusConnection>
#include <QFileSystemWatcher>
#include <QObject>
#include <QVariantMap>

#include "settings/settings.h"

class QDBusMessage;

namespace downpile {

// Converts `values`, settings of the desktop, to accessibility preferences. A key consists of a
// group and a name: `org.freedesktop.appearance/contrast`. Unknown keys are ignored.
DesktopPreferences preferencesFrom(const QVariantMap& values);

class DesktopSettings : public QObject {
  Q_OBJECT

 public:
  // `configFolder` is the folder with the desktops' settings files (~/.config); it need not exist.
  explicit DesktopSettings(const QString& configFolder, QObject* parent = nullptr);

  // Reads the desktops' settings files, and asks the settings portal on this connection. `service`
  // is empty if the connection leads directly to the portal. An invalid connection is allowed.
  void ask(QDBusConnection connection, const QString& service);
  // Reads the desktops' settings files and, if there is a session bus, asks the settings portal on
  // it.
  void askSession();

  const DesktopPreferences& preferences() const { return preferences_; }

 signals:
  // Emitted once when the desktop has answered or cannot answer, and later at each change.
  void known(const DesktopPreferences& preferences);

 private slots:
  void settingChanged(const QDBusMessage& change);

 private:
  void readFiles();
  void answered();
  void update();

  QString configFolder_;
  QFileSystemWatcher files_;
  QVariantMap fileValues_;
  QVariantMap portalValues_;
  DesktopPreferences preferences_;
  bool answered_ = false;
};

}  // namespace downpile
