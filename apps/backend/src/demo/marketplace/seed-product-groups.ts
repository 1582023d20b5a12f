import type { DemoActivityArea, ColumnChoice, Department } from "@plaza/demo-marketplace";
import type { Executor } from "../../platform/store/database.ts";
import { activityAreaItems, activityAreas } from "../../platform/store/schema/promotions.ts";
import { addArea } from "../../catalogue/promotions/areas/change-areas.ts";
import { continueIds, insertRows } from "./insert-rows.ts";
import type { Numbering } from "./numbering.ts";
import { activityImagePath } from "./images/paths.ts";
import { written } from "./written-text.ts";
import { productColumnItems, productColumns } from "../../platform/store/schema/catalog.ts";

export async function seedActivityAreas(
  db: Executor,
  areas: readonly DemoActivityArea[],
  productIds: Numbering,
): Promise<void> {
  for (const [index, { scene, name, synopsis, products }] of areas.entries())
    await addArea(db, {
      id: index + 1,
      name,
      synopsis,
      image: activityImagePath(scene),
      isShown: true,
      productIds: products.map((key) => productIds.of(key)),
    });
  await continueIds(db, [activityAreas, activityAreaItems]);
}

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
