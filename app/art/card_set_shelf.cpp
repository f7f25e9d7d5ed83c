// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/card_set_shelf.h"

#include <QCoreApplication>
#include <QMutexLocker>
#include <QQuickTextureFactory>
#include <QStandardPaths>
#include <QUrlQuery>
#include <utility>

#include "art/image_request.h"

namespace downpile {

namespace {

using namespace Qt::StringLiterals;

constexpr int kPictureMemory = 96 * 1024;  // maximum size of the cache of card pictures, in KiB

// Priorities of tasks in the drawing thread. Pictures that an item waits for have priority over
// inspecting the card sets for the list in the settings.
constexpr int kInspecting = 0;
constexpr int kDrawing = 1;

QString keyOf(const QString& set, const QString& face, QSize pixels) {
  return set + u'\n' + face + u'\n' + QString::number(pixels.width()) + u'x' +
         QString::number(pixels.height());
}

class Response : public QQuickImageResponse {
 public:
  Response(const QString& set, const QString& face, QSize pixels) {
    CardSetShelf::instance().draw(set, face, pixels, [this](const QImage& picture) {
      picture_ = picture;
      emit finished();
    });
  }

  QQuickTextureFactory* textureFactory() const override {
    return QQuickTextureFactory::textureFactoryForImage(picture_);
  }
  QString errorString() const override {
    return picture_.isNull() ? u"No such card in this set"_s : QString();
  }

 private:
  QImage picture_;
};

}  // namespace

CardSetShelf::CardSetShelf()
    : pictures_(kPictureMemory),
      dataFolders_(QStandardPaths::standardLocations(QStandardPaths::GenericDataLocation)) {
  thread_.setMaxThreadCount(1);
}

CardSetShelf::~CardSetShelf() { stop(); }

CardSetShelf& CardSetShelf::instance() {
  static CardSetShelf shelf;
  static const bool stopsInTime = [] {
    qAddPostRoutine([] { shelf.stop(); });
    return true;
  }();
  Q_UNUSED(stopsInTime)
  return shelf;
}

void CardSetShelf::setDataFolders(const QStringList& folders) {
  finish();
  const QMutexLocker lock(&mutex_);
  dataFolders_ = folders;
  pictures_.clear();
  open_.reset();
  openId_.clear();
}

QStringList CardSetShelf::dataFolders() const {
  const QMutexLocker lock(&mutex_);
  return dataFolders_;
}

void CardSetShelf::setTroubleTaker(TroubleTaker taker) {
  const QMutexLocker lock(&mutex_);
  troubleTaker_ = std::move(taker);
}

QImage CardSetShelf::drawn(const QString& set, const QString& face, QSize pixels) const {
  const QMutexLocker lock(&mutex_);
  const QImage* picture = pictures_.object(keyOf(set, face, pixels));
  return picture == nullptr ? QImage() : *picture;
}

void CardSetShelf::draw(const QString& set, const QString& face, QSize pixels, Taker taker) {
  start(
      [this, set, face, pixels, taker = std::move(taker)](const std::stop_token& stop) {
        QImage picture = drawn(set, face, pixels);
        if (picture.isNull()) {
          OpenCardSet* opened = open(set, stop);
          if (opened == nullptr) return;
          picture = opened->render(face, pixels);
          if (!picture.isNull()) {
            const QMutexLocker lock(&mutex_);
            const auto cost = static_cast<qsizetype>(picture.sizeInBytes() / 1024 + 1);
            pictures_.insert(keyOf(set, face, pixels), new QImage(picture), cost);
          }
        }
        taker(picture);
      },
      kDrawing);
}

void CardSetShelf::inspect(const QString& path, std::function<void(const OpenCardSet&)> task) {
  start(
      [path, task = std::move(task)](const std::stop_token& stop) {
        const OpenCardSet set(path, stop);
        if (!stop.stop_requested()) task(set);
      },
      kInspecting);
}

void CardSetShelf::start(Task task, int priority) {
  const QMutexLocker lock(&mutex_);
  thread_.start([task = std::move(task), stop = stop_.get_token()] { task(stop); }, priority);
}

void CardSetShelf::finish() { thread_.waitForDone(); }

void CardSetShelf::stop() {
  {
    const QMutexLocker lock(&mutex_);
    thread_.clear();
    stop_.request_stop();
    stop_ = std::stop_source();
  }
  thread_.waitForDone();
}

OpenCardSet* CardSetShelf::open(const QString& id, const std::stop_token& stop) {
  if (!open_ || openId_ != id) {
    open_ = std::make_unique<OpenCardSet>(findCardSet(id, dataFolders()).path, stop);
    openId_ = id;
    if (stop.stop_requested()) {
      open_.reset();
    } else if (open_->trouble() != OpenCardSet::Trouble::none) {
      reportTrouble(id);
    }
  }
  return open_.get();
}

void CardSetShelf::reportTrouble(const QString& id) {
  TroubleTaker taker;
  {
    const QMutexLocker lock(&mutex_);
    taker = troubleTaker_;
  }
  if (taker) taker(id);
}

QQuickImageResponse* CardSetProvider::requestImageResponse(const QString& id,
                                                           const QSize& requestedSize) {
  const ImageRequest request(id);
  const QString set = QUrlQuery(request.query).queryItemValue(u"set"_s, QUrl::FullyDecoded);
  return new Response(set, request.name, completeSize(requestedSize, QSize(250, 350)));
}

}  // namespace downpile
