import type { Executor } from "../../platform/store/database.ts";
import { type products, productTakedowns } from "../../platform/store/schema/catalog.ts";
import type { RequiredDocument } from "../../platform/store/schema/required-documents.ts";
import { inArray } from "../../platform/store/sql.ts";
import { sellerRules } from "../category-sellers/seller-rules.ts";
import { documentRules } from "../required-documents/document-rules.ts";

export type ProductToList = Pick<
  typeof products.$inferSelect,
  "id" | "firstCategoryId" | "secondCategoryId" | "thirdCategoryId"
>;

/** What keeps a product from being put on sale. */
export type SaleObstacle =
  | { readonly kind: "taken_down" | "other_trades" }
  | { readonly kind: "document_missing"; readonly document: RequiredDocument };

/** The rules of categories as they are now, for one shop. */
export interface CategoryRules {
  /** What keeps the shop from selling in a category; null: it may. */
  obstacleTo(path: readonly (number | null)[]): SaleObstacle | null;
}

export async function categoryRules(db: Executor, shopId: number, now: Date): Promise<CategoryRules> {
  const sellers = await sellerRules(db, shopId);
  const documents = await documentRules(db, shopId, now);
  return {
    obstacleTo: (path) => {
      if (sellers.tradesNeeded(path) !== null) return { kind: "other_trades" };
      const [document] = documents.missingDocuments(path);
      return document === undefined ? null : { kind: "document_missing", document };
    },
  };
}

/** What keeps products of a shop from being put on sale, by their ids. */
export async function saleObstacles(
  db: Executor,
  shopId: number,
  rows: readonly ProductToList[],
  now: Date,
): Promise<ReadonlyMap<number, SaleObstacle>> {
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ id }) => id);
  const takenDown = new Set(
    (
      await db
        .select({ id: productTakedowns.productId })
        .from(productTakedowns)
        .where(inArray(productTakedowns.productId, ids))
    ).map(({ id }) => id),
  );
  const rules = await categoryRules(db, shopId, now);
  const obstacles = new Map<number, SaleObstacle>();
  for (const { id, firstCategoryId, secondCategoryId, thirdCategoryId } of rows) {
    const obstacle = takenDown.has(id)
      ? { kind: "taken_down" as const }
      : rules.obstacleTo([firstCategoryId, secondCategoryId, thirdCategoryId]);
    if (obstacle !== null) obstacles.set(id, obstacle);
  }
  return obstacles;
}
