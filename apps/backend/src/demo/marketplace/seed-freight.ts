import type { DemoFreight, DemoProduct } from "@plaza/demo-marketplace";
import type { Executor } from "../../platform/store/database.ts";
import {
  freeShippingRules,
  freightRules,
  freightTemplates,
  productShipping,
} from "../../platform/store/schema/freight.ts";
import { continueIds, insertRows } from "./insert-rows.ts";
import type { Numbering } from "./numbering.ts";
import { chance } from "./chance.ts";

/** Merchants write the names of their templates for themselves, in Chinese. */
export async function seedFreight(
  db: Executor,
  freight: readonly DemoFreight[],
  demoProducts: readonly DemoProduct[],
  { shopIds, productIds }: { readonly shopIds: Numbering; readonly productIds: Numbering },
): Promise<void> {
  const templates = freight.flatMap(({ shop, mode }) =>
    mode === "free" || "fixed" in mode ? [] : [{ ...mode, shopId: shopIds.of(shop) }],
  );
  const numbered = templates.map((template, index) => ({ ...template, id: index + 1 }));
  await insertRows(
    db,
    freightTemplates,
    numbered.map(({ id, shopId, name, unit }) => ({ id, shopId, name: name.zh, unit })),
  );
  await insertRows(
    db,
    freightRules,
    numbered.flatMap(({ id, rules }) =>
      rules.map(({ regions, first, next }, position) => ({
        templateId: id,
        position,
        regionIds: [...regions],
        firstUnits: first[0],
        firstAmount: first[1],
        nextUnits: next[0],
        nextAmount: next[1],
      })),
    ),
  );
  await insertRows(
    db,
    freeShippingRules,
    freight.flatMap(({ shop, freeFrom = [] }) =>
      freeFrom.map(({ region, amount }) => ({ shopId: shopIds.of(shop), regionId: region, minimum: amount })),
    ),
  );
  const templateOf = new Map(numbered.map(({ shopId, id }) => [shopId, id]));
  const modes = new Map(freight.map(({ shop, mode }) => [shop, mode]));
  await insertRows(
    db,
    productShipping,
    demoProducts.map((product): typeof productShipping.$inferInsert => {
      const virtualContent = product.content ?? null;
      const row = { productId: productIds.of(product.key), ...parcelSize(product), virtualContent };
      const mode = virtualContent === null ? (modes.get(product.shop) ?? "free") : "free";
      if (mode === "free") return { ...row, mode };
      if ("fixed" in mode) return { ...row, mode: "fixed", fixedAmount: mode.fixed };
      return { ...row, mode: "template", templateId: templateOf.get(shopIds.of(product.shop)) ?? null };
    }),
  );
  await continueIds(db, [freightTemplates]);
}

interface ParcelSize {
  readonly grams: number;
  readonly cubicCentimetres: number;
}

/** What a product weighs and takes up when it is packed: as its attributes say, or else something likely. */
export function parcelSize({ key, attributes, price }: DemoProduct): ParcelSize {
  const weight = attributes.find(([fact]) => fact === "weight")?.[1].en;
  const grams = (weight === undefined ? null : gramsIn(weight)) ?? likelyGrams(key, price);
  return { grams, cubicCentimetres: grams * 3 + 200 + chance(`${key}/volume`, 2000) };
}

/** `5.2 kg`, `380 g` */
export function gramsIn(text: string): number | null {
  const [, number, unit] = /(?<!\d)(\d+(?:\.\d+)?)\s*(kg|g)\b/.exec(text) ?? [];
  return number === undefined ? null : Math.round(Number(number) * (unit === "kg" ? 1000 : 1));
}

/** What costs more is mostly more. */
function likelyGrams(key: string, price: number): number {
  return 150 + chance(`${key}/weight`, 600) + Math.min(4000, Math.floor(price / 40));
}
