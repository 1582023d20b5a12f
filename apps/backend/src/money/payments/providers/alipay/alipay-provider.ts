import type { KeyObject } from "node:crypto";
import { ask, wholeOf } from "@plaza/http-server";
import { AlipaySdk } from "alipay-sdk";
import {
  type PaymentProvider,
  type PaymentReport,
  type ShopAddress,
  plainReply,
  formFields,
  unusedNumber,
} from "../provider.ts";
import { decimalYuan } from "../../../../platform/wire/money.ts";
import { wallClock } from "../../../../platform/wire/time.ts";
import type { AlipaySettings } from "./alipay-settings.ts";

const success = "10000";
/** The caller's signal says how long its call may take in all; a single one takes no longer than this. */
const deadlineMs = 10_000;
const maxBytes = 1024 * 1024;

/** Alipay's page of a computer website: the shopper's browser leaves with a form, and comes back to the shop. */
export function alipayProvider(settings: AlipaySettings, { origin, now }: ShopAddress): PaymentProvider {
  const sdk = new AlipaySdk({
    appId: settings.appId,
    privateKey: pemOf(settings.privateKey, "pkcs8"),
    keyType: "PKCS8",
    alipayPublicKey: pemOf(settings.alipayPublicKey, "spki"),
    gateway: settings.gateway,
  });
  // The SDK would take the clock of this machine's time zone; Alipay's is that of Shanghai.
  const timestamp = (): string => wallClock(now());
  // The SDK signs and verifies. Its own client would decode what an answer says is compressed, asked for or not.
  const call = async (method: string, content: Content, signal: AbortSignal): Promise<AlipayAnswer> => {
    const signed = new URLSearchParams(sdk.sdkExecute(method, { timestamp: timestamp(), bizContent: content }));
    const body = String(new URLSearchParams({ biz_content: signed.get("biz_content") ?? "" }));
    signed.delete("biz_content");
    const headers = { "content-type": "application/x-www-form-urlencoded; charset=utf-8", accept: "application/json" };
    const request = { hosts: "any", deadlineMs, maxBytes, method: "POST", headers, body, signal } as const;
    const text = await ask(`${settings.gateway}?${signed}`, request, async (answer) => {
      if (answer.status !== 200) throw new Error(`Alipay answered with the status ${answer.status}`);
      return String(await wholeOf(answer));
    });
    const name = `${method.replaceAll(".", "_")}_response`;
    const { [name]: fields, error_response: rejection, sign } = recordOf(JSON.parse(text));
    // Whom it does not know, Alipay answers under another name, and signs that for nobody.
    if (fields === undefined && rejection !== undefined) throw new AlipayRejection(answerOf(recordOf(rejection)));
    try {
      sdk.checkResponseSign(text, name, String(sign), "");
    } catch (error) {
      throw new UnsignedAnswer("An answer in the name of Alipay is not signed by it", { cause: error });
    }
    return answerOf(recordOf(fields));
  };

  return {
    method: "alipay",
    note: null,
    start: async ({ number, amount, title, payBefore, returnPath }) => ({
      kind: "form",
      html: sdk.pageExecute("alipay.trade.page.pay", "POST", {
        timestamp: timestamp(),
        notifyUrl: `${origin}/api/pay/notify/alipay`,
        returnUrl: `${origin}${returnPath}`,
        bizContent: {
          outTradeNo: number,
          productCode: "FAST_INSTANT_TRADE_PAY",
          totalAmount: decimalYuan(amount),
          subject: title,
          ...(payBefore === null ? {} : { timeExpire: wallClock(payBefore) }),
        },
      }),
    }),
    readNotification: ({ body }) => {
      const fields = formFields(body);
      // The SDK would believe the notification which algorithm it is signed with.
      if (fields["sign_type"] !== "RSA2" || !sdk.checkNotifySignV2(fields)) return null;
      if (fields["app_id"] !== settings.appId) return null;
      return reportOfTrade(fields);
    },
    reply: plainReply,
    query: async ({ number }, signal) => {
      const answer = await call("alipay.trade.query", { outTradeNo: number }, signal);
      // Alipay knows of a payment once the shopper has logged in there.
      if (answer.subCode === "ACQ.TRADE_NOT_EXIST") return { state: "unpaid" };
      expectSuccess(answer);
      return reportOfTrade(answer.fields);
    },
    refund: async ({ number, paymentNumber, amount }, signal) => {
      const names = { outTradeNo: paymentNumber, outRequestNo: number };
      const refunded = await call("alipay.trade.refund", { ...names, refundAmount: decimalYuan(amount) }, signal);
      expectSuccess(refunded);
      if (refunded.fields["fund_change"] === "Y") return "done";
      // Nothing was moved by this call: it was refunded before, or is not yet.
      const asked = await call("alipay.trade.fastpay.refund.query", names, signal);
      expectSuccess(asked);
      return asked.fields["refund_status"] === "REFUND_SUCCESS" ? "done" : "begun";
    },
    check: async (signal) => {
      try {
        const answer = await call("alipay.trade.query", { outTradeNo: unusedNumber }, signal);
        if (answer.subCode === "ACQ.TRADE_NOT_EXIST") return null;
        if (refusing.has(answer.code)) return wordsOf(answer);
        expectSuccess(answer);
        return null;
      } catch (error) {
        if (error instanceof AlipayRejection) return wordsOf(error.answer);
        if (error instanceof UnsignedAnswer) return "ALIPAY_PUBLIC_KEY";
        throw error;
      }
    },
  };
}

