import type { DemoFlashSlot } from "@plaza/demo-marketplace";
import { skus } from "../../platform/store/schema/catalog.ts";
import type { Executor } from "../../platform/store/database.ts";
import { flashOffers, flashPrices, flashSlots } from "../../platform/store/schema/promotions.ts";
import { inArray } from "../../platform/store/sql.ts";
import { dayTime } from "../../platform/wire/time.ts";
import { chance } from "./chance.ts";
import { flashPrice } from "./flash-price.ts";
import { continueIds, insertRows } from "./insert-rows.ts";
import type { Numbering } from "./numbering.ts";

/** Every so many offers cover only half of the SKUs. */
const partly = 4;

/** A flash sale that runs every day from now on. */
export async function seedFlashSale(
  db: Executor,
  slots: readonly DemoFlashSlot[],
  productIds: Numbering,
  today: Date,
): Promise<void> {
  const offers = slots
    .flatMap(({ products }, slot) => products.map((key) => ({ key, slotId: slot + 1, productId: productIds.of(key) })))
    .map((offer, index) => ({ ...offer, id: index + 1 }));
  const stored = await db
    .select({ id: skus.id, productId: skus.productId, price: skus.price })
    .from(skus)
    .where(
      inArray(
        skus.productId,
        offers.map(({ productId }) => productId),
      ),
    )
    .orderBy(skus.id);
  const skusOf = Map.groupBy(stored, ({ productId }) => productId);
  const prices = offers.flatMap(({ id, key, productId }) => {
    const all = skusOf.get(productId) ?? [];
    const covered = id % partly === 0 && all.length > 2 ? all.slice(0, Math.ceil(all.length / 2)) : all;
    const off = 15 + chance(`${key}/flash`, 21);
    return covered.map(({ id: skuId, price }): typeof flashPrices.$inferInsert => ({
      offerId: id,
      skuId,
      price: flashPrice(price, off),
      sold: chance(`${key}/${skuId}/flash-sold`, 40),
    }));
  });
  await insertRows(
    db,
    flashSlots,
    slots.map(({ startHour, endHour }, index) => ({
      id: index + 1,
      startMinute: startHour * 60,
      endMinute: endHour * 60,
    })),
  );
  await insertRows(
    db,
    flashOffers,
    offers.map(({ id, slotId, productId }) => ({
      id,
      slotId,
      productId,
      startsOn: dayTime(today).date,
      isApproved: true,
    })),
  );
  await insertRows(db, flashPrices, prices);
  await continueIds(db, [flashSlots, flashOffers]);
}
