import { expect, test } from "vitest";
import { offer, personalOffer } from "../testing/offer-factory.ts";
import { rankedOffers } from "./offer-list.tsx";

const offers = [offer(3), offer(1), offer(0)];
const skusOf = (ranked: ReturnType<typeof rankedOffers>) => ranked.map(({ offer: { skuId } }) => skuId);

test("offers stand in the order of their prices until it is known what each costs a shopper", () => {
  expect(skusOf(rankedOffers(offers, null))).toEqual([103, 101, 100]);
  expect(rankedOffers(offers, null).every(({ personal }) => personal === null)).toBe(true);
});

test("offers stand in the order of what there is to pay, with the stock that was said last", () => {
  const ranked = rankedOffers(offers, [personalOffer(0), personalOffer(3, { stock: 1 }), personalOffer(1)]);
  expect(skusOf(ranked)).toEqual([100, 103, 101]);
  expect(ranked[1]?.offer.stock).toBe(1);
});

test("an offer without a total stands last, and a total without an offer is none", () => {
  expect(skusOf(rankedOffers(offers, [personalOffer(2), personalOffer(0)]))).toEqual([100, 103, 101]);
  expect(rankedOffers([], [personalOffer(0)])).toEqual([]);
});
