import { optionTexts } from "../../catalogue/products/option-texts.ts";
import type { Executor } from "../../platform/store/database.ts";
import { inLanguage, type ReaderLanguage } from "../../platform/store/language.ts";
import { shownOptions } from "../../platform/store/option-values.ts";
import type { BulkEdit, BulkObstacle, BulkValue } from "../../platform/store/schema/bulk-changes.ts";
import { productTexts, skus } from "../../platform/store/schema/catalog.ts";
import { inArray } from "../../platform/store/sql.ts";
import { plannedProduct } from "./plan-values.ts";
import { pathOfEdit, readStates } from "./read-states.ts";

/** Products that are looked at at once: other requests are answered in between. */
const chunkSize = 500;
const maxExamples = 8;
const maxNamed = 3;

export interface NamedValue {
  readonly productId: number;
  readonly name: string;
  /** "": of the product, or of its only SKU. */
  readonly options: string;
  readonly value: BulkValue;
}

interface ObstacleCount {
  readonly obstacle: BulkObstacle;
  /** Products. */
  readonly count: number;
  /** Some of them. */
  readonly names: readonly string[];
}

export interface Difference {
  readonly total: number;
  /** Products in which something changes, and what changes in all of them. */
  readonly changed: number;
  readonly values: number;
  readonly obstacles: readonly ObstacleCount[];
  readonly examples: readonly NamedValue[];
}

export interface Meant {
  readonly shopId: number;
  readonly edit: BulkEdit;
  readonly ids: readonly number[];
  readonly now: Date;
  readonly language: ReaderLanguage;
}

/** What a change would change. */
export async function previewChange(db: Executor, { shopId, edit, ids, now, language }: Meant): Promise<Difference> {
  const path = await pathOfEdit(db, edit);
  const examples: { productId: number; value: BulkValue }[] = [];
  const stopped = new Map<BulkObstacle, { count: number; readonly ids: number[] }>();
  let [changed, values] = [0, 0];
  for (let start = 0; start < ids.length; start += chunkSize) {
    const chunk = ids.slice(start, start + chunkSize);
    const states = await readStates(db, chunk, { shopId, edit, path, now, seenAt: null });
    for (const productId of chunk) {
      const state = states.get(productId);
      if (state === undefined) continue;
      const plan = plannedProduct(edit, state, path);
      if (plan.values.length > 0) changed += 1;
      values += plan.values.length;
      const [example] = plan.values;
      if (example !== undefined && examples.length < maxExamples) examples.push({ productId, value: example });
      for (const obstacle of plan.obstacles) {
        const counted = stopped.get(obstacle) ?? { count: 0, ids: [] };
        counted.count += 1;
        if (counted.ids.length < maxNamed) counted.ids.push(productId);
        stopped.set(obstacle, counted);
      }
    }
  }
  const named = await namedValues(db, examples, language);
  const names = await productNames(
    db,
    [...stopped.values()].flatMap((each) => each.ids),
    language,
  );
  return {
    total: ids.length,
    changed,
    values,
    obstacles: [...stopped].map(([obstacle, { count, ids: some }]) => ({
      obstacle,
      count,
      names: some.flatMap((id) => names.get(id) ?? []),
    })),
    examples: named,
  };
}

export async function productNames(
  db: Executor,
  ids: readonly number[],
  language: ReaderLanguage,
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(productTexts)
    .where(inArray(productTexts.productId, [...ids]));
  return new Map(rows.map((row) => [row.productId, inLanguage(row, "name", language)]));
}

/** Values with the names of what they are of. */
export async function namedValues(
  db: Executor,
  values: readonly { readonly productId: number; readonly value: BulkValue }[],
  language: ReaderLanguage,
): Promise<readonly NamedValue[]> {
  const names = await productNames(
    db,
    values.map(({ productId }) => productId),
    language,
  );
  const skuIds = values.flatMap(({ value }) => ("skuId" in value ? [value.skuId] : []));
  const rows = skuIds.length === 0 ? [] : await db.select().from(skus).where(inArray(skus.id, skuIds));
  const options = await optionTexts(db, rows);
  return values.map(({ productId, value }) => {
    const text = "skuId" in value ? options.get(value.skuId) : undefined;
    return {
      productId,
      name: names.get(productId) ?? "",
      options: text === undefined ? "" : shownOptions(text, language),
      value,
    };
  });
}
