import { postCall } from "../call.ts";
import { idempotencyHeader } from "../wire/idempotency-header.ts";
import { type Decoder, record } from "../wire/decode.ts";
import { DecodeError, kindOf } from "../wire/decode-error.ts";
import { paymentMade } from "../wire/envelope.ts";
import { type PaymentForm, readPaymentForm } from "./payment-form.ts";
import type { Payable } from "./payment-subject.ts";
import { integer } from "../wire/scalars.ts";

/** How a payment goes on. */
export type PaymentStart =
  | { readonly kind: "paid" }
  /** A form that the browser sends, which leaves the shop. */
  | ({ readonly kind: "form" } & PaymentForm)
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

/** A `data:` URL whose Base64 may be broken into lines. */
const inlineImage = /^data:image\/(?:png|jpeg|gif|webp|svg\+xml);base64,[a-z\d+/]+=*$/i;
const ownPath = /^\/(?![/\\])/;

const started: Decoder<PaymentStart> = record((field) => {
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
