import type { Executor } from "../../platform/store/database.ts";
import type { Translations } from "../../platform/store/language.ts";
import { products } from "../../platform/store/schema/catalog.ts";
import { couponProducts, coupons } from "../../platform/store/schema/coupons.ts";
import { memberLevels } from "../../platform/store/schema/customers.ts";
import { flashOffers, flashPrices, flashSlots } from "../../platform/store/schema/promotions.ts";
import {
  and,
  asc,
  eq,
  exists,
  gte,
  inArray,
  isNull,
  lt,
  gt,
  lte,
  min,
  ne,
  not,
  or,
  type SQL,
  sql,
} from "../../platform/store/sql.ts";
import { momentOfDay } from "../../platform/wire/time.ts";

/** A product in a slot on the days of a range, as far as it matters for its price. */
export interface FlashSpan {
  readonly productId: number;
  readonly skuIds: readonly number[];
  /** Of its slot, in minutes of the day. */
  readonly startMinute: number;
  readonly endMinute: number;
  readonly startsOn: string;
  /** Null: until further notice. */
  readonly endsOn: string | null;
}

/** What else lowers the price of SKUs in a flash sale, while that runs. */
export type FlashConflict =
  | {
      readonly kind: "flashOffer";
      readonly startMinute: number;
      readonly endMinute: number;
      readonly startsOn: string;
      readonly endsOn: string | null;
      /** The lowest, in fen. */
      readonly price: number;
    }
  | {
      readonly kind: "coupon";
      readonly name: string;
      readonly translations: Translations<"name">;
      /** In fen. */
      readonly amount: number;
      readonly threshold: number;
    }
  /** `share` of the regular price is what the highest level pays, in hundredths of a percent. */
  | { readonly kind: "memberPrice"; readonly share: number };

/**
 * What else lowers the price of these SKUs in that time: other accepted offers whose slots and days meet it, coupons of the
 * shop for the product that somebody can use then, prices for members.
 *
 * @param ownId the offer that it is about, which is no conflict of itself; null: it is not stored
 */
export async function conflictsOf(
  db: Executor,
  span: FlashSpan,
  ownId: number | null,
): Promise<readonly FlashConflict[]> {
  const offers = await otherOffers(db, span, ownId);
  const lowering = await loweringCoupons(db, span);
  const members = await memberPrices(db, span);
  return [...offers, ...lowering, ...members];
}

async function otherOffers(db: Executor, span: FlashSpan, ownId: number | null): Promise<readonly FlashConflict[]> {
  if (span.skuIds.length === 0) return [];
  const rows = await db
    .select({
      startMinute: flashSlots.startMinute,
      endMinute: flashSlots.endMinute,
      startsOn: flashOffers.startsOn,
      endsOn: flashOffers.endsOn,
      price: min(flashPrices.price),
    })
    .from(flashOffers)
    .innerJoin(flashSlots, eq(flashSlots.id, flashOffers.slotId))
    .innerJoin(flashPrices, eq(flashPrices.offerId, flashOffers.id))
    .where(
      and(
        eq(flashOffers.isApproved, true),
        isNull(flashOffers.deletedAt),
        isNull(flashSlots.deletedAt),
        ownId === null ? undefined : ne(flashOffers.id, ownId),
        inArray(flashPrices.skuId, [...span.skuIds]),
        lt(flashSlots.startMinute, span.endMinute),
        gt(flashSlots.endMinute, span.startMinute),
        or(isNull(flashOffers.endsOn), gte(flashOffers.endsOn, span.startsOn)),
        span.endsOn === null ? undefined : lte(flashOffers.startsOn, span.endsOn),
      ),
    )
    .groupBy(flashOffers.id, flashSlots.id)
    .orderBy(asc(flashOffers.startsOn), asc(flashOffers.id));
  return rows.map(({ price, ...row }) => ({ kind: "flashOffer", ...row, price: price ?? 0 }));
}

async function loweringCoupons(db: Executor, span: FlashSpan): Promise<readonly FlashConflict[]> {
  const begins = momentOn(span.startsOn, span.startMinute);
  const ends = span.endsOn === null ? null : momentOn(span.endsOn, span.endMinute);
  // One that counts days can be used until the last one that was claimed has ended, and a day longer from tomorrow on.
  const from = sql`case when ${coupons.validity} = 'window' then ${coupons.validFrom} else ${coupons.claimableFrom} end`;
  const until = sql`case when ${coupons.validity} = 'window' then ${coupons.validUntil}
    else ${coupons.claimableUntil} + (${coupons.validDays} + 1) * interval '1 day' end`;
  const isNamed = exists(
    db
      .select({ one: sql`1` })
      .from(couponProducts)
      .where(and(eq(couponProducts.couponId, coupons.id), eq(couponProducts.productId, span.productId))),
  );
  const isFor: SQL | undefined = or(
    eq(coupons.scope, "all"),
    and(eq(coupons.scope, "only"), isNamed),
    and(eq(coupons.scope, "except"), not(isNamed)),
  );
  const rows = await db
    .select({
      name: coupons.name,
      translations: coupons.translations,
      amount: coupons.amount,
      threshold: coupons.threshold,
    })
    .from(coupons)
    .innerJoin(products, and(eq(products.shopId, coupons.shopId), eq(products.id, span.productId)))
    .where(
      and(
        eq(coupons.isEnabled, true),
        isNull(coupons.deletedAt),
        isFor,
        sql`${until} > ${begins.toISOString()}::timestamptz`,
        ends === null ? undefined : sql`${from} < ${ends.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(asc(coupons.id));
  return rows.map((row) => ({ kind: "coupon", ...row }));
}

const everything = 10_000;

async function memberPrices(db: Executor, { productId }: FlashSpan): Promise<readonly FlashConflict[]> {
  const [product] = await db
    .select({ hasMemberPrice: products.hasMemberPrice })
    .from(products)
    .where(eq(products.id, productId));
  if (product?.hasMemberPrice !== true) return [];
  const [lowest] = await db
    .select({ share: min(memberLevels.priceShare) })
    .from(memberLevels)
    .where(isNull(memberLevels.deletedAt));
  const share = lowest?.share ?? everything;
  return share < everything ? [{ kind: "memberPrice", share }] : [];
}

function momentOn(date: string, minute: number): Date {
  return momentOfDay(new Date(`${date}T12:00:00+08:00`), minute);
}
