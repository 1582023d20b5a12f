import type { Executor } from "../../platform/store/database.ts";
import { flashOffers, flashPrices, flashSlots } from "../../platform/store/schema/promotions.ts";
import { and, eq, isNotNull, lt, lte, or, sql } from "../../platform/store/sql.ts";
import { dayTime } from "../../platform/wire/time.ts";

/**
 * What is left of the pieces that offers have set aside is stock of their SKUs again. The store does so by itself where an
 * offer is withdrawn or its product deleted; a second time it changes nothing.
 */
export async function releaseSetAside(tx: Executor, offerIds: readonly number[]): Promise<void> {
  if (offerIds.length > 0) await tx.execute(sql`select release_set_aside(${sql.param([...offerIds])}::integer[])`);
}

/** The same of all offers whose last slot of the last day is over. */
export async function releaseOverOffers(tx: Executor, moment: Date): Promise<void> {
  const { date, minute } = dayTime(moment);
  const over = await tx
    .selectDistinct({ id: flashOffers.id })
    .from(flashOffers)
    .innerJoin(flashSlots, eq(flashSlots.id, flashOffers.slotId))
    .innerJoin(flashPrices, eq(flashPrices.offerId, flashOffers.id))
    .where(
      and(
        isNotNull(flashPrices.setAsideLeft),
        or(lt(flashOffers.endsOn, date), and(eq(flashOffers.endsOn, date), lte(flashSlots.endMinute, minute))),
      ),
    );
  await releaseSetAside(
    tx,
    over.map(({ id }) => id),
  );
}
