/** A page number, or a gap between two of them. */
export type PagerEntry = number | "lowGap" | "highGap";

/** First, gap, the current page between two neighbours, gap, last. */
const entries = 7;

/**
 * The pages to offer: a gap never stands for a single page, and wherever one stands there are equally many entries, so
 * that "next" stays under the pointer.
 */
export function pagerPages(page: number, pageCount: number): readonly PagerEntry[] {
  if (pageCount <= entries) return range(1, pageCount);
  if (page <= 4) return [...range(1, 5), "highGap", pageCount];
  if (page >= pageCount - 3) return [1, "lowGap", ...range(pageCount - 4, pageCount)];
  return [1, "lowGap", page - 1, page, page + 1, "highGap", pageCount];
}

function range(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
