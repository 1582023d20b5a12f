import type { Executor } from "../../../platform/store/database.ts";
import { shops, trades } from "../../../platform/store/schema/merchants.ts";
import { and, desc, eq, isNull, lt } from "../../../platform/store/sql.ts";
import { isShopNamed } from "../shop-directory.ts";
import { type DeskShopState, isInState } from "../desk-shop-state.ts";

/** Which shops are wanted; null: all. */
export interface ShopFilter {
  readonly state: DeskShopState | null;
  /** A part of a name in any language; "": any. */
  readonly words: string;
  /** Only shops that were made before this one. */
  readonly before: number | null;
}

/** Shops with their trades, the newest first; one more than `size` where there are more. */
export function listShops(db: Executor, { state, words, before }: ShopFilter, now: Date, size: number) {
  return db
    .select({ shop: shops, trade: trades })
    .from(shops)
    .leftJoin(trades, eq(trades.id, shops.tradeId))
    .where(
      and(
        isNull(shops.deletedAt),
        state === null ? undefined : isInState(state, now),
        isShopNamed(words),
        before === null ? undefined : lt(shops.id, before),
      ),
    )
    .orderBy(desc(shops.id))
    .limit(size + 1);
}
