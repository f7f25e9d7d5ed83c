// SPDX-License-Identifier: GPL-3.0-or-later
// Seals of records: commitments, the numbers contributed by seats, and seeds computed from them.
// The expected values come from another implementation of seal.h; records depend on them.
#include <numeric>

#include "runner/test_class.h"
#include "seal/seal.h"
#include "seal/sha256.h"

using namespace downpile;

namespace {

Bytes32 counting() {
  Bytes32 bytes{};
  std::iota(bytes.begin(), bytes.end(), std::uint8_t{0});
  return bytes;
}

Bytes32 sevens() {
  Bytes32 bytes{};
  bytes.fill(7);
  return bytes;
}

QByteArray hex(const Bytes32& bytes) { return QByteArray::fromStdString(hexText(bytes)); }

}  // namespace

class TestSeal : public QObject {
  Q_OBJECT

 private slots:
  // Test vectors of FIPS 180-2, appendix B, and the hash of the empty text.
  void sha256HashesMatchPublishedTestVectors() {
    QCOMPARE(hex(sha256("abc")),
             QByteArray("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"));
    QCOMPARE(hex(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")),
             QByteArray("248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"));
    QCOMPARE(hex(sha256("")),
             QByteArray("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"));
  }

  void bytesWrittenAsHexAreReadBack() {
    const Bytes32 bytes = sha256("abc");
    QCOMPARE(bytesFromHex(hexText(bytes)), std::optional(bytes));
    QCOMPARE(shortText(bytes), std::string("BA78-16BF-8F01-CFEA"));
    const std::string text = hexText(bytes);
    for (const std::string& wrong :
         {std::string(), text.substr(1), text + "0", "B" + text.substr(1), "g" + text.substr(1)}) {
      QVERIFY2(!bytesFromHex(wrong), wrong.c_str());
    }
  }

  void commitmentsMatchAnotherImplementation() {
    QCOMPARE(hex(commitmentTo(counting())),
             QByteArray("630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"));
    QCOMPARE(hex(commitmentTo(SeatNumber{2, sevens()})),
             QByteArray("4fad666adcb50300e2a860fae9ac0566fa8d930dc456d7c334cfb5c8e12f826c"));
    // The seat is part of the commitment, so a player cannot reuse another player's number.
    QVERIFY(commitmentTo(SeatNumber{1, sevens()}) != commitmentTo(SeatNumber{2, sevens()}));
    QCOMPARE(hex(numberFromText("Z\xc3\xbcge")),
             QByteArray("f6eaf63953daf0a22c93922f31b54def7378f5018f9345ddfaf352e48dd5d655"));
  }

  void seedOfASealDependsOnEveryInput() {
    QCOMPARE(hex(*Seal::of(counting()).seed()),
             QByteArray("f4830d8eb87b96b20cad83408edeedf294ddcc47f12e22ddcc96589f0434cd67"));
    const Seal seal = Seal::of(counting(), {{0, sevens()}, {2, numberFromText("Z\xc3\xbcge")}});
    QCOMPARE(hex(*seal.seed()),
             QByteArray("b0da1bd5b43b0e2c43decc84c003d488d9cd70effce8887d91791a7b65db4d43"));
    Seal closed = seal;
    closed.secret.reset();
    QVERIFY(!closed.seed());
    // Every input changes the seed.
    for (std::size_t i = 0; i < 2; ++i) {
      Seal other = seal;
      other.numbers[i].number[31] ^= 1;
      QVERIFY(other.seed() != seal.seed());
      other = seal;
      other.numbers[1].seat = static_cast<std::uint8_t>(3 + i);
      QVERIFY(other.seed() != seal.seed());
    }
    Seal other = seal;
    (*other.secret)[0] ^= 1;
    QVERIFY(other.seed() != seal.seed());
  }

  void sealIsForgedIfItsSecretWasChanged() {
    Seal seal = Seal::of(counting());
    QVERIFY(!seal.isForged());
    (*seal.secret)[31] ^= 1;
    QVERIFY(seal.isForged());
    seal.secret.reset();
    QVERIFY(!seal.isForged());
  }
};

DOWNPILE_TEST(TestSeal);
#include "tst_seal.moc"
