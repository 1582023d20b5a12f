import { createPrivateKey, createPublicKey, type KeyObject, X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";

/** A problem never shows what was read: it may be a key that is no PEM. */
export function privateKeyOf<Name extends string>(
  texts: Readonly<Record<Name, string>>,
  name: Name,
  problems: string[],
): KeyObject | null {
  try {
    const key = createPrivateKey(pemOf(texts[name]));
    if (key.asymmetricKeyType === "rsa") return key;
  } catch {
    // Said below.
  }
  problems.push(`${name} must be a private RSA key as PEM, or the path of a file that has it`);
  return null;
}

interface PublicKey {
  readonly key: KeyObject;
  /** Of its certificate; null where there is none. */
  readonly serial: string | null;
}

/** A public key, or as many certificates as there are: while one is replaced, both are in use. */
export function publicKeysOf<Name extends string>(
  texts: Readonly<Record<Name, string>>,
  name: Name,
  problems: string[],
): readonly PublicKey[] {
  try {
    const pem = pemOf(texts[name]);
    const certificates = pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g);
    const keys = certificates?.map(ofCertificate) ?? [{ key: createPublicKey(publicPem(pem)), serial: null }];
    if (keys.every(({ key }) => key.asymmetricKeyType === "rsa")) return keys;
  } catch {
    // Said below.
  }
  problems.push(`${name} must be a public RSA key or a certificate as PEM, or the path of a file that has it`);
  return [];
}

function ofCertificate(pem: string): PublicKey {
  const { publicKey: key, serialNumber: serial } = new X509Certificate(pem);
  return { key, serial };
}

/** Node makes a public key of a private one, too, which would be the shop's own by mistake. */
function publicPem(pem: string): string {
  if (pem.includes("PRIVATE KEY")) throw new Error("A private key is no public one");
  return pem;
}

/** Environments without lines write `\n` for their ends. */
function pemOf(text: string): string {
  return text.includes("-----BEGIN ") ? text.replaceAll("\\n", "\n") : readFileSync(text, "utf8");
}
