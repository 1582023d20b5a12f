import { getCall, postCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, list, optional, record } from "../wire/decode.ts";
import { wordOf } from "../wire/enums.ts";
import { image } from "../wire/image-url.ts";
import { requiredInstant } from "../wire/instant.ts";
import { nothing, requiredCount, text } from "../wire/scalars.ts";
import { type LanguageTexts, languageTexts } from "./language-texts.ts";
import { type PictureUse, pictureUses } from "./marketplace-pictures.ts";

/** In which group a setting stands, in their order. */
export const settingGroups = ["site", "promises", "registration", "products", "payment", "orders", "usdt"] as const;
export type SettingGroup = (typeof settingGroups)[number];

export interface SettingChoice {
  readonly value: string;
  readonly title: string;
}

/** What a setting is set with. */
export type SettingControl =
  | { readonly kind: "text" }
  | { readonly kind: "flag" }
  | { readonly kind: "number"; readonly unit: SettingUnit; readonly least: number; readonly most: number }
  | { readonly kind: "choice"; readonly choices: readonly SettingChoice[] }
  /** Several, with commas between; some always. */
  | { readonly kind: "choices"; readonly choices: readonly SettingChoice[]; readonly needed: readonly string[] }
  | { readonly kind: "image"; readonly use: PictureUse };

const settingUnits = ["minutes", "hours", "days", "yuan", "parcels"] as const;
export type SettingUnit = (typeof settingUnits)[number];

/** Something that operators set, by its name in the platform. */
export interface PlatformSetting {
  /** As commands and calls name it. */
  readonly name: string;
  readonly group: SettingGroup;
  /** What it decides. */
  readonly title: string;
  readonly control: SettingControl;
  readonly value: string;
  /** Where the picture is that it names; null: it is no picture, or names none. */
  readonly image: string | null;
  /** In the languages that it is written in; null: it is the same in all of them. */
  readonly texts: LanguageTexts | null;
  /** Who changes it says which one they have read. */
  readonly revision: string;
  /** What it is where nobody has set it. */
  readonly standard: string;
  /** What it may be. */
  readonly allowed: string;
  /** Who changed it last, "" for a command; null: nobody has since changes are recorded. */
  readonly changed: { readonly by: string; readonly at: number } | null;
}

const choices = list(record((field): SettingChoice => ({ value: field("value", text), title: field("title", text) })));

/** A kind that this client does not know is set as a text. */
const control: Decoder<SettingControl> = record((field): SettingControl => {
  const kind = field("kind", text);
  switch (kind) {
    case "flag":
      return { kind };
    case "number":
      return {
        kind,
        unit: field("unit", wordOf(...settingUnits)),
        least: field("least", requiredCount),
        most: field("most", requiredCount),
      };
    case "choice":
      return { kind, choices: field("choices", choices) };
    case "choices":
      return { kind, choices: field("choices", choices), needed: field("needed", list(text)) };
    case "image":
      return { kind, use: field("use", wordOf(...pictureUses)) };
    default:
      return { kind: "text" };
  }
});

const change = record((field) => ({ by: field("by", text), at: field("at", requiredInstant) }));

export const fetchPlatformSettings = getCall("settings/list", {
  decode: list(
    record((field): PlatformSetting => ({
      name: field("name", text),
      group: field("group", wordOf(...settingGroups)),
      title: field("title", text),
      control: field("control", control),
      value: field("value", text),
      image: field("image", image),
      texts: field("texts", optional(languageTexts)),
      revision: field("revision", text),
      standard: field("standard", text),
      allowed: field("allowed", text),
      changed: field("changed", optional(change)),
    })),
  ),
});

export const platformSettingsQuery = defineQuery(fetchPlatformSettings, {
  key: "platform-settings",
  freshMs: 5 * second,
  staleAfter: ["platform-setting-change", "audit-put-back"],
});

/** What a setting is to be, in the languages that it is written in, or in all; of a picture the path of an upload, or "". */
export interface PlatformSettingChange extends Pick<PlatformSetting, "name" | "revision" | "value" | "texts"> {}

/** All of them, or none. */
export const savePlatformSettings = postCall("settings/save", {
  body: (changes: readonly PlatformSettingChange[]) => ({
    changes: changes.map(({ name, revision, value, texts }) => ({
      name,
      revision,
      ...(texts === null ? { value } : { texts }),
    })),
  }),
  decode: nothing,
});

/** Whether shoppers can order there. */
export const setShopOpen = postCall("shop/set_open", {
  body: ({ isOpen }: { readonly isOpen: boolean }) => ({ is_open: isOpen ? 1 : 0 }),
  decode: nothing,
});
