import type { LanguageTexts, PlatformSetting, PlatformSettingChange } from "@plaza/api-client/desk";
import { areSameTexts } from "../shared/language-texts.ts";

/** What is chosen for a setting and not saved: its value, or its texts where it has some. */
export interface SettingDraft {
  readonly value: string;
  readonly texts: LanguageTexts | null;
}

/** By the names of their settings; only what differs. */
export type SettingDrafts = Readonly<Record<string, SettingDraft>>;

export function draftOf({ value, image, texts }: PlatformSetting): SettingDraft {
  return { value: image ?? value, texts };
}

/** What a setting is where nobody has set it. */
export function standardDraft({ standard, texts }: PlatformSetting): SettingDraft {
  return { value: standard, texts: texts === null ? null : standard === "" ? {} : { zh: standard } };
}

export function isSame(one: SettingDraft, other: SettingDraft): boolean {
  if (one.texts === null || other.texts === null) return one.value.trim() === other.value.trim();
  return areSameTexts(one.texts, other.texts);
}

/** The drafts with another one for a setting, which is none where it says what the platform has. */
export function withDraft(drafts: SettingDrafts, setting: PlatformSetting, draft: SettingDraft): SettingDrafts {
  const { [setting.name]: _, ...others } = drafts;
  return isSame(draft, draftOf(setting)) ? others : { ...others, [setting.name]: draft };
}

/** What is sent. @param revisions of the settings as they were read when somebody began to change them */
export function changesOf(
  drafts: SettingDrafts,
  revisions: Readonly<Record<string, string>>,
): readonly PlatformSettingChange[] {
  return Object.entries(drafts).map(([name, { value, texts }]) => ({
    name,
    value: value.trim(),
    texts,
    revision: revisions[name] ?? "",
  }));
}
