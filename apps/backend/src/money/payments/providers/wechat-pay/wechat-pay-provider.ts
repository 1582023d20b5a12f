import {
  type NotificationReply,
  type PaymentProvider,
  type PaymentReport,
  type ShopAddress,
  unusedNumber,
} from "../provider.ts";
import { wallClock } from "../../../../platform/wire/time.ts";
import { decryptResource } from "./decrypt.ts";
import { recordOf, textOf } from "./json.ts";
import { isSignedByWeChatPay } from "./signature.ts";
import { WeChatPayError, weChatPayClient } from "./wechat-pay-client.ts";
import type { WeChatPaySettings } from "./wechat-pay-settings.ts";

const currency = "CNY";

/** WeChat Pay's native payment, version 3 of the API: the shopper scans a code with their phone. */
export function weChatPayProvider(settings: WeChatPaySettings, { origin, now }: ShopAddress): PaymentProvider {
  const { appId, merchantId, platformKeys } = settings;
  const call = weChatPayClient(settings, now);

  const isOurs = (transaction: Readonly<Record<string, unknown>>): boolean =>
    transaction["mchid"] === merchantId && transaction["appid"] === appId;

  const targetOf = (number: string): string =>
    `/v3/pay/transactions/out-trade-no/${number}?mchid=${encodeURIComponent(merchantId)}`;

  return {
    method: "wechat",
    note: null,
    start: async ({ number, amount, title, payBefore }, _shopper, signal) => {
      const content = {
        appid: appId,
        mchid: merchantId,
        description: title,
        out_trade_no: number,
        ...(payBefore === null ? {} : { time_expire: `${wallClock(payBefore).replace(" ", "T")}+08:00` }),
        notify_url: `${origin}/api/pay/notify/wechat`,
        amount: { total: amount, currency },
      };
      const answer = await call({ method: "POST", target: "/v3/pay/transactions/native", content, signal });
      return { kind: "code", text: textOf(answer["code_url"]), page: null };
    },
    readNotification: (request) => {
      if (!isSignedByWeChatPay(request, platformKeys, now())) return null;
      const event = recordOf(JSON.parse(request.body.toString("utf8")));
      // What a merchant has subscribed to besides, such as refunds, is nothing that is waited for.
      if (event["event_type"] !== "TRANSACTION.SUCCESS") return { state: "unpaid" };
      const transaction = recordOf(decryptResource(event["resource"], settings.apiV3Key));
      return isOurs(transaction) ? reportOf(transaction) : null;
    },
    reply,
    query: async ({ number }, signal) => {
      try {
        const transaction = await call({ method: "GET", target: targetOf(number), signal });
        if (!isOurs(transaction)) throw new Error("WeChat Pay has answered with a payment of somebody else");
        return reportOf(transaction);
      } catch (error) {
        if (error instanceof WeChatPayError && error.code === "ORDER_NOT_EXIST") return { state: "unpaid" };
        throw error;
      }
    },
    refund: async ({ number, paymentNumber, paymentAmount, amount }, signal) => {
      const content = {
        out_trade_no: paymentNumber,
        out_refund_no: number,
        amount: { refund: amount, total: paymentAmount, currency },
      };
      const { status } = await call({ method: "POST", target: "/v3/refund/domestic/refunds", content, signal });
      if (status === "SUCCESS") return "done";
      if (status === "PROCESSING") return "begun";
      // The payer's account takes no money, say: a person has to look at it in the merchant's pages at WeChat Pay.
      throw new Error(`WeChat Pay says ${String(status)} of the refund ${number}`);
    },
    check: async (signal) => {
      try {
        await call({ method: "GET", target: targetOf(unusedNumber), signal });
        return null;
      } catch (error) {
        if (!(error instanceof WeChatPayError)) throw error;
        const { status, code, isForged } = error;
        if (isForged) return "WECHAT_PAY_PUBLIC_KEY";
        if (code === "ORDER_NOT_EXIST") return null;
        if (status !== unauthorized && !refusing.has(code)) throw error;
        return `${status}: ${code}`;
      }
    },
  };
}

const unauthorized = 401;
/** WeChat Pay's codes for who may not ask, or does not sign as agreed; others, such as of too many questions, say nothing of that. */
const refusing: ReadonlySet<unknown> = new Set(["SIGN_ERROR", "NO_AUTH", "MCH_NOT_EXISTS", "APPID_MCHID_NOT_MATCH"]);

function reply(isTaken: boolean): NotificationReply {
  return {
    status: isTaken ? 200 : 400,
    contentType: "application/json; charset=utf-8",
    body: JSON.stringify(isTaken ? { code: "SUCCESS", message: "" } : { code: "FAIL", message: "Rejected" }),
  };
}

const open: ReadonlySet<unknown> = new Set(["NOTPAY", "USERPAYING"]);
const closed: ReadonlySet<unknown> = new Set(["CLOSED", "REVOKED", "PAYERROR"]);

/** @throws where WeChat Pay says something that it does not say of payments like ours */
function reportOf(transaction: Readonly<Record<string, unknown>>): PaymentReport {
  const { trade_state: state, out_trade_no: number, transaction_id: reference } = transaction;
  if (open.has(state)) return { state: "unpaid" };
  if (closed.has(state)) return { state: "closed", number: textOf(number) };
  const { total, currency: paidIn } = recordOf(transaction["amount"]);
  if (state !== "SUCCESS" || paidIn !== currency || typeof total !== "number")
    throw new Error(`WeChat Pay says ${String(state)} of a payment, which cannot be understood`);
  return { state: "paid", number: textOf(number), reference: textOf(reference), amount: total };
}
