import { readCategoryTree } from "../../catalogue/categories/category-tree.ts";
import type { Executor } from "../../platform/store/database.ts";
import { inLanguage, type ReaderLanguage } from "../../platform/store/language.ts";
import { brands, products } from "../../platform/store/schema/catalog.ts";
import { freightTemplates } from "../../platform/store/schema/freight.ts";
import { shopCategories } from "../../platform/store/schema/merchants.ts";
import { and, asc, eq, inArray, isNull, sql } from "../../platform/store/sql.ts";

/** What a shop's products can be narrowed down by, and changed to. */
export async function filterChoices(db: Executor, shopId: number, language: ReaderLanguage) {
  const isOwn = and(eq(products.shopId, shopId), isNull(products.deletedAt));
  const lowest = sql<number>`coalesce(${products.thirdCategoryId}, ${products.secondCategoryId}, ${products.firstCategoryId})`;
  const [tree, standing, branded, own, templates] = await Promise.all([
    readCategoryTree(db),
    db.selectDistinct({ id: lowest }).from(products).where(isOwn),
    db
      .selectDistinct({ id: products.brandId })
      .from(products)
      .where(and(isOwn, sql`brand_id is not null`)),
    db
      .select()
      .from(shopCategories)
      .where(and(eq(shopCategories.shopId, shopId), isNull(shopCategories.deletedAt)))
      .orderBy(asc(shopCategories.position), asc(shopCategories.id)),
    db.select().from(freightTemplates).where(eq(freightTemplates.shopId, shopId)).orderBy(asc(freightTemplates.id)),
  ]);
  const brandIds = branded.flatMap(({ id }) => id ?? []);
  const brandRows =
    brandIds.length === 0
      ? []
      : await db.select().from(brands).where(inArray(brands.id, brandIds)).orderBy(asc(brands.name));
  const used = new Set(
    standing.flatMap(({ id }) => {
      const row = tree.find(id);
      return row === undefined ? [] : tree.idsAbove(row);
    }),
  );
  return {
    // In the order of the tree, each behind what it is below.
    categories: tree.childrenOf(null).flatMap((first) =>
      tree.branchOf(first).map((row) => ({
        id: row.id,
        level: row.level,
        name: inLanguage(row, "name", language),
        isUsed: used.has(row.id),
      })),
    ),
    ownCategories: own.map((row) => ({ id: row.id, name: inLanguage(row, "name", language) })),
    brands: brandRows.map((row) => ({ id: row.id, name: inLanguage(row, "name", language) })),
    templates: templates.map(({ id, name, isDefault }) => ({ id, name, isDefault })),
  };
}
