import type { FactColumns } from "./facts/fact-columns.ts";
import type { ShopRegister } from "./facts/shop-register.ts";
import type { FlashOverlay } from "./read/flash-overlay.ts";
import type { ChangesRead } from "./read/read-changes.ts";
import type { Searcher } from "./searcher.ts";

/** All that this process knows of products, and up to which change. */
export interface ProductsRead {
  readonly facts: FactColumns;
  readonly shops: ShopRegister;
  readonly searcher: Searcher;
  readonly flash: FlashOverlay;
  readonly read: ChangesRead;
}
