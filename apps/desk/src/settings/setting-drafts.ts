import type { LanguageTexts, PlatformSetting, PlatformSettingChange } from "@plaza/api-client/desk";
import { type UploadItems, uploadsOnTheirWay } from "@plaza/ui-kit/upload-items";
import { areSameTexts } from "../shared/language-texts.ts";
import { chosenPicture, presentPicture } from "../shared/marketplace-picture.tsx";

/** What is chosen for a setting: its value, its texts where it has some, or its picture. */
export interface SettingDraft {
  readonly value: string;
  readonly texts: LanguageTexts | null;
  /** With what is on its way; null: it is no picture. */
  readonly pictures: UploadItems | null;
}

/** Changes a draft as it is at that moment, like the setter of a `useState`. */
export type ChangeDraft = (change: (draft: SettingDraft) => SettingDraft) => void;

/** What is changed and not saved. */
export interface SettingWork {
  /** By the names of their settings; only what differs. */
  readonly drafts: Readonly<Record<string, SettingDraft>>;
  /** Which one of each setting its draft was begun with. */
  readonly revisions: Readonly<Record<string, string>>;
}

export const noWork: SettingWork = { drafts: {}, revisions: {} };

export function draftOf({ value, image, texts, control, title }: PlatformSetting): SettingDraft {
  return { value, texts, pictures: control.kind === "image" ? presentPicture(image, title) : null };
}

/** What a setting is where nobody has set it. */
export function standardDraft({ standard, texts, control }: PlatformSetting): SettingDraft {
  return {
    value: standard,
    texts: texts === null ? null : standard === "" ? {} : { zh: standard },
    pictures: control.kind === "image" ? [] : null,
  };
}

export function isSame(one: SettingDraft, other: SettingDraft): boolean {
  if (one.pictures !== null && other.pictures !== null)
    return (
      chosenPicture(one.pictures) === chosenPicture(other.pictures) && one.pictures.length === other.pictures.length
    );
  if (one.texts === null || other.texts === null) return one.value.trim() === other.value.trim();
  return areSameTexts(one.texts, other.texts);
}

/** The work with a change of a setting, of which nothing is left where it says what the platform has. */
export function withChange(
  { drafts, revisions }: SettingWork,
  setting: PlatformSetting,
  change: (draft: SettingDraft) => SettingDraft,
): SettingWork {
  const { name, revision } = setting;
  const { [name]: before, ...others } = drafts;
  const draft = change(before ?? draftOf(setting));
  if (isSame(draft, draftOf(setting))) return { drafts: others, revisions };
  return {
    drafts: { ...others, [name]: draft },
    revisions: before === undefined ? { ...revisions, [name]: revision } : revisions,
  };
}

/** What is left of the work once some of it is saved: what was changed since goes on from what the platform has now. */
export function withoutSaved(
  work: SettingWork,
  saved: SettingWork,
  settings: readonly PlatformSetting[] | undefined,
): SettingWork {
  const left = Object.entries(work.drafts).filter(([name, draft]) => saved.drafts[name] !== draft);
  const now = (settings ?? []).filter(({ name }) => name in saved.drafts).map(({ name, revision }) => [name, revision]);
  return {
    drafts: Object.fromEntries(left),
    revisions: { ...work.revisions, ...(Object.fromEntries(now) as Record<string, string>) },
  };
}

/** Pictures that have not arrived: whoever saves waits for them. */
export function picturesOnTheirWay({ drafts }: SettingWork): number {
  return Object.values(drafts).reduce((sum, { pictures }) => sum + uploadsOnTheirWay(pictures ?? []), 0);
}

export function changesOf({ drafts, revisions }: SettingWork): readonly PlatformSettingChange[] {
  return Object.entries(drafts).map(([name, { value, texts, pictures }]) => ({
    name,
    value: pictures === null ? value.trim() : (chosenPicture(pictures) ?? ""),
    texts,
    revision: revisions[name] ?? "",
  }));
}
