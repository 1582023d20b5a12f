import { ask, wholeOf } from "@plaza/http-server";
import { recordOf } from "./json.ts";
import { authorization, isSignedByWeChatPay } from "./signature.ts";
import type { WeChatPaySettings } from "./wechat-pay-settings.ts";

/** What WeChat Pay has rejected. */
export class WeChatPayError extends Error {
  override readonly name = "WeChatPayError";
  /** WeChat Pay's word for the reason, such as `ORDER_NOT_EXIST`. */
  readonly code: string;
  readonly status: number;
  /** It is signed, and not by a key that the shop knows. */
  readonly isForged: boolean;

  constructor(status: number, code: string, isForged: boolean) {
    super(`WeChat Pay answered ${status} (${code})`);
    this.code = code;
    this.status = status;
    this.isForged = isForged;
  }
}

interface WeChatPayRequest {
  readonly method: "GET" | "POST";
  /** The path with its query. */
  readonly target: string;
  readonly content?: Readonly<Record<string, unknown>>;
  readonly signal: AbortSignal;
}

/** The caller's signal says how long its call may take in all; a single one takes no longer than this. */
const deadlineMs = 10_000;
/** A page of the list of certificates is the longest answer, with some kilobytes. */
const maxBytes = 1024 * 1024;

/** Calls the API, signed. @throws {WeChatPayError} where it is rejected */
export type CallWeChatPay = (request: WeChatPayRequest) => Promise<Readonly<Record<string, unknown>>>;

export function weChatPayClient(settings: WeChatPaySettings, now: () => Date): CallWeChatPay {
  // Says which of its keys WeChat Pay is to sign with.
  const [serial = ""] = settings.platformKeys.keys();
  return async ({ method, target, content, signal }) => {
    const body = content === undefined ? "" : JSON.stringify(content);
    const request = {
      hosts: "any",
      deadlineMs,
      maxBytes,
      method,
      headers: {
        accept: "application/json",
        "user-agent": "plaza",
        "wechatpay-serial": serial,
        authorization: authorization({ method, target, body }, settings, now()),
        ...(content === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(content === undefined ? {} : { body }),
      signal,
    } as const;
    return ask(`${settings.gateway}${target}`, request, async (response) => {
      const { status, headers } = response;
      const answer = await wholeOf(response);
      const isSigned = isSignedByWeChatPay({ headers, body: answer }, settings.platformKeys, now());
      if (status < 200 || status >= 300)
        throw new WeChatPayError(status, codeIn(answer), !isSigned && headers["wechatpay-signature"] !== undefined);
      if (!isSigned) throw new Error("An answer in the name of WeChat Pay is not signed by it");
      return recordOf(JSON.parse(answer.toString("utf8")));
    });
  };
}

/** What is in front of WeChat Pay may answer in its place, with no JSON. */
function codeIn(answer: Buffer): string {
  try {
    return String(recordOf(JSON.parse(answer.toString("utf8")))["code"]);
  } catch {
    return "no reason";
  }
}
