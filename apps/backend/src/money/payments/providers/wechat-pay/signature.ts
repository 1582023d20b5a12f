import { type KeyObject, randomBytes, sign, verify } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { unixSeconds } from "../../../../platform/wire/time.ts";
import type { WeChatPaySettings } from "./wechat-pay-settings.ts";

/** Seconds: what is older may be a repetition by somebody else. */
const maxAge = 300;

interface RequestToSign {
  readonly method: "GET" | "POST";
  /** The path with its query, as it is asked for. */
  readonly target: string;
  /** "" where there is none. */
  readonly body: string;
}

/** The header `Authorization` of a request to WeChat Pay. */
export function authorization({ method, target, body }: RequestToSign, settings: WeChatPaySettings, now: Date): string {
  const nonce = randomBytes(16).toString("hex");
  const timestamp = unixSeconds(now);
  const content = [method, target, timestamp, nonce, body].map((line) => `${line}\n`).join("");
  const fields = {
    mchid: settings.merchantId,
    nonce_str: nonce,
    signature: sign("sha256", Buffer.from(content), settings.privateKey).toString("base64"),
    timestamp,
    serial_no: settings.certificateSerial,
  };
  const written = Object.entries(fields).map(([name, value]) => `${name}="${value}"`);
  return `WECHATPAY2-SHA256-RSA2048 ${written.join(",")}`;
}

/** Whether WeChat Pay has signed a notification or an answer, and just now. */
export function isSignedByWeChatPay(
  { headers, body }: { readonly headers: IncomingHttpHeaders; readonly body: Buffer },
  platformKeys: ReadonlyMap<string, KeyObject>,
  now: Date,
): boolean {
  const [timestamp, nonce, signature, serial] = ["timestamp", "nonce", "signature", "serial"].map((name) => {
    const value = headers[`wechatpay-${name}`];
    return typeof value === "string" ? value : "";
  });
  const key = platformKeys.get(serial ?? "");
  if (key === undefined || !/^\d{1,12}$/.test(timestamp ?? "")) return false;
  if (Math.abs(unixSeconds(now) - Number(timestamp)) > maxAge) return false;
  const content = Buffer.concat([Buffer.from(`${timestamp}\n${nonce}\n`), body, Buffer.from("\n")]);
  return verify("sha256", content, key, Buffer.from(signature ?? "", "base64"));
}
