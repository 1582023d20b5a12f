import type { DemoActivityArea } from "@plaza/demo-marketplace";
import type { Executor } from "../../platform/store/database.ts";
import { activityAreaItems, activityAreas } from "../../platform/store/schema/promotions.ts";
import { addArea } from "../../catalogue/promotions/areas/change-areas.ts";
import { continueIds } from "./insert-rows.ts";
import type { Numbering } from "./numbering.ts";
import { activityImagePath } from "./images/paths.ts";

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
