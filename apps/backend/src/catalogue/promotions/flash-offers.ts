import { products, skus } from "../../platform/store/schema/catalog.ts";
import type { Executor } from "../../platform/store/database.ts";
import type { Page } from "../../platform/http/query.ts";
import { flashOffers, flashPrices, flashSlots } from "../../platform/store/schema/promotions.ts";
import { isOfferedOn } from "../flash-prices/valid-offers.ts";
import { and, asc, eq, lte, type SQL, sql } from "../../platform/store/sql.ts";

/** A product that is on sale in a slot. */
export interface FlashOffer {
  readonly slotId: number;
  /** Of its slot, in minutes of the day. */
  readonly startMinute: number;
  readonly endMinute: number;
  readonly productId: number;
  /** `YYYY-MM-DD` */
  readonly startsOn: string;
  /** Null: until further notice. */
  readonly endsOn: string | null;
  /** The lowest, in fen, and a SKU that costs it. */
  readonly price: number;
  readonly skuId: number;
  /** Of the SKUs that are offered. */
  readonly sold: number;
  readonly stock: number;
}

/** The first offers of every slot on a day, at most `most` of each. */
export async function firstOffersOfSlots(db: Executor, day: string, most: number): Promise<readonly FlashOffer[]> {
  const ranked = offers(db, isOfferedOn(day)).as("ranked");
  return db.select().from(ranked).where(lte(ranked.place, most)).orderBy(asc(ranked.slotId), asc(ranked.place));
}

export interface FoundOffers {
  readonly offers: readonly FlashOffer[];
  /** Of all pages. */
  readonly total: number;
}

export async function offersOfSlot(db: Executor, slotId: number, day: string, page: Page): Promise<FoundOffers> {
  const condition = and(eq(flashOffers.slotId, slotId), isOfferedOn(day));
  const found = offers(db, condition).as("found");
  const [rows, total] = await Promise.all([
    db.select().from(found).orderBy(asc(found.place)).limit(page.size).offset(page.offset),
    db.$count(offers(db, condition).as("counted")),
  ]);
  return { offers: rows, total };
}

function offers(db: Executor, condition: SQL | undefined) {
  return db
    .select({
      slotId: flashOffers.slotId,
      startMinute: flashSlots.startMinute,
      endMinute: flashSlots.endMinute,
      productId: flashOffers.productId,
      // Dates are compared as text, because the two drivers convert dates differently.
      startsOn: sql<string>`${flashOffers.startsOn}::text`.as("first_day"),
      endsOn: sql<string | null>`${flashOffers.endsOn}::text`.as("last_day"),
      price: sql`min(${flashPrices.price})`.mapWith(Number).as("lowest_price"),
      sold: sql`sum(${flashPrices.sold})`.mapWith(Number).as("quantity_sold"),
      stock:
        sql`sum(case when ${flashPrices.setAside} is null then ${skus.stock} else coalesce(${flashPrices.setAsideLeft}, 0) end)`
          .mapWith(Number)
          .as("quantity_left"),
      place: sql`row_number() over (partition by ${flashOffers.slotId} order by ${flashOffers.id})`
        .mapWith(Number)
        .as("place"),
      skuId: sql`(array_agg(${flashPrices.skuId} order by ${flashPrices.price}, ${flashPrices.skuId}))[1]`
        .mapWith(Number)
        .as("cheapest_sku"),
    })
    .from(flashOffers)
    .innerJoin(flashSlots, eq(flashSlots.id, flashOffers.slotId))
    .innerJoin(flashPrices, eq(flashPrices.offerId, flashOffers.id))
    .innerJoin(skus, eq(skus.id, flashPrices.skuId))
    .innerJoin(products, eq(products.id, flashOffers.productId))
    .where(condition)
    .groupBy(flashOffers.id, flashSlots.id);
}
