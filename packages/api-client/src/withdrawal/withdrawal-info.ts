import { type AfterSalesKind, afterSalesKind } from "../after-sales/after-sales-state.ts";
import { getCall, postCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, list, optional, record } from "../wire/decode.ts";
import { image } from "../wire/image-url.ts";
import { amountOrNull, money } from "../wire/money.ts";
import { optionText } from "../wire/option-text.ts";
import { count, flag, id, optionalText, requiredCount, text } from "../wire/scalars.ts";
import { requiredTime, time } from "../wire/time.ts";
import { linkBody } from "../order-links/linked-order.ts";

/** A line of an order, with what of it can still be given back. */
export interface WithdrawalLine {
  readonly id: number;
  readonly name: string;
  readonly image: string | null;
  /** Null where there was nothing to choose. */
  readonly optionText: string | null;
  readonly quantity: number;
  /** Pieces for which the contract can still be withdrawn from. */
  readonly left: number;
  /** Fen that so many pieces give back: the first is for one of them. */
  readonly refunds: readonly number[];
  /** Why the law leaves the product out, or the line at the moment; null: nothing does. */
  readonly excluded: string | null;
  /** The open request about it that a withdrawal ends; null: there is none. */
  readonly replaces: ReplacedRequest | null;
}

/** A request whose place a withdrawal takes. */
export interface ReplacedRequest {
  readonly id: number;
  readonly number: string;
  readonly kind: AfterSalesKind;
}

/** What was withdrawn from before, with the number of its receipt. */
export interface PastWithdrawal {
  readonly id: number;
  readonly at: number;
  readonly amount: number;
}

/** What of an order's contract can be withdrawn from. Amounts are fen, times epoch milliseconds. */
export interface WithdrawalInfo {
  readonly orderNumber: string;
  readonly shopName: string;
  /** Why nothing of it can be withdrawn from now; null: something can. */
  readonly objection: string | null;
  /** Until when; null: the goods have not been received, from when on there are `days` days. */
  readonly until: number | null;
  readonly days: number;
  /** Nothing was sent yet, so nothing has to come back. */
  readonly unshipped: boolean;
  readonly lines: readonly WithdrawalLine[];
  /** What all that is left gives back, freight included; null: not all of the order can be given back. */
  readonly whole: number | null;
  /** What comes back besides the pieces, whichever are chosen. */
  readonly freight: number;
  /** The platform's name for where the money goes: the way it came. */
  readonly refundWay: string;
  /** To begin with; "" where it is not said. */
  readonly name: string;
  readonly contact: string;
  readonly past: readonly PastWithdrawal[];
}

const replaced: Decoder<ReplacedRequest> = record((field) => ({
  id: field("after_sale_id", id),
  number: field("sn", text),
  kind: field("refund_type", afterSalesKind),
}));

const line: Decoder<WithdrawalLine> = record((field) => ({
  id: field("id", id),
  name: field("goods_name", text),
  image: field("image", image),
  optionText: optionText(field, "spec_value"),
  quantity: field("goods_num", requiredCount),
  left: field("able_num", count),
  refunds: field("refund_prices", list(money)),
  excluded: field("excluded", optionalText),
  replaces: field("replaces", optional(replaced)),
}));

const past: Decoder<PastWithdrawal> = record((field) => ({
  id: field("id", id),
  at: field("create_time", requiredTime),
  amount: field("refund_price", money),
}));

const withdrawalInfo: Decoder<WithdrawalInfo> = record((field) => ({
  orderNumber: field("order_sn", text),
  shopName: field("shop_name", text),
  objection: field("objection", optionalText),
  until: field("until", time),
  days: field("days", requiredCount),
  unshipped: field("unshipped", flag),
  lines: field("lines", list(line)),
  whole: field("whole_price", amountOrNull),
  freight: field("freight_price", money),
  refundWay: field("refund_way", text),
  name: field("name", text),
  contact: field("contact", text),
  past: field("withdrawals", list(past)),
}));

/** An order of the customer's own; any other fails with 404. Only where `withdrawal` is announced. */
export const fetchWithdrawal = getCall("withdrawal/info", {
  query: (orderId: number) => ({ id: orderId }),
  decode: withdrawalInfo,
});

export const withdrawalQuery = defineQuery(fetchWithdrawal, {
  key: "withdrawal",
  freshMs: 10 * second,
  staleAfter: ["order-change", "after-sales-change"],
});

/** The order of a link. Only where `withdrawal` and `guest_order` are announced. */
export const fetchLinkedWithdrawal = postCall("order_link/withdrawal", { body: linkBody, decode: withdrawalInfo });

export const linkedWithdrawalQuery = defineQuery(fetchLinkedWithdrawal, {
  key: "linked-withdrawal",
  freshMs: 10 * second,
  staleAfter: ["order-change", "after-sales-change"],
});
