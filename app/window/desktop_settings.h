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

// Returns the preferences in these settings. A key is a namespace and a name,
// `org.freedesktop.appearance/contrast`; unknown keys are ignored.
DesktopPreferences preferencesFrom(const QVariantMap& values);

class DesktopSettings : public QObject {
  Q_OBJECT

 public:
  // `configFolder` has the files of the desktops (~/.config); it need not exist.
  explicit DesktopSettings(const QString& configFolder, QObject* parent = nullptr);

  // Reads the files, and asks the portal on this connection. `service` is empty for a connection
  // directly to the portal. An invalid connection is allowed.
  void ask(QDBusConnection connection, const QString& service);
  // Calls ask() for the settings portal on the session bus, if there is such a bus. Otherwise only
  // the files are read.
  void askSession();

  const DesktopPreferences& preferences() const { return preferences_; }

 signals:
  // Emitted once when the desktop has answered or cannot answer, then at each change.
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
