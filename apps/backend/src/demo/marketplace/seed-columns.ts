import type { ColumnChoice, Department } from "@plaza/demo-marketplace";
import { productColumnItems, productColumns } from "../../platform/store/schema/catalog.ts";
import type { Executor } from "../../platform/store/database.ts";
import { continueIds, insertRows } from "./insert-rows.ts";
import type { Numbering } from "./numbering.ts";
import { written } from "./written-text.ts";

export async function seedColumns(
  db: Executor,
  columnChoices: readonly ColumnChoice[],
  departments: readonly Department[],
  productIds: Numbering,
): Promise<void> {
  const columns = columnChoices.map(({ name, remark, choose }, index) => ({
    row: { id: index + 1, ...written({ name, remark }), position: index + 1 },
    items: choose(departments).map(({ key }) => ({ columnId: index + 1, productId: productIds.of(key) })),
  }));
  await insertRows(
    db,
    productColumns,
    columns.map(({ row }) => row),
  );
  await insertRows(
    db,
    productColumnItems,
    columns.flatMap(({ items }) => items),
  );
  await continueIds(db, [productColumns]);
}
