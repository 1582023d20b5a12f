import type { Review } from "@plaza/api-client";
import type { Locale } from "@plaza/i18n";

export interface ReviewsByLanguage {
  /** In the reader's language, of an unknown one, and stars alone. */
  readonly own: readonly Review[];
  readonly foreign: readonly Review[];
}

/**
 * A page of reviews cut where those in other languages begin. A platform that does not put them last has everything in
 * `own`, in its order: a heading over some of them would be wrong for those that follow.
 */
export function byLanguage(reviews: readonly Review[], locale: Locale): ReviewsByLanguage {
  const first = reviews.findIndex((review) => isForeign(review, locale));
  const isCut = first !== -1 && reviews.slice(first).every((review) => isForeign(review, locale));
  return isCut ? { own: reviews.slice(0, first), foreign: reviews.slice(first) } : { own: reviews, foreign: [] };
}

function isForeign({ language, text }: Review, locale: Locale): boolean {
  return text !== "" && language !== null && language.toLowerCase().split("-", 1)[0] !== locale;
}
