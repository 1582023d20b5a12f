import { type Decoder, list, record, usableRows } from "../wire/decode.ts";
import { image } from "../wire/image-url.ts";
import { id, text } from "../wire/scalars.ts";
import { isSelfOperated } from "../wire/shop-type.ts";
import { type CartLine, cartLine } from "./cart-line.ts";

export interface CartShop {
  readonly id: number;
  readonly name: string;
  /** Null where the platform does not say, or there is none. */
  readonly logo: string | null;
  /** Run by the platform itself. */
  readonly selfOperated: boolean;
  readonly lines: readonly CartLine[];
}

export interface Cart {
  /** The shop with the newest line first. */
  readonly shops: readonly CartShop[];
  /** In fen: what the selected lines cost, freight and coupons aside. */
  readonly totalAmount: number;
  /** Of all selected lines. */
  readonly selectedQuantity: number;
}

const shopHead = record((field) => ({
  id: field("shop_id", id),
  name: field("shop_name", text),
  logo: field("logo", image),
  selfOperated: field("type", isSelfOperated),
}));

const cartShop: Decoder<CartShop> = record((field) => ({
  ...field("shop", shopHead),
  // A line that cannot be read fails the cart, because the total would include a line that is not shown.
  lines: field("cart", list(cartLine)),
}));

/** The totals are added up here: the platform's own count lines whose stock is gone. */
export const cart: Decoder<Cart> = record((field) => {
  const shops = field("lists", usableRows(cartShop)).filter(({ lines }) => lines.length > 0);
  const selected = shops.flatMap(({ lines }) => lines).filter((line) => line.selected);
  return {
    shops,
    totalAmount: selected.reduce((total, { subtotal }) => total + subtotal, 0),
    selectedQuantity: selected.reduce((sum, { quantity }) => sum + quantity, 0),
  };
});
