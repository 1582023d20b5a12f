import { reviewLimits, type ReviewRatings } from "@plaza/api-client";
import { fieldsOf } from "@plaza/routing";
import { storedFiles, type SentFile } from "@plaza/ui-kit/upload-items";

/** In the order in which the platform asks for them. */
export const ratingNames: readonly RatingName[] = ["product", "description", "service", "delivery"];

export const unrated: ReviewRatings = { product: 0, description: 0, service: 0, delivery: 0 };

/** What somebody has chosen and written, and the pictures that have been sent. */
export interface ReviewDraft {
  readonly ratings: ReviewRatings;
  readonly text: string;
  readonly pictures: readonly SentFile[];
}

export const emptyDraft: ReviewDraft = { ratings: unrated, text: "", pictures: [] };

const storageKeyOf = (lineId: number): string => `plaza:review-draft:${lineId}`;

/** The device's draft for a line of an order; null where there is none, or the browser blocks its storage. */
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
    // Also more than a review may have: the form says so.
    text: typeof text === "string" ? text : "",
    pictures: storedFiles(pictures, reviewLimits.images),
  };
}

/** Null: there is nothing to keep any more. */
export function writeReviewDraft(lineId: number, draft: ReviewDraft | null): void {
  try {
    if (draft === null) localStorage.removeItem(storageKeyOf(lineId));
    else localStorage.setItem(storageKeyOf(lineId), JSON.stringify(draft));
  } catch {
    // Storage is blocked or full: then nothing outlives a reload.
  }
}

/** Nothing is kept of a form that nobody has touched, or that is empty again. */
export function isEmptyDraft({ ratings, text, pictures }: ReviewDraft): boolean {
  return text === "" && pictures.length === 0 && ratingNames.every((name) => ratings[name] === 0);
}

export type RatingName = keyof ReviewRatings;

/** What is wrong with ratings, by their names: one that is missing. */
export function missingRatings(ratings: ReviewRatings, problem: string): Partial<Record<RatingName, string>> {
  return Object.fromEntries(ratingNames.filter((name) => ratings[name] === 0).map((name) => [name, problem]));
}

/** What is wrong with the text of a review: more characters than the platform takes, counted as it counts them. */
export function longText(text: string, problem: string): { readonly text?: string } {
  return Array.from(text).length > reviewLimits.characters ? { text: problem } : {};
}
