// SPDX-License-Identifier: GPL-3.0-or-later
// Who somebody is for others: a key of their own (EC P-256), made at the first start, and a
// certificate around it that says nothing of them. There is no account. A room has one as well.
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
  // The name of the file in the folder that loadOrMake is given.
  static constexpr const char* kFileName = "identity.pem";

  // A new one, kept nowhere; none where OpenSSL fails.
  static std::optional<Identity> make();
  // Of what pem() gave: a private key and its self-signed certificate. None where either is damaged
  // or of another kind, or where they do not belong together. A key with a password is none.
  static std::optional<Identity> fromPem(const QByteArray& pem);
  // The one that is kept in this folder, which is made if it is missing. A file that is damaged is
  // kept under another name, and a new identity is made. May write and sync a file.
  static IdentityReading loadOrMake(const QString& folder);

  // The private key is in it.
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
  // None where it can be neither read nor kept.
  std::optional<Identity> identity;
  // What people should know: why there is none, or that it is a new one in place of a damaged one.
  // Empty where all is well.
  QString sentence;
};

}  // namespace downpile
