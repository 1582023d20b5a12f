import type { Executor } from "../store/database.ts";
import { couponProducts, coupons } from "../store/schema/coupons.ts";
import type { IndexedProducts } from "../product-index/product-index.ts";
import { type IndexScope, type Places, placesInScope } from "../product-index/selection.ts";
import { type RankedIds, type WordHits, wordHits } from "../product-index/word-hits.ts";
import { productSearch } from "../store/schema/search.ts";
import { eq, sql } from "../store/sql.ts";
import type { WordMatch } from "./matching-words.ts";
import type { ProductFilter } from "./product-filter.ts";
import { matchesOf } from "./matches-of.ts";

/** What a list is of: products of usable shops. Columns of the home page are never narrowed down. */
export type ScopeFilter = Omit<ProductFilter, "shops" | "columnId"> & { readonly shops: "usable" };

export interface Scope {
  /** All of its products, however it is narrowed down. */
  readonly places: Places;
  /** How well each matches what was searched for; null where nothing was. */
  readonly hits: WordHits | null;
}

/**
 * The products of a list in memory. A text means what it means without filters: one that is set does not turn a search into
 * another one.
 */
export async function indexedScope(
  db: Executor,
  products: IndexedProducts,
  text: string,
  filter: ScopeFilter,
): Promise<Scope> {
  const { facts, shops } = products;
  const { couponId, shops: _, ...rest } = filter;
  const scope = couponId == null ? rest : withCoupon(rest, await couponScope(db, couponId));
  if (scope === null) return { places: new Int32Array(), hits: null };
  if (text === "") return { places: placesInScope(facts, shops, scope, null), hits: null };
  for await (const match of matchesOf(db, text)) {
    const hits = await products.hits.of(match.key, async () => wordHits(facts, await rankedIds(db, match)));
    const places = placesInScope(facts, shops, scope, hits.places);
    if (places.length > 0) return { places, hits };
  }
  return { places: new Int32Array(), hits: null };
}

/** As text, which is read many times faster than as many rows. */
async function rankedIds(db: Executor, { condition, rank }: WordMatch): Promise<readonly RankedIds[]> {
  const found = db
    .select({ id: productSearch.id, rank: rank.as("rank") })
    .from(productSearch)
    .where(condition)
    .as("found");
  return db
    .select({ rank: found.rank, ids: sql<string>`string_agg(${found.id}::text, ',')` })
    .from(found)
    .groupBy(found.rank);
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
