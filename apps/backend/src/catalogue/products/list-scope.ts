import type { Executor } from "../../platform/store/database.ts";
import { couponProducts, coupons } from "../../platform/store/schema/coupons.ts";
import type { IndexScope } from "../product-search/columns/filters.ts";
import { eq, sql } from "../../platform/store/sql.ts";
import type { ProductFilter } from "./product-filter.ts";
import type { RuledList } from "../product-search/rules/find-rules.ts";

/** What a list is of, as rules are looked up for it. */
export function ruledList(text: string, { category, shopId, shopCategoryId }: ScopeFilter): RuledList {
  return {
    text,
    categoryId: category?.id ?? null,
    shopId: shopId ?? null,
    shopCategoryId: shopCategoryId ?? null,
  };
}

/** What a list is of: products of usable shops. Columns of the home page are never narrowed down. */
export type ScopeFilter = Omit<ProductFilter, "shops" | "ids" | "cheaperSince"> & { readonly shops: "usable" };

const nothing: IndexScope = { named: { productIds: new Set(), isExcept: false } };

/** The same as the search takes it. */
export async function listScope(db: Executor, filter: ScopeFilter): Promise<IndexScope> {
  const { couponId, shops: _, ...rest } = filter;
  return couponId == null ? rest : withCoupon(rest, await couponScope(db, couponId));
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
function withCoupon(scope: IndexScope, coupon: CouponScope | null): IndexScope {
  if (coupon === null || (scope.shopId != null && scope.shopId !== coupon.shopId)) return nothing;
  return { ...scope, ...coupon };
}
