import type { DemoProduct, Department, DemoShop, Texts } from "@plaza/demo-marketplace";
import type { Executor } from "../../platform/store/database.ts";
import { shopCategories } from "../../platform/store/schema/merchants.ts";
import { continueIds, insertRows } from "./insert-rows.ts";
import type { ShopContents } from "./marketplace-contents.ts";
import { Numbering } from "./numbering.ts";
import { written } from "./written-text.ts";

/** Where a shop has a product on its shelves. */
interface ShopCategory {
  readonly shop: DemoShop["key"];
  /** Unique over all shops. */
  readonly key: string;
  readonly name: Texts;
}

/** A shop sorts what it mainly deals in by the second level of the category tree, everything else by the first. */
function shopCategoryOf(product: DemoProduct, trade: string | null, departments: readonly Department[]): ShopCategory {
  for (const { category } of departments) {
    for (const second of category.children ?? []) {
      if (second.children?.some(({ key }) => key === product.category) !== true) continue;
      const { key, name } = category.key === trade ? second : category;
      return { shop: product.shop, key: `${product.shop}/${key}`, name };
    }
  }
  throw new Error(`"${product.key}" is in no category that there is`);
}

/** The id of the shelf that a product stands on in its shop. */
export type ShopCategoryIds = (product: DemoProduct) => number;

export async function seedShopCategories(
  db: Executor,
  demoShops: readonly ShopContents[],
  departments: readonly Department[],
  demoProducts: readonly DemoProduct[],
  shopIds: Numbering,
): Promise<ShopCategoryIds> {
  const trades = new Map(demoShops.map(({ key, trade }) => [key, trade]));
  const categoryOfProduct = (product: DemoProduct): ShopCategory =>
    shopCategoryOf(product, trades.get(product.shop) ?? null, departments);
  const categories = new Map(demoProducts.map(categoryOfProduct).map((category) => [category.key, category]));
  const ids = new Numbering(categories.keys());
  await insertRows(
    db,
    shopCategories,
    [...categories.values()].map(({ shop, key, name }) => ({
      id: ids.of(key),
      shopId: shopIds.of(shop),
      ...written({ name }),
      position: ids.of(key),
    })),
  );
  await continueIds(db, [shopCategories]);
  return (product) => ids.of(categoryOfProduct(product).key);
}
