import { createCipheriv, generateKeyPairSync, type KeyObject, randomBytes, sign, verify } from "node:crypto";
import { qrImage } from "../../../qr-image.ts";
import { weChatPayProvider } from "../wechat-pay-provider.ts";
import { readWeChatPaySettings, type WeChatPaySettings } from "../wechat-pay-settings.ts";
import { recordOf } from "../../../../../test-support/ask.ts";
import { settingsFrom } from "../../test-support/read-settings.ts";
import { selfSigned } from "./self-signed.ts";
import {
  type Difference,
  type Gateway,
  type SentNotification,
  serve,
  type ServedAnswer,
  type ServedRequest,
  type Trade,
  tradeOf,
} from "../../../../../test-support/gateways/gateway.ts";

const appId = "wx8888888888888888";
const merchantId = "1900007291";
const merchantSerial = "5157F09EFDC096DE15EBE81A47057A7232F1B8E1";
const apiV3Key = "0123456789abcdef0123456789ABCDEF";
const keyId = "PUB_KEY_ID_0119000072910001";

/** Who signs, and under which name: the id of a public key, or the serial number of a certificate. */
interface Signer {
  readonly name: string;
  readonly privateKey: KeyObject;
  /** The public key or the certificate, as a shop gets it. */
  readonly pem: string;
}

export interface WeChatPayGateway extends Gateway {
  /** What the shop knows the company by. Certificates are replaced before they expire: the second follows the first. */
  readonly signers: readonly [Signer, ...Signer[]];
  /** What the company signs with now. */
  signer: Signer;
}

/**
 * WeChat Pay's API, version 3, with native payments, as far as a shop uses it. Shops that began long ago know it by its
 * certificates, others by its public key.
 */
