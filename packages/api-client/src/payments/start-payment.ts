import { postCall } from "../call.ts";
import { idempotencyHeader } from "../wire/idempotency.ts";
import { type Decoder, record } from "../wire/decode.ts";
import { DecodeError, kindOf } from "../wire/decode-error.ts";
import { paymentMade } from "../wire/envelope.ts";
import { flag, integer } from "../wire/scalars.ts";
import type { Payable } from "./payment-methods.ts";

/** How a payment goes on. */
export type PaymentStart =
  | { readonly kind: "paid" }
  /** A bank transfer is awaited; the payment's status says where to. */
  | { readonly kind: "transfer" }
  /** A form that the browser sends, which leaves the shop. */
  | ({ readonly kind: "form" } & PaymentForm)
  /** A page of the provider's, for which the browser leaves the shop: a web address, or a path of the shop. */
  | { readonly kind: "page"; readonly address: string }
  | {
      readonly kind: "qr";
      /** A `data:` URL. */
      readonly image: string;
      /** The page of a demo that stands for the phone that scans the code; null where there is no demo. */
      readonly sandboxPath: string | null;
    };

export type PaymentParams = Payable & {
  readonly payWay: number;
  /** Names this attempt, so that its repetition pays nothing twice; null where the platform does not know such keys. */
  readonly idempotencyKey: string | null;
};

/** What the browser sends to a payment provider. */
export interface PaymentForm {
  /** A web address, or a path of the shop. */
  readonly action: string;
  readonly fields: readonly { readonly name: string; readonly value: string }[];
}

// Both expressions consume what they have looked through, even where its end is missing, so that no text is scanned
// twice.
const element = /<(form|input)\b((?:[^>"']|"[^"]*(?:"|$)|'[^']*(?:'|$))*)(>?)/gi;

const attribute = /([a-z-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'))?/gi;

const entity = /&(?:amp|lt|gt|quot|apos|#0*39|#0*34);/g;

const characters: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

const allowedAction = /^(?:https?:\/\/|\/(?![/\\]))/i;

/**
 * The form in a platform's HTML, taken apart so that nothing of that HTML, its script least of all, comes into a page.
 * Null where there is none, or where it leads to no place that a form may lead to.
 */
export function readPaymentForm(html: string): PaymentForm | null {
  let action: string | null = null;
  const fields: { name: string; value: string }[] = [];
  for (const [, tag, inside = "", end] of html.matchAll(element)) {
    if (end !== ">") continue;
    const attributes = attributesOf(inside);
    if (tag?.toLowerCase() === "form") action ??= attributes.get("action") ?? null;
    else if (attributes.has("name")) {
      fields.push({ name: attributes.get("name") ?? "", value: attributes.get("value") ?? "" });
    }
  }
  return action === null || !allowedAction.test(action) ? null : { action, fields };
}

function attributesOf(inside: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = "", double, single] of inside.matchAll(attribute)) {
    const value = double ?? single;
    if (value !== undefined) attributes.set(name.toLowerCase(), withoutEntities(value));
  }
  return attributes;
}

function withoutEntities(value: string): string {
  return value.replace(entity, (each) => {
    const name = each.slice(1, -1);
    if (name.startsWith("#")) return String.fromCodePoint(Number(name.slice(1)));
    return characters[name] ?? each;
  });
}

/** A `data:` URL whose Base64 may be broken into lines. */
const inlineImage = /^data:image\/(?:png|jpeg|gif|webp|svg\+xml);base64,[a-z\d+/]+=*$/i;

const ownPath = /^\/(?![/\\])/;

const allowedPage = /^(?:https:\/\/|\/(?![/\\]))/i;

const started: Decoder<PaymentStart> = record((field) => {
  if (field("transfer", flag)) return { kind: "transfer" };
  const page = field("pay_url", textOf);
  if (page !== "") {
    if (!allowedPage.test(page)) throw new DecodeError("a payment's page is behind https, or a path of the shop");
    return { kind: "page", address: page };
  }
  const [data, sandboxPath] = [field("data", textOf), field("sandbox_url", textOf)];
  const image = data.replace(/\s+/g, "");
  if (inlineImage.test(image)) {
    return { kind: "qr", image, sandboxPath: ownPath.test(sandboxPath) ? sandboxPath : null };
  }
  const form = readPaymentForm(data);
  if (form === null) throw new DecodeError("a payment is a picture or a form");
  return { kind: "form", ...form };
});

const paymentStart: Decoder<PaymentStart> = (value, context) =>
  record((field) => field("code", integer))(value, context) === paymentMade
    ? { kind: "paid" }
    : started(value, context);

/** `false` stands for a form that could not be made. */
function textOf(value: unknown): string {
  if (value === undefined || value === null) return "";
  if (typeof value === "string") return value;
  throw new DecodeError(`a text was expected, not ${kindOf(value)}`);
}

export const startPayment = postCall("pay/unifiedpay", {
  body: ({ from, id, payWay }: PaymentParams) => ({ from, order_id: id, pay_way: payWay }),
  headers: idempotencyHeader,
  decode: paymentStart,
  answer: "payment",
});
