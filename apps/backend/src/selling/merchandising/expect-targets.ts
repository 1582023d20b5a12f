import { DomainError } from "../../platform/http/domain-error.ts";
import type { Executor } from "../../platform/store/database.ts";
import { categories, products } from "../../platform/store/schema/catalog.ts";
import { articles } from "../../platform/store/schema/content.ts";
import { shopCategories, shops } from "../../platform/store/schema/merchants.ts";
import { activityAreas } from "../../platform/store/schema/promotions.ts";
import type { RuleContents } from "../../platform/store/schema/search-rules.ts";
import { and, eq, inArray, isNull, type SQL } from "../../platform/store/sql.ts";
import type { WantedRule } from "./read-rule.ts";
import { redirectTarget } from "./redirect-path.ts";

/**
 * What a rule names has to be there, and a shop names only what is its own.
 *
 * @throws {DomainError} that names the field
 */
export async function expectTargets(db: Executor, shopId: number | null, rule: WantedRule): Promise<void> {
  const { categoryId, shopCategoryId, contents } = rule;
  if (categoryId !== null && !(await isCategory(db, categoryId)))
    throw new DomainError("ruleCategoryGone", { field: "category_id", notFound: true });
  if (shopCategoryId !== null && !(await isShopCategory(db, shopId, shopCategoryId)))
    throw new DomainError("ruleCategoryGone", { field: "category_id", notFound: true });
  const productIds = productsNamed(contents);
  if (productIds.length > 0 && (await countProducts(db, shopId, productIds)) < productIds.length)
    throw new DomainError(shopId === null ? "ruleProductsGone" : "ruleProductsForeign", {
      field: "product_ids",
      notFound: true,
    });
  if (contents.kind === "redirect" && !(await leadsSomewhere(db, shopId, contents.path)))
    throw new DomainError("rulePathWrong", { field: "path", notFound: true });
}

export function productsNamed(contents: RuleContents): readonly number[] {
  return "productIds" in contents ? contents.productIds : [];
}

async function isCategory(db: Executor, id: number): Promise<boolean> {
  return (await db.$count(categories, and(eq(categories.id, id), isNull(categories.deletedAt)))) > 0;
}

async function isShopCategory(db: Executor, shopId: number | null, id: number): Promise<boolean> {
  const own = and(eq(shopCategories.id, id), eq(shopCategories.shopId, shopId ?? 0), isNull(shopCategories.deletedAt));
  return (await db.$count(shopCategories, own)) > 0;
}

function countProducts(db: Executor, shopId: number | null, ids: readonly number[]): Promise<number> {
  const ownShop: SQL | undefined = shopId === null ? undefined : eq(products.shopId, shopId);
  return db.$count(products, and(inArray(products.id, [...ids]), isNull(products.deletedAt), ownShop));
}

/** A shop leads to its own products and to its own page alone. */
async function leadsSomewhere(db: Executor, shopId: number | null, path: string): Promise<boolean> {
  const target = redirectTarget(path);
  if (target === null) return false;
  const { kind, id } = target;
  if (id === null) return shopId === null;
  if (kind === "product") return (await countProducts(db, shopId, [id])) > 0;
  if (kind === "shop" && shopId !== null) return id === shopId;
  if (shopId !== null) return false;
  switch (kind) {
    case "category":
      return isCategory(db, id);
    case "shop":
      return (await db.$count(shops, and(eq(shops.id, id), isNull(shops.deletedAt)))) > 0;
    case "area":
      return (await db.$count(activityAreas, eq(activityAreas.id, id))) > 0;
    case "article":
      return (await db.$count(articles, eq(articles.id, id))) > 0;
    case "page":
      return true;
    default:
      return kind satisfies never;
  }
}
