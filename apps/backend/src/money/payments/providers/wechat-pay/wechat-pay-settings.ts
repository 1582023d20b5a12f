import type { KeyObject } from "node:crypto";
import { allOrNone, type ReadVariable } from "../../../../platform/domain/environment.ts";
import { gatewayOf } from "../gateway-address.ts";
import { privateKeyOf, publicKeysOf } from "../rsa-keys.ts";

/** A shop's contract with WeChat Pay. */
export interface WeChatPaySettings {
  readonly appId: string;
  readonly merchantId: string;
  /** Of the merchant: what we sign with. */
  readonly privateKey: KeyObject;
  /** The serial number of the merchant's certificate, which belongs to the private key. */
  readonly certificateSerial: string;
  /** What notifications are encrypted with: 32 bytes. */
  readonly apiV3Key: string;
  /** Of WeChat Pay: what it signs with, by the id of the public key or the serial number of the platform certificate. */
  readonly platformKeys: ReadonlyMap<string, KeyObject>;
  /** Origin of the API. */
  readonly gateway: string;
}

const needed = [
  "WECHAT_PAY_APP_ID",
  "WECHAT_PAY_MERCHANT_ID",
  "WECHAT_PAY_PRIVATE_KEY",
  "WECHAT_PAY_CERTIFICATE_SERIAL",
  "WECHAT_PAY_API_V3_KEY",
  "WECHAT_PAY_PUBLIC_KEY",
] as const;

export function readWeChatPaySettings(read: ReadVariable, problems: string[]): WeChatPaySettings | null {
  const texts = allOrNone(read, needed, ["WECHAT_PAY_PUBLIC_KEY_ID", "WECHAT_PAY_GATEWAY"], problems);
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
