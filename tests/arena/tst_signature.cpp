// SPDX-License-Identifier: GPL-3.0-or-later
// The signatures of each game (arena/signature.h) are listed in signatures.txt: the one of the
// quick test, then the one of the thorough test, which asks the bots more often. After an intended
// change of a game or its bots, write the new signatures there and give the reason in the commit
// message.
#include <QFile>
#include <map>
#include <string>

#include "arena/signature.h"
#include "games/catalog.h"
#include "runner/test_class.h"

using namespace downpile;
using namespace downpile::tests;

class TestSignature : public QObject {
  Q_OBJECT

 private slots:
  void hashOfTheBehaviourOfEachGameMatchesSignaturesTxt_data() {
    QTest::addColumn<QString>("game");
    for (const CatalogEntry& entry : catalog()) {
      const QString id = QString::fromUtf8(entry.info->id);
      QTest::newRow(qPrintable(id)) << id;
    }
  }
  void hashOfTheBehaviourOfEachGameMatchesSignaturesTxt() {
    QFETCH(QString, game);
    QFile list(QStringLiteral(SIGNATURES));
    QVERIFY(list.open(QIODevice::ReadOnly));
    QString expected;
    for (const QByteArray& line : list.readAll().split('\n')) {
      const QString text = QString::fromUtf8(line);
      const int column = isThorough() ? 2 : 1;
      if (text.section(u' ', 0, 0) == game) expected = text.section(u' ', column, column);
    }
    const QString found = QStringLiteral("%1").arg(signatureOf(game.toStdString(), effort(31, 11)),
                                                   16, 16, QLatin1Char('0'));
    QVERIFY2(
        found == expected,
        qPrintable(QStringLiteral("%1 has the signature %2, not %3: if this is intended, write it "
                                  "into tests/arena/signatures.txt, and the reason into the commit")
                       .arg(game, found, expected)));
  }
};

DOWNPILE_TEST(TestSignature, .tier = Tier::both, .thoroughSeconds = 25);
#include "tst_signature.moc"
