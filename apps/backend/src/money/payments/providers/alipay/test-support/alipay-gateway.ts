import { generateKeyPairSync, type KeyObject, sign, verify } from "node:crypto";
import { alipayProvider } from "../alipay-provider.ts";
import { decimalYuan } from "../../../../../platform/wire/money.ts";
import { recordOf } from "../../../../../test-support/ask.ts";
import {
  type Difference,
  type Gateway,
  type SentNotification,
  serve,
  type ServedAnswer,
  type Trade,
  tradeOf,
} from "../../../../../test-support/gateways/gateway.ts";

const appId = "2021000000000001";
const form = { "content-type": "application/x-www-form-urlencoded; charset=utf-8" };

type Fields = Readonly<Record<string, string>>;

/** Alipay's `gateway.do` with the page for computers, as far as a shop uses it. */
export async function openAlipayGateway(now: () => Date): Promise<Gateway> {
  const [alipay, app, other] = [0, 1, 2].map(() => generateKeyPairSync("rsa", { modulusLength: 2048 }));
  if (alipay === undefined || app === undefined || other === undefined)
    throw new Error("There are three pairs of keys");
  const trades = new Map<string, Trade>();
  const asked: string[] = [];
  const { url, close } = await serve(({ method, url: { pathname, searchParams }, body }) => {
    const fields = { ...Object.fromEntries(searchParams), ...Object.fromEntries(new URLSearchParams(body)) };
    if (method !== "POST" || pathname !== "/gateway.do" || !isSignedByApp(fields, app.publicKey))
      return answer("error", { code: "40002", sub_code: "isv.invalid-signature" }, alipay.privateKey);
    if (
      fields["app_id"] !== appId ||
      fields["charset"] !== "utf-8" ||
      !/^\d{4}(-\d\d){2} \d\d(:\d\d){2}$/.test(fields["timestamp"] ?? "")
    )
      return answer("error", { code: "40002", sub_code: "isv.invalid-parameter" }, alipay.privateKey);
    if (gateway.behaviour === "hangs") return null;
    const served = serveCall(fields["method"] ?? "", fields);
    return gateway.behaviour === "loses" ? null : served;
  });

  function serveCall(call: string, fields: Fields): ServedAnswer {
    asked.push(call);
    const content = recordOf(JSON.parse(fields["biz_content"] ?? ""));
    const number = String(content["out_trade_no"]);
    if (call === "alipay.trade.page.pay") {
      trades.set(number, {
        number,
        amount: fenOf(content["total_amount"]),
        subject: String(content["subject"]),
        notifyUrl: fields["notify_url"] ?? "",
        payBefore: typeof content["time_expire"] === "string" ? content["time_expire"] : null,
        state: "unpaid",
        refunds: new Map(),
      });
      return {
        status: 302,
        headers: { location: `${url}/cashier?back=${encodeURIComponent(fields["return_url"] ?? "")}` },
        body: "",
      };
    }
    const key = gateway.behaviour === "forges" ? other?.privateKey : alipay?.privateKey;
    if (key === undefined) throw new Error("There are three pairs of keys");
    const say = (result: Readonly<Record<string, string>>) => answer(call.replaceAll(".", "_"), result, key);
    if (gateway.behaviour === "fails")
      return say({ code: "20000", msg: "Service Currently Unavailable", sub_code: "aop.ACQ.SYSTEM_ERROR" });
    const trade = trades.get(number);
    if (trade === undefined) return say({ code: "40004", msg: "Business Failed", sub_code: "ACQ.TRADE_NOT_EXIST" });
    if (call === "alipay.trade.query") return say({ code: "10000", msg: "Success", ...tradeFields(trade, {}) });
    const request = String(content["out_request_no"]);
    if (call === "alipay.trade.fastpay.refund.query") {
      const isDone = trade.refunds.has(request) && gateway.behaviour !== "hesitates";
      return say({
        code: "10000",
        msg: "Success",
        out_trade_no: number,
        ...(isDone ? { refund_status: "REFUND_SUCCESS" } : {}),
      });
    }
    if (call !== "alipay.trade.refund" || trade.state !== "paid")
      return say({ code: "40004", msg: "Business Failed", sub_code: "ACQ.TRADE_STATUS_ERROR" });
    const isNew = !trade.refunds.has(request);
    if (isNew) trade.refunds.set(request, fenOf(content["refund_amount"]));
    return say({
      code: "10000",
      msg: "Success",
      out_trade_no: number,
      fund_change: isNew && gateway.behaviour !== "hesitates" ? "Y" : "N",
    });
  }

  const notified = (trade: Trade, { appId: other = appId, at = now(), ...difference }: Difference): Fields => ({
    app_id: other,
    charset: "utf-8",
    notify_id: "2026112000222120000000000000000001",
    notify_time: at.toISOString(),
    notify_type: "trade_status_sync",
    subject: trade.subject,
    version: "1.0",
    ...tradeFields(trade, difference),
  });

  const gateway: Gateway = {
    name: "Alipay",
    method: "alipay",
    payWay: 2,
    // Its form is made by the shop.
    isAskedToStart: false,
    ofOthers: [{ appId: "2021000000000009" }],
    provider: alipayProvider(
      { appId, privateKey: app.privateKey, alipayPublicKey: alipay.publicKey, gateway: `${url}/gateway.do` },
      { origin: "https://shop.example", now },
    ),
    environment: {
      ALIPAY_APP_ID: appId,
      ALIPAY_PRIVATE_KEY: pemOf(app.privateKey, "pkcs8"),
      ALIPAY_PUBLIC_KEY: pemOf(alipay.publicKey, "spki"),
      ALIPAY_GATEWAY: `${url}/gateway.do`,
    },
    trades,
    asked,
    behaviour: "works",
    follow: async (start) => {
      if (start.kind !== "form") throw new Error(`A form was expected, not ${start.kind}`);
      const body = new URLSearchParams(start.fields.map(({ name, value }) => [name, value]));
      const response = await fetch(start.action, { method: "POST", body, redirect: "manual" });
      if (response.status !== 302) throw new Error(`The gateway refuses: ${await response.text()}`);
      return tradeOf(trades, String(recordOf(JSON.parse(body.get("biz_content") ?? ""))["out_trade_no"]));
    },
    notification: (trade, difference = {}) => signed(notified(trade, difference), alipay.privateKey),
    forgeries: (trade) => {
      const genuine = signed(notified(trade, {}), alipay.privateKey);
      const changed = (change: (fields: URLSearchParams) => void): SentNotification => {
        const fields = new URLSearchParams(genuine.body);
        change(fields);
        return { headers: form, body: String(fields) };
      };
      return [
        signed(notified(trade, {}), other.privateKey),
        signed(notified(trade, {}), alipay.privateKey, "RSA"),
        changed((fields) => fields.delete("sign")),
        changed((fields) => fields.set("sign", "")),
        changed((fields) => fields.set("sign", "?")),
        changed((fields) => fields.set("sign_type", "RSA")),
        changed((fields) => fields.set("sign_type", "none")),
        changed((fields) => fields.set("total_amount", "0.01")),
        changed((fields) => fields.append("total_amount", "0.01")),
        changed((fields) => fields.set("extra", "1")),
        { headers: form, body: "" },
        {
          headers: { "content-type": "application/json" },
          body: JSON.stringify(Object.fromEntries(new URLSearchParams(genuine.body))),
        },
      ];
    },
    replies: { taken: "200 success", rejected: "200 fail" },
    close,
  };
  return gateway;
}

