import type { EditedTexts, PolicyDetail } from "@plaza/api-client/desk";
import { isLocale, type Locale, locales } from "@plaza/i18n";
import { fieldsOf, type WorkStore } from "../shared/unsaved-work/stored-work.ts";

/** What is written at a policy. */
export interface PolicyWork {
  readonly texts: EditedTexts;
  readonly isToReview: boolean;
}

/** What an editor begins with: the draft, else what holds. */
export function workOf({ hasDraft, isToReview, draft, published }: PolicyDetail): PolicyWork {
  return { texts: hasDraft ? draft : published, isToReview };
}

/** The languages that differ. */
export function changedLanguages(before: PolicyWork, now: PolicyWork): readonly Locale[] {
  return locales.filter((locale) => before.texts[locale] !== now.texts[locale]);
}

export function countChanges(before: PolicyWork, now: PolicyWork): number {
  return changedLanguages(before, now).length + (before.isToReview === now.isToReview ? 0 : 1);
}

export function missingLanguages(texts: EditedTexts): readonly Locale[] {
  return locales.filter((locale) => texts[locale] === "");
}

/** Names in square brackets, as skeletons have them where something is to be filled in; HTML has none of its own. */
const placeholder = /\[[^\]<>[]{1,60}\]/g;

/** What is still to be filled in, each once. */
export function placeholdersIn(texts: EditedTexts): readonly string[] {
  return [...new Set(locales.flatMap((locale) => texts[locale].match(placeholder) ?? []))];
}

/** Which languages of a list are missing. */
export function languagesWithout(written: readonly Locale[]): readonly Locale[] {
  return locales.filter((locale) => !written.includes(locale));
}

/** Where a device keeps what somebody has written at a policy and not saved. */
export function policyStore(userId: number, key: string): WorkStore<PolicyWork> {
  return { name: `plaza:desk-policy:${userId}:${key}`, read: readPolicyWork };
}

function readPolicyWork(stored: unknown): PolicyWork | null {
  const { texts, isToReview } = fieldsOf(stored);
  const written = Object.entries(fieldsOf(texts)).filter(
    (entry): entry is [Locale, string] => isLocale(entry[0]) && typeof entry[1] === "string",
  );
  if (written.length === 0) return null;
  const all = Object.fromEntries(locales.map((locale) => [locale, ""])) as EditedTexts;
  return { texts: { ...all, ...Object.fromEntries(written) }, isToReview: isToReview === true };
}
