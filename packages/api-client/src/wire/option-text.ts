import type { Decoder } from "./decode.ts";
import { optionalText } from "./scalars.ts";

/** The platform's texts for the only variant of a product, and for a variant that is gone. */
const placeholders: ReadonlySet<string | null> = new Set(["默认", "请重新选择规格"]);

/** The text of the chosen options; null where there was nothing to choose, or the variant is gone. */
export const optionText: Decoder<string | null> = (value, context) => {
  const read = optionalText(value, context);
  return placeholders.has(read) ? null : read;
};