export async function openWeChatPayGateway(
  now: () => Date,
  knownBy: "public key" | "certificates" = "public key",
): Promise<WeChatPayGateway> {
  const merchant = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const signers: WeChatPayGateway["signers"] =
    knownBy === "public key" ? [withPublicKey()] : [withCertificate(), withCertificate()];
  const other = withCertificate();
  const trades = new Map<string, Trade>();
  const codes = new Map<string, string>();
  const asked: string[] = [];
  const { url, close } = await serve((request) => {
    if (!isSignedByMerchant(request, merchant.publicKey, now()))
      return { status: 401, body: JSON.stringify({ code: "SIGN_ERROR" }) };
    if (!signers.some(({ name }) => name === request.headers["wechatpay-serial"]))
      return { status: 400, body: JSON.stringify({ code: "PARAM_ERROR" }) };
    asked.push(`${request.method} ${request.url.pathname.replace(/\d{26}/, "…")}`);
    if (gateway.behaviour === "hangs") return null;
    if (gateway.behaviour === "fails") return { status: 500, body: JSON.stringify({ code: "SYSTEM_ERROR" }) };
    const { status, body } = serveCall(request);
    if (gateway.behaviour === "loses") return null;
    const by = gateway.behaviour === "forges" ? { ...gateway.signer, privateKey: other.privateKey } : gateway.signer;
    return { status, headers: { "content-type": "application/json", ...signatureOf(body, by, now()) }, body };
  });

  function serveCall({ method, url: { pathname, searchParams }, body }: ServedRequest): ServedAnswer {
    const say = (status: number, content: unknown): ServedAnswer => ({ status, body: JSON.stringify(content) });
    const content = method === "POST" ? recordOf(JSON.parse(body)) : {};
    const { total, refund, currency } = method === "POST" ? recordOf(content["amount"]) : {};
    if (method === "POST" && currency !== "CNY") return say(400, { code: "PARAM_ERROR" });
    if (pathname === "/v3/pay/transactions/native") {
      if (content["appid"] !== appId || content["mchid"] !== merchantId)
        return say(400, { code: "APPID_MCHID_NOT_MATCH" });
      const number = String(content["out_trade_no"]);
      const trade: Trade = {
        number,
        amount: Number(total),
        subject: String(content["description"]),
        notifyUrl: String(content["notify_url"]),
        payBefore: typeof content["time_expire"] === "string" ? content["time_expire"] : null,
        state: "unpaid",
        refunds: new Map(),
      };
      const known = trades.get(number);
      if (known !== undefined && JSON.stringify({ ...known, state: "unpaid" }) !== JSON.stringify(trade))
        return say(403, { code: "OUT_TRADE_NO_USED" });
      if (known !== undefined && known.state !== "unpaid") return say(400, { code: "ORDERPAID" });
      trades.set(number, trade);
      const code = codes.get(number) ?? `weixin://wxpay/bizpayurl?pr=${randomBytes(4).toString("hex")}`;
      codes.set(number, code);
      return say(200, { code_url: code });
    }
    if (method === "GET") {
      const number = /^\/v3\/pay\/transactions\/out-trade-no\/(\d+)$/.exec(pathname)?.[1] ?? "";
      if (searchParams.get("mchid") !== merchantId) return say(400, { code: "MCH_NOT_EXISTS" });
      const trade = trades.get(number);
      return trade === undefined ? say(404, { code: "ORDER_NOT_EXIST" }) : say(200, transactionOf(trade, {}));
    }
    const trade = trades.get(String(content["out_trade_no"]));
    if (pathname !== "/v3/refund/domestic/refunds" || trade === undefined)
      return say(404, { code: "RESOURCE_NOT_EXISTS" });
    if (trade.state !== "paid" || total !== trade.amount) return say(400, { code: "INVALID_REQUEST" });
    const number = String(content["out_refund_no"]);
    const known = trade.refunds.get(number);
    if (known !== undefined && known !== refund) return say(400, { code: "INVALID_REQUEST" });
    trade.refunds.set(number, Number(refund));
    return say(200, { out_refund_no: number, status: gateway.behaviour === "hesitates" ? "PROCESSING" : "SUCCESS" });
  }

  const sent = (body: string, by: Signer, at = now()): SentNotification => ({
    headers: { "content-type": "application/json", ...signatureOf(body, by, at) },
    body,
  });
  const environment = environmentOf(merchant.privateKey, signers, url);
  const gateway: WeChatPayGateway = {
    name: "WeChat Pay",
    method: "wechat",
    payWay: 1,
    isAskedToStart: true,
    ofOthers: [{ appId: "2021000000000009" }, { merchantId: "1900000001" }],
    environment,
    provider: weChatPayProvider(settingsIn(environment), { origin: "https://shop.example", now }),
    signers,
    signer: signers[0],
    trades,
    asked,
    behaviour: "works",
    // The phone reads the address out of the image.
    follow: async (start) => {
      const image = start.kind === "qr" ? start.image : null;
      for (const [number, code] of codes) if ((await qrImage(code)) === image) return tradeOf(trades, number);
      throw new Error("The image is none of this gateway's codes");
    },
    notification: (trade, difference = {}) => sent(notified(trade, difference), gateway.signer, difference.at),
    forgeries: (trade) => {
      const genuine = sent(notified(trade, {}), gateway.signer);
      const changed = (headers: Readonly<Record<string, string>>): SentNotification => ({
        headers: { ...genuine.headers, ...headers },
        body: genuine.body,
      });
      return [
        sent(notified(trade, {}), other),
        sent(notified(trade, {}), { ...gateway.signer, privateKey: other.privateKey }),
        sent(notified(trade, {}), { ...gateway.signer, name: other.name }),
        changed({ "wechatpay-signature": "" }),
        changed({ "wechatpay-signature": "WECHATPAY/SIGNTEST/AAAA" }),
        changed({ "wechatpay-serial": merchantSerial }),
        changed({ "wechatpay-nonce": "another" }),
        changed({ "wechatpay-timestamp": String(Math.floor(now().getTime() / 1000) + 1) }),
        changed({ "wechatpay-timestamp": "soon" }),
        { headers: { "content-type": "application/json" }, body: genuine.body },
        { headers: genuine.headers, body: `${genuine.body} ` },
        { headers: genuine.headers, body: "" },
        // Signed, but long ago.
        sent(notified(trade, {}), gateway.signer, new Date(now().getTime() - 301_000)),
      ];
    },
    replies: { taken: '200 {"code":"SUCCESS","message":""}', rejected: '400 {"code":"FAIL","message":"Rejected"}' },
    close,
  };
  return gateway;
}

function withPublicKey(): Signer {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return { name: keyId, privateKey, pem: String(publicKey.export({ format: "pem", type: "spki" })) };
}

function withCertificate(): Signer {
  const keys = generateKeyPairSync("rsa", { modulusLength: 2048 });
  // A number that began with another bit would be negative.
  const serial = Buffer.concat([Buffer.from([0x5a]), randomBytes(19)]);
  return { name: serial.toString("hex").toUpperCase(), privateKey: keys.privateKey, pem: selfSigned(keys, serial) };
}

