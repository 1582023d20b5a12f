import type { EditedTexts, PolicyDetail } from "@plaza/api-client/desk";
import { isLocale, type Locale, locales } from "@plaza/i18n";

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

/** Unsaved work on this device. */
export interface StoredWork {
  readonly work: PolicyWork;
  /** Epoch milliseconds. */
  readonly at: number;
}

const nameOf = (userId: number, key: string): string => `plaza:desk-policy:${userId}:${key}`;

/** What somebody has written on this device and not saved, also in a window that is closed by now. */
export function readStored(userId: number, key: string): StoredWork | null {
  try {
    const { at, texts, isToReview } = fieldsOf(JSON.parse(localStorage.getItem(nameOf(userId, key)) ?? "null"));
    const written = Object.entries(fieldsOf(texts)).filter(
      (entry): entry is [Locale, string] => isLocale(entry[0]) && typeof entry[1] === "string",
    );
    if (typeof at !== "number" || written.length === 0) return null;
    const all = Object.fromEntries(locales.map((locale) => [locale, ""])) as EditedTexts;
    return { at, work: { texts: { ...all, ...Object.fromEntries(written) }, isToReview: isToReview === true } };
  } catch {
    return null;
  }
}

/** Null removes it. */
export function writeStored(userId: number, key: string, stored: StoredWork | null): void {
  try {
    if (stored === null) localStorage.removeItem(nameOf(userId, key));
    else localStorage.setItem(nameOf(userId, key), JSON.stringify({ at: stored.at, ...stored.work }));
  } catch {
    // Storage is blocked or full: then the browser's warning is all there is.
  }
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}
