import type { DemoProduct, DemoShop, Department, Texts } from "@plaza/demo-marketplace";

/** Where a shop has a product on its shelves. */
export interface ShopShelf {
  readonly shop: DemoShop["key"];
  /** Unique over all shops. */
  readonly key: string;
  readonly name: Texts;
}

/** A shop sorts what it mainly deals in by the second level of the category tree, everything else by the first. */
export function shelfOf(product: DemoProduct, trade: string | null, departments: readonly Department[]): ShopShelf {
  for (const { category } of departments) {
    for (const second of category.children ?? []) {
      if (second.children?.some(({ key }) => key === product.category) !== true) continue;
      const { key, name } = category.key === trade ? second : category;
      return { shop: product.shop, key: `${product.shop}/${key}`, name };
    }
  }
  throw new Error(`"${product.key}" is in no category that there is`);
}
