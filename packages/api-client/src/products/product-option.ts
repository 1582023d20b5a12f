import { type Decoder, list, record } from "../wire/decode.ts";
import { id, text } from "../wire/scalars.ts";
import type { Named } from "../wire/named.ts";

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
