import type { Executor } from "../store/database.ts";
import { shops } from "../store/schema/merchants.ts";
import { continueIds, insertRows } from "./insert-rows.ts";
import type { ShopContents } from "./marketplace-contents.ts";
import type { Numbering } from "./numbering.ts";
import { shopPicturePath } from "./pictures/paths.ts";
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
    ...written({ name: shop.name, intro: shop.intro }),
    tradeId: shop.trade === null ? null : tradeIds.of(shop.trade),
    isSelfOperated: shop.kind === "self-operated",
    logo: shopPicturePath(shop.key, "logo"),
    cover: shopPicturePath(shop.key, "cover"),
    banner: shopPicturePath(shop.key, "banner"),
    phone: shop.phone,
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