/** As the shop's environment has it. */
function environmentOf(
  merchantKey: KeyObject,
  signers: readonly Signer[],
  url: string,
): Readonly<Record<string, string>> {
  return {
    WECHAT_PAY_APP_ID: appId,
    WECHAT_PAY_MERCHANT_ID: merchantId,
    WECHAT_PAY_PRIVATE_KEY: String(merchantKey.export({ format: "pem", type: "pkcs8" })),
    WECHAT_PAY_CERTIFICATE_SERIAL: merchantSerial,
    WECHAT_PAY_API_V3_KEY: apiV3Key,
    WECHAT_PAY_PUBLIC_KEY: signers.map(({ pem }) => pem).join("\n"),
    ...(signers.some(({ name }) => name === keyId) && { WECHAT_PAY_PUBLIC_KEY_ID: keyId }),
    WECHAT_PAY_GATEWAY: url,
  };
}

function settingsIn(environment: Readonly<Record<string, string>>): WeChatPaySettings {
  const settings = settingsFrom(readWeChatPaySettings, environment);
  if (settings === null) throw new Error("There is no contract");
  return settings;
}

function transactionOf(trade: Trade, difference: Difference) {
  const { amount = trade.amount, appId: app = appId, merchantId: mch = merchantId } = difference;
  return {
    appid: app,
    mchid: mch,
    out_trade_no: trade.number,
    transaction_id: `4200${trade.number.slice(-24)}`,
    trade_type: "NATIVE",
    trade_state: { unpaid: "NOTPAY", paid: "SUCCESS", closed: "CLOSED" }[trade.state],
    amount: { total: amount, payer_total: amount, currency: "CNY", payer_currency: "CNY" },
  };
}

/** The event, with the transaction sealed in it. */
function notified(trade: Trade, difference: Difference): string {
  const [nonce, associated] = [randomBytes(6).toString("hex"), "transaction"];
  const cipher = createCipheriv("aes-256-gcm", Buffer.from(apiV3Key), nonce).setAAD(Buffer.from(associated));
  const sealed = [
    cipher.update(JSON.stringify(transactionOf(trade, difference)), "utf8"),
    cipher.final(),
    cipher.getAuthTag(),
  ];
  return JSON.stringify({
    id: "EV-2018022511223320873",
    create_time: "2026-11-20T12:00:00+08:00",
    resource_type: "encrypt-resource",
    event_type: "TRANSACTION.SUCCESS",
    summary: "支付成功",
    resource: {
      original_type: "transaction",
      algorithm: "AEAD_AES_256_GCM",
      ciphertext: Buffer.concat(sealed).toString("base64"),
      associated_data: associated,
      nonce,
    },
  });
}

function signatureOf(body: string, { name, privateKey }: Signer, at: Date): Readonly<Record<string, string>> {
  const [timestamp, nonce] = [String(Math.floor(at.getTime() / 1000)), randomBytes(16).toString("hex")];
  return {
    "wechatpay-timestamp": timestamp,
    "wechatpay-nonce": nonce,
    "wechatpay-serial": name,
    "wechatpay-signature": sign("sha256", Buffer.from(`${timestamp}\n${nonce}\n${body}\n`), privateKey).toString(
      "base64",
    ),
  };
}

function isSignedByMerchant({ method, url, headers, body }: ServedRequest, key: KeyObject, now: Date): boolean {
  const [scheme, written = ""] = (headers.authorization ?? "").split(" ");
  const fields = Object.fromEntries(
    written.split(",").map((field) => [field.slice(0, field.indexOf("=")), field.slice(field.indexOf('"') + 1, -1)]),
  );
  const { timestamp = "", nonce_str: nonce = "", signature = "" } = fields;
  const content = `${method}\n${url.pathname}${url.search}\n${timestamp}\n${nonce}\n${body}\n`;
  return (
    scheme === "WECHATPAY2-SHA256-RSA2048" &&
    fields["mchid"] === merchantId &&
    fields["serial_no"] === merchantSerial &&
    Math.abs(Number(timestamp) - now.getTime() / 1000) < 300 &&
    verify("sha256", Buffer.from(content), key, Buffer.from(signature, "base64"))
  );
}
