import type { Page } from "../../platform/http/query.ts";
import { pageFields } from "../../platform/wire/page.ts";

/** Which products of a list are wanted. */
export type Window = Pick<Page, "size" | "offset">;

/**
 * Lists of products are counted, and can be paged through, this far. Nobody reads on, and counting a hundred thousand
 * rows costs more than the page.
 */
export const maxListed = 10_000;

export interface FoundProducts {
  /** Of the wanted page, in order. */
  readonly ids: readonly number[];
  /** Of all pages; more than `maxListed` means that nobody has counted on. */
  readonly total: number;
}

/** What a list of products says of itself. Ours is `count_more`: there are more than are counted. */
export function listFields(page: Page, total: number) {
  return { ...pageFields(page, Math.min(total, maxListed)), ...(total > maxListed && { count_more: 1 as const }) };
}
