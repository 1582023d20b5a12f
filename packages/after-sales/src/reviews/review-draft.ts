import { reviewLimits, type ReviewRatings } from "@plaza/api-client";
import { fieldsOf } from "@plaza/routing";
import { storedFiles, type SentFile } from "@plaza/ui-kit/upload-items";

/** In the order in which the platform asks for them. */
export const ratingNames: readonly RatingName[] = ["product", "description", "service", "delivery"];

export const unrated: ReviewRatings = { product: 0, description: 0, service: 0, delivery: 0 };

/** The contents of the form; of its pictures the uploaded ones. */
export interface ReviewDraft {
  readonly ratings: ReviewRatings;
  readonly text: string;
  readonly pictures: readonly SentFile[];
}

export const emptyDraft: ReviewDraft = { ratings: unrated, text: "", pictures: [] };

const storageKeyOf = (lineId: number): string => `plaza:review-draft:${lineId}`;

/** The stored draft for an order line; null if there is none or storage is blocked. */
export function readReviewDraft(lineId: number): ReviewDraft | null {
  let stored: Readonly<Record<string, unknown>>;
  try {
    const text = localStorage.getItem(storageKeyOf(lineId));
    if (text === null) return null;
    stored = fieldsOf(JSON.parse(text));
  } catch {
    return null;
  }
  const ratings = fieldsOf(stored["ratings"]);
  const starsOf = (value: unknown): number =>
    value === 1 || value === 2 || value === 3 || value === 4 || value === 5 ? value : 0;
  const { text, pictures } = stored;
  return {
    ratings: { ...unrated, ...Object.fromEntries(ratingNames.map((name) => [name, starsOf(ratings[name])])) },
    // A draft may have more than the limit. The form shows an error then.
    text: typeof text === "string" ? text : "",
    pictures: storedFiles(pictures, reviewLimits.images),
  };
}

/** Null deletes the draft. */
export function writeReviewDraft(lineId: number, draft: ReviewDraft | null): void {
  try {
    if (draft === null) localStorage.removeItem(storageKeyOf(lineId));
    else localStorage.setItem(storageKeyOf(lineId), JSON.stringify(draft));
  } catch {
    // If storage is blocked or full, the draft is lost on a reload.
  }
}

/** An untouched or emptied form is not stored. */
export function isEmptyDraft({ ratings, text, pictures }: ReviewDraft): boolean {
  return text === "" && pictures.length === 0 && ratingNames.every((name) => ratings[name] === 0);
}

export type RatingName = keyof ReviewRatings;

/** The errors of the ratings, by name: each missing one has an error. */
export function missingRatings(ratings: ReviewRatings, problem: string): Partial<Record<RatingName, string>> {
  return Object.fromEntries(ratingNames.filter((name) => ratings[name] === 0).map((name) => [name, problem]));
}

/** The error of a text that exceeds the platform's limit, counted in the platform's characters. */
export function longText(text: string, problem: string): { readonly text?: string } {
  return Array.from(text).length > reviewLimits.characters ? { text: problem } : {};
}
