import type { DemoCategory, DemoProduct, Department } from "@plaza/demo-marketplace";
import type { Executor } from "../../platform/store/database.ts";
import { withdrawalExclusions } from "../../platform/store/schema/withdrawals.ts";
import { insertRows } from "./insert-rows.ts";
import type { Numbering } from "./numbering.ts";

/** Says of what spoils, and of what nobody would wear after somebody else, that its purchase is binding. */
export async function seedExclusions(
  db: Executor,
  departments: readonly Department[],
  demoProducts: readonly DemoProduct[],
  { productIds, since }: { readonly productIds: Numbering; readonly since: Date },
): Promise<void> {
  const reasons = new Map(
    departments.flatMap(({ category }) => withChildren(category)).map(({ key, excluded }) => [key, excluded]),
  );
  await insertRows(
    db,
    withdrawalExclusions,
    demoProducts.flatMap(({ key, category }): (typeof withdrawalExclusions.$inferInsert)[] => {
      const reason = reasons.get(category);
      return reason === undefined ? [] : [{ productId: productIds.of(key), reason, createdAt: since }];
    }),
  );
}

function withChildren(category: DemoCategory): readonly DemoCategory[] {
  return [category, ...(category.children ?? []).flatMap(withChildren)];
}
