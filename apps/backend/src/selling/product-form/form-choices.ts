import { type CategoryRow, pathOfIds, readCategoryTree } from "../../catalogue/categories/category-tree.ts";
import type { Executor } from "../../platform/store/database.ts";
import { inLanguage } from "../../platform/store/language.ts";
import { brandNames, brands } from "../../platform/store/schema/catalog.ts";
import { freightTemplates } from "../../platform/store/schema/freight.ts";
import { shopCategories } from "../../platform/store/schema/merchants.ts";
import { and, asc, desc, eq, isNull, sql } from "../../platform/store/sql.ts";
import type { ShopContext } from "../../platform/http/desk-call.ts";
import { flag } from "../../platform/wire/scalars.ts";
import { sentenceText } from "../imports/sentence.ts";
import { shopNames } from "../imports/shop-names.ts";

/** `product/choices`: what a form of the shop chooses from. */
export async function handleFormChoices({ db, shopId, language, now }: ShopContext) {
  const [tree, names, own, templates] = await Promise.all([
    readCategoryTree(db),
    shopNames(db, shopId, now()),
    ownCategories(db, shopId),
    templatesOf(db, shopId),
  ]);
  const objectionTo = (row: CategoryRow): string => {
    const objection = names.objectionToCategory(pathOfIds(tree.idsAbove(row)));
    return objection === null ? "" : sentenceText(objection, language.wanted);
  };
  return {
    categories: tree.childrenOf(null).flatMap((first) =>
      tree.branchOf(first).map((row) => ({
        id: row.id,
        parent_id: row.parentId ?? 0,
        name: inLanguage(row, "name", language),
        is_leaf: flag(tree.childrenOf(row.id).length === 0),
        objection: objectionTo(row),
      })),
    ),
    shop_categories: own.map((row) => ({ id: row.id, name: inLanguage(row, "name", language) })),
    freight_templates: templates.map(({ id, name, unit, isDefault }) => ({
      id,
      name,
      unit,
      is_default: flag(isDefault),
    })),
  };
}

function ownCategories(db: Executor, shopId: number) {
  return db
    .select()
    .from(shopCategories)
    .where(and(eq(shopCategories.shopId, shopId), isNull(shopCategories.deletedAt)))
    .orderBy(asc(shopCategories.position), asc(shopCategories.id));
}

function templatesOf(db: Executor, shopId: number) {
  return db
    .select()
    .from(freightTemplates)
    .where(eq(freightTemplates.shopId, shopId))
    .orderBy(desc(freightTemplates.isDefault), asc(freightTemplates.id));
}

const maxBrands = 10;

/** `product/brands`: names that begin like the words, then those that have them in them, however they are spelt. */
export async function handleBrandNames({ db, query }: ShopContext) {
  const words = query.text("words").slice(0, 100);
  if (words === "") return [];
  const key = sql`brand_key(${words})`;
  const isOther = sql`exists (select from ${brandNames}
    where ${brandNames.brandId} = ${brands.id} and position(${key} in ${brandNames.key}) > 0)`;
  const rows = await db
    .select({ name: brands.name })
    .from(brands)
    .where(sql`${key} <> '' and (position(${key} in ${brands.key}) > 0 or ${isOther})`)
    .orderBy(desc(sql`starts_with(${brands.key}, ${key})`), asc(brands.name))
    .limit(maxBrands);
  return rows.map(({ name }) => name);
}
