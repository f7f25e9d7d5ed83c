// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay_pictures.h"

#include <QQuickWindow>
#include <QTest>

#include "games/catalog.h"
#include "pictures.h"
#include "program/app.h"

namespace downpile {

namespace {

using namespace Qt::StringLiterals;

QString sizeName(QSize size) { return u"-%1x%2"_s.arg(size.width()).arg(size.height()); }

// Opens the golden record of a game with four players, at a position from 0 (start) to 1 (end).
void openReplay(const QString& game, double part) {
  App& app = *App::instance();
  if (!app.openReplay(u"%1/%2-4.record"_s.arg(QStringLiteral(GOLDEN_FOLDER), game))) {
    qFatal("%s", qPrintable(app.notices().join(u'\n')));
  }
  ReplayControl& replay = *app.replay();
  replay.goTo(static_cast<int>(part * replay.lastStop()));
}

// Opens the replay of a game with its review, waits until the deal with the number `deal` is
// reviewed, and jumps to the decision with the highest loss found so far.
void openReview(const QString& game, int deal) {
  openReplay(game, 0);
  App& app = *App::instance();
  app.replay()->deal(deal - 1);
  TableReview& review = *app.review();
  review.setOpen(true);
  const auto isKnown = [&] { return !review.parts(deal).isEmpty() && review.moves()->count() > 0; };
  if (!QTest::qWaitFor(isKnown, 300000)) qFatal("no review of %s", qPrintable(game));
  review.stop();
  review.goTo(review.moves()->value(0, u"entry"_s).toInt());
}

}  // namespace

void takeReviews(Pictures& pictures, const QList<QSize>& sizes) {
  const auto take = [&pictures](const QString& game, const QString& name, QSize size,
                                const PictureGame& setup, int deal) {
    pictures.page(u"review-"_s + game + name, size, u"start"_s, setup,
                  [=](QQuickWindow&) { openReview(game, deal); });
  };
  const QString bids = u"up-and-down"_s;
  for (const QSize size : sizes) take(bids, sizeName(size), size, {}, 4);
  take(bids, u"-large-text"_s, sizes[1], {.settings = {{u"textSize"_s, 200}}}, 4);
  take(bids, u"-german"_s, sizes[0], {.language = u"de"_s}, 4);
  take(bids, u"-rtl"_s, sizes[1], {.language = u"xx_rtl"_s}, 4);
  take(bids, u"-contrast"_s, sizes[1], {.settings = {{u"contrast"_s, u"high"_s}}}, 4);
  for (const char* game : {"underwear", "life", "three-up-three-down", "ultimate-loser"})
    take(QString::fromUtf8(game), {}, sizes[1], {}, 1);
}

void takeReplays(Pictures& pictures, const QList<QSize>& sizes) {
  const auto take = [&pictures](const QString& name, QSize size, const PictureGame& setup,
                                const Pictures::Arrange& arrange) {
    pictures.page(u"replay-"_s + name, size, u"start"_s, setup, arrange);
  };
  const auto half = [](const QString& game) {
    return [game](QQuickWindow&) { openReplay(game, 0.55); };
  };
  for (const CatalogEntry& entry : catalog()) {
    const QString game = QString::fromUtf8(entry.info->id);
    for (const QSize size : sizes) take(game + sizeName(size), size, {}, half(game));
    take(game + u"-alone"_s, sizes[0], {.settings = {{u"panelOpen"_s, false}}}, half(game));
    take(game + u"-open"_s, sizes[1], {}, [game](QQuickWindow&) {
      openReplay(game, 0.4);
      App::instance()->replay()->look(1, true);
    });
    take(game + u"-large-text"_s, sizes[1], {.settings = {{u"textSize"_s, 200}}}, half(game));
    take(game + u"-german"_s, sizes[0], {.language = u"de"_s}, half(game));
  }
  const QString underwear = u"underwear"_s;
  take(u"large-text-small"_s, sizes[0], {.settings = {{u"textSize"_s, 200}}}, half(underwear));
  take(u"rtl"_s, sizes[1], {.language = u"xx_rtl"_s}, half(underwear));
  take(u"contrast"_s, sizes[1], {.settings = {{u"contrast"_s, u"high"_s}}}, half(underwear));
  take(u"deal-over"_s, sizes[0], {}, [underwear](QQuickWindow&) {
    openReplay(underwear, 0.3);
    App::instance()->replay()->deal(1);
    App::instance()->replay()->back();
  });
  take(u"game-over"_s, sizes[1], {}, [underwear](QQuickWindow&) { openReplay(underwear, 1); });
}

}  // namespace downpile
