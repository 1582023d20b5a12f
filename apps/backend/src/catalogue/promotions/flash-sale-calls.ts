import type { CallContext } from "../../platform/http/call.ts";
import { productCards } from "../products/product-cards.ts";
import { requiredId } from "../../platform/http/required-id.ts";
import { pageFields } from "../../platform/wire/page.ts";
import { dayTime } from "../../platform/wire/time.ts";
import { flashOfferWire } from "./flash-offer-wire.ts";
import { offersOfSlot } from "./flash-offers.ts";
import { lowestBeforeOffers } from "./lowest-before-offers.ts";
import { listFlashSlots, flashSlotWire } from "./flash-slots.ts";

/** `seckill_goods/getSeckillGoods`; empty for a slot that there is not. */
export async function handleFlashProducts(context: CallContext) {
  const { db, query } = context;
  const now = context.now();
  const slotId = requiredId(query, "seckill_id");
  const page = query.page();
  const { offers, total } = await offersOfSlot(db, slotId, dayTime(now).date, page);
  const [cards, lowest] = await Promise.all([
    productCards(
      db,
      offers.map(({ productId }) => productId),
      now,
    ),
    lowestBeforeOffers(db, offers, now),
  ]);
  const byId = new Map(cards.map((card) => [card.id, card]));
  return {
    lists: offers.flatMap((offer) => {
      const card = byId.get(offer.productId);
      return card === undefined ? [] : [flashOfferWire(offer, card, { now, lowestBefore: lowest.get(offer) }, context)];
    }),
    ...pageFields(page, total),
  };
}

/** `seckill_goods/getSeckillTime` */
export async function handleFlashSlots({ db, now }: CallContext) {
  const at = now();
  return (await listFlashSlots(db)).map((slot) => flashSlotWire(slot, at));
}
