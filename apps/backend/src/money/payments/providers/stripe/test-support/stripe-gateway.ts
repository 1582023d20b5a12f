import { randomBytes } from "node:crypto";
import { wallClock } from "../../../../../platform/wire/time.ts";
import {
  type Difference,
  type Gateway,
  type SentNotification,
  serve,
  type ServedRequest,
  type Trade,
  tradeOf,
} from "../../../../../test-support/gateways/gateway.ts";
import { settingsFrom } from "../../test-support/read-settings.ts";
import { stripeProvider } from "../stripe-provider.ts";
import { readStripeSettings, type StripeSettings } from "../stripe-settings.ts";
import { eventOf, signed } from "./signed-event.ts";
import { idempotent, problem, type StripeAnswer } from "./stripe-answers.ts";

/** Of the shop. */
const origin = "https://shop.example";
const oneMinute = 60;
const oneDay = 24 * 60 * oneMinute;

export interface StripeGateway extends Gateway {
  /** What Stripe's server signs, of whatever event. */
  readonly signed: (event: Readonly<Record<string, unknown>>, at?: Date) => SentNotification;
  /** What its server says of a session. */
  readonly sessionOf: (trade: Trade) => Readonly<Record<string, unknown>>;
  /** What becomes of new refunds. */
  refundStatus: "succeeded" | "failed";
}

