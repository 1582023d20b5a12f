import { listFlashSlots } from "../../catalogue/promotions/flash-slots.ts";
import type { DemoFlashSlot } from "@plaza/demo-marketplace";
import { addOffer, proposeOffer } from "../../selling/flash-sessions/change-offers.ts";
import { addOpening } from "../../selling/flash-sessions/openings.ts";
import { addSlot } from "../../selling/flash-sessions/slots.ts";
import { products, skus } from "../../platform/store/schema/catalog.ts";
import type { Executor } from "../../platform/store/database.ts";
import { flashOffers, flashPrices, flashSlots } from "../../platform/store/schema/promotions.ts";
import { eq, inArray, type SQL, sql } from "../../platform/store/sql.ts";
import { dayTime } from "../../platform/wire/time.ts";
import { chance } from "./chance.ts";
import { flashPrice } from "./flash-price.ts";
import { continueIds } from "./insert-rows.ts";
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
    .select({ id: skus.id, productId: products.id, shopId: products.shopId, price: skus.price })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .where(
      inArray(
        skus.productId,
        offers.map(({ productId }) => productId),
      ),
    )
    .orderBy(skus.id);
  const skusOf = Map.groupBy(stored, ({ productId }) => productId);
  for (const [index, { startHour, endHour }] of slots.entries())
    await addSlot(db, { startMinute: startHour * 60, endMinute: endHour * 60 }, index + 1);
  const startsOn = dayTime(today).date;
  const sold: SQL[] = [];
  for (const { id, key, slotId, productId } of offers) {
    const all = skusOf.get(productId) ?? [];
    const covered = id % partly === 0 && all.length > 2 ? all.slice(0, Math.ceil(all.length / 2)) : all;
    const off = 15 + chance(`${key}/flash`, 21);
    const prices = covered.map((sku) => ({ skuId: sku.id, price: flashPrice(sku.price, off), setAside: null }));
    const content = { productId, limitPerCustomer: null, prices };
    await addOffer(db, { id, ...content, slotId, startsOn, endsOn: null, inSpite: true }, today);
    for (const { skuId } of prices)
      sold.push(sql`(${id}::int, ${skuId}::int, ${chance(`${key}/${skuId}/flash-sold`, 40)}::int)`);
  }
  if (sold.length > 0)
    await db.execute(sql`update ${flashPrices} as price set sold = given.sold
      from (values ${sql.join(sold, sql`, `)}) as given (offer_id, sku_id, sold)
      where price.offer_id = given.offer_id and price.sku_id = given.sku_id`);
  await continueIds(db, [flashSlots, flashOffers]);
  await seedProposal(db, stored, today);
}

const oneDay = 24 * 60 * 60 * 1000;

/** The first slot is open on two days to come, and a shop has proposed one of its products for it. */
async function seedProposal(db: Executor, stored: readonly StoredSku[], today: Date): Promise<void> {
  const inDays = (days: number): Date => new Date(today.getTime() + days * oneDay);
  const [slot] = await listFlashSlots(db);
  const proposed = stored.at(-1);
  if (slot === undefined || proposed === undefined) return;
  const days = { startsOn: dayTime(inDays(5)).date, endsOn: dayTime(inDays(6)).date };
  const openingId = await addOpening(db, { slotId: slot.id, ...days, proposalsUntil: inDays(3) }, today);
  const { productId, shopId } = proposed;
  const prices = stored
    .filter((sku) => sku.productId === productId)
    .map(({ id, price }) => ({ skuId: id, price: flashPrice(price, 25), setAside: 5 }));
  await proposeOffer(db, { productId, limitPerCustomer: 2, prices }, { openingId, shopId, now: today });
}

interface StoredSku {
  readonly id: number;
  readonly productId: number;
  readonly shopId: number;
  readonly price: number;
}
