// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the tst_*.qml of this folder with the art and singletons of the program. `fixture` begins
// reproducible games.
#include <QtQml/qqmlextensionplugin.h>
#include <QFont>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QPointingDevice>
#include <QQmlContext>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QStyleHints>
#include <QTemporaryDir>
#include <QTouchEvent>
#include <algorithm>
#include <memory>

#include "../../support/held_finger.h"
#include "../find_items.h"
#include "../quick_test_main.h"
#include "games/catalog.h"
#include "program/app.h"

Q_IMPORT_QML_PLUGIN(DownpilePlugin)

namespace downpile {

class Fixture : public QObject {
  Q_OBJECT

 public:
  // Begins the first game of the catalog with the seeds `seed` for the cards and `seed` + 1 for the
  // computer players. `options` holds values of house rules by key; the others keep their standard
  // values.
  Q_INVOKABLE void begin(int players, int seed, const QVariantMap& options) {
    beginGame(QString::fromUtf8(catalog().front().info->id), players, seed, options);
  }

  // Begins any game with the same seeds and options as begin().
  Q_INVOKABLE void beginGame(const QString& gameId, int players, int seed,
                             const QVariantMap& options) {
    NewGame& game = *App::instance()->newGame();
    game.setGameId(gameId);
    game.reset();
    game.setPlayers(players);
    for (auto option = options.cbegin(); option != options.cend(); ++option) {
      const int row = game.options()->find(QStringLiteral("key"), option.key());
      game.options()->setValue(row, option.value().toInt());
    }
    game.fixSeeds(static_cast<std::uint64_t>(seed), static_cast<std::uint64_t>(seed) + 1);
    // These opponents do not depend on time, so the game is the same on every machine.
    for (int player = 1; player < game.players(); ++player) {
      game.setLevel(player, QStringLiteral("rules"));
    }
    game.start();
    App::instance()->guide()->end();  // without this, computer players wait until the guide is read
  }

  // Cancels all touches, as the system does when it takes over a touch.
  Q_INVOKABLE void takeTouchesAway(QQuickItem* item) {
    for (const QInputDevice* device : QInputDevice::devices()) {
      if (device->type() != QInputDevice::DeviceType::TouchScreen) continue;
      QTouchEvent cancel(QEvent::TouchCancel, static_cast<const QPointingDevice*>(device));
      QCoreApplication::sendEvent(item->window(), &cancel);
    }
  }

  Q_INVOKABLE bool holdFinger() { return tests::holdFinger(); }

  // Sets the time after which a press counts as a long press.
  Q_INVOKABLE void setLongPress(int milliseconds) {
    QGuiApplication::styleHints()->setMousePressAndHoldInterval(milliseconds);
  }

  // Returns true if the hover handler of the item reports a mouse pointer over the item.
  Q_INVOKABLE bool isHovered(QQuickItem* item) {
    return std::ranges::any_of(item->children(), [](const QObject* child) {
      return child->inherits("QQuickHoverHandler") && child->property("over").toBool();
    });
  }

  // Sends a key press. `key` and `text` depend on the keyboard's layout, the scan code `code` does
  // not.
  Q_INVOKABLE void pressKey(QQuickItem* item, int key, const QString& text, int code) {
    sendKey(item, QEvent::KeyPress, key, text, code, false);
  }

  // Holds a key until it has repeated three times. `marked`: the repeated key presses have Qt's
  // flag for automatic repetition.
  Q_INVOKABLE void holdKey(QQuickItem* item, int key, const QString& text, bool marked) {
    constexpr int kCode = 40;
    pressKey(item, key, text, kCode);
    for (int repeat = 0; repeat < 3; ++repeat) {
      time_ += 30;
      if (!marked) sendKey(item, QEvent::KeyRelease, key, text, kCode, false);
      sendKey(item, QEvent::KeyPress, key, text, kCode, marked);
    }
    time_ += 30;
    sendKey(item, QEvent::KeyRelease, key, text, kCode, false);
    time_ += 30;
  }

  // Presses and releases a key twice. The events have no time, like those that Qt sends while a
  // screen reader is running.
  Q_INVOKABLE void pressTwiceWithoutTime(QQuickItem* item, int key, const QString& text) {
    const quint64 time = std::exchange(time_, 0);
    for (int press = 0; press < 2; ++press) {
      sendKey(item, QEvent::KeyPress, key, text, 40, false);
      sendKey(item, QEvent::KeyRelease, key, text, 40, false);
    }
    time_ = time;
  }

  Q_INVOKABLE void leave() { App::instance()->table()->leave(); }

  // Returns the items in `item`, each followed by the items in it.
  Q_INVOKABLE QObjectList itemsIn(const QQuickItem* item) const {
    QObjectList found;
    tests::appendItemsIn(*item, found);
    return found;
  }

 private:
  void sendKey(QQuickItem* item, QEvent::Type type, int key, const QString& text, int code,
               bool repeats) {
    tests::sendKey(*item, {type, key, text, code, repeats, time_});
  }

  quint64 time_ = 0;
};

class Setup : public QObject {
  Q_OBJECT

 public slots:
  void applicationAvailable() {
    QFont font = QGuiApplication::font();
    font.setFamilies({QStringLiteral("DejaVu Sans")});
    QGuiApplication::setFont(font);
    app_ = std::make_unique<App>(
        App::Folders{folder_.filePath(QStringLiteral("settings.conf")), folder_.path()});
  }

  void qmlEngineAvailable(QQmlEngine* engine) {
    engine->addImportPath(QStringLiteral("qrc:/qt/qml"));
    app_->attach(*engine);
    engine->rootContext()->setContextProperty(QStringLiteral("fixture"), &fixture_);
    engine->rootContext()->setContextProperty(QStringLiteral("thorough"), tests::isThoroughRun);
  }

  void cleanupTestCase() { app_.reset(); }

 private:
  QTemporaryDir folder_;
  Fixture fixture_;
  std::unique_ptr<App> app_;
};

}  // namespace downpile

DOWNPILE_QML_TESTS(table, downpile::Setup)

#include "main.moc"
