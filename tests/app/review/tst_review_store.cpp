// SPDX-License-Identifier: GPL-3.0-or-later
// Reviews on disk: each is found by its game and player, and invalid files are ignored.
#include <QDir>
#include <QTemporaryDir>

#include "../replay/replays.h"
#include "review/review_store.h"
#include "runner/test_class.h"

using namespace downpile;
using namespace Qt::StringLiterals;

namespace {

Review reviewBy(int player, char mark = 'a') {
  Review review{.mark = std::string(32, mark),
                .game = "up-and-down",
                .players = 3,
                .player = player,
                .seed = 1,
                .unit = "points-settled",
                .slip = 1,
                .blunder = 4,
                .moves = {},
                .deals = {}};
  review.complete = true;
  return review;
}

}  // namespace

class TestReviewStore : public QObject {
  Q_OBJECT

 private slots:
  void findsStoredReviews() {
    const ReviewStore store(folder_.path());
    QVERIFY(!store.find(reviewBy(0).mark, 0));
    QVERIFY(store.save(reviewBy(0)));
    QVERIFY(store.save(reviewBy(2)));
    QCOMPARE(store.find(reviewBy(0).mark, 0), std::optional(reviewBy(0)));
    QCOMPARE(store.find(reviewBy(2).mark, 2), std::optional(reviewBy(2)));
    QVERIFY(!store.find(reviewBy(1).mark, 1));
    QVERIFY(!store.find(reviewBy(0, 'b').mark, 0));
    // Saving a review replaces the stored review of the same game and player.
    Review more = reviewBy(0);
    more.complete = false;
    QVERIFY(store.save(more));
    QCOMPARE(store.find(more.mark, 0), std::optional(more));
  }

  void rejectsInvalidReviewFile_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("no JSON") << QByteArray("}{");
    QTest::newRow("something else") << QByteArray("{\"review\": 99}");
  }
  void rejectsInvalidReviewFile() {
    QFETCH(QByteArray, text);
    const ReviewStore store(folder_.path());
    QVERIFY(store.save(reviewBy(0, 'c')));
    const QString path = u"%1/reviews/%2-0.json"_s.arg(folder_.path(), QString(32, u'c'));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    file.write(text);
    file.close();
    QVERIFY(!store.find(std::string(32, 'c'), 0));
    // A new review can be saved in place of the invalid file.
    QVERIFY(store.save(reviewBy(0, 'c')));
    QVERIFY(store.find(std::string(32, 'c'), 0));
  }

  void rejectsReviewOfAnotherPlayer() {
    const ReviewStore store(folder_.path());
    QVERIFY(store.save(reviewBy(0, 'd')));
    const QString path = u"%1/reviews/%2-%3.json"_s.arg(folder_.path(), QString(32, u'd'));
    QVERIFY(QFile::copy(path.arg(0), path.arg(1)));
    QVERIFY(!store.find(std::string(32, 'd'), 1));
  }

  void forgetsEveryReviewOfARecord() {
    const ReviewStore store(folder_.path());
    QVERIFY(store.save(reviewBy(0, 'e')));
    QVERIFY(store.save(reviewBy(1, 'e')));
    QVERIFY(store.save(reviewBy(0, 'f')));
    store.forget(std::string(32, 'e'));
    QVERIFY(!store.find(std::string(32, 'e'), 0));
    QVERIFY(!store.find(std::string(32, 'e'), 1));
    QVERIFY(store.find(std::string(32, 'f'), 0));
  }

  void saveFailsIfTheFolderIsAFile() {
    QFile file(folder_.filePath(u"file"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    const ReviewStore store(file.fileName());
    QVERIFY(!store.save(reviewBy(0)));
    QVERIFY(!store.find(reviewBy(0).mark, 0));
  }

 private:
  QTemporaryDir folder_;
};

DOWNPILE_TEST(TestReviewStore);
#include "tst_review_store.moc"
