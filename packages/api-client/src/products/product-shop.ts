import { shopRating } from "../wire/average-stars.ts";
import { type Decoder, record, usableRows } from "../wire/decode.ts";
import { plainText } from "../wire/plain-text.ts";
import { image } from "../wire/image-url.ts";
import { count, id, optionalCount, optionalText, text } from "../wire/scalars.ts";
import { isSelfOperated } from "../wire/shop-type.ts";
import { type ProductCard, productCard } from "./product-card.ts";

/** The shop of a product. */
export interface ProductShop {
  readonly id: number;
  readonly name: string;
  readonly logo: string | null;
  /** Run by the platform itself. */
  readonly selfOperated: boolean;
  /** 0 to 5, whole; 0 without reviews. */
  readonly stars: number;
  /** Average stars of its products, one decimal; 0 without reviews. */
  readonly score: number;
  /** Plain text. */
  readonly intro: string;
  readonly followers: number;
  readonly productCount: number;
  /** What shoppers should know of a holiday that it is on; null: it is on none, or the platform does not say. */
  readonly holiday: string | null;
  /** For how many days after receipt it promises to take goods back; null where it does not, or the platform does not say. */
  readonly returnDays: number | null;
  /** None, also where the platform does not say; those without the buyer's registration for tax; or both kinds. */
  readonly invoices: "none" | "normal" | "special";
  readonly recommended: readonly ProductCard[];
}

const invoices: Decoder<ProductShop["invoices"]> = (value) =>
  value === "normal" || value === "special" ? value : "none";

export const productShop: Decoder<ProductShop> = record((field) => {
  const { score, stars } = shopRating(field);
  return {
    id: field("id", id),
    name: field("name", text),
    logo: field("logo", image),
    selfOperated: field("type", isSelfOperated),
    stars: stars ?? 0,
    score: score ?? 0,
    intro: field("intro", plainText),
    followers: field("follow_num", count),
    productCount: field("goods_on_sale", count),
    holiday: field("holiday", optionalText),
    returnDays: field("return_days", optionalCount),
    invoices: field("invoices", invoices),
    // The suggestions are an extra: one that cannot be read is left out.
    recommended: field("goods_list", usableRows(productCard)),
  };
});