type Content = Readonly<Record<string, string>>;

interface AlipayAnswer {
  readonly code: string;
  readonly subCode: string | null;
  readonly fields: Readonly<Record<string, unknown>>;
}

function answerOf(fields: Readonly<Record<string, unknown>>): AlipayAnswer {
  const subCode = fields["sub_code"];
  return { code: String(fields["code"]), subCode: typeof subCode === "string" ? subCode : null, fields };
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null) throw new Error("Alipay has sent no object");
  return Object.fromEntries(Object.entries(value));
}

/** Alipay's codes for who may not ask, or does not sign as agreed. */
const refusing: ReadonlySet<string> = new Set(["20001", "40001", "40002", "40003", "40006"]);

class AlipayRejection extends Error {
  override readonly name = "AlipayRejection";
  readonly answer: AlipayAnswer;

  constructor(answer: AlipayAnswer) {
    super(`Alipay answered ${wordsOf(answer)}`);
    this.answer = answer;
  }
}

class UnsignedAnswer extends Error {
  override readonly name = "UnsignedAnswer";
}

function wordsOf({ code, subCode }: AlipayAnswer): string {
  return `${code}: ${subCode ?? "no reason"}`;
}

function expectSuccess(answer: AlipayAnswer): void {
  if (answer.code !== success) throw new Error(`Alipay answered ${wordsOf(answer)}`);
}

/** @throws where Alipay says something that it does not say of payments like ours */
function reportOfTrade(trade: Readonly<Record<string, unknown>>): PaymentReport {
  const { trade_status: status, out_trade_no: number, trade_no: reference, total_amount: amount } = trade;
  if (status === "WAIT_BUYER_PAY") return { state: "unpaid" };
  if (typeof number !== "string") throw new Error("Alipay names no payment");
  if (status === "TRADE_CLOSED") return { state: "closed", number };
  const fen = typeof amount === "string" ? fenOf(amount) : null;
  const isPaid = status === "TRADE_SUCCESS" || status === "TRADE_FINISHED";
  if (!isPaid || typeof reference !== "string" || fen === null)
    throw new Error(`Alipay says ${String(status)} of a payment, which cannot be understood`);
  return { state: "paid", number, reference, amount: fen };
}

/** Null for what is no amount of yuan. */
function fenOf(yuan: string): number | null {
  const [, whole, decimals = ""] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(yuan) ?? [];
  return whole === undefined ? null : Number(`${whole}${decimals.padEnd(2, "0")}`);
}

function pemOf(key: KeyObject, type: "pkcs8" | "spki"): string {
  return String(key.export({ type, format: "pem" }));
}
