// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/review_store.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

#include "files/ordinary_file.h"
#include "files/own_folder.h"
#include "files/whole_file.h"
#include "game/json_value.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

// Maximum file size of a review: 16 MiB. The review of a game with 2,000 decisions needs half a
// MiB.
constexpr qint64 kLargest = qint64{16} << 20;

}  // namespace

ReviewStore::ReviewStore(const QString& games) : folder_(games + u"/reviews"_s) {}

QString ReviewStore::path(const std::string& mark, int player) const {
  return u"%1/%2-%3.json"_s.arg(folder_, QString::fromStdString(mark), QString::number(player));
}

std::optional<Review> ReviewStore::find(const std::string& mark, int player) const {
  const FileReading file = readOrdinaryFile(path(mark, player), kLargest);
  if (file.status != FileReading::Status::good) return std::nullopt;
  std::string error;
  auto review = readReview(valueOf(QJsonDocument::fromJson(file.bytes).object()), error);
  const bool isIt = review && review->mark == mark && review->player == player;
  return isIt ? review : std::nullopt;
}

bool ReviewStore::save(const Review& review) const {
  return makeOwnFolder(folder_) &&
         writeWhole(path(review.mark, review.player), jsonText(writeReview(review)));
}

void ReviewStore::forget(const std::string& mark, int player) const {
  QFile::remove(path(mark, player));
}

void ReviewStore::forget(const std::string& mark) const {
  QDir folder(folder_);
  const QStringList names =
      folder.entryList({QString::fromStdString(mark) + u"-*.json"_s}, QDir::Files);
  for (const QString& name : names) folder.remove(name);
}

}  // namespace downpile
