import { getCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, type FieldReader, isNothing, isRecord, list, optional, record } from "../wire/decode.ts";
import { amountOrNull, money } from "../wire/money.ts";
import { image } from "../wire/image-url.ts";
import { optionText } from "../wire/option-text.ts";
import { type Page, page } from "../wire/page.ts";
import { count, flag, id, optionalCount, optionalText, requiredCount, text } from "../wire/scalars.ts";
import { time } from "../wire/time.ts";
import {
  type AfterSalesKind,
  afterSalesKind,
  type AfterSalesState,
  afterSalesState,
  type AfterSalesShop,
  afterSalesShop,
} from "./after-sales-state.ts";

/** What one can apply for, requests on their way, and those that have been refunded. */
export type AfterSalesList = "applicable" | "processing" | "processed";

export interface AfterSalesParams {
  readonly list: AfterSalesList;
  readonly page: number;
  readonly pageSize: number;
}

/** A line of an order. Amounts are in fen. */
export interface AfterSalesLine {
  readonly productId: number;
  readonly skuId: number;
  readonly name: string;
  readonly image: string | null;
  /** Null where there was nothing to choose. */
  readonly optionText: string | null;
  /** Of the order; in a request so many as it is for. */
  readonly quantity: number;
  readonly unitPrice: number;
  /** Whether one can apply for it now. */
  readonly applicable: boolean;
  /** How many pieces of it; null where the platform takes whole lines only. */
  readonly applicableQuantity: number | null;
  /** The platform's reason why one cannot. */
  readonly whyNot: string | null;
}

/** A request, as lists show it. */
export interface AfterSalesSummary {
  readonly id: number;
  readonly number: string;
  readonly state: AfterSalesState;
  readonly kind: AfterSalesKind;
  /** Epoch milliseconds. */
  readonly appliedAt: number | null;
  /** Fen; null where the platform does not say. */
  readonly refundAmount: number | null;
}

/** An order with the lines that one can apply for, or one line with its request. */
export interface AfterSalesEntry {
  readonly orderId: number;
  /** Null beside a request. */
  readonly orderNumber: string | null;
  /** Epoch milliseconds; null beside a request. */
  readonly orderedAt: number | null;
  readonly shop: AfterSalesShop;
  readonly lines: readonly AfterSalesLine[];
  readonly request: AfterSalesSummary | null;
}

export interface AfterSales extends Page<AfterSalesEntry> {
  /** How many requests each list has; null where the platform does not count them. */
  readonly counts: Readonly<Record<Exclude<AfterSalesList, "applicable">, number>> | null;
}

const wireLists: Readonly<Record<AfterSalesList, string>> = {
  applicable: "normal",
  processing: "apply",
  processed: "finish",
};

const summary: Decoder<AfterSalesSummary> = record((field) => ({
  id: field("after_sale_id", id),
  number: field("sn", text),
  state: field("status", afterSalesState),
  kind: field("refund_type", afterSalesKind),
  appliedAt: field("create_time", time),
  refundAmount: field("refund_price", amountOrNull),
}));

/** Also a platform's rows without a request have the object. */
const summaryOrNull: Decoder<AfterSalesSummary | null> = (value, context) =>
  isRecord(value) && value["after_sale_id"] != null ? summary(value, context) : null;

/** Whether one can apply for something, and the platform's reason why not. */
type Applicability = Pick<AfterSalesLine, "applicable" | "whyNot">;

const applicability: Decoder<Applicability | null> = optional(
  record((field) => {
    const applicable = field("able_apply", (value, context) => (value == null ? null : flag(value, context)));
    return applicable === null ? null : { applicable, whyNot: applicable ? null : field("desc", optionalText) };
  }),
);

/** Beside a request nothing can be applied for, whatever the platform says of it. */
function lineOf(ofOrder: Applicability): Decoder<AfterSalesLine> {
  return (value, context) => {
    const { applicable, whyNot } = applicability(value, context) ?? ofOrder;
    return lineFields(applicable, whyNot)(value, context);
  };
}

function lineFields(applicable: boolean, whyNot: string | null): Decoder<AfterSalesLine> {
  return record((field) => ({
    productId: field("goods_id", id),
    skuId: field("item_id", id),
    name: field("goods_name", text),
    image: field("image", image),
    optionText: optionText(field, "spec_value_str"),
    quantity: field("goods_num", requiredCount),
    unitPrice: field("goods_price", money),
    applicable,
    applicableQuantity: field("able_num", optionalCount),
    whyNot,
  }));
}

const closed: Applicability = { applicable: false, whyNot: null };

function linesOf(field: FieldReader, request: AfterSalesSummary | null): readonly AfterSalesLine[] {
  const ofOrder = field("after_sale", applicability) ?? closed;
  return field("order_goods", list(request === null ? lineOf(ofOrder) : lineFields(false, null)));
}

const entry: Decoder<AfterSalesEntry> = record((field) => {
  const request = field("after_sale", summaryOrNull);
  return {
    orderId: field("order_id", id),
    orderNumber: field("order_sn", optionalText),
    orderedAt: field("create_time", time),
    shop: afterSalesShop(field),
    lines: linesOf(field, request),
    request,
  };
});

const entries = page(entry);
const countsBeside = record((field) =>
  field("counts", optional(record((of) => ({ processing: of("apply", count), processed: of("finish", count) })))),
);

const afterSales: Decoder<AfterSales> = (value, context) => ({
  ...entries(value, context),
  counts: isNothing(value) ? null : countsBeside(value, context),
});

/** The customer's own: the newest order first, or the newest request. */
export const fetchAfterSales = getCall("after_sale/lists", {
  query: (params: AfterSalesParams) => ({
    type: wireLists[params.list],
    page_no: params.page,
    page_size: params.pageSize,
  }),
  decode: afterSales,
});

export const afterSalesQuery = defineQuery(fetchAfterSales, {
  key: "after-sales",
  freshMs: 10 * second,
  staleAfter: ["after-sales-change", "order-change"],
});
