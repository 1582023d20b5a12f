import type { Department } from "@plaza/demo-marketplace";
import type { Executor } from "../../platform/store/database.ts";
import { trades } from "../../platform/store/schema/merchants.ts";
import { continueIds, insertRows } from "./insert-rows.ts";
import { Numbering } from "./numbering.ts";
import { categoryImagePath } from "./images/paths.ts";
import { written } from "./written-text.ts";

/** The demo's shops deal in what its departments hold. @returns their ids, by the key of the department */
export async function seedTrades(db: Executor, departments: readonly Department[]): Promise<Numbering> {
  const ids = new Numbering(departments.map(({ category }) => category.key));
  const rows = departments.map(({ category }, index) => ({
    id: ids.of(category.key),
    ...written({ name: category.name }),
    image: categoryImagePath(category),
    position: index + 1,
  }));
  await insertRows(db, trades, rows);
  await continueIds(db, [trades]);
  return ids;
}
