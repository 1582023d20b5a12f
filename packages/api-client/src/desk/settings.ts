import { type Locale, locales } from "@plaza/i18n";
import { getCall, postCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, list, optional, record } from "../wire/decode.ts";
import { requiredInstant } from "../wire/instant.ts";
import { flag, nothing, optionalText, text } from "../wire/scalars.ts";

/** Something that operators set, by its name in the platform. */
export interface PlatformSetting {
  /** As commands and calls name it. */
  readonly name: string;
  /** What it decides. */
  readonly title: string;
  readonly value: string;
  /** The values in languages where they differ. */
  readonly translations: Readonly<Partial<Record<Locale, string>>>;
  /** What it may be. */
  readonly allowed: string;
  /** It may be another one in each language. */
  readonly isTranslated: boolean;
  /** What it is where nobody has set it. */
  readonly standard: string;
  /** Who changed it last, "" for a command; null: nobody has since changes are recorded. */
  readonly changed: { readonly by: string; readonly at: number } | null;
}

const translations: Decoder<PlatformSetting["translations"]> = record((field) => {
  const all = locales.map((locale) => [locale, field(locale, optionalText)] as const);
  return Object.fromEntries(all.filter(([, value]) => value !== null));
});

const change = record((field) => ({ by: field("by", text), at: field("at", requiredInstant) }));

export const fetchPlatformSettings = getCall("settings/list", {
  decode: list(
    record((field): PlatformSetting => ({
      name: field("name", text),
      title: field("title", text),
      value: field("value", text),
      translations: field("translations", translations),
      allowed: field("allowed", text),
      isTranslated: field("is_translated", flag),
      standard: field("standard", text),
      changed: field("changed", optional(change)),
    })),
  ),
});

export const platformSettingsQuery = defineQuery(fetchPlatformSettings, {
  key: "platform-settings",
  freshMs: 5 * second,
  staleAfter: ["platform-setting-change", "audit-put-back"],
});

export interface PlatformSettingChange {
  /** As commands and calls name it. */
  readonly name: string;
  readonly value: string;
  /** Null: in all languages. */
  readonly language: Locale | null;
}

export const changePlatformSetting = postCall("settings/set", {
  body: ({ name, value, language }: PlatformSettingChange) => ({ name, value, language: language ?? "" }),
  decode: nothing,
});

/** Whether shoppers can order there. */
export const setShopOpen = postCall("shop/set_open", {
  body: ({ isOpen }: { readonly isOpen: boolean }) => ({ is_open: isOpen ? 1 : 0 }),
  decode: nothing,
});
