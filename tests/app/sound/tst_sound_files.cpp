// SPDX-License-Identifier: GPL-3.0-or-later
// The generated sounds have the format expected by a sound server, are short and quiet, and have no
// click. Playing does not block if the files and the sound server are missing.
#include <QElapsedTimer>
#include <QFile>
#include <algorithm>
#include <cmath>
#include <cstring>
#include <vector>

#include "runner/test_class.h"
#include "sound/canberra_output.h"

using namespace downpile;

namespace {

constexpr double kRate = 44100;

template <class Number>
Number numberAt(const QByteArray& bytes, qsizetype at) {
  Number number{};
  std::memcpy(&number, bytes.constData() + at, sizeof number);
  return number;
}

}  // namespace

class TestSoundFiles : public QObject {
  Q_OBJECT

 private slots:
  void everySoundIsQuietAndShort_data() {
    QTest::addColumn<QString>("path");
    for (std::string_view name : kSoundNames) {
      const QString text = QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
      QTest::newRow(qPrintable(text)) << QStringLiteral(SOUND_FOLDER "/%1.wav").arg(text);
    }
  }

  void everySoundIsQuietAndShort() {
    QFETCH(QString, path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    QVERIFY(bytes.size() > 44);
    QCOMPARE(bytes.left(4), QByteArray("RIFF"));
    QCOMPARE(numberAt<quint32>(bytes, 4), static_cast<quint32>(bytes.size() - 8));
    QCOMPARE(bytes.mid(8, 8), QByteArray("WAVEfmt "));
    QCOMPARE(numberAt<quint16>(bytes, 20), quint16{1});
    QCOMPARE(numberAt<quint16>(bytes, 22), quint16{1});
    QCOMPARE(numberAt<quint32>(bytes, 24), quint32{44100});
    QCOMPARE(numberAt<quint16>(bytes, 34), quint16{16});
    QCOMPARE(bytes.mid(36, 4), QByteArray("data"));
    QCOMPARE(numberAt<quint32>(bytes, 40), static_cast<quint32>(bytes.size() - 44));

    std::vector<double> samples;
    for (qsizetype at = 44; at < bytes.size(); at += 2) {
      samples.push_back(numberAt<qint16>(bytes, at) / 32768.0);
    }
    const double seconds = static_cast<double>(samples.size()) / kRate;
    QVERIFY2(seconds >= 0.05 && seconds <= 1.1, qPrintable(QString::number(seconds)));
    double peak = 0;
    double sum = 0;
    for (double sample : samples) {
      peak = std::max(peak, std::abs(sample));
      sum += sample;
    }
    QVERIFY2(peak > 0.1 && peak < 0.3, qPrintable(QString::number(peak)));
    QVERIFY(std::abs(sum / static_cast<double>(samples.size())) < 0.003);
    // The sound starts and ends in silence, because a sudden start or end would click.
    const auto loudest = [&](std::size_t from, std::size_t to) {
      double most = 0;
      for (std::size_t i = from; i < to; ++i) most = std::max(most, std::abs(samples[i]));
      return most;
    };
    QCOMPARE(samples.front(), 0.0);
    QCOMPARE(samples.back(), 0.0);
    QVERIFY(loudest(0, 20) < 0.04);
    QVERIFY(loudest(samples.size() - 60, samples.size()) < 0.015);
  }

  // Most test machines have no sound server and no sound card.
  void playingWithoutASoundServerDoesNotBlock() {
    qputenv("PULSE_SERVER", "unix:/nowhere/at/all");
    QElapsedTimer time;
    time.start();
    {
      CanberraOutput output(QStringLiteral("/no/such/folder"));
      for (int i = 0; i < 50; ++i) output.play(Sound::slide, 0.5);
      QVERIFY2(time.elapsed() < 10'000, "playing a sound blocked");
      output.rest();
      output.play(Sound::deal, 1);
    }
    QVERIFY(time.elapsed() < 20'000);
  }

  void pausedSoundOutputDoesNotCrashBeforeTheFirstSound() {
    CanberraOutput output(QStringLiteral(SOUND_FOLDER));
    output.rest();
  }
};

DOWNPILE_TEST(TestSoundFiles);
#include "tst_sound_files.moc"
