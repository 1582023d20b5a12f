import type {
  Destination,
  FreeShippingRule,
  FreightRule,
  FreightTemplate,
  LineToPrice,
  PricingInput,
  ShippingTerms,
} from "./types.ts";

export interface Freight {
  readonly amount: number;
  /** SKUs that no rule takes to the destination. */
  readonly undeliverable: readonly number[];
}

/** What decides about freight of a line. */
type SentLine = Pick<LineToPrice, "skuId" | "quantity" | "delivery" | "shipping">;

type TemplateTerms = Extract<ShippingTerms, { mode: "template" }>;

interface FreightTerms {
  readonly destination: Destination;
  /** What the goods of the shop cost together. */
  readonly goodsAmount: number;
  readonly templates: PricingInput["templates"];
  readonly freeShipping: readonly FreeShippingRule[];
}

/** What the lines of one shop cost to be sent. */
export function chargedFreight(
  lines: readonly SentLine[],
  { destination, goodsAmount, templates, freeShipping }: FreightTerms,
): Freight {
  const freight = freightOf(lines, destination, templates);
  return isSentForFree(freeShipping, destination, goodsAmount) ? { ...freight, amount: 0 } : freight;
}

/** The same before free shipping. */
export function freightOf(
  lines: readonly SentLine[],
  destination: Destination,
  templates: PricingInput["templates"],
): Freight {
  const sent = lines.filter(({ delivery }) => delivery === "express");
  let amount = 0;
  const undeliverable: number[] = [];
  const byTemplate = new Map<number, { units: number; readonly skuIds: number[] }>();
  for (const { skuId, quantity, shipping } of sent) {
    if (shipping.mode === "fixed") amount += shipping.amount * quantity;
    if (shipping.mode !== "template") continue;
    const parcel = byTemplate.get(shipping.templateId) ?? { units: 0, skuIds: [] };
    parcel.units += quantity * unitsOfPiece(shipping, templates.get(shipping.templateId)?.unit ?? "piece");
    parcel.skuIds.push(skuId);
    byTemplate.set(shipping.templateId, parcel);
  }
  // What travels by the same template is one parcel.
  for (const [templateId, { units, skuIds }] of byTemplate) {
    const template = templates.get(templateId);
    const rule = template === undefined ? null : ruleFor(template, destination);
    if (rule === null) undeliverable.push(...skuIds);
    else amount += priceOfParcel(rule, units);
  }
  return { amount, undeliverable };
}

function unitsOfPiece({ grams, cubicCentimetres }: TemplateTerms, unit: FreightTemplate["unit"]): number {
  switch (unit) {
    case "piece":
      return 1;
    case "weight":
      return grams;
    case "volume":
      return cubicCentimetres;
    default:
      return unit satisfies never;
  }
}

/** The last rule that names the district, its city or its province; else the last one for everywhere. */
function ruleFor({ rules, undeliveredRegionIds }: FreightTemplate, destination: Destination): FreightRule | null {
  const regions = Object.values(destination);
  if (undeliveredRegionIds.some((id) => regions.includes(id))) return null;
  const named = rules.findLast(({ regionIds }) => regionIds.some((id) => regions.includes(id)));
  return named ?? rules.findLast(({ regionIds }) => regionIds.length === 0) ?? null;
}

function priceOfParcel({ firstUnits, firstAmount, nextUnits, nextAmount }: FreightRule, units: number): number {
  return firstAmount + Math.ceil(Math.max(0, units - firstUnits) / nextUnits) * nextAmount;
}

/** The rule of the smallest region that has one decides alone, even where a wider one would be kinder. */
function isSentForFree(
  rules: readonly FreeShippingRule[],
  { districtId, cityId, provinceId }: Destination,
  goodsAmount: number,
): boolean {
  const rule = [districtId, cityId, provinceId, null]
    .map((region) => rules.find(({ regionId }) => regionId === region))
    .find((found) => found !== undefined);
  return rule !== undefined && goodsAmount >= rule.minimum;
}
