import { type Locale, locales } from "@plaza/i18n";
import { type Decoder, record } from "../wire/decode.ts";
import { text } from "../wire/scalars.ts";

/** What an editor has in each language, HTML among it, not sanitised for a page; "" where it is missing. */
export type EditedTexts = Readonly<Record<Locale, string>>;

export const editedTexts: Decoder<EditedTexts> = record((field) => {
  const written = locales.map((each) => [each, field(each, text)] as const);
  return Object.fromEntries(written) as EditedTexts;
});
