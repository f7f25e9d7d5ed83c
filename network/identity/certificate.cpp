// SPDX-License-Identifier: GPL-3.0-or-later
#include "identity/certificate.h"

#include <openssl/bio.h>
#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/rand.h>
#include <openssl/x509.h>

#include <array>
#include <cstdint>
#include <cstring>
#include <memory>
#include <string_view>

namespace downpile {

namespace {

// Deleter for OpenSSL objects in a std::unique_ptr. kRelease is OpenSSL's function for freeing such
// an object.
template <auto kRelease>
struct Release {
  template <typename Object>
  void operator()(Object* object) const {
    kRelease(object);
  }
};
using Key = std::unique_ptr<EVP_PKEY, Release<EVP_PKEY_free>>;
using KeyContext = std::unique_ptr<EVP_PKEY_CTX, Release<EVP_PKEY_CTX_free>>;
using Certificate = std::unique_ptr<X509, Release<X509_free>>;
using Bytes = std::unique_ptr<BIO, Release<BIO_free_all>>;

constexpr char kCurve[] = "P-256";
constexpr char kName[] = "Downpile";
constexpr char kFirstSecond[] = "20200101000000Z";
// End date in certificates without expiry (RFC 5280).
constexpr char kLastSecond[] = "99991231235959Z";

bool setSerial(X509* certificate) {
  std::uint64_t serial = 0;
  if (RAND_bytes(reinterpret_cast<unsigned char*>(&serial), sizeof serial) != 1) return false;
  return ASN1_INTEGER_set_uint64(X509_get_serialNumber(certificate), serial | 1U) == 1;
}

bool setNames(X509* certificate) {
  X509_NAME* name = X509_get_subject_name(certificate);
  return X509_NAME_add_entry_by_txt(name, "CN", MBSTRING_ASC,
                                    reinterpret_cast<const unsigned char*>(kName), -1, -1,
                                    0) == 1 &&
         X509_set_issuer_name(certificate, name) == 1;
}

Certificate certificateOf(EVP_PKEY* key) {
  Certificate certificate(X509_new());
  const bool good =
      certificate != nullptr && X509_set_version(certificate.get(), X509_VERSION_3) == 1 &&
      setSerial(certificate.get()) && setNames(certificate.get()) &&
      ASN1_TIME_set_string_X509(X509_getm_notBefore(certificate.get()), kFirstSecond) == 1 &&
      ASN1_TIME_set_string_X509(X509_getm_notAfter(certificate.get()), kLastSecond) == 1 &&
      X509_set_pubkey(certificate.get(), key) == 1 &&
      X509_sign(certificate.get(), key, EVP_sha256()) > 0;
  if (!good) certificate.reset();
  return certificate;
}

// Password callback for OpenSSL that returns no password. By default, OpenSSL asks for one in the
// terminal.
int noPassword(char* /*buffer*/, int /*size*/, int /*isWriting*/, void* /*user*/) { return -1; }

// Returns an OpenSSL object for reading from `pem`. `pem` must outlive it.
Bytes reading(const QByteArray& pem) {
  return Bytes(BIO_new_mem_buf(pem.constData(), static_cast<int>(pem.size())));
}

bool isOfOurCurve(const EVP_PKEY* key) {
  std::array<char, 64> name{};
  return EVP_PKEY_get_base_id(key) == EVP_PKEY_EC &&
         EVP_PKEY_get_utf8_string_param(key, OSSL_PKEY_PARAM_GROUP_NAME, name.data(), name.size(),
                                        nullptr) == 1 &&
         std::string_view(name.data()) == SN_X9_62_prime256v1;
}

// Returns whether the public key stored with this private key belongs to it.
bool isWhole(EVP_PKEY* key) {
  const KeyContext context(EVP_PKEY_CTX_new_from_pkey(nullptr, key, nullptr));
  return context != nullptr && EVP_PKEY_pairwise_check(context.get()) == 1;
}

}  // namespace

QByteArray makeKeyAndCertificate() {
  const Key key(EVP_EC_gen(kCurve));
  if (key == nullptr) return {};
  const Certificate certificate = certificateOf(key.get());
  const Bytes written(BIO_new(BIO_s_mem()));
  if (certificate == nullptr || written == nullptr ||
      PEM_write_bio_PrivateKey(written.get(), key.get(), nullptr, nullptr, 0, nullptr, nullptr) !=
          1 ||
      PEM_write_bio_X509(written.get(), certificate.get()) != 1) {
    return {};
  }
  char* text = nullptr;
  const long length = BIO_get_mem_data(written.get(), &text);
  return {text, static_cast<qsizetype>(length)};
}

bool isKeyAndCertificate(const QByteArray& pem) {
  const Bytes ofKey = reading(pem);
  const Bytes ofCertificate = reading(pem);
  if (ofKey == nullptr || ofCertificate == nullptr) return false;
  const Key key(PEM_read_bio_PrivateKey(ofKey.get(), nullptr, noPassword, nullptr));
  const Certificate certificate(
      PEM_read_bio_X509(ofCertificate.get(), nullptr, noPassword, nullptr));
  return key != nullptr && certificate != nullptr && isOfOurCurve(key.get()) &&
         isWhole(key.get()) && X509_check_private_key(certificate.get(), key.get()) == 1 &&
         X509_verify(certificate.get(), key.get()) == 1;
}

QByteArray publicKeyOf(const QByteArray& certificate) {
  const auto* at = reinterpret_cast<const unsigned char*>(certificate.constData());
  const Certificate read(d2i_X509(nullptr, &at, static_cast<long>(certificate.size())));
  if (read == nullptr) return {};
  unsigned char* key = nullptr;
  const int length = i2d_X509_PUBKEY(X509_get_X509_PUBKEY(read.get()), &key);
  if (length <= 0) return {};
  QByteArray bytes(reinterpret_cast<const char*>(key), length);
  OPENSSL_free(key);
  return bytes;
}

}  // namespace downpile
