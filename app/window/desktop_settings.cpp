// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/desktop_settings.h"

#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>
#include <QFileInfo>
#include <QSettings>
#include <utility>

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

using Groups = QMap<QString, QVariantMap>;

const QString kPortal = u"org.freedesktop.portal.Desktop"_s;
const QString kPortalPath = u"/org/freedesktop/portal/desktop"_s;
const QString kPortalSettings = u"org.freedesktop.portal.Settings"_s;

// Groups of desktop settings with possible accessibility preferences; the settings portal uses
// these names.
const QStringList kGroups{u"org.freedesktop.appearance"_s, u"org.gnome.desktop.interface"_s,
                          u"org.gnome.desktop.a11y.interface"_s, u"org.kde.kdeglobals.KDE"_s};

// Where a desktop's settings file has accessibility preferences: the file's path, the group and its
// keys in the file, and the name of the group in the settings portal.
struct KnownFile {
  QString path;
  QString group;
  QStringList keys;
  QString called;
};
const QList<KnownFile> kFiles{
    {u"kdeglobals"_s, u"KDE"_s, {u"AnimationDurationFactor"_s}, u"org.kde.kdeglobals.KDE"_s},
    {u"gtk-3.0/settings.ini"_s,
     u"Settings"_s,
     {u"gtk-enable-animations"_s, u"gtk-theme-name"_s},
     u"gtk"_s},
    {u"gtk-4.0/settings.ini"_s,
     u"Settings"_s,
     {u"gtk-enable-animations"_s, u"gtk-theme-name"_s},
     u"gtk"_s}};

bool isOff(const QVariant& value) {
  const QString text = value.toString();
  return text == "false"_L1 || text == "0"_L1;
}

}  // namespace

DesktopPreferences preferencesFrom(const QVariantMap& values) {
  const auto is = [&values](const char* key, const auto& test) {
    const auto found = values.constFind(QString::fromLatin1(key));
    return found != values.cend() && test(*found);
  };
  const auto on = [](const QVariant& value) { return value.toBool(); };
  const auto highContrastTheme = [](const QVariant& value) {
    return value.toString().contains("HighContrast"_L1, Qt::CaseInsensitive);
  };
  const auto noTime = [](const QVariant& value) {
    bool isNumber = false;
    return value.toDouble(&isNumber) <= 0 && isNumber;
  };
  return {.highContrast = is("org.freedesktop.appearance/contrast", on) ||
                          is("org.gnome.desktop.a11y.interface/high-contrast", on) ||
                          is("org.gnome.desktop.interface/gtk-theme", highContrastTheme) ||
                          is("gtk/gtk-theme-name", highContrastTheme),
          .reducedMotion = is("org.freedesktop.appearance/reduced-motion", on) ||
                           is("org.gnome.desktop.interface/enable-animations", isOff) ||
                           is("org.kde.kdeglobals.KDE/AnimationDurationFactor", noTime) ||
                           is("gtk/gtk-enable-animations", isOff)};
}

DesktopSettings::DesktopSettings(const QString& configFolder, QObject* parent)
    : QObject(parent), configFolder_(configFolder), files_(this) {
  qDBusRegisterMetaType<Groups>();
  connect(&files_, &QFileSystemWatcher::fileChanged, this, [this] {
    readFiles();
    update();
  });
}

void DesktopSettings::askSession() {
  // If no address of a session bus is known, libdbus would start a new bus, so no bus is used.
  const bool hasBus = qEnvironmentVariableIsSet("DBUS_SESSION_BUS_ADDRESS");
  ask(hasBus ? QDBusConnection::sessionBus() : QDBusConnection(QString()), kPortal);
}

void DesktopSettings::ask(QDBusConnection connection, const QString& service) {
  readFiles();
  if (!connection.isConnected()) return answered();
  connection.connect(service, kPortalPath, kPortalSettings, u"SettingChanged"_s, this,
                     SLOT(settingChanged(QDBusMessage)));
  QDBusMessage question =
      QDBusMessage::createMethodCall(service, kPortalPath, kPortalSettings, u"ReadAll"_s);
  question << kGroups;
  auto* answer = new QDBusPendingCallWatcher(connection.asyncCall(question), this);
  connect(answer, &QDBusPendingCallWatcher::finished, this, [this, answer] {
    answer->deleteLater();
    const QDBusPendingReply<Groups> reply = *answer;
    const Groups groups = reply.isError() ? Groups() : reply.value();
    for (auto group = groups.cbegin(); group != groups.cend(); ++group) {
      for (auto value = group->cbegin(); value != group->cend(); ++value)
        portalValues_.insert(group.key() + u'/' + value.key(), *value);
    }
    answered();
  });
}

// Called when the settings portal reports a change. The arguments are a group, a key and its new
// value.
void DesktopSettings::settingChanged(const QDBusMessage& change) {
  const QVariantList values = change.arguments();
  if (values.size() != 3 || !kGroups.contains(values[0].toString())) return;
  portalValues_.insert(values[0].toString() + u'/' + values[1].toString(),
                       values[2].value<QDBusVariant>().variant());
  update();
}

void DesktopSettings::readFiles() {
  fileValues_.clear();
  for (const KnownFile& known : kFiles) {
    const QString path = configFolder_ + u'/' + known.path;
    // Only regular files are read: reading a pipe, for example, could block.
    if (!QFileInfo(path).isFile()) continue;
    const QSettings file(path, QSettings::IniFormat);
    for (const QString& key : known.keys) {
      const QString name = known.group + u'/' + key;
      if (file.contains(name)) fileValues_.insert(known.called + u'/' + key, file.value(name));
    }
    if (!files_.files().contains(path)) files_.addPath(path);
  }
}

void DesktopSettings::answered() {
  update();
  if (std::exchange(answered_, true)) return;
  emit known(preferences_);
}

void DesktopSettings::update() {
  // The portal's values are up to date. Values from files are used only if the portal does not have
  // them.
  QVariantMap values = fileValues_;
  values.insert(portalValues_);
  const DesktopPreferences before = std::exchange(preferences_, preferencesFrom(values));
  if (answered_ && preferences_ != before) emit known(preferences_);
}

}  // namespace downpile

#include "moc_desktop_settings.cpp"
