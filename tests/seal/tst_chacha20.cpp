// SPDX-License-Identifier: GPL-3.0-or-later
// ChaCha20 as a source of random numbers: the test vectors of RFC 8439, and the draws used in
// records.
#include <numeric>
#include <vector>

#include "rules/chance.h"
#include "runner/test_class.h"
#include "seal/chacha20.h"

using namespace downpile;

namespace {

Bytes32 keyFrom(const char* hex) {
  Bytes32 key{};
  const QByteArray bytes = QByteArray::fromHex(hex);
  std::copy(bytes.begin(), bytes.end(), key.begin());
  return key;
}

// Returns the next `count` bytes of the stream.
QByteArray streamed(ChaCha20& stream, qsizetype count) {
  QByteArray bytes;
  while (bytes.size() < count) {
    const std::uint32_t word = stream.next();
    for (unsigned i = 0; i < 4; ++i) bytes += static_cast<char>((word >> (8 * i)) & 0xffU);
  }
  return bytes.left(count);
}

constexpr const char* kNull = "0000000000000000000000000000000000000000000000000000000000000000";
constexpr const char* kCounting =
    "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

}  // namespace

class TestChaCha20 : public QObject {
  Q_OBJECT

 private slots:
  void blocksMatchPublishedTestVectors_data() {
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<QByteArray>("nonce");
    QTest::addColumn<quint32>("counter");
    QTest::addColumn<QByteArray>("block");
    const QByteArray null = QByteArray(kNull).left(24);
    QTest::newRow("2.3.2")
        << QByteArray(kCounting) << QByteArray("000000090000004a00000000") << 1U
        << QByteArray(
               "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
               "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e");
    QTest::newRow("A.1 1")
        << QByteArray(kNull) << null << 0U
        << QByteArray(
               "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
               "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586");
    QTest::newRow("A.1 2")
        << QByteArray(kNull) << null << 1U
        << QByteArray(
               "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
               "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f");
    QTest::newRow("A.1 3")
        << QByteArray(kNull).replace(62, 2, "01") << null << 1U
        << QByteArray(
               "3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a"
               "8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0");
    QTest::newRow("A.1 4")
        << QByteArray(kNull).replace(0, 4, "00ff") << null << 2U
        << QByteArray(
               "72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca"
               "13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096");
    QTest::newRow("A.1 5")
        << QByteArray(kNull) << QByteArray(null).replace(22, 2, "02") << 0U
        << QByteArray(
               "c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c7"
               "8a970e0e955c14f3a88e741b97c286f75f8fc299e8148362fa198a39531bed6d");
  }
  void blocksMatchPublishedTestVectors() {
    QFETCH(QByteArray, key);
    QFETCH(QByteArray, nonce);
    QFETCH(quint32, counter);
    QFETCH(QByteArray, block);
    ChaCha20::Nonce words{};
    const QByteArray bytes = QByteArray::fromHex(nonce);
    for (qsizetype i = 0; i < bytes.size(); ++i) {
      words.at(static_cast<std::size_t>(i / 4)) |=
          std::uint32_t{static_cast<std::uint8_t>(bytes[i])} << static_cast<unsigned>(8 * (i % 4));
    }
    ChaCha20 stream(keyFrom(key.constData()), words, counter);
    QCOMPARE(streamed(stream, 64).toHex(), block);
  }

  // The test vector of RFC 8439, section 2.4.2, whose text is longer than one block.
  void encryptedTextMatchesTheTestVectorOfRfc8439() {
    QByteArray text =
        "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the "
        "future, sunscreen would be it.";
    ChaCha20 stream(keyFrom(kCounting), {0, 0x4a000000U, 0}, 1);
    const QByteArray key = streamed(stream, text.size());
    for (qsizetype i = 0; i < text.size(); ++i) text[i] = static_cast<char>(text[i] ^ key[i]);
    QCOMPARE(text.toHex(),
             QByteArray("6e2e359a2568f98041ba0728dd0d6981e97e7aec1d4360c20a27afccfd9fae0b"
                        "f91b65c5524733ab8f593dabcd62b3571639d624e65152ab8f530c359f0861d8"
                        "07ca0dbf500d6a6156a38e088a22b65e52bc514d16ccf806818ce91ab7793736"
                        "5af90bbf74a35be6b40b8eedf2785e42874d"));
  }

  // Expected values come from another implementation of the algorithms described in uniform.h and
  // chacha20.h.
  void drawnNumbersMatchAnotherImplementation() {
    ChaCha20 stream(keyFrom(kCounting), {0, 3, 7});
    std::vector<std::uint32_t> drawn;
    for (const std::uint32_t bound : {1U, 2U, 6U, 52U, 1000000U, 0x80000000U, 0x7fffffffU}) {
      drawn.push_back(stream.below(bound));
    }
    QCOMPARE(drawn, (std::vector<std::uint32_t>{0, 1, 5, 6, 999802, 446078408, 524473211}));

    std::vector<int> items(20);
    std::iota(items.begin(), items.end(), 0);
    ChaCha20 other(keyFrom(kCounting), {0, 1, 0});
    other.shuffle(std::span(items));
    QCOMPARE(items, (std::vector<int>{3,  5, 11, 9,  19, 15, 1,  12, 6,  8,
                                      18, 4, 13, 17, 7,  2,  14, 16, 10, 0}));
  }

  // A third of the numbers below this bound are multiples of three. A generator that never rejects
  // random bits would draw them in 3/8 of the cases.
  void numbersBelowABoundAreUniform() {
    ChaCha20 stream(keyFrom(kNull), {0, 0, 1});
    constexpr std::uint32_t kBound = 0x60000000U;
    int multiples = 0;
    constexpr int kDraws = 30000;
    for (int i = 0; i < kDraws; ++i) {
      const std::uint32_t drawn = stream.below(kBound);
      QVERIFY(drawn < kBound);
      if (drawn % 3 == 0) ++multiples;
    }
    QVERIFY(std::abs(multiples - kDraws / 3) < 5 * 82);
  }

  void shuffleContainsEachCardAndPickIsInRange() {
    ChaCha20 stream(keyFrom(kNull), {0, 1, 1});
    ChanceNeed need{.kind = ChanceNeed::Kind::shuffle};
    for (int rank = 1; rank <= 13; ++rank) need.cards.insert(Card(0, Suit::hearts, rank));
    const Chance outcome = Chance::draw(need, stream);
    CardSet seen;
    for (const Card card : outcome.order()) seen.insert(card);
    QVERIFY(seen == need.cards);
    QCOMPARE(outcome.order().size(), std::size_t{13});
    const ChanceNeed pick{.kind = ChanceNeed::Kind::pick, .of = 4};
    for (int i = 0; i < 100; ++i) QVERIFY(Chance::draw(pick, stream).number() < 4);
  }
};

DOWNPILE_TEST(TestChaCha20);
#include "tst_chacha20.moc"
