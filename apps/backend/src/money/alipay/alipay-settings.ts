import type { KeyObject } from "node:crypto";

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
