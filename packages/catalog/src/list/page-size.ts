import type { PageSize } from "@plaza/routing";

/** Products a page. Rows of four on a desktop, of three on a tablet, of two on a phone: both fill them all. */
export const pageSizes: readonly PageSize[] = [24, 48];

/** The default size, which is left out of the address. */
export const defaultPageSize = 24;

/** The page of another size on which the first product of this one stands. Pages count from 1. */
export function pageAfterResize(page: number, size: number, next: number): number {
  return Math.floor(((page - 1) * size) / next) + 1;
}
