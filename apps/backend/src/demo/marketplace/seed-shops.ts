import type { Executor } from "../../platform/store/database.ts";
import { shops, trades } from "../../platform/store/schema/merchants.ts";
import { makeShop } from "../../selling/new-shops/make-shop.ts";
import { addMissingTrades } from "../../selling/trades/change-trades.ts";
import { demoOwner } from "./chat/demo-agents.ts";
import { continueIds } from "./insert-rows.ts";
import type { ShopContents } from "./marketplace-contents.ts";
import { Numbering } from "./numbering.ts";
import { shopImagePath, categoryImagePath } from "./images/paths.ts";
import { written } from "./written-text.ts";
import type { Department } from "@plaza/demo-marketplace";

export interface SeededShops {
  /** Numbered in the order of the file. */
  readonly ids: Numbering;
  readonly tradeIds: Numbering;
  /** Of whoever logs in. */
  readonly passwordHash: string;
  readonly openedAt: Date;
}

/** With their owners, as operators make them. All of them are recommended; the first of the file comes first. */
export async function seedShops(
  db: Executor,
  demoShops: readonly ShopContents[],
  { ids, tradeIds, passwordHash, openedAt }: SeededShops,
): Promise<void> {
  for (const [index, shop] of demoShops.entries()) {
    const fields = {
      id: ids.add(shop.key),
      ...textsOf(shop),
      tradeId: shop.trade === null ? null : tradeIds.of(shop.trade),
      isOpen: true,
      isSelfOperated: shop.kind === "self-operated",
      logo: shopImagePath(shop.key, "logo"),
      cover: shopImagePath(shop.key, "cover"),
      banner: shopImagePath(shop.key, "banner"),
      phone: shop.phone,
      returnPhone: shop.phone,
      ...pickupOf(shop),
      score: shop.score,
      stars: shop.stars,
      followers: shop.followers,
      visitors: shop.followers * 7,
      isRecommended: true,
      weight: index + 1,
    };
    await makeShop(db, { shop: fields, owner: demoOwner(shop.key, passwordHash) }, { now: openedAt });
  }
  await continueIds(db, [shops]);
}

function pickupOf({ pickup }: ShopContents) {
  if (pickup === undefined) return {};
  const [provinceId, cityId, districtId] = pickup.region;
  return { provinceId, cityId, districtId, opensAt: pickup.opens, closesAt: pickup.closes, openDays: [...pickup.days] };
}

function textsOf({ name, intro, pickup }: ShopContents) {
  const texts = { name, intro, ...returns };
  return pickup === undefined ? written(texts) : written({ ...texts, street: pickup.street });
}

/** The demo's shops share a warehouse for what comes back. */
const returns = {
  returnContact: { en: "Returns desk", zh: "售后部", ja: "返品受付", ko: "반품 담당" },
  returnAddress: {
    en: "Hall 3, 18 Xinye Road, Qingpu District, Shanghai",
    zh: "上海市青浦区新业路18号3号仓",
    ja: "上海市青浦区新業路18号 3号倉庫",
    ko: "상하이시 칭푸구 신예로 18호 3번 창고",
  },
};

/** The demo's shops deal in what its departments hold: trades as operators make them. @returns their ids, by the key of the department */
export async function seedTrades(db: Executor, departments: readonly Department[]): Promise<Numbering> {
  const ids = new Numbering(departments.map(({ category }) => category.key));
  await addMissingTrades(
    db,
    departments.map(({ category: { key, name } }) => ({ id: ids.of(key), name, image: categoryImagePath({ key }) })),
  );
  await continueIds(db, [trades]);
  return ids;
}
