import type { DemoProduct, Department, DemoShop, Texts } from "@plaza/demo-marketplace";
import type { Executor } from "../../platform/store/database.ts";
import { shopCategories } from "../../platform/store/schema/merchants.ts";
import { continueIds, insertRows } from "./insert-rows.ts";
import type { ShopContents } from "./marketplace-contents.ts";
import { Numbering } from "./numbering.ts";
import { written } from "./written-text.ts";

/** Where a shop has a product on its shelves. */
interface ShopShelf {
  readonly shop: DemoShop["key"];
  /** Unique over all shops. */
  readonly key: string;
  readonly name: Texts;
}

/** A shop sorts what it mainly deals in by the second level of the category tree, everything else by the first. */
function shelfOf(product: DemoProduct, trade: string | null, departments: readonly Department[]): ShopShelf {
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
export type ShelfIds = (product: DemoProduct) => number;

export async function seedShopShelves(
  db: Executor,
  demoShops: readonly ShopContents[],
  departments: readonly Department[],
  demoProducts: readonly DemoProduct[],
  shopIds: Numbering,
): Promise<ShelfIds> {
  const trades = new Map(demoShops.map(({ key, trade }) => [key, trade]));
  const shelfOfProduct = (product: DemoProduct): ShopShelf =>
    shelfOf(product, trades.get(product.shop) ?? null, departments);
  const shelves = new Map(demoProducts.map(shelfOfProduct).map((shelf) => [shelf.key, shelf]));
  const ids = new Numbering(shelves.keys());
  await insertRows(
    db,
    shopCategories,
    [...shelves.values()].map(({ shop, key, name }) => ({
      id: ids.of(key),
      shopId: shopIds.of(shop),
      ...written({ name }),
      position: ids.of(key),
    })),
  );
  await continueIds(db, [shopCategories]);
  return (product) => ids.of(shelfOfProduct(product).key);
}
