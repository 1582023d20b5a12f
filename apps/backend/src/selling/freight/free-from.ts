import type { FreeShippingRule } from "../../buying/pricing/types.ts";
import { isTodaysCode } from "../../identity/addresses/regions.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { Query } from "../../platform/http/query.ts";
import type { Executor } from "../../platform/store/database.ts";
import { freeShippingRules } from "../../platform/store/schema/freight.ts";
import { eq } from "../../platform/store/sql.ts";
import { fenOf } from "../../platform/wire/money.ts";
import { freeShippingOf } from "./freight-terms.ts";
import { lockFreight } from "./template-rows.ts";

const maxRules = 100;

/**
 * From which amounts on a shop is to send for free, by regions; region 0 is everywhere.
 *
 * @throws {DomainError} for the field that is wrong; one of a rule ends with its row: `amount_0`
 */
export function readFreeFrom(body: Query, name: string): readonly FreeShippingRule[] {
  const rules = readSeenFreeFrom(body, name);
  for (const [row, { regionId }] of rules.entries())
    if (regionId !== null && !isTodaysCode(regionId))
      throw new DomainError("freightRegionUnknown", { field: `region_id_${row}` });
  return rules;
}

/** The same as somebody has read it: a region of it may be gone since it was saved. @throws {DomainError} for the field */
export function readSeenFreeFrom(body: Query, name: string): readonly FreeShippingRule[] {
  const sent = body.json(name);
  if (!Array.isArray(sent) || sent.length > maxRules) throw new DomainError("parameterWrong", { parameter: name });
  const rules = sent.map((each: unknown, row) => ruleOf(new Query(each), row));
  for (const [row, { regionId }] of rules.entries())
    if (rules.findIndex((each) => each.regionId === regionId) < row)
      throw new DomainError("freightRegionTwice", { field: `region_id_${row}` });
  return rules;
}

function ruleOf(sent: Query, row: number): FreeShippingRule {
  const regionId = sent.integer("region_id");
  if (regionId === null) throw new DomainError("freightRegionUnknown", { field: `region_id_${row}` });
  const minimum = fenOf(sent.text("amount"));
  if (minimum === null) throw new DomainError("freightAmountWrong", { field: `amount_${row}` });
  return { regionId: regionId === 0 ? null : regionId, minimum };
}

/** @throws {DomainError} where the rules are not what they were when they were read */
export async function saveFreeFrom(
  tx: Executor,
  shopId: number,
  { was, wanted }: { readonly was: readonly FreeShippingRule[]; readonly wanted: readonly FreeShippingRule[] },
): Promise<void> {
  await lockFreight(tx, shopId);
  const present = (await freeShippingOf(tx, [shopId])).get(shopId) ?? [];
  if (!areSame(present, was)) throw new DomainError("freightChangedMeanwhile");
  await tx.delete(freeShippingRules).where(eq(freeShippingRules.shopId, shopId));
  if (wanted.length === 0) return;
  await tx.insert(freeShippingRules).values(wanted.map(({ regionId, minimum }) => ({ shopId, regionId, minimum })));
}

function areSame(one: readonly FreeShippingRule[], other: readonly FreeShippingRule[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ regionId, minimum }) => other.some((each) => each.regionId === regionId && each.minimum === minimum))
  );
}
