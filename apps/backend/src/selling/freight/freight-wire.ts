import type { FreeShippingRule, FreightRule } from "../../buying/pricing/types.ts";
import { decimalYuan } from "../../platform/wire/money.ts";
import { flag } from "../../platform/wire/scalars.ts";
import type { TemplateRow } from "./template-rows.ts";
import type { TemplateUses } from "./template-uses.ts";

export function templateWire(row: TemplateRow, rules: readonly FreightRule[], { named, byDefault }: TemplateUses) {
  return {
    id: row.id,
    revision: row.revision,
    name: row.name,
    unit: row.unit,
    is_default: flag(row.isDefault),
    products: (named.get(row.id) ?? 0) + (row.isDefault ? byDefault : 0),
    rules: rules.map(ruleWire),
    undelivered_region_ids: row.undeliveredRegionIds,
  };
}

function ruleWire({ regionIds, firstUnits, firstAmount, nextUnits, nextAmount }: FreightRule) {
  return {
    region_ids: regionIds,
    first_units: firstUnits,
    first_amount: decimalYuan(firstAmount),
    next_units: nextUnits,
    next_amount: decimalYuan(nextAmount),
  };
}

/** Region 0 is everywhere. */
export function freeFromWire({ regionId, minimum }: FreeShippingRule) {
  return { region_id: regionId ?? 0, amount: decimalYuan(minimum) };
}
