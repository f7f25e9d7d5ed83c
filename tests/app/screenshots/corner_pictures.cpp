// SPDX-License-Identifier: GPL-3.0-or-later
#include "corner_pictures.h"

#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>
#include <functional>

#include "pictures.h"
#include "program/app.h"

namespace downpile {

namespace {

using namespace Qt::StringLiterals;

constexpr QSize kSmall(960, 640);
constexpr QSize kLaptop(1366, 768);
constexpr QSize kUsual(1280, 800);
constexpr QSize kLarge(2560, 1440);
constexpr int kTipTime = 900;  // milliseconds until a tooltip appears

const QVariantMap kAlone = {{u"panelOpen"_s, false}};
const QVariantMap kLargeText = {{u"textSize"_s, 200}};

QString sizeName(QSize size) { return u"-%1x%2"_s.arg(size.width()).arg(size.height()); }

// Returns a game in the middle of a deal. In Up and Down, four deals are played first, because its
// first deals are very short.
PictureGame middleOf(const QString& game, const QVariantMap& settings = {},
                     const QString& language = {}) {
  const bool startsSmall = game == u"up-and-down"_s;
  return {.game = game,
          .deals = startsSmall ? 4 : 0,
          .turns = startsSmall ? 3 : 5,
          .settings = settings,
          .language = language};
}

// The first item within `item` whose class name begins with `type`.
QQuickItem* findType(QQuickItem* item, QLatin1StringView type) {
  if (QLatin1StringView(item->metaObject()->className()).startsWith(type)) return item;
  for (QQuickItem* child : item->childItems()) {
    if (QQuickItem* found = findType(child, type); found != nullptr) return found;
  }
  return nullptr;
}

void scrollDown(QQuickWindow& window) {
  QTest::qWait(100);
  auto* scroll = findType(window.contentItem(), "PageScroll"_L1);
  if (scroll == nullptr) qFatal("no PageScroll found");
  const qreal lowest = scroll->property("contentHeight").toReal() - scroll->height();
  scroll->setProperty("contentY", std::max(lowest, 0.0));
}

Pictures::Arrange press(Qt::Key key, int times) {
  return [key, times](QQuickWindow& window) {
    window.requestActivate();
    QTest::qWait(100);
    for (int n = 0; n < times; ++n) QTest::keyClick(&window, key);
  };
}

void takePagesOf(Pictures& pictures) {
  struct Look {
    QString name{};
    PictureGame setup{};
  };
  const Look looks[] = {{},
                        {u"-german"_s, {.language = u"de"_s}},
                        {u"-rtl"_s, {.language = u"xx_rtl"_s}},
                        {u"-200"_s, {.settings = kLargeText}}};
  for (const Look& look : looks) {
    for (const QSize size : {kSmall, kUsual, kLarge}) {
      const QString suffix = look.name + sizeName(size);
      pictures.page(u"corner-keys"_s + suffix, size, u"keys"_s, look.setup);
      pictures.page(u"corner-keys-end"_s + suffix, size, u"keys"_s, look.setup, scrollDown);
      pictures.page(u"corner-settings-end"_s + suffix, size, u"settings"_s, look.setup, scrollDown);
    }
    for (const QSize size : {kLaptop, kUsual}) {
      const QString suffix = look.name + sizeName(size);
      pictures.page(u"corner-start"_s + suffix, size, u"start"_s, look.setup);
      pictures.page(u"corner-start-all-wait"_s + suffix, size, u"start"_s, look.setup,
                    [](QQuickWindow& window) {
                      App::instance()->settings()->setPace(u"unhurried"_s);
                      for (const CatalogEntry& entry : catalog()) {
                        NewGame& newGame = *App::instance()->newGame();
                        newGame.setGameId(QString::fromUtf8(entry.info->id));
                        newGame.fixSeeds(4, 4);
                        newGame.start();
                      }
                      App::instance()->table()->leave();
                      App::instance()->findSavedGames();
                      window.setProperty("page", u"start"_s);
                    });
    }
  }
}

void takeFocus(Pictures& pictures) {
  for (const int tabs : {0, 2}) {
    const QString times = QString::number(tabs);
    for (const auto* page : {"start", "newGame", "settings"}) {
      const QString id = QString::fromLatin1(page);
      pictures.page(u"corner-focus-"_s + id + u'-' + times, kUsual, id, {},
                    press(Qt::Key_Tab, 1 + tabs));
    }
  }
  for (const CatalogEntry& entry : catalog()) {
    const QString game = QString::fromUtf8(entry.info->id);
    for (const int tabs : {1, 2, 3, 4}) {
      pictures.game(u"corner-focus-%1-%2"_s.arg(game).arg(tabs), kUsual, middleOf(game, kAlone),
                    press(Qt::Key_Tab, tabs));
    }
  }
}

void pointAtPlate(QQuickWindow& window) {
  QQuickItem* plate = findType(window.contentItem(), "PlayerPlate"_L1);
  if (plate == nullptr) qFatal("no PlayerPlate found");
  const QPointF middle = plate->mapToScene({plate->width() / 2, plate->height() / 2});
  for (const int aside : {8, 4, 0}) {
    QTest::mouseMove(&window, middle.toPoint() - QPoint(aside, 0));
    QTest::qWait(20);
  }
  QTest::qWait(kTipTime);
}

void takeTips(Pictures& pictures) {
  for (const CatalogEntry& entry : catalog()) {
    const QString game = QString::fromUtf8(entry.info->id);
    for (const auto* language : {"en", "de", "xx_rtl"}) {
      const QString code = QString::fromLatin1(language);
      PictureGame pointed = middleOf(game, kAlone, code);
      pointed.pointed = true;
      pictures.game(u"corner-tip-%1-%2"_s.arg(game, code), kUsual, pointed, pointAtPlate);
    }
  }
}

void takeOtherLanguages(Pictures& pictures) {
  for (const auto* language : {"de", "xx_rtl"}) {
    const QString code = QString::fromLatin1(language);
    for (const CatalogEntry& entry : catalog()) {
      const QString game = QString::fromUtf8(entry.info->id);
      for (const QSize size : {kSmall, kUsual, kLarge}) {
        PictureGame table = middleOf(game, {}, code);
        pictures.game(u"corner-table-%1-%2"_s.arg(game, code) + sizeName(size), size, table);
        table.players = entry.info->maxPlayers;
        pictures.game(u"corner-table-most-%1-%2"_s.arg(game, code) + sizeName(size), size, table);
      }
    }
  }
}

}  // namespace

void takeCorners(Pictures& pictures) {
  takePagesOf(pictures);
  takeFocus(pictures);
  takeTips(pictures);
  takeOtherLanguages(pictures);
}

}  // namespace downpile
