import type { DemoActivityArea } from "@plaza/demo-marketplace";
import type { Executor } from "../../platform/store/database.ts";
import { activityAreaItems, activityAreas } from "../../platform/store/schema/promotions.ts";
import { continueIds, insertRows } from "./insert-rows.ts";
import type { Numbering } from "./numbering.ts";
import { activityImagePath } from "./images/paths.ts";
import { written } from "./written-text.ts";

export async function seedActivityAreas(
  db: Executor,
  areas: readonly DemoActivityArea[],
  productIds: Numbering,
): Promise<void> {
  await insertRows(
    db,
    activityAreas,
    areas.map(({ scene, name, synopsis }, index) => ({
      id: index + 1,
      ...written({ name, synopsis }),
      image: activityImagePath(scene),
      position: index + 1,
    })),
  );
  const items = areas.flatMap(({ products }, index) =>
    products.map((key) => ({ areaId: index + 1, productId: productIds.of(key), isApproved: true })),
  );
  await insertRows(
    db,
    activityAreaItems,
    items.map((item, index) => ({ id: index + 1, ...item })),
  );
  await continueIds(db, [activityAreas, activityAreaItems]);
}
