import type { Offer, PersonalOffer } from "@plaza/api-client";

export interface RankedOffer {
  readonly offer: Offer;
  /** Null while it is not known what the offer costs this shopper. */
  readonly personal: PersonalOffer | null;
}

/**
 * In the order of what there is to pay where that is known, else in that of the prices. An offer that only one of the two
 * answers has, because one is older, is left out only where it has no price.
 */
export function rankedOffers(
  offers: readonly Offer[],
  personal: readonly PersonalOffer[] | null,
): readonly RankedOffer[] {
  const bySku = new Map(offers.map((offer) => [offer.skuId, offer]));
  const priced = (personal ?? []).flatMap((each) => {
    const offer = bySku.get(each.skuId);
    return offer === undefined ? [] : [{ offer: { ...offer, stock: each.stock }, personal: each }];
  });
  const known = new Set(priced.map(({ offer }) => offer.skuId));
  const others = offers.filter(({ skuId }) => !known.has(skuId)).map((offer) => ({ offer, personal: null }));
  return [...priced, ...others];
}
