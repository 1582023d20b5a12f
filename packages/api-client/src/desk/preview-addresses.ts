import { type Locale, locales } from "@plaza/i18n";
import { type Decoder, record } from "../wire/decode.ts";
import { requiredInstant } from "../wire/instant.ts";
import { text } from "../wire/scalars.ts";

/** Where the shop shows what is not published yet, to whoever has the address. */
export interface PreviewAddresses {
  /** In each language of the shop. */
  readonly addresses: Readonly<Record<Locale, string>>;
  /** Epoch milliseconds. */
  readonly until: number;
}

const byLanguage: Decoder<PreviewAddresses["addresses"]> = record((field) => {
  const addresses = locales.map((locale) => [locale, field(locale, text)] as const);
  return Object.fromEntries(addresses) as PreviewAddresses["addresses"];
});

export const previewAddresses: Decoder<PreviewAddresses> = record((field) => ({
  addresses: field("addresses", byLanguage),
  until: field("until", requiredInstant),
}));
