import type { Offer, PersonalOffer, PersonalOffers } from "@plaza/api-client";
import { image } from "@plaza/testing/images";

const merchants = [
  { id: 7, name: "Hearth & Linden", selfOperated: true, score: 4.9 },
  { id: 9, name: "Corner Market", selfOperated: false, score: 4.6 },
  { id: 4, name: "The Larder", selfOperated: false, score: 4.1 },
  { id: 12, name: "Paper & Weather", selfOperated: false, score: 0 },
] as const;

const prices = [4800, 4650, 5100, 4300];

/** The same teapot at one of four merchants, of which the first has the SKU 100. */
export function offer(index: number, changes: Partial<Offer> = {}): Offer {
  const shop = merchants[index % merchants.length] ?? merchants[0];
  return {
    productId: 31 + index,
    skuId: 100 + index,
    name: "Glazed Stoneware Teapot",
    image: image("teapot"),
    optionText: "Cherry,600 ml",
    price: prices[index % prices.length] ?? 4800,
    marketPrice: null,
    stock: 12,
    shop: { ...shop, logo: null },
    ...changes,
  };
}

export function personalOffer(index: number, changes: Partial<PersonalOffer> = {}): PersonalOffer {
  const { skuId, price, stock } = offer(index);
  return {
    skuId,
    price,
    priceKind: "regular",
    deliverable: true,
    freight: 0,
    coupon: null,
    claimable: null,
    total: price,
    stock,
    ...changes,
  };
}

export const shanghai = {
  provinceId: 310_000,
  cityId: 310_100,
  districtId: 310_104,
  province: "上海市",
  city: "上海市",
  district: "徐汇区",
} satisfies PersonalOffers["region"];