function pemOf(key: KeyObject, type: "pkcs8" | "spki"): string {
  return String(key.export({ format: "pem", type }));
}

function tradeFields(trade: Trade, { amount = trade.amount }: Difference): Fields {
  const status = { unpaid: "WAIT_BUYER_PAY", paid: "TRADE_SUCCESS", closed: "TRADE_CLOSED" }[trade.state];
  return {
    out_trade_no: trade.number,
    trade_no: `2026112022001${trade.number.slice(-15)}`,
    trade_status: status,
    total_amount: decimalYuan(amount),
  };
}

function fenOf(yuan: unknown): number {
  if (typeof yuan !== "string" || !/^\d+\.\d\d$/.test(yuan)) throw new Error(`${String(yuan)} is no amount`);
  return Number(yuan.replace(".", ""));
}

/** What requests and notifications sign: their fields but the signature, sorted by name. */
function contentOf(fields: Fields, without: readonly string[]): string {
  return Object.entries(fields)
    .filter(([name]) => !without.includes(name))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join("&");
}

function isSignedByApp({ sign: signature = "", ...fields }: Fields, key: KeyObject): boolean {
  return (
    fields["sign_type"] === "RSA2" &&
    verify("sha256", Buffer.from(contentOf(fields, [])), key, Buffer.from(signature, "base64"))
  );
}

/** Notifications leave the kind of the signature out of what they sign. */
function signed(fields: Fields, key: KeyObject, kind: "RSA2" | "RSA" = "RSA2"): SentNotification {
  const content = Buffer.from(contentOf(fields, []));
  const signature = sign(kind === "RSA2" ? "sha256" : "sha1", content, key).toString("base64");
  return { headers: form, body: String(new URLSearchParams({ ...fields, sign: signature, sign_type: kind })) };
}

/** Answers sign the text of what they say, as it stands in them. */
function answer(name: string, result: Readonly<Record<string, string>>, key: KeyObject): ServedAnswer {
  const text = JSON.stringify(result);
  const signature = sign("sha256", Buffer.from(text), key).toString("base64");
  return {
    status: 200,
    headers: { "content-type": "text/html;charset=utf-8" },
    body: `{"${name}_response":${text},"sign":"${signature}"}`,
  };
}
