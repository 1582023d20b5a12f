import { type Decoder, record } from "../wire/decode.ts";
import { flag, id, text } from "../wire/scalars.ts";

/** A product of whatever shop that something at the desk names: a rule of searches, a special area. */
export interface NamedProduct {
  readonly id: number;
  readonly name: string;
  readonly shopName: string;
  /** Else shoppers see nothing of it. */
  readonly isOnSale: boolean;
}

export const namedProduct: Decoder<NamedProduct> = record((field) => ({
  id: field("id", id),
  name: field("name", text),
  shopName: field("shop_name", text),
  isOnSale: field("is_on_sale", flag),
}));
