import { createPrivateKey, createPublicKey, type KeyObject, X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import type { AlipaySettings } from "./money/alipay/alipay-settings.ts";
import { isLoopback } from "./platform/http/loopback.ts";
import type { WeChatPaySettings } from "./money/wechat-pay/wechat-pay-settings.ts";

/** The contracts with payment providers; null: there is none. */
export interface PaymentConfig {
  readonly alipay: AlipaySettings | null;
  readonly weChatPay: WeChatPaySettings | null;
}

type Read = (name: string) => string | null;

/** Reads what there is of payment providers, and adds to the problems what cannot be used. */
export function readPaymentConfig(read: Read, shopOrigin: string | null, problems: string[]): PaymentConfig {
  const alipay = readAlipay(read, problems);
  const weChatPay = readWeChatPay(read, problems);
  if ((alipay !== null || weChatPay !== null) && shopOrigin === null)
    problems.push("PUBLIC_ORIGIN must be set where payment providers are, because they report payments there");
  return { alipay, weChatPay };
}

function readAlipay(read: Read, problems: string[]): AlipaySettings | null {
  const names = ["ALIPAY_APP_ID", "ALIPAY_PRIVATE_KEY", "ALIPAY_PUBLIC_KEY"] as const;
  const texts = allOrNone(read, names, ["ALIPAY_GATEWAY"], problems);
  if (texts === null) return null;
  const privateKey = privateKeyOf(texts, "ALIPAY_PRIVATE_KEY", problems);
  const [publicKey] = publicKeysOf(texts, "ALIPAY_PUBLIC_KEY", problems);
  // An application with certificates has to send their numbers along, too; one with a key does not.
  if (publicKey !== undefined && publicKey.serial !== null)
    problems.push("ALIPAY_PUBLIC_KEY must be Alipay's public key, not its certificate");
  const gateway = gatewayOf(read, "ALIPAY_GATEWAY", "https://openapi.alipay.com/gateway.do", problems);
  if (privateKey === null || publicKey === undefined || gateway === null) return null;
  return { appId: texts.ALIPAY_APP_ID, privateKey, alipayPublicKey: publicKey.key, gateway };
}

function readWeChatPay(read: Read, problems: string[]): WeChatPaySettings | null {
  const names = [
    "WECHAT_PAY_APP_ID",
    "WECHAT_PAY_MERCHANT_ID",
    "WECHAT_PAY_PRIVATE_KEY",
    "WECHAT_PAY_CERTIFICATE_SERIAL",
    "WECHAT_PAY_API_V3_KEY",
    "WECHAT_PAY_PUBLIC_KEY",
  ] as const;
  const texts = allOrNone(read, names, ["WECHAT_PAY_PUBLIC_KEY_ID", "WECHAT_PAY_GATEWAY"], problems);
  if (texts === null) return null;
  const apiV3Key = texts.WECHAT_PAY_API_V3_KEY;
  if (Buffer.byteLength(apiV3Key) !== 32) problems.push("WECHAT_PAY_API_V3_KEY must have 32 bytes");
  const privateKey = privateKeyOf(texts, "WECHAT_PAY_PRIVATE_KEY", problems);
  const publicKeys = publicKeysOf(texts, "WECHAT_PAY_PUBLIC_KEY", problems);
  const publicKeyId = read("WECHAT_PAY_PUBLIC_KEY_ID");
  if (publicKeys.some(({ serial }) => serial === null) && publicKeyId === null)
    problems.push("WECHAT_PAY_PUBLIC_KEY_ID must say which public key WECHAT_PAY_PUBLIC_KEY is");
  const gateway = gatewayOf(read, "WECHAT_PAY_GATEWAY", "https://api.mch.weixin.qq.com", problems);
  if (privateKey === null || gateway === null) return null;
  return {
    appId: texts.WECHAT_PAY_APP_ID,
    merchantId: texts.WECHAT_PAY_MERCHANT_ID,
    privateKey,
    certificateSerial: texts.WECHAT_PAY_CERTIFICATE_SERIAL,
    apiV3Key,
    platformKeys: new Map(publicKeys.map(({ key, serial }) => [serial ?? publicKeyId ?? "", key])),
    gateway: gateway.replace(/\/$/, ""),
  };
}

/** The texts of variables that belong together; null where none of them is set, or some are missing. */
export function allOrNone<Name extends string>(
  read: Read,
  names: readonly Name[],
  optional: readonly string[],
  problems: string[],
): Readonly<Record<Name, string>> | null {
  const missing = names.filter((name) => read(name) === null);
  if (missing.length === names.length && optional.every((name) => read(name) === null)) return null;
  if (missing.length > 0) {
    problems.push(`${names.join(", ")} belong together, and ${missing.join(", ")} ${isOrAre(missing)} not set`);
    return null;
  }
  // Every name has its text.
  return Object.fromEntries(names.map((name) => [name, read(name) ?? ""])) as Record<Name, string>;
}

function isOrAre({ length }: readonly unknown[]): string {
  return length === 1 ? "is" : "are";
}

/** A problem never shows what was read: it may be a key that is no PEM. */
function privateKeyOf<Name extends string>(
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
function publicKeysOf<Name extends string>(
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

function gatewayOf(read: Read, name: string, fallback: string, problems: string[]): string | null {
  const text = read(name) ?? fallback;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol === "https:" || (url?.protocol === "http:" && isLoopback(url.hostname))) return text;
  problems.push(`${name} must begin with https://, not "${text}"`);
  return null;
}
