import { offerFields } from "../products/product-card-wire.ts";
import type { Reader } from "../../platform/http/reader.ts";
import type { ProductCard } from "../products/product-cards.ts";
import { inLanguage } from "../../platform/store/language.ts";
import { decimalYuan } from "../../platform/wire/money.ts";
import type { FlashOffer } from "./flash-offers.ts";
import { stateOfSlot } from "./flash-slots.ts";

/** The date that is sent where no end has been set. */
const endOfTime = "9999-12-31";

/**
 * What a product costs in its slot. While that runs, it is what the product costs everywhere else, too: another offer may
 * be cheaper, and what is sold out is back at its regular price.
 */
function priceInSlot(offer: FlashOffer, { price, flashPrice }: ProductCard, now: Date): number {
  return stateOfSlot(offer, now) === "running" ? (flashPrice ?? price) : Math.min(price, offer.price);
}

export interface FlashOfferAside {
  readonly now: Date;
  /** As `lowestBeforeOffers` has it of this offer. */
  readonly lowestBefore: number | undefined;
}

/** A product of a slot, on the home page as in the list. */
export function flashOfferWire(
  offer: FlashOffer,
  card: ProductCard,
  { now, lowestBefore }: FlashOfferAside,
  reader: Reader,
) {
  return {
    seckill_id: offer.slotId,
    start_date: offer.startsOn,
    end_date: offer.endsOn ?? endOfTime,
    goods_id: card.id,
    goods_name: inLanguage(card, "name", reader.language),
    goods_image: reader.images.of(card.image),
    goods_min_price: decimalYuan(card.price),
    seckill_price: decimalYuan(priceInSlot(offer, card, now)),
    seckill_total: offer.sold,
    // Ours: what the merchant strikes the regular price against, and what is left of the SKUs on offer.
    market_price: decimalYuan(card.marketPrice),
    ...offerFields(card, reader),
    stock: offer.stock,
    // Ours, of the extension `price_history`.
    ...(lowestBefore === undefined ? {} : { lowest_before: decimalYuan(lowestBefore) }),
  };
}
