import { getCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, list, record } from "../wire/decode.ts";
import { amountOrNull } from "../wire/money.ts";
import { image } from "../wire/image-url.ts";
import { integer, optionalText, text } from "../wire/scalars.ts";
import { time } from "../wire/time.ts";
import { type PaymentKind, paymentKindOf } from "./payment-kind.ts";

/** The orders that were submitted together, or one of them. */
export interface PaymentSubject {
  readonly from: "trade" | "order";
  readonly id: number;
}

/** Money for the wallet. */
export interface TopUpSubject {
  readonly from: "recharge";
  readonly id: number;
}

/** What is paid for. */
export type Payable = PaymentSubject | TopUpSubject;

export interface PaymentMethod {
  /** The number of the way of paying, which starts the payment. */
  readonly payWay: number;
  readonly kind: PaymentKind;
  /** The platform's word for it, such as `alipay`. */
  readonly code: string;
  /** The platform's name for it. */
  readonly name: string;
  readonly image: string | null;
  /** The platform's note beside the name; null where there is none. */
  readonly note: string | null;
  /** In fen: what the wallet holds, of the balance only. */
  readonly balance: number | null;
}

export interface PaymentMethods {
  readonly methods: readonly PaymentMethod[];
  /** The amount to pay in fen; null where the order does not exist. */
  readonly amount: number | null;
  /** The deadline in epoch milliseconds; null where there is none. */
  readonly payBefore: number | null;
}

/** Reads the balance from the end of its note, the only place where the platform sends it. */
const amountAtEnd = /(?<!\d)(\d+(?:\.\d+)?)\s*$/;

const paymentMethod: Decoder<PaymentMethod> = record((field, context) => {
  const code = field("code", text);
  const kind = paymentKindOf(code);
  const note = field("extra", optionalText);
  const amount = kind === "balance" ? amountAtEnd.exec(note ?? "")?.[1] : undefined;
  return {
    payWay: field("pay_way", integer),
    kind,
    code,
    name: field("short_name", optionalText) ?? field("name", text),
    image: field("image", image),
    note,
    balance: amountOrNull(amount, context),
  };
});

const paymentMethods: Decoder<PaymentMethods> = record((field) => ({
  methods: field("pay_way", list(paymentMethod)),
  amount: field("order_amount", amountOrNull),
  payBefore: field("cancel_time", time),
}));

export const fetchPaymentMethods = getCall("order/getPayWay", {
  query: ({ from, id }: Payable) => ({ from, order_id: id }),
  decode: paymentMethods,
});

export const paymentMethodsQuery = defineQuery(fetchPaymentMethods, {
  key: "payment-methods",
  freshMs: 10 * second,
  staleAfter: ["order-change"],
});
