import { inScope } from "../merchants/shop-states.ts";
import type { Executor } from "../../platform/store/database.ts";
import { inLanguage, type ReaderLanguage } from "../../platform/store/language.ts";
import { categories, products, productTexts } from "../../platform/store/schema/catalog.ts";
import { shopCategories, shops } from "../../platform/store/schema/merchants.ts";
import type { RuleState } from "../../platform/store/schema/search-rules.ts";
import { eq, inArray, sql } from "../../platform/store/sql.ts";
import { productsNamed } from "./expect-targets.ts";

/** A product that a rule names, as the wire has it. */
export interface NamedProductWire {
  readonly id: number;
  readonly name: string;
  readonly shop_name: string;
  /** It is on sale in a shop that may sell: else a rule shows nothing of it. */
  readonly is_on_sale: boolean;
}

/** Reads what rules are called by once for all of them, and gives each the names of the wire. */
export async function ruleWire(db: Executor, states: readonly RuleState[], language: ReaderLanguage) {
  const categoryIds = states.flatMap(({ categoryId }) => categoryId ?? []);
  const shopCategoryIds = states.flatMap(({ shopCategoryId }) => shopCategoryId ?? []);
  const [named, ofPlatform, ofShop] = await Promise.all([
    productsWire(
      db,
      states.flatMap(({ contents }) => productsNamed(contents)),
      language,
    ),
    namesOf(db, categories, categoryIds, language),
    namesOf(db, shopCategories, shopCategoryIds, language),
  ]);
  const byId = new Map(named.map((product) => [product.id, product]));
  return ({ text, categoryId, shopCategoryId, contents, validFrom, validUntil, isRemoved }: RuleState) => {
    const id = categoryId ?? shopCategoryId;
    const name = (categoryId === null ? ofShop : ofPlatform).get(id ?? 0) ?? "";
    return {
      text: text ?? "",
      category: id === null ? null : { id, name },
      kind: contents.kind,
      words: contents.kind === "synonym" ? contents.words : [],
      is_two_way: contents.kind === "synonym" && contents.isTwoWay,
      products: productsNamed(contents).flatMap((productId) => byId.get(productId) ?? []),
      percent: contents.kind === "boost" ? contents.percent : 100,
      path: contents.kind === "redirect" ? contents.path : "",
      valid_from: validFrom,
      valid_until: validUntil,
      is_removed: isRemoved,
    };
  };
}

/** Products in the order of their ids here, also those that are no longer sold. */
export async function productsWire(
  db: Executor,
  ids: readonly number[],
  language: ReaderLanguage,
): Promise<readonly NamedProductWire[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      texts: productTexts,
      shop: { name: shops.name, translations: shops.translations },
      isOnSale: sql<boolean>`${products.isOnSale} and ${inScope("usable") ?? sql`true`}`,
    })
    .from(products)
    .innerJoin(productTexts, eq(productTexts.productId, products.id))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(inArray(products.id, [...new Set(ids)]));
  const byId = new Map(rows.map((row) => [row.texts.productId, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (row === undefined) return [];
    const name = inLanguage(row.texts, "name", language);
    return [{ id, name, shop_name: inLanguage(row.shop, "name", language), is_on_sale: row.isOnSale }];
  });
}

async function namesOf(
  db: Executor,
  table: typeof categories | typeof shopCategories,
  ids: readonly number[],
  language: ReaderLanguage,
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: table.id, name: table.name, translations: table.translations })
    .from(table)
    .where(inArray(table.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, inLanguage(row, "name", language)]));
}

/** What a rule does now: `active`, `planned` for later, or `over`. */
export function stateNow({ validFrom, validUntil }: RuleState, now: Date): "active" | "planned" | "over" {
  if (new Date(validFrom) > now) return "planned";
  return validUntil !== null && new Date(validUntil) <= now ? "over" : "active";
}
