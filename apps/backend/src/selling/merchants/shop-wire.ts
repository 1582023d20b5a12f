import { regionNames } from "../../identity/addresses/regions.ts";
import { inLanguage, type ReaderLanguage } from "../../platform/store/language.ts";
import type { shops } from "../../platform/store/schema/merchants.ts";
import { flag } from "../../platform/wire/scalars.ts";

type RatedShop = Pick<typeof shops.$inferSelect, "score" | "serviceScore">;

/** Whether any of its products was reviewed: a review rates the service, too. A new shop stands at 5 without one. */
function isRated({ serviceScore }: RatedShop): boolean {
  return serviceScore !== null;
}

/** The contract has a score of every shop; `is_rated` is ours, and says whether anybody has given it. */
export function shopScoreWire(shop: RatedShop) {
  return { score: shop.score, is_rated: flag(isRated(shop)) };
}

type Shop = typeof shops.$inferSelect;
type ShopAddress = Pick<Shop, "provinceId" | "cityId" | "districtId" | "street" | "translations">;
type ShopHours = Pick<Shop, "opensAt" | "closesAt" | "openDays">;

/** Where a shop is, in the contract's fields; empty texts for one that cannot be visited. */
export function shopAddressWire(shop: ShopAddress, language: ReaderLanguage) {
  const { provinceId, cityId, districtId } = shop;
  const [province, city, district] =
    provinceId === null || cityId === null || districtId === null
      ? ["", "", ""]
      : regionNames({ provinceId, cityId, districtId });
  return { province, city, district, address: inLanguage(shop, "street", language) };
}

/** The same as one text, as orders have it. */
export function shopAddress(shop: ShopAddress, language: ReaderLanguage): string {
  const { province, city, district, address } = shopAddressWire(shop, language);
  return province + city + district + address;
}

export function shopHoursWire({ opensAt, closesAt, openDays }: ShopHours) {
  return { run_start_time: opensAt ?? "", run_end_time: closesAt ?? "", weekdays: openDays.map(String) };
}
