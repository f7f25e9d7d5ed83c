// SPDX-License-Identifier: GPL-3.0-or-later
// The identity of a person or a room: an EC P-256 key, created at the first start. Its certificate
// contains no personal data. There are no accounts.
#pragma once

#include <QByteArray>
#include <QSslCertificate>
#include <QSslKey>
#include <QString>
#include <optional>
#include <utility>

#include "identity/fingerprint.h"

namespace downpile {

struct IdentityReading;

class Identity {
 public:
  // Name of the identity file in the folder passed to loadOrMake().
  static constexpr const char* kFileName = "identity.pem";

  // Creates a new identity without storing it. Returns nullopt if OpenSSL fails.
  static std::optional<Identity> make();
  // Reads the output of pem(): a private key and its self-signed certificate. Returns nullopt if
  // one is damaged or of another type, or if they do not match. Keys with a password are rejected.
  static std::optional<Identity> fromPem(const QByteArray& pem);
  // Loads the identity stored in this folder, or creates one if none is stored. If the file is
  // damaged, it is renamed, and a new identity is created. May write and sync a file.
  static IdentityReading loadOrMake(const QString& folder);

  // Serialises the identity as PEM. Includes the private key.
  QByteArray pem() const { return key_.toPem() + certificate_.toPem(); }
  const QSslKey& key() const { return key_; }
  const QSslCertificate& certificate() const { return certificate_; }
  const Fingerprint& fingerprint() const { return fingerprint_; }

 private:
  Identity(QSslKey key, const QSslCertificate& certificate, const Fingerprint& fingerprint)
      : key_(std::move(key)), certificate_(certificate), fingerprint_(fingerprint) {}

  QSslKey key_;
  QSslCertificate certificate_;
  Fingerprint fingerprint_;
};

struct IdentityReading {
  // nullopt if the identity cannot be read, or a new one cannot be made or stored.
  std::optional<Identity> identity;
  // Message for the user: the reason for a missing identity, or a note on the replacement of a
  // damaged one. Otherwise empty.
  QString sentence;
};

}  // namespace downpile
