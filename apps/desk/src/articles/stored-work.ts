import type { EditedContents, EditedTexts } from "@plaza/api-client/desk";
import { locales } from "@plaza/i18n";
import { emptyContents } from "./article-work.ts";

/** Unsaved work on this device. */
export interface StoredWork {
  readonly work: EditedContents;
  /** Epoch milliseconds. */
  readonly at: number;
}

const nameOf = (userId: number, articleId: number): string => `plaza:desk-article:${userId}:${articleId}`;

/** What somebody has written on this device and not saved, also in a window that is closed by now. */
export function readStored(userId: number, articleId: number): StoredWork | null {
  try {
    const { at, work } = fieldsOf(JSON.parse(localStorage.getItem(nameOf(userId, articleId)) ?? "null"));
    const fields = fieldsOf(work);
    const { categoryId } = fields;
    if (typeof at !== "number" || typeof categoryId !== "number") return null;
    return { at, work: contentsOf(fields, categoryId) };
  } catch {
    return null;
  }
}

/** Null removes it. */
export function writeStored(userId: number, articleId: number, stored: StoredWork | null): void {
  try {
    if (stored === null) localStorage.removeItem(nameOf(userId, articleId));
    else localStorage.setItem(nameOf(userId, articleId), JSON.stringify(stored));
  } catch {
    // Storage is blocked or full: then the browser's warning is all there is.
  }
}

function contentsOf(fields: Readonly<Record<string, unknown>>, categoryId: number): EditedContents {
  const texts = (value: unknown): EditedTexts => {
    const read = fieldsOf(value);
    const written = locales.map((locale) => [locale, typeof read[locale] === "string" ? read[locale] : ""]);
    return Object.fromEntries(written) as EditedTexts;
  };
  const moment = (value: unknown): number | null => (typeof value === "number" ? value : null);
  return {
    ...emptyContents(categoryId),
    title: texts(fields["title"]),
    intro: texts(fields["intro"]),
    body: texts(fields["body"]),
    image: typeof fields["image"] === "string" ? fields["image"] : null,
    position: typeof fields["position"] === "number" ? fields["position"] : 0,
    shownFrom: moment(fields["shownFrom"]),
    shownUntil: moment(fields["shownUntil"]),
    isAnnouncement: fields["isAnnouncement"] === true,
    tickerFrom: moment(fields["tickerFrom"]),
    tickerUntil: moment(fields["tickerUntil"]),
  };
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}
