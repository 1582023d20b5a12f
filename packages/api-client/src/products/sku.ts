import { type Decoder, record } from "../wire/decode.ts";
import { DecodeError } from "../wire/decode-error.ts";
import { money, optionalMoney } from "../wire/money.ts";
import { image } from "../wire/image-url.ts";
import { valuesText } from "../wire/option-text.ts";
import { id, requiredCount, text } from "../wire/scalars.ts";

/** One variant of a product: what goes into a cart. Amounts are in fen. */
export interface Sku {
  readonly id: number;
  /** The chosen value of each option, in the options' order. */
  readonly valueIds: readonly number[];
  /** The texts of the chosen values; "" where there is nothing to choose. */
  readonly label: string;
  readonly image: string | null;
  /** During a flash sale its price. */
  readonly price: number;
  /** During a flash sale the regular price. */
  readonly marketPrice: number | null;
  /** Only for members who are logged in. */
  readonly memberPrice: number | null;
  /**
   * The lowest price of the 30 days before the reduction began, which has to stand beside a struck price (Directive
   * 98/6/EC, Article 6a); null where the platform does not know it.
   */
  readonly lowestBefore: number | null;
  readonly stock: number;
}

/** "12,15", and a bare number where there is one option. */
const valueIds: Decoder<number[]> = (value, context) => {
  const joined = text(value, context).trim();
  const ids = joined === "" ? [] : joined.split(",").map(Number);
  if (ids.every(Number.isSafeInteger)) return ids;
  throw new DecodeError("ids are joined by commas");
};

// The platform also sends the merchant's purchase price, which is deliberately not decoded.
export const sku: Decoder<Sku> = record((field) => ({
  id: field("id", id),
  valueIds: field("spec_value_ids", valueIds),
  label: valuesText(field) ?? field("spec_value_str", text),
  image: field("image", image),
  price: field("price", money),
  marketPrice: field("market_price", optionalMoney),
  memberPrice: field("member_price", optionalMoney),
  lowestBefore: field("lowest_before", optionalMoney),
  stock: field("stock", requiredCount),
}));

/** The only SKU of a product without options, whose label is the platform's placeholder. */
export const unlabelledSku: Decoder<Sku> = (value, context) => ({ ...sku(value, context), label: "" });
