import type { PageSize } from "@plaza/routing";

/** Products a page. Rows of four on a desktop, of three on a tablet, of two on a phone: both fill them all. */
export const pageSizes: readonly PageSize[] = [24, 48];

/** The default size, which is left out of the address. */
export const defaultPageSize = 24;
