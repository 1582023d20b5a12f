import type { FreightRule, FreightTemplate } from "../../buying/pricing/types.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { Query } from "../../platform/http/query.ts";
import { requiredFreight, requiredUnits } from "./freight-bounds.ts";
import { requiredRegions } from "./required-regions.ts";

const maxNameLength = 40;
const maxRules = 100;

const units = ["piece", "weight", "volume"] as const satisfies readonly FreightTemplate["unit"][];

/** What a merchant wants a template to be. */
export interface WantedTemplate extends FreightTemplate {
  /** Shoppers do not see it. */
  readonly name: string;
}

/** @throws {DomainError} for the field that is wrong; a field of a rule ends with its row: `first_units_0` */
export function readTemplate(body: Query): WantedTemplate {
  const name = body.text("name");
  if (name === "" || Array.from(name).length > maxNameLength)
    throw new DomainError("freightNameWrong", { field: "name" });
  const unit = units.find((each) => each === body.text("unit"));
  if (unit === undefined) throw new DomainError("parameterWrong", { parameter: "unit", field: "unit" });
  const sent = body.json("rules");
  if (!Array.isArray(sent) || sent.length === 0 || sent.length > maxRules)
    throw new DomainError("freightRulesWrong", { field: "rules", parameter: String(maxRules) });
  const rules = sent.map((each: unknown, row) => ruleOf(new Query(each), row));
  expectNoRegionTwice(rules);
  return { name, unit, rules, undeliveredRegionIds: requiredRegions(body, "undelivered_region_ids") };
}

function ruleOf(sent: Query, row: number): FreightRule {
  return {
    regionIds: requiredRegions(sent, "region_ids", `region_ids_${row}`),
    firstUnits: requiredUnits(sent, "first_units", `first_units_${row}`),
    firstAmount: requiredFreight(sent, "first_amount", `first_amount_${row}`),
    nextUnits: requiredUnits(sent, "next_units", `next_units_${row}`),
    nextAmount: requiredFreight(sent, "next_amount", `next_amount_${row}`),
  };
}

/** Everywhere else is a region, too. A place within a region of another row is no contradiction: the later row counts. */
function expectNoRegionTwice(rules: readonly FreightRule[]): void {
  const seen = new Set<number>();
  for (const [row, { regionIds }] of rules.entries())
    for (const id of regionIds.length === 0 ? [0] : regionIds) {
      if (seen.has(id)) throw new DomainError("freightRegionTwice", { field: `region_ids_${row}` });
      seen.add(id);
    }
}
