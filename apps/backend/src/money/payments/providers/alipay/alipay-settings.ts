import type { KeyObject } from "node:crypto";
import { allOrNone, type ReadVariable } from "../../../../platform/domain/environment.ts";
import { gatewayOf } from "../gateway-address.ts";
import { privateKeyOf, publicKeysOf } from "../rsa-keys.ts";

/** A shop's contract with Alipay. */
export interface AlipaySettings {
  readonly appId: string;
  /** Of the application: what we sign with. */
  readonly privateKey: KeyObject;
  /** Of Alipay: what it signs with. */
  readonly alipayPublicKey: KeyObject;
  /** The address of `gateway.do`. */
  readonly gateway: string;
}

const needed = ["ALIPAY_APP_ID", "ALIPAY_PRIVATE_KEY", "ALIPAY_PUBLIC_KEY"] as const;

export function readAlipaySettings(read: ReadVariable, problems: string[]): AlipaySettings | null {
  const texts = allOrNone(read, needed, ["ALIPAY_GATEWAY"], problems);
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
