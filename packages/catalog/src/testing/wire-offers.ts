import type { PersonalOffers } from "@plaza/api-client";

const yuan = (fen: number): string => (fen / 100).toFixed(2);

/** The answer of `goods/offersFor`. */
export function wirePersonalOffers({ region, offers }: PersonalOffers) {
  return {
    region:
      region === null
        ? []
        : {
            province_id: region.provinceId,
            city_id: region.cityId,
            district_id: region.districtId,
            province: region.province,
            city: region.city,
            district: region.district,
          },
    lists: offers.map(({ coupon, claimable, ...offer }) => ({
      item_id: offer.skuId,
      pay_price: yuan(offer.price),
      price_kind: offer.priceKind,
      is_deliverable: offer.deliverable ? 1 : 0,
      shipping_price: offer.freight === null ? null : yuan(offer.freight),
      coupon: coupon === null ? [] : wireCoupon(coupon),
      coupon_amount: yuan(coupon?.amount ?? 0),
      claimable: claimable === null ? [] : { ...wireCoupon(claimable), saved_amount: yuan(claimable.saved) },
      total_amount: offer.total === null ? null : yuan(offer.total),
      stock: offer.stock,
    })),
  };
}

type Held = NonNullable<PersonalOffers["offers"][number]["claimable"] | PersonalOffers["offers"][number]["coupon"]>;

function wireCoupon({ id, terms }: Held) {
  return {
    id,
    name: terms.name,
    shop_id: terms.shop?.id ?? 0,
    shop_name: terms.shop?.name ?? "",
    money: terms.amount / 100,
    condition_type: terms.threshold === null ? 1 : 2,
    condition_money: (terms.threshold ?? 0) / 100,
    use_goods_type: 1,
  };
}
