// SPDX-License-Identifier: GPL-3.0-or-later
// Cache of card pictures from installed sets, rendered in a thread of its own. The program has one
// such cache, instance(); its functions may be called from any thread.
#pragma once

#include <QCache>
#include <QHash>
#include <QImage>
#include <QMutex>
#include <QQuickAsyncImageProvider>
#include <QSize>
#include <QString>
#include <QStringList>
#include <QThreadPool>
#include <functional>
#include <memory>
#include <stop_token>

#include "art/card_set.h"

namespace downpile {

class CardSetShelf {
 public:
  // Callback for a picture, or a null image if the card set is unusable or does not have the face.
  // Called in the drawing thread. Not called if stop() is called first.
  using Taker = std::function<void(const QImage&)>;

  CardSetShelf();
  ~CardSetShelf();
  CardSetShelf(const CardSetShelf&) = delete;
  CardSetShelf& operator=(const CardSetShelf&) = delete;
  static CardSetShelf& instance();

  // Changes the folders where card sets are searched, for tests. The default is the system's
  // data folders.
  void setDataFolders(const QStringList& folders);
  QStringList dataFolders() const;

  // Returns the picture of a card if it has been drawn already, else a null image.
  QImage drawn(const QString& set, const QString& face, QSize pixels) const;
  void draw(const QString& set, const QString& face, QSize pixels, Taker taker);
  // Callback for the id of a requested but unusable card set, each time the set is opened. Called
  // in the drawing thread.
  using TroubleTaker = std::function<void(const QString& set)>;
  void setTroubleTaker(TroubleTaker taker);
  // Queues a task for inspecting a card set file. It runs in the drawing thread, after all waiting
  // pictures.
  void inspect(const QString& path, std::function<void(const OpenCardSet&)> task);
  // Waits until all queued tasks of the drawing thread are done.
  void finish();
  // Drops all waiting tasks of the drawing thread and waits for the running task, which ends early.
  // The program calls stop() before the application object is destroyed, because QtSvg uses the
  // application's fonts.
  void stop();

 private:
  using Task = std::function<void(const std::stop_token& stop)>;
  void start(Task task, int priority);
  // Opens the card set with this id, or returns nullptr if a stop was requested.
  OpenCardSet* open(const QString& id, const std::stop_token& stop);
  void reportTrouble(const QString& id);

  // Protects the pictures, the folders, the callback for unusable sets and the stop source.
  mutable QMutex mutex_;
  QCache<QString, QImage> pictures_;
  QStringList dataFolders_;
  TroubleTaker troubleTaker_;
  std::stop_source stop_;  // source of the stop tokens of the tasks queued since the last stop()
  // The drawing thread. Only its tasks use the open card set.
  QThreadPool thread_;
  QString openId_;
  std::unique_ptr<OpenCardSet> open_;
};

// image://cardset/<face>?set=<id>: a card of a set, rendered in the drawing thread. Reports an
// error if the set cannot be used or does not have the face.
class CardSetProvider : public QQuickAsyncImageProvider {
 public:
  QQuickImageResponse* requestImageResponse(const QString& id, const QSize& requestedSize) override;
};

}  // namespace downpile
