import type { FieldReader } from "./decode.ts";
import { list } from "./decode.ts";
import { optionalText, text } from "./scalars.ts";

/** The platform's texts for the only variant of a product, and for a variant that is gone. */
const placeholders: ReadonlySet<string | null> = new Set(["默认", "请重新选择规格"]);

/**
 * The values of the chosen options, "Cherry / 900 ml", of the platform's list. A platform that only sends them joined by commas is
 * quoted as it is, because a value may have commas of its own ("2,000 ml").
 */
export function valuesText(field: FieldReader): string | null {
  const values = field("spec_values", list(text));
  return values.length === 0 ? null : values.join(" / ");
}

/** The same for a line, whose joined text has the name `name`; null where there was nothing to choose, or the variant is gone. */
export function optionText(field: FieldReader, name: Parameters<FieldReader>[0]): string | null {
  const joined = field(name, optionalText);
  return placeholders.has(joined) ? null : (valuesText(field) ?? joined);
}
