import { getCall, postCall } from "../call.ts";
import { second, minute } from "../duration.ts";
import { productCard, type ProductCard } from "../products/product-card.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, record, usableRows } from "../wire/decode.ts";
import { money, amountOrNull, moneyText } from "../wire/money.ts";
import { count, flag, optionalText, id, optionalId, text, nothing } from "../wire/scalars.ts";
import { time } from "../wire/time.ts";
import { DecodeError } from "../wire/decode-error.ts";

/** What somebody waits for: a lower price, that something is there again, that its flash sale begins. */
export type AlertKind = "price" | "stock" | "flash";

/** Something of which a customer wants to be told. */
export interface Alert {
  readonly kind: AlertKind;
  readonly productId: number;
  /** Null: whichever of the product. */
  readonly skuId: number | null;
  /** The price to be told at, in fen; null where it is not about a price. */
  readonly targetPrice: number | null;
}

const kinds: readonly string[] = ["price", "stock", "flash"] satisfies AlertKind[];

const alertKind: Decoder<AlertKind> = (value, context) => {
  const name = text(value, context);
  if (kinds.includes(name)) return name as AlertKind;
  throw new DecodeError("a kind of alert was expected");
};

const alert: Decoder<Alert> = record((field) => ({
  kind: field("kind", alertKind),
  productId: field("goods_id", id),
  skuId: field("item_id", optionalId),
  targetPrice: field("price", amountOrNull),
}));

/** An alert with what it is about. */
export interface SetAlert extends Alert {
  readonly product: ProductCard;
  /** The values of the SKU's options; null where it is about the whole product, or there is nothing to choose. */
  readonly option: string | null;
  /** What a visitor would pay now, in fen. */
  readonly price: number;
  readonly soldOut: boolean;
  /** False for one that is off the shelf. */
  readonly sold: boolean;
  /** Epoch milliseconds. */
  readonly since: number | null;
}

export interface Alerts {
  readonly items: readonly SetAlert[];
  /** As many as a customer may have. */
  readonly most: number;
}

const details = record((field) => ({
  product: field("goods", productCard),
  option: field("spec", optionalText),
  price: field("now_price", money),
  soldOut: field("now_stock", count) === 0,
  sold: field("is_valid", flag),
  since: field("create_time", time),
}));

const setAlert: Decoder<SetAlert> = (value, context) => ({ ...alert(value, context), ...details(value, context) });

/** All of the customer's own, the newest first. Only where `alerts` is announced. */
export const fetchAlerts = getCall("alert/lists", {
  decode: record((field): Alerts => ({ items: field("lists", usableRows(setAlert)), most: field("most", count) })),
});

export const alertsQuery = defineQuery(fetchAlerts, {
  key: "alerts",
  freshMs: 10 * second,
  staleAfter: ["alert-change", "flash-sale-turn"],
});

/** All that the customer waits for, for every bell of a page at once. Only where `alerts` is announced. */
export const fetchAlertState = getCall("alert/state", {
  decode: record((field) => field("lists", usableRows(alert))),
});

export const alertStateQuery = defineQuery(fetchAlertState, {
  key: "alert-state",
  freshMs: minute,
  staleAfter: ["alert-change"],
});

export interface AlertChange extends Alert {
  /** The wanted state: a repetition changes nothing. With another target price, the alert changes its own. */
  readonly on: boolean;
}

/** Only where `alerts` is announced. */
export const changeAlert = postCall("alert/set", {
  body: ({ kind, productId, skuId, targetPrice, on }: AlertChange) => ({
    kind,
    goods_id: productId,
    item_id: skuId ?? undefined,
    price: on && targetPrice !== null ? moneyText(targetPrice) : undefined,
    is_on: on ? 1 : 0,
  }),
  decode: nothing,
});
