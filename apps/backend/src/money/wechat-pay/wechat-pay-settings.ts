import type { KeyObject } from "node:crypto";

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
