import type { KeyObject } from "node:crypto";
import { AlipaySdk, type AlipaySdkCommonResult } from "alipay-sdk";
import { formFields } from "../payments/form-fields.ts";
import { plainReply } from "../payments/plain-reply.ts";
import type { PaymentProvider, PaymentReport, ShopAddress } from "../payments/provider.ts";
import { decimalYuan } from "../wire/money.ts";
import { wallClock } from "../wire/time.ts";
import type { AlipaySettings } from "./alipay-settings.ts";

const success = "10000";

/** Alipay's page of a computer website: the shopper's browser leaves with a form, and comes back to the shop. */
export function alipayProvider(settings: AlipaySettings, { origin, now }: ShopAddress): PaymentProvider {
  const sdk = new AlipaySdk({
    appId: settings.appId,
    privateKey: pemOf(settings.privateKey, "pkcs8"),
    keyType: "PKCS8",
    alipayPublicKey: pemOf(settings.alipayPublicKey, "spki"),
    gateway: settings.gateway,
    // It has no signal; the deadline of the caller counts, and this ends the connection.
    timeout: 10_000,
  });
  // The SDK would take the clock of this machine's time zone; Alipay's is that of Shanghai.
  const timestamp = (): string => wallClock(now());
  const call = async (method: string, bizContent: Readonly<Record<string, string>>): Promise<AlipayAnswer> =>
    answerOf(await sdk.exec(method, { timestamp: timestamp(), bizContent }, { validateSign: true }));

  return {
    method: "alipay",
    note: null,
    start: async ({ number, amount, subject, payBefore, returnPath }) => ({
      kind: "form",
      html: sdk.pageExecute("alipay.trade.page.pay", "POST", {
        timestamp: timestamp(),
        notifyUrl: `${origin}/api/pay/notify/alipay`,
        returnUrl: `${origin}${returnPath}`,
        bizContent: {
          outTradeNo: number,
          productCode: "FAST_INSTANT_TRADE_PAY",
          totalAmount: decimalYuan(amount),
          subject,
          ...(payBefore === null ? {} : { timeExpire: wallClock(payBefore) }),
        },
      }),
    }),
    readNotification: ({ body }) => {
      const fields = formFields(body);
      // The SDK would believe the notification which algorithm it is signed with.
      if (fields["sign_type"] !== "RSA2" || !sdk.checkNotifySignV2(fields)) return null;
      if (fields["app_id"] !== settings.appId) return null;
      return reportOf({
        status: fields["trade_status"],
        number: fields["out_trade_no"],
        reference: fields["trade_no"],
        amount: fields["total_amount"],
      });
    },
    reply: plainReply,
    query: async (number) => {
      const answer = await call("alipay.trade.query", { outTradeNo: number });
      // Alipay knows of a payment once the shopper has logged in there.
      if (answer.subCode === "ACQ.TRADE_NOT_EXIST") return { state: "unpaid" };
      expectSuccess(answer);
      const { tradeStatus: status, outTradeNo, tradeNo: reference, totalAmount: amount } = answer.fields;
      return reportOf({ status, number: outTradeNo, reference, amount });
    },
    refund: async ({ number, paymentNumber, amount }) => {
      const names = { outTradeNo: paymentNumber, outRequestNo: number };
      const refunded = await call("alipay.trade.refund", { ...names, refundAmount: decimalYuan(amount) });
      expectSuccess(refunded);
      if (refunded.fields["fundChange"] === "Y") return "done";
      // Nothing was moved by this call: it was refunded before, or is not yet.
      const asked = await call("alipay.trade.fastpay.refund.query", names);
      expectSuccess(asked);
      return asked.fields["refundStatus"] === "REFUND_SUCCESS" ? "done" : "begun";
    },
  };
}

interface AlipayAnswer {
  readonly code: string;
  readonly subCode: string | null;
  readonly fields: Readonly<Record<string, unknown>>;
}

function answerOf({ code, ...fields }: AlipaySdkCommonResult): AlipayAnswer {
  const subCode: unknown = fields["subCode"];
  return { code, subCode: typeof subCode === "string" ? subCode : null, fields };
}

function expectSuccess({ code, subCode }: AlipayAnswer): void {
  if (code !== success) throw new Error(`Alipay answered ${code} (${subCode ?? "no reason"})`);
}

/** @throws where Alipay says something that it does not say of payments like ours */
function reportOf(trade: Readonly<Record<"status" | "number" | "reference" | "amount", unknown>>): PaymentReport {
  const { status, number, reference, amount } = trade;
  if (status === "WAIT_BUYER_PAY") return { state: "unpaid" };
  if (status === "TRADE_CLOSED") return { state: "closed" };
  const fen = typeof amount === "string" ? fenOf(amount) : null;
  const isPaid = status === "TRADE_SUCCESS" || status === "TRADE_FINISHED";
  if (!isPaid || typeof number !== "string" || typeof reference !== "string" || fen === null)
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
