import type { Executor } from "../store/database.ts";
import { couponProducts, coupons } from "../store/schema/coupons.ts";
import type { IndexedProducts } from "../product-search/product-index.ts";
import { type IndexScope, type Places, placesInScope } from "../product-search/facts/selection.ts";
import type { WordHits } from "../product-search/facts/word-hits.ts";
import type { Query as SearchQuery } from "../product-search/meaning/query.ts";
import type { FactColumns } from "../product-search/facts/fact-columns.ts";
import type { Reading } from "../product-search/meaning/reading.ts";
import { eq, sql } from "../store/sql.ts";
import type { ProductFilter } from "./product-filter.ts";

/** What a list is of: products of usable shops. Columns of the home page are never narrowed down. */
export type ScopeFilter = Omit<ProductFilter, "shops" | "columnId"> & { readonly shops: "usable" };

export interface Scope {
  /** All of its products, however it is narrowed down. */
  readonly places: Places;
  /** How well each matches what was searched for; null where nothing was. */
  readonly hits: WordHits | null;
  /** What that was understood as. */
  readonly query: SearchQuery | null;
}

/**
 * The products of a list in memory. A text means what it means without filters: one that is set does not turn a search into
 * another one.
 */
export async function indexedScope(
  db: Executor,
  products: IndexedProducts,
  text: string,
  reading: Reading,
  filter: ScopeFilter,
): Promise<Scope> {
  const { facts, shops, searcher } = products;
  const { couponId, shops: _, ...rest } = filter;
  const scope = couponId == null ? rest : withCoupon(rest, await couponScope(db, couponId));
  if (scope === null) return { places: new Int32Array(), hits: null, query: null };
  if (text === "") return { places: placesInScope(facts, shops, scope, null), hits: null, query: null };
  const { hits, query } = searcher.find(text, reading);
  const { concepts, minPrice, maxPrice } = query;
  const isPriceAlone = concepts.length === 0 && (minPrice !== null || maxPrice !== null);
  const places = placesInScope(facts, shops, scope, isPriceAlone ? null : hits.places);
  return { places: withinPrices(facts, places, query), hits: isPriceAlone ? null : hits, query };
}

/** "under 100" is what a visitor pays now. */
function withinPrices({ price }: FactColumns, places: Places, { minPrice, maxPrice }: SearchQuery): Places {
  if (minPrice === null && maxPrice === null) return places;
  const [min, max] = [minPrice ?? 0, maxPrice ?? Number.POSITIVE_INFINITY];
  return places.filter((place) => (price[place] ?? 0) >= min && (price[place] ?? 0) <= max);
}

interface CouponScope {
  readonly shopId: number;
  readonly named: NonNullable<IndexScope["named"]> | null;
}

/** Null where there is no such coupon. */
async function couponScope(db: Executor, couponId: number): Promise<CouponScope | null> {
  const [coupon] = await db
    .select({
      shopId: coupons.shopId,
      scope: coupons.scope,
      productIds: sql<number[]>`array(select ${couponProducts.productId} from ${couponProducts}
        where ${couponProducts.couponId} = ${coupons.id})`,
    })
    .from(coupons)
    .where(eq(coupons.id, couponId));
  if (coupon === undefined) return null;
  const { shopId, scope, productIds } = coupon;
  return { shopId, named: scope === "all" ? null : { productIds: new Set(productIds), isExcept: scope === "except" } };
}

/** A coupon is good for products of its own shop alone. */
function withCoupon(scope: IndexScope, coupon: CouponScope | null): IndexScope | null {
  if (coupon === null || (scope.shopId != null && scope.shopId !== coupon.shopId)) return null;
  return { ...scope, ...coupon };
}
