import { getCall } from "../call.ts";
import { second } from "../duration.ts";
import { type OrderLine, orderLine } from "../orders/order-line.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, type FieldReader, list, optional, record } from "../wire/decode.ts";
import { image } from "../wire/image-url.ts";
import { amountOrNull, money } from "../wire/money.ts";
import { flag, id, optionalCount, optionalText, text } from "../wire/scalars.ts";
import { time } from "../wire/time.ts";
import { type AfterSalesEvent, afterSalesEvent } from "./after-sales-event.ts";
import {
  type AfterSalesKind,
  afterSalesKind,
  type AfterSalesState,
  afterSalesState,
  type AfterSalesShop,
  afterSalesShop,
} from "./after-sales-state.ts";
import { choice } from "../wire/enums.ts";

/** Where the goods are to be sent. */
export interface ReturnAddress {
  readonly contact: string;
  readonly phone: string;
  readonly address: string;
}

/** How the goods go back. */
export interface SentReturn {
  readonly carrier: string;
  readonly trackingNumber: string;
  readonly remark: string | null;
  readonly images: readonly string[];
  readonly sentAt: number | null;
}

/** Until when the shop answers, the goods have to be sent, or the shop confirms that it has them. */
export interface AfterSalesDeadline {
  readonly kind: "shop" | "goods" | "receipt";
  /** Epoch milliseconds. */
  readonly at: number;
}

/** The way of the money. */
export interface AfterSalesRefund {
  /** `retried`: it could not be paid back so far, and is tried again. */
  readonly state: "none" | "pending" | "retried" | "returned";
  /** The platform's name for where it goes. */
  readonly way: string | null;
  /** Part of the request's amount, in fen. */
  readonly freight: number;
  readonly returnedAt: number | null;
}

/** Everything about one request. Amounts are in fen, times epoch milliseconds. */
export interface AfterSalesRequest {
  readonly id: number;
  readonly number: string;
  readonly orderId: number | null;
  readonly state: AfterSalesState;
  readonly kind: AfterSalesKind;
  readonly reason: string;
  readonly remark: string | null;
  readonly images: readonly string[];
  readonly refundAmount: number;
  readonly appliedAt: number | null;
  readonly shop: AfterSalesShop;
  readonly line: OrderLine;
  /** How many pieces it is for. */
  readonly quantity: number;
  /** Null where the platform knows none. */
  readonly returnAddress: ReturnAddress | null;
  /** Why the shop refused it; null where it did not, or the platform does not say. */
  readonly rejectionReason: string | null;
  /** Null until the goods are sent, and where the platform does not say. */
  readonly shipment: SentReturn | null;
  /** What has happened, oldest first; empty where the platform does not say. */
  readonly history: readonly AfterSalesEvent[];
  readonly deadline: AfterSalesDeadline | null;
  /** Null where the platform does not say. */
  readonly refund: AfterSalesRefund | null;
  readonly canRevoke: boolean;
  readonly canApplyAgain: boolean;
  /** Somebody has withdrawn from the contract, and asks for no favour. */
  readonly isWithdrawal: boolean;
  /** A withdrawal from the contract has taken its place. */
  readonly isReplaced: boolean;
}

const returnAddress: Decoder<ReturnAddress | null> = record((field) => {
  const address = field("address", text).trim();
  return address === "" ? null : { contact: field("contact", text), phone: field("mobile", text), address };
});

/** Without those that are no image. */
const images: Decoder<readonly string[]> = (value, context) =>
  list(image)(value, context).filter((each) => each !== null);

const shipment: Decoder<SentReturn> = record((field) => ({
  carrier: field("express_name", text),
  trackingNumber: field("invoice_no", text),
  remark: field("express_remark", optionalText),
  images: field("express_images", images),
  sentAt: field("create_time", time),
}));

const deadlineKinds: readonly AfterSalesDeadline["kind"][] = ["shop", "goods", "receipt"];

/** One of a kind that this client does not know is none. */
const deadline: Decoder<AfterSalesDeadline | null> = record((field) => {
  const written = field("kind", text);
  const kind = deadlineKinds.find((each) => each === written);
  const at = field("time", time);
  return kind === undefined || at === null ? null : { kind, at };
});

const refundState = choice<AfterSalesRefund["state"]>({ 0: "none", 1: "pending", 2: "retried", 3: "returned" });

function refundOf(field: FieldReader): AfterSalesRefund | null {
  const state = field("refund_state", optional(refundState));
  return state === null
    ? null
    : {
        state,
        way: field("refund_way", optionalText),
        freight: field("freight_price", amountOrNull) ?? 0,
        returnedAt: field("refund_time", time),
      };
}

/** What the platform says, else what the contract allows at this state. */
function allowed(byContract: boolean): Decoder<boolean> {
  return (value, context) => (value === undefined ? byContract : flag(value, context));
}

const orderOfLine: Decoder<number | null> = record((field) => field("order_id", optional(id)));

const afterSalesRequest: Decoder<AfterSalesRequest> = record((field) => {
  const state = field("status", afterSalesState);
  const line = field("order_goods", orderLine);
  const several = field("refund_images", images);
  const single = field("refund_image", image);
  return {
    id: field("id", id),
    number: field("sn", text),
    orderId: field("order_id", optional(id)) ?? field("order_goods", orderOfLine),
    state,
    kind: field("refund_type", afterSalesKind),
    reason: field("refund_reason", text),
    remark: field("refund_remark", optionalText),
    images: several.length === 0 && single !== null ? [single] : several,
    refundAmount: field("refund_price", money),
    appliedAt: field("create_time", time),
    shop: afterSalesShop(field),
    line,
    quantity: field("num", optionalCount) ?? line.quantity,
    returnAddress: field("shop", optional(returnAddress)),
    rejectionReason: field("refuse_reason", optionalText),
    shipment: field("express", optional(shipment)),
    history: field("history", list(afterSalesEvent)),
    deadline: field("deadline", optional(deadline)),
    refund: refundOf(field),
    canRevoke: field("can_cancel", allowed(state !== "refunded" && state !== "revoked")),
    canApplyAgain: field("can_again", allowed(state === "refused" || state === "goodsRefused")),
    isWithdrawal: field("is_withdrawal", flag),
    isReplaced: field("is_replaced", flag),
  };
});

export const fetchAfterSalesRequest = getCall("after_sale/detail", {
  query: (requestId: number) => ({ id: requestId }),
  decode: afterSalesRequest,
});

export const afterSalesRequestQuery = defineQuery(fetchAfterSalesRequest, {
  key: "after-sales-request",
  freshMs: 10 * second,
  staleAfter: ["after-sales-change", "order-change"],
});
