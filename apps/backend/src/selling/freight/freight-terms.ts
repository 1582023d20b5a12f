import type { Executor } from "../../platform/store/database.ts";
import type { FreeShippingRule, FreightTemplate } from "../../buying/pricing/types.ts";
import { freeShippingRules, freightRules, freightTemplates } from "../../platform/store/schema/freight.ts";
import { asc, inArray } from "../../platform/store/sql.ts";

/** Freight templates with their rules in order, by their ids. */
export async function freightTemplatesOf(
  db: Executor,
  ids: readonly number[],
): Promise<ReadonlyMap<number, FreightTemplate>> {
  if (ids.length === 0) return new Map();
  const templates = await db
    .select({
      id: freightTemplates.id,
      unit: freightTemplates.unit,
      undeliveredRegionIds: freightTemplates.undeliveredRegionIds,
    })
    .from(freightTemplates)
    .where(inArray(freightTemplates.id, [...ids]));
  const rules = await db
    .select()
    .from(freightRules)
    .where(inArray(freightRules.templateId, [...ids]))
    .orderBy(asc(freightRules.position));
  const rulesOf = Map.groupBy(rules, ({ templateId }) => templateId);
  return new Map(templates.map(({ id, ...template }) => [id, { ...template, rules: rulesOf.get(id) ?? [] }]));
}

/** From when on some shops send for free, by their ids. */
export async function freeShippingOf(
  db: Executor,
  shopIds: readonly number[],
): Promise<ReadonlyMap<number, readonly FreeShippingRule[]>> {
  if (shopIds.length === 0) return new Map();
  const rules = await db
    .select()
    .from(freeShippingRules)
    .where(inArray(freeShippingRules.shopId, [...shopIds]));
  return Map.groupBy(rules, ({ shopId }) => shopId);
}