/** Stripe's API with hosted pages of Checkout, as far as a shop uses it. */
export async function openStripeGateway(now: () => Date): Promise<StripeGateway> {
  const [secretKey, webhookSecret, otherSecret] = ["sk_test_", "whsec_", "whsec_"].map(
    (prefix) => `${prefix}${randomBytes(12).toString("hex")}`,
  );
  if (secretKey === undefined || webhookSecret === undefined || otherSecret === undefined)
    throw new Error("There are three secrets");
  const trades = new Map<string, Trade>();
  const asked: string[] = [];
  const once = idempotent(now);
  const seconds = (): number => now().getTime() / 1000;
  const { url, close } = await serve((request) => {
    if (request.headers.authorization !== `Bearer ${secretKey}`) return sent(problem(401, "api_key_invalid"));
    asked.push(`${request.method} ${request.url.pathname}`);
    if (gateway.behaviour === "hangs") return null;
    const answer = once(request, gateway.behaviour === "fails" ? () => problem(500, "api_error") : serveCall);
    return gateway.behaviour === "loses" ? null : sent(answer);
  });

  function sent({ status, content }: StripeAnswer) {
    const body = JSON.stringify(gateway.behaviour === "forges" ? { ...content, ...somebodyElses } : content);
    return { status, headers: { "content-type": "application/json" }, body };
  }

  function serveCall({ method, url: { pathname, searchParams }, body }: ServedRequest): StripeAnswer {
    const fields = new URLSearchParams(body);
    if (pathname === "/v1/checkout/sessions")
      return method === "POST" ? openSession(fields) : listed("/v1/checkout/sessions", []);
    const number = /^\/v1\/checkout\/sessions\/cs_test_(\w+)$/.exec(pathname)?.[1];
    const trade = number === undefined ? undefined : trades.get(number);
    if (trade !== undefined) return { status: 200, content: sessionOf(trade) };
    if (pathname !== "/v1/refunds") return problem(404, "resource_missing");
    return method === "POST" ? refund(fields) : listRefunds(searchParams.get("payment_intent"));
  }

  function openSession(fields: URLSearchParams): StripeAnswer {
    const item = (name: string) => fields.get(`line_items[0][${name}`) ?? "";
    const expiresAt = fields.get("expires_at");
    const lasts = expiresAt === null ? oneDay : Number(expiresAt) - seconds();
    if (lasts < 30 * oneMinute || lasts > oneDay) return problem(400, "invalid_expires_at");
    if (fields.get("mode") !== "payment" || item("quantity]") !== "1" || item("price_data][currency]") !== "cny")
      return problem(400, "parameter_invalid");
    const trade: Trade = {
      number: fields.get("client_reference_id") ?? "",
      amount: Number(item("price_data][unit_amount]")),
      subject: item("price_data][product_data][name]"),
      notifyUrl: null,
      payBefore: expiresAt === null ? null : wallClock(new Date(Number(expiresAt) * 1000)),
      state: "unpaid",
      refunds: new Map(),
    };
    if (!fields.get("success_url")?.startsWith(`${origin}/pc/`)) return problem(400, "url_invalid");
    if (fields.get("metadata[plaza_shop]") !== origin) return problem(400, "metadata_missing");
    trades.set(trade.number, trade);
    return { status: 200, content: sessionOf(trade) };
  }

  function refund(fields: URLSearchParams): StripeAnswer {
    const intent = fields.get("payment_intent");
    const trade = tradeOfIntent(intent);
    const [amount, number] = [Number(fields.get("amount")), fields.get("metadata[refund]") ?? ""];
    if (trade?.state !== "paid") return problem(404, "resource_missing");
    const earlier = [...trade.refunds.values()].reduce((sum, each) => sum + each, 0);
    if (earlier + amount > trade.amount) return problem(400, "charge_already_refunded");
    trade.refunds.set(number, amount);
    return { status: 200, content: refundOf(intent, number, amount) };
  }

  function listRefunds(intent: string | null): StripeAnswer {
    const made = [...(tradeOfIntent(intent)?.refunds ?? [])];
    const data = made.map(([number, amount]) => refundOf(intent, number, amount));
    return listed("/v1/refunds", data);
  }

  function listed(url: string, data: readonly unknown[]): StripeAnswer {
    return { status: 200, content: { object: "list", has_more: false, url, data } };
  }

  function refundOf(intent: string | null, number: string, amount: number) {
    const status = gateway.behaviour === "hesitates" ? "pending" : gateway.refundStatus;
    return {
      id: `re_${number}`,
      object: "refund",
      amount,
      payment_intent: intent,
      metadata: { refund: number },
      status,
    };
  }

  const tradeOfIntent = (intent: string | null): Trade | undefined =>
    [...trades.values()].find(({ number }) => intentOf(number) === intent);

  const environment = {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_GATEWAY: url,
  };
  const notification = (trade: Trade, difference: Difference = {}): SentNotification =>
    signed(
      eventOf(trade.state, sessionOf(trade, difference.amount), difference.merchantId),
      webhookSecret,
      difference.at ?? now(),
    );
  const gateway: StripeGateway = {
    name: "Stripe",
    method: "stripe",
    payWay: 102,
    isAskedToStart: true,
    ofOthers: [{ merchantId: "acct_1Connected" }],
    environment,
    provider: stripeProvider(settingsIn(environment), { origin, now }),
    trades,
    asked,
    behaviour: "works",
    refundStatus: "succeeded",
    sessionOf: (trade) => sessionOf(trade),
    signed: (event, at) => signed(event, webhookSecret, at ?? now()),
    follow: async (start) => {
      if (start.kind !== "page") throw new Error(`A page was expected, not ${start.kind}`);
      return tradeOf(trades, new URL(start.address).pathname.split("cs_test_")[1] ?? "");
    },
    notification,
    forgeries: (trade) => {
      const { headers, body } = notification(trade);
      const event = eventOf(trade.state, sessionOf(trade));
      const signature = headers["stripe-signature"] ?? "";
      const changed = (written: string): SentNotification => ({
        headers: { ...headers, "stripe-signature": written },
        body,
      });
      return [
        signed(event, otherSecret, now()),
        changed(""),
        changed("t=1,v1="),
        changed(signature.replace("v1=", "v0=")),
        changed(signature.replace(/t=\d+/, `t=${Math.floor(seconds()) + 1}`)),
        changed(signature.replace(/t=\d+,/, "")),
        { headers: { "content-type": "application/json" }, body },
        { headers, body: `${body} ` },
        { headers, body: "" },
        // Signed, but long ago.
        notification(trade, { at: new Date(now().getTime() - 301_000) }),
      ];
    },
    replies: { taken: '200 {"received":true}', rejected: '400 {"received":false}' },
    close,
  };
  return gateway;
}

/** What an answer says that is about another payment. */
const somebodyElses = { client_reference_id: "20261120", payment_intent: "pi_another", data: [] };

function intentOf(number: string): string {
  return `pi_${number}`;
}

function sessionOf(trade: Trade, amount = trade.amount): Readonly<Record<string, unknown>> {
  const id = `cs_test_${trade.number}`;
  const isPaid = trade.state === "paid";
  return {
    id,
    object: "checkout.session",
    client_reference_id: trade.number,
    metadata: { plaza_shop: origin },
    status: { unpaid: "open", paid: "complete", closed: "expired" }[trade.state],
    payment_status: isPaid ? "paid" : "unpaid",
    payment_intent: isPaid ? intentOf(trade.number) : null,
    amount_total: amount,
    currency: "cny",
    livemode: false,
    url: trade.state === "unpaid" ? `https://checkout.stripe.com/c/pay/${id}#fidkdWxOYHwnPyd1` : null,
  };
}

function settingsIn(environment: Readonly<Record<string, string>>): StripeSettings {
  const settings = settingsFrom(readStripeSettings, environment);
  if (settings === null) throw new Error("There is no contract");
  return settings;
}
