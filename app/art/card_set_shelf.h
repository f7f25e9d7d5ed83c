// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of the cards of installed sets, drawn in a thread and kept. One for the program; its
// functions may be called from any thread.
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
  // Gets a picture, null where the set cannot be used or has not got the face; called in the thread
  // that draws, unless stop() comes first.
  using Taker = std::function<void(const QImage&)>;

  CardSetShelf();
  ~CardSetShelf();
  CardSetShelf(const CardSetShelf&) = delete;
  CardSetShelf& operator=(const CardSetShelf&) = delete;
  static CardSetShelf& instance();

  // Where sets are looked for: the system's data folders, unless a test says otherwise.
  void setDataFolders(const QStringList& folders);
  QStringList dataFolders() const;

  // The picture if it has been drawn already, else null.
  QImage drawn(const QString& set, const QString& face, QSize pixels) const;
  void draw(const QString& set, const QString& face, QSize pixels, Taker taker);
  // Gets the id of a set that something was to be drawn of and that cannot be used, each time that
  // it is opened; called in the thread that draws.
  using TroubleTaker = std::function<void(const QString& set)>;
  void setTroubleTaker(TroubleTaker taker);
  // Opens a file only to be looked at, when nothing is to be drawn; in the thread that draws.
  void inspect(const QString& path, std::function<void(const OpenCardSet&)> task);
  // Waits until all is drawn that was asked for.
  void finish();
  // Drops all waiting tasks and waits for the running one, which ends early. The program's shelf
  // stops before the application object is destroyed: QtSvg uses fonts of that object.
  void stop();

 private:
  using Task = std::function<void(const std::stop_token& stop)>;
  void start(Task task, int priority);
  // Returns nullptr if stopped.
  OpenCardSet* open(const QString& id, const std::stop_token& stop);
  void tellTrouble(const QString& id);

  mutable QMutex mutex_;  // for the pictures, the folders, who takes troubles, and stop_
  QCache<QString, QImage> pictures_;
  QStringList dataFolders_;
  TroubleTaker troubleTaker_;
  std::stop_source stop_;  // of all tasks until the next stop()
  // One thread draws, and only it touches the open set.
  QThreadPool thread_;
  QString openId_;
  std::unique_ptr<OpenCardSet> open_;
};

// image://cardset/<face>?set=<id>: the card of a set, drawn in a thread. No picture (an error)
// where the set cannot be used or has not got the face.
class CardSetProvider : public QQuickAsyncImageProvider {
 public:
  QQuickImageResponse* requestImageResponse(const QString& id, const QSize& requestedSize) override;
};

}  // namespace downpile
