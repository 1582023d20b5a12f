import { type Decoder, record } from "../wire/decode.ts";
import { amountOrNull } from "../wire/money.ts";
import { DecodeError } from "../wire/decode-error.ts";
import { id, optionalId, text } from "../wire/scalars.ts";

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

export const alert: Decoder<Alert> = record((field) => ({
  kind: field("kind", alertKind),
  productId: field("goods_id", id),
  skuId: field("item_id", optionalId),
  targetPrice: field("price", amountOrNull),
}));
