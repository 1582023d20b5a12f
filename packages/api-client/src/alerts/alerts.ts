import { getCall } from "../call.ts";
import { second } from "../duration.ts";
import { productCard, type ProductCard } from "../products/product-card.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, record, usableRows } from "../wire/decode.ts";
import { money } from "../wire/money.ts";
import { count, flag, optionalText } from "../wire/scalars.ts";
import { time } from "../wire/time.ts";
import { type Alert, alert } from "./alert.ts";

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
