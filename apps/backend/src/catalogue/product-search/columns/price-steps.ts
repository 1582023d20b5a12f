/** From one to the next, prices grow by about half, as people think of them. */
const inDecade = [1, 1.5, 2, 3, 5, 7] as const;
const decades = [1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8] as const;

/**
 * Where the buckets of a histogram of prices begin, in fen: 0, ¥1, ¥1.50, ¥2, ¥3, ¥5, ¥7, ¥10 … They are the same for all
 * lists, so that a list that is narrowed down keeps its buckets, and cheap and dear products can be told apart in one.
 */
export const priceSteps: readonly number[] = [0, ...decades.flatMap((decade) => inDecade.map((step) => step * decade))];

/** The end of the last bucket, above every price that can be stored. */
const end = 1e10;

/** In which bucket a price lies. */
export function priceStepOf(price: number): number {
  let low = 0;
  let high = priceSteps.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((priceSteps[middle] ?? end) <= price) low = middle;
    else high = middle;
  }
  return low;
}

/** In fen; the end is no longer part of it. */
export function priceRangeOf(step: number): { readonly from: number; readonly to: number } {
  return { from: priceSteps[step] ?? 0, to: priceSteps[step + 1] ?? end };
}
