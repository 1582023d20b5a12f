import type { Executor } from "../store/database.ts";
import { shops } from "../store/schema/merchants.ts";
import { continueIds, insertRows } from "./insert-rows.ts";
import type { ShopContents } from "./marketplace-contents.ts";
import type { Numbering } from "./numbering.ts";
import { shopImagePath } from "./images/paths.ts";
import { written } from "./written-text.ts";

/** All of them are recommended; the first of the file comes first. */
export async function seedShops(
  db: Executor,
  demoShops: readonly ShopContents[],
  ids: Numbering,
  tradeIds: Numbering,
  openedAt: Date,
): Promise<void> {
  const rows = demoShops.map((shop, index): typeof shops.$inferInsert => ({
    id: ids.add(shop.key),
    ...textsOf(shop),
    tradeId: shop.trade === null ? null : tradeIds.of(shop.trade),
    isSelfOperated: shop.kind === "self-operated",
    logo: shopImagePath(shop.key, "logo"),
    cover: shopImagePath(shop.key, "cover"),
    banner: shopImagePath(shop.key, "banner"),
    phone: shop.phone,
    ...placeOf(shop),
    score: shop.score,
    stars: shop.stars,
    followers: shop.followers,
    visitors: shop.followers * 7,
    isRecommended: true,
    weight: index + 1,
    createdAt: openedAt,
  }));
  await insertRows(db, shops, rows);
  await continueIds(db, [shops]);
}

function placeOf({ place }: ShopContents) {
  if (place === undefined) return {};
  const [provinceId, cityId, districtId] = place.region;
  return { provinceId, cityId, districtId, opensAt: place.opens, closesAt: place.closes, openDays: [...place.days] };
}

function textsOf({ name, intro, place }: ShopContents) {
  return place === undefined ? written({ name, intro }) : written({ name, intro, street: place.street });
}
