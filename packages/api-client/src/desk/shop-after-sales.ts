import { getCall, postCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, list, optional, record } from "../wire/decode.ts";
import { type Repeatable, idempotencyHeader } from "../wire/idempotency.ts";
import { image, images } from "../wire/image-url.ts";
import { instant, requiredInstant } from "../wire/instant.ts";
import { money } from "../wire/money.ts";
import { type Page, page } from "../wire/page.ts";
import { count, flag, id, nothing, optionalText, requiredCount, text } from "../wire/scalars.ts";
import { word, wordOf } from "../wire/enums.ts";

/** By what is to be done with them. */
export type ShopAfterSalesList = "toDecide" | "toReceive" | "refunding" | "over" | "all";

export type ShopAfterSalesState =
  | "applied"
  | "refused"
  | "toReturn"
  | "returned"
  | "goodsRefused"
  | "refunding"
  | "refunded"
  | "revoked";

export type ShopAfterSalesDecision = "agree" | "refuse" | "receive" | "refuseGoods";

/** A request as its shop sees it. Amounts are in fen, times epoch milliseconds. */
export interface ShopAfterSale {
  readonly id: number;
  readonly number: string;
  readonly state: ShopAfterSalesState;
  readonly kind: "refund" | "return";
  /** The customer withdraws from the contract, which needs no reason. */
  readonly isWithdrawal: boolean;
  readonly reason: string;
  readonly quantity: number;
  readonly amount: number;
  /** Of the amount, what was paid for the delivery. */
  readonly freight: number;
  readonly createdAt: number;
  /** When the rules decide by themselves; null where nothing is waited for. */
  readonly deadline: number | null;
  readonly refundedAt: number | null;
  readonly customer: { readonly id: number; readonly nickname: string };
  readonly order: { readonly id: number; readonly number: string };
  readonly line: {
    readonly productId: number;
    readonly name: string;
    readonly options: string;
    readonly image: string | null;
    readonly quantity: number;
    readonly amount: number;
  };
  readonly may: Readonly<Record<ShopAfterSalesDecision, boolean>>;
}

const state = wordOf<ShopAfterSalesState>(
  "applied",
  "refused",
  "toReturn",
  "returned",
  "goodsRefused",
  "refunding",
  "refunded",
  "revoked",
);

const afterSale: Decoder<ShopAfterSale> = record((field) => ({
  id: field("id", id),
  number: field("number", text),
  state: field("state", state),
  kind: field("type", word({ refund: "refund", return: "return" } as const)),
  isWithdrawal: field("is_withdrawal", flag),
  reason: field("reason", text),
  quantity: field("quantity", requiredCount),
  amount: field("amount", money),
  freight: field("freight", money),
  createdAt: field("created_at", requiredInstant),
  deadline: field("deadline", instant),
  refundedAt: field("refunded_at", instant),
  customer: field(
    "customer",
    record((customer) => ({ id: customer("id", id), nickname: customer("nickname", text) })),
  ),
  order: field(
    "order",
    record((order) => ({ id: order("id", id), number: order("number", text) })),
  ),
  line: field(
    "line",
    record((line) => ({
      productId: line("product_id", id),
      name: line("name", text),
      options: line("options", text),
      image: line("image", image),
      quantity: line("quantity", requiredCount),
      amount: line("amount", money),
    })),
  ),
  may: field(
    "may",
    record((may) => ({
      agree: may("agree", flag),
      refuse: may("refuse", flag),
      receive: may("receive", flag),
      refuseGoods: may("refuse_goods", flag),
    })),
  ),
}));

const lists: Readonly<Record<ShopAfterSalesList, string>> = {
  toDecide: "to_decide",
  toReceive: "to_receive",
  refunding: "refunding",
  over: "over",
  all: "all",
};

export interface ShopAfterSales extends Page<ShopAfterSale> {
  readonly counts: Readonly<Record<"toDecide" | "toReceive", number>>;
}

export interface ShopAfterSalesParams {
  readonly list: ShopAfterSalesList;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

const afterSalesPage = page(afterSale);
const countsBeside: Decoder<ShopAfterSales["counts"]> = record((field) =>
  field(
    "counts",
    record((counted) => ({ toDecide: counted("to_decide", count), toReceive: counted("to_receive", count) })),
  ),
);

/** Those that wait for the shop the oldest first, others the newest. */
export const fetchShopAfterSales = getCall("after_sales/list", {
  query: ({ list: name, page: number, pageSize }: ShopAfterSalesParams) => ({
    list: lists[name],
    page_no: number,
    page_size: pageSize,
  }),
  decode: (value, context): ShopAfterSales => ({
    ...afterSalesPage(value, context),
    counts: countsBeside(value, context),
  }),
});

const staleAfter = ["shop-after-sales-change", "shop-order-change"] as const;

export const shopAfterSalesQuery = defineQuery(fetchShopAfterSales, {
  key: "shop-after-sales",
  freshMs: 5 * second,
  staleAfter,
});

export interface ShopAfterSaleDetail extends ShopAfterSale {
  readonly remark: string;
  readonly images: readonly string[];
  readonly rejectionReason: string;
  /** What the customer has sent back; null before. */
  readonly parcel: {
    readonly carrier: string;
    readonly trackingNumber: string;
    readonly remark: string;
    readonly images: readonly string[];
    readonly sentAt: number;
  } | null;
  /** The oldest first. */
  readonly history: readonly {
    readonly state: ShopAfterSalesState;
    readonly actor: "customer" | "shop" | "system";
    /** Who of the shop it was; "" where nobody was. */
    readonly by: string;
    readonly remark: string | null;
    readonly at: number;
  }[];
}

const beside: Decoder<Omit<ShopAfterSaleDetail, keyof ShopAfterSale>> = record((field) => ({
  remark: field("remark", text),
  images: field("images", images),
  rejectionReason: field("refusal", text),
  parcel: field(
    "parcel",
    optional(
      record((parcel) => ({
        carrier: parcel("carrier", text),
        trackingNumber: parcel("tracking_number", text),
        remark: parcel("remark", text),
        images: parcel("images", images),
        sentAt: parcel("sent_at", requiredInstant),
      })),
    ),
  ),
  history: field(
    "history",
    list(
      record((each) => ({
        state: each("state", state),
        actor: each("actor", wordOf("customer", "shop", "system")),
        by: each("by", text),
        remark: each("remark", optionalText),
        at: each("at", requiredInstant),
      })),
    ),
  ),
}));

export const fetchShopAfterSale = getCall("after_sales/detail", {
  query: ({ id: afterSaleId }: { readonly id: number }) => ({ id: afterSaleId }),
  decode: (value, context): ShopAfterSaleDetail => ({ ...afterSale(value, context), ...beside(value, context) }),
});

export const shopAfterSaleQuery = defineQuery(fetchShopAfterSale, {
  key: "shop-after-sale",
  freshMs: 5 * second,
  staleAfter,
});

export interface AfterSaleDecision extends Repeatable {
  readonly id: number;
  readonly decision: ShopAfterSalesDecision;
  /** Why the customer is refused something; the customer reads it. */
  readonly remark: string;
}

export const decideAfterSale = postCall("after_sales/decide", {
  body: ({ id: afterSaleId, decision, remark }: AfterSaleDecision) => ({
    id: afterSaleId,
    decision: decision === "refuseGoods" ? "refuse_goods" : decision,
    remark,
  }),
  headers: idempotencyHeader,
  decode: nothing,
});
