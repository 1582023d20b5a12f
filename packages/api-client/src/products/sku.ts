import { type Decoder, record, list } from "../wire/decode.ts";
import { DecodeError } from "../wire/decode-error.ts";
import { money, optionalMoney } from "../wire/money.ts";
import { image } from "../wire/image-url.ts";
import { valuesText } from "../wire/option-text.ts";
import { id, optionalCount, requiredCount, text } from "../wire/scalars.ts";
import type { Named } from "../wire/id-name.ts";

/** Something to choose of a product, like its colour. */
export interface ProductOption {
  readonly id: number;
  readonly name: string;
  readonly values: readonly Named[];
}

/** The platform's word for the only option of a product without options, and for that option's only value. */
const placeholder = "默认";

const optionValue: Decoder<Named> = record((field) => ({ id: field("id", id), name: field("value", text) }));

const productOption: Decoder<ProductOption> = record((field) => ({
  id: field("id", id),
  name: field("name", text),
  values: field("spec_value", list(optionValue)),
}));

const everyOption = list(productOption);

/** Empty for a product without options. */
export const productOptions: Decoder<readonly ProductOption[]> = (value, context) => {
  const options = everyOption(value, context);
  const [option] = options;
  const isPlaceholder =
    options.length === 1 &&
    option?.name === placeholder &&
    option.values.length === 1 &&
    option.values[0]?.name === placeholder;
  return isPlaceholder ? [] : options;
};

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
  /** How many one customer can buy at its flash price; absent: as many as there are. */
  readonly limit?: number;
}

/** "12,15", and a bare number where there is one option. */
const valueIds: Decoder<number[]> = (value, context) => {
  const joined = text(value, context).trim();
  const ids = joined === "" ? [] : joined.split(",").map(Number);
  if (ids.every(Number.isSafeInteger)) return ids;
  throw new DecodeError("ids are joined by commas");
};

// The platform also sends the merchant's purchase price, which is deliberately not decoded.
export const sku: Decoder<Sku> = record((field) => {
  const limit = field("limit_num", optionalCount);
  return {
    id: field("id", id),
    valueIds: field("spec_value_ids", valueIds),
    label: valuesText(field) ?? field("spec_value_str", text),
    image: field("image", image),
    price: field("price", money),
    marketPrice: field("market_price", optionalMoney),
    memberPrice: field("member_price", optionalMoney),
    lowestBefore: field("lowest_before", optionalMoney),
    stock: field("stock", requiredCount),
    ...(limit !== null && { limit }),
  };
});

/** The only SKU of a product without options, whose label is the platform's placeholder. */
export const unlabelledSku: Decoder<Sku> = (value, context) => ({ ...sku(value, context), label: "" });
