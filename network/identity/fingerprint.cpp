// SPDX-License-Identifier: GPL-3.0-or-later
#include "identity/fingerprint.h"

#include <QCryptographicHash>
#include <QSslCertificate>
#include <algorithm>
#include <string_view>

#include "identity/certificate.h"
#include "identity/words.h"

namespace downpile {

namespace {

constexpr std::string_view kLetters = "abcdefghijklmnopqrstuvwxyz234567";
constexpr unsigned kBitsOfLetter = 5;
constexpr unsigned kBitsOfByte = 8;

}  // namespace

std::optional<Fingerprint> Fingerprint::ofCertificate(const QSslCertificate& certificate) {
  const QByteArray key = publicKeyOf(certificate.toDer());
  if (key.isEmpty()) return std::nullopt;
  return fromBytes(QCryptographicHash::hash(key, QCryptographicHash::Sha256));
}

std::optional<Fingerprint> Fingerprint::fromBytes(QByteArrayView bytes) {
  Fingerprint fingerprint;
  if (bytes.size() != static_cast<qsizetype>(kBytes)) return std::nullopt;
  std::copy(bytes.begin(), bytes.end(), fingerprint.bytes_.begin());
  return fingerprint;
}

std::optional<Fingerprint> Fingerprint::fromText(QStringView text) {
  if (text.size() != kTextLength) return std::nullopt;
  Fingerprint fingerprint;
  std::size_t next = 0;
  std::uint32_t bits = 0;
  unsigned count = 0;
  for (const QChar letter : text) {
    const std::size_t value = kLetters.find(letter.toLatin1());
    if (value == std::string_view::npos) return std::nullopt;
    bits = (bits << kBitsOfLetter) | static_cast<std::uint32_t>(value);
    count += kBitsOfLetter;
    if (count < kBitsOfByte) continue;
    count -= kBitsOfByte;
    fingerprint.bytes_.at(next++) = static_cast<std::uint8_t>(bits >> count);
    bits &= (1U << count) - 1;
  }
  // The last letter has four unused bits, which must be zero.
  if (bits != 0) return std::nullopt;
  return fingerprint;
}

QByteArray Fingerprint::bytes() const {
  return {reinterpret_cast<const char*>(bytes_.data()), static_cast<qsizetype>(kBytes)};
}

QString Fingerprint::text() const {
  QString text;
  text.reserve(kTextLength);
  std::uint32_t bits = 0;
  unsigned count = 0;
  const auto write = [&text](std::uint32_t value) {
    text += QLatin1Char(kLetters.at(value % kLetters.size()));
  };
  for (const std::uint8_t byte : bytes_) {
    bits = (bits << kBitsOfByte) | byte;
    count += kBitsOfByte;
    while (count >= kBitsOfLetter) {
      count -= kBitsOfLetter;
      write(bits >> count);
      bits &= (1U << count) - 1;
    }
  }
  write(bits << (kBitsOfLetter - count));
  return text;
}

QStringList Fingerprint::words() const {
  constexpr std::size_t kCount = 4;
  QStringList words;
  for (std::size_t i = 0; i < kCount; ++i) {
    const std::string_view word = kWords.at(bytes_.at(i));
    words += QString::fromLatin1(word.data(), static_cast<qsizetype>(word.size()));
  }
  return words;
}

}  // namespace downpile
