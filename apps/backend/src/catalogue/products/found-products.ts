/**
 * Lists of products are counted, and can be paged through, this far. Nobody reads on, and counting a hundred thousand
 * rows costs more than the page.
 */
export const mostListed = 10_000;

export interface FoundProducts {
  /** Of the wanted page, in order. */
  readonly ids: readonly number[];
  /** Of all pages; more than `mostListed` means that nobody has counted on. */
  readonly total: number;
}
