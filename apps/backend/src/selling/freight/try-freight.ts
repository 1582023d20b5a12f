import { chargedFreight, type Freight } from "../../buying/pricing/freight.ts";
import type { Destination, FreightTemplate } from "../../buying/pricing/types.ts";
import type { Executor } from "../../platform/store/database.ts";
import { freeShippingOf, freightTemplatesOf } from "./freight-terms.ts";

export interface TriedParcel {
  readonly shopId: number;
  readonly templateId: number;
  /** Pieces, grams or cubic centimetres, as the template counts. */
  readonly units: number;
  /** What the goods cost together. */
  readonly goodsAmount: number;
  readonly destination: Destination;
}

/** What a parcel would cost to be sent: as a checkout computes it. Of goods that do not travel there something is undeliverable. */
export async function tryFreight(
  db: Executor,
  { shopId, templateId, units, goodsAmount, destination }: TriedParcel,
): Promise<Freight> {
  const templates = await freightTemplatesOf(db, [templateId]);
  const unit: FreightTemplate["unit"] = templates.get(templateId)?.unit ?? "piece";
  const line = {
    skuId: 0,
    quantity: unit === "piece" ? units : 1,
    delivery: "express",
    shipping: {
      mode: "template",
      templateId,
      grams: unit === "weight" ? units : 0,
      cubicCentimetres: unit === "volume" ? units : 0,
    },
  } as const;
  const freeShipping = (await freeShippingOf(db, [shopId])).get(shopId) ?? [];
  return chargedFreight([line], { destination, goodsAmount, templates, freeShipping });
}
