import type { DemoFreight, DemoProduct } from "@plaza/demo-marketplace";
import type { Executor } from "../../platform/store/database.ts";
import { productShipping } from "../../platform/store/schema/freight.ts";
import { saveFreeFrom } from "../../selling/freight/free-from.ts";
import { saveCashTerms } from "../../money/cash-on-delivery/cash-terms.ts";
import type { WantedTemplate } from "../../selling/freight/read-template.ts";
import { addTemplate } from "../../selling/freight/save-template.ts";
import { insertRows } from "./insert-rows.ts";
import type { Numbering } from "./numbering.ts";
import { chance } from "./chance.ts";

/** A template is what a shop has that sends neither for free nor for one amount a piece. */
type DemoTemplate = Exclude<DemoFreight["mode"], "free" | { readonly fixed: number }>;

/** As merchants do at the desk. They write the names of their templates for themselves, in Chinese. */
export async function seedFreight(
  db: Executor,
  freight: readonly DemoFreight[],
  demoProducts: readonly DemoProduct[],
  { shopIds, productIds }: { readonly shopIds: Numbering; readonly productIds: Numbering },
): Promise<void> {
  const templateOf = new Map<number, number>();
  for (const { shop, mode, freeFrom = [] } of freight) {
    const shopId = shopIds.of(shop);
    if (mode !== "free" && !("fixed" in mode))
      templateOf.set(shopId, await addTemplate(db, shopId, templateFrom(mode)));
    const wanted = freeFrom.map(({ region, amount }) => ({ regionId: region, minimum: amount }));
    await saveFreeFrom(db, shopId, { was: [], wanted });
    // Whoever sends for free does not send what may come back.
    if (mode !== "free") await saveCashTerms(db, shopId, { isOffered: true, most: null, regionIds: [], revision: 0 });
  }
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
}

function templateFrom({ name, unit, rules }: DemoTemplate): WantedTemplate {
  return {
    name: name.zh,
    unit,
    undeliveredRegionIds: [],
    rules: rules.map(({ regions, first, next }) => ({
      regionIds: regions,
      firstUnits: first[0],
      firstAmount: first[1],
      nextUnits: next[0],
      nextAmount: next[1],
    })),
  };
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
