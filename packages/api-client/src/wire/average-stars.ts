import type { Decoder, FieldReader } from "./decode.ts";
import { flag, number, optionalCount } from "./scalars.ts";

/**
 * An average of stars, 0 to 5, with the one decimal that is shown. Nothing else rounds one, so a page has one number
 * wherever it says it. Absent is 0: nobody has rated.
 */
export const averageStars: Decoder<number> = (value, context) => {
  const read = Math.min(Math.max(number(value ?? 0, context), 0), 5);
  // By way of hundredths, because 2.05 times 10 is 20.499999999999996.
  return Math.round(Math.round(read * 100) / 10) / 10;
};

/** Null where the platform does not say. */
export const optionalAverageStars: Decoder<number | null> = (value, context) =>
  value == null ? null : averageStars(value, context);

const isExplicitlyFalse: Decoder<boolean> = (value, context) => value != null && !flag(value, context);

/**
 * Score and whole stars of a shop, each null where the platform does not send it. Both are 0 where it says that nobody has
 * rated the shop, whatever it sends: the original gives new shops 5.
 */
export function shopRating(field: FieldReader): { readonly score: number | null; readonly stars: number | null } {
  if (field("is_rated", isExplicitlyFalse)) return { score: 0, stars: 0 };
  return { score: field("score", optionalAverageStars), stars: field("star", optionalCount) };
}
