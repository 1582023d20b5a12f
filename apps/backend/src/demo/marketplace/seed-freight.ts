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
import { parcelSize } from "./parcel-size.ts";

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
