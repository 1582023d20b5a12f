import { getCall, postCall } from "../call.ts";
import { minute } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, list, record } from "../wire/decode.ts";
import { money } from "../wire/money.ts";
import { optionText } from "../wire/option-text.ts";
import { flag, id, optionalText, requiredCount, text } from "../wire/scalars.ts";
import { requiredTime, time } from "../wire/time.ts";
import { linkBody, type OrderLink } from "../order-links/linked-order.ts";

/** What was withdrawn from, by whom and when. Amounts are fen, times epoch milliseconds. */
export interface WithdrawalReceipt {
  readonly id: number;
  readonly orderNumber: string;
  readonly shopName: string;
  /** When it arrived on the platform. */
  readonly at: number;
  /** Null by a link: it may be read by more people than it was meant for. */
  readonly name: string | null;
  readonly contact: string | null;
  readonly lines: readonly {
    readonly id: number;
    readonly name: string;
    readonly optionText: string | null;
    readonly quantity: number;
    readonly amount: number;
  }[];
  readonly freight: number;
  /** All of it, freight included. */
  readonly amount: number;
  readonly refundWay: string;
  /** The goods have been sent, and the money follows when they have come back. */
  readonly sendsBack: boolean;
  /** They are still to be sent. */
  readonly toSend: boolean;
  /** Until when; null where nothing is to be sent any more. */
  readonly sendBackUntil: number | null;
  /** Where to; null: the shop has not said. */
  readonly returnTo: { readonly contact: string; readonly phone: string; readonly address: string } | null;
}

const returnTo: Decoder<WithdrawalReceipt["returnTo"]> = record((field) => {
  const address = field("address", text);
  return address === "" ? null : { contact: field("contact", text), phone: field("mobile", text), address };
});

export const withdrawalReceipt: Decoder<WithdrawalReceipt> = record((field) => ({
  id: field("id", id),
  orderNumber: field("order_sn", text),
  shopName: field("shop_name", text),
  at: field("create_time", requiredTime),
  name: field("name", optionalText),
  contact: field("contact", optionalText),
  lines: field(
    "lines",
    list(
      record((line) => ({
        id: line("id", id),
        name: line("goods_name", text),
        optionText: optionText(line, "spec_value"),
        quantity: line("num", requiredCount),
        amount: line("refund_price", money),
      })),
    ),
  ),
  freight: field("freight_price", money),
  amount: field("refund_price", money),
  refundWay: field("refund_way", text),
  sendsBack: field("sends_back", flag),
  toSend: field("to_send", flag),
  sendBackUntil: field("send_back_until", time),
  returnTo: field("return_to", returnTo),
}));

/** Of a withdrawal of the customer's own; any other fails with 404. */
export const fetchWithdrawalReceipt = getCall("withdrawal/receipt", {
  query: (withdrawalId: number) => ({ id: withdrawalId }),
  decode: withdrawalReceipt,
});

export const withdrawalReceiptQuery = defineQuery(fetchWithdrawalReceipt, {
  key: "withdrawal-receipt",
  freshMs: minute,
  staleAfter: ["order-change", "after-sales-change"],
});

export interface LinkedReceiptParams extends OrderLink {
  readonly withdrawalId: number;
}

export const fetchLinkedReceipt = postCall("order_link/receipt", {
  body: ({ withdrawalId, ...link }: LinkedReceiptParams) => ({ ...linkBody(link), withdrawal_id: withdrawalId }),
  decode: withdrawalReceipt,
});

export const linkedReceiptQuery = defineQuery(fetchLinkedReceipt, {
  key: "linked-receipt",
  freshMs: minute,
  staleAfter: ["order-change", "after-sales-change"],
});
