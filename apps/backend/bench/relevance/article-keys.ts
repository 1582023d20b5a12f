import { marketplace } from "@plaza/demo-marketplace";
import type { Database } from "../../src/platform/store/database.ts";
import { productTexts } from "../../src/platform/store/schema/catalog.ts";

/** By the ids of products, the keys that judgments know them by: all offers of an article have one. */
export async function articleKeys(db: Database): Promise<ReadonlyMap<number, string>> {
  const keys = new Map(
    marketplace.departments.flatMap(({ products }) => products).map(({ name, key }) => [name.en, key] as const),
  );
  const rows = await db.select().from(productTexts);
  return new Map(
    rows.flatMap(({ productId, name, translations }) => {
      const key = keys.get(translations.en?.name ?? name);
      return key === undefined ? [] : [[productId, key]];
    }),
  );
}
