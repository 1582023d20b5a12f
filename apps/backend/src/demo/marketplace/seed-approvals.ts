import { storedProducts } from "../../catalogue/products/stored-products.ts";
import type { Database } from "../../platform/store/database.ts";
import { assertDefined } from "../../platform/store/rows.ts";
import {
  productApprovals,
  productDescriptions,
  productImages,
  products,
  productTexts,
  skus,
} from "../../platform/store/schema/catalog.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { and, asc, desc, eq, isNull } from "../../platform/store/sql.ts";
import { contentOf } from "../../selling/approvals/product-content.ts";
import { settleApproval } from "../../selling/approvals/settle-approval.ts";
import { shopImagePath } from "./images/paths.ts";
import { written } from "./written-text.ts";

/** The pet shop, whose bells have become more than they are. */
const shopKey = "tail-and-paw";
const changedHoursAgo = 20;

const approvedTexts = {
  name: {
    en: "Two-Note Collar Bell",
    zh: "双音项圈铃铛",
    ja: "二音の首輪ベル",
    ko: "두 음 목걸이 방울",
  },
  tagline: {
    en: "One note to come, one to stay",
    zh: "一声唤来，一声留步",
    ja: "呼ぶ音と、待つ音",
    ko: "부르는 소리와 기다리는 소리",
  },
};
const changedTexts = {
  name: {
    en: "Two-Note Gold Collar Bell",
    zh: "双音黄金项圈铃铛",
    ja: "二音の金の首輪ベル",
    ko: "두 음 금 목걸이 방울",
  },
  tagline: {
    en: "Calms every cat within a day",
    zh: "一天之内让每只猫安静下来",
    ja: "どんな猫も一日で落ち着きます",
    ko: "어떤 고양이도 하루 만에 차분해집니다",
  },
};
const description = {
  en: "<p>Two small brass bells on one clip. They ring softly.</p>",
  zh: "<p>一个卡扣上的两只小黄铜铃，声音轻柔。</p>",
  ja: "<p>ひとつのクリップに真鍮の小さな鈴がふたつ。やさしく鳴ります。</p>",
  ko: "<p>클립 하나에 작은 황동 방울 두 개. 부드럽게 울립니다.</p>",
};

/**
 * One shop's products are always approved first, and one of them waits for an operator with what has changed of it. It comes besides
 * the others, so that shoppers miss nothing.
 */
export async function seedApprovals(db: Database, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const logo = shopImagePath(shopKey, "logo");
    const [shop] = await tx
      .update(shops)
      .set({ productApproval: "always" })
      .where(eq(shops.logo, logo))
      .returning({ id: shops.id });
    const { id: shopId } = assertDefined(shop, "shop of the demo that sells to pets");
    const isOfShop = and(eq(products.shopId, shopId), isNull(products.deletedAt));
    const [model] = await tx.select().from(products).where(isOfShop).orderBy(desc(products.id)).limit(1);
    const { id: modelId, ...columns } = assertDefined(model, "product of the shop");
    const { shopCategoryId, brandId, firstCategoryId, secondCategoryId, thirdCategoryId, price, marketPrice } = columns;
    const position = { shopCategoryId, firstCategoryId, secondCategoryId, thirdCategoryId };
    const changedAt = new Date(now.getTime() - changedHoursAgo * 60 * 60 * 1000);
    const [added] = await tx
      .insert(products)
      .values({ shopId, brandId, ...position, price, marketPrice, createdAt: changedAt, updatedAt: changedAt })
      .returning({ id: products.id });
    const { id: productId } = assertDefined(added, "product that has just been stored");
    await tx.insert(productTexts).values({ productId, ...written(approvedTexts) });
    await tx.insert(productDescriptions).values({ productId, ...written({ description }) });
    await tx.insert(skus).values({ productId, price, marketPrice, stock: 24 });
    const images = await tx
      .select()
      .from(productImages)
      .where(eq(productImages.productId, modelId))
      .orderBy(asc(productImages.position));
    await tx.insert(productImages).values(images.slice(0, 2).map((image) => ({ ...image, productId })));
    const [before] = await storedProducts(tx, eq(products.id, productId));
    const approved = contentOf(assertDefined(before, "product as it was"));
    await tx.update(productTexts).set(written(changedTexts)).where(eq(productTexts.productId, productId));
    const other = images.slice(2, 3).map(({ path }) => path);
    for (const path of other)
      await tx
        .update(productImages)
        .set({ path })
        .where(and(eq(productImages.productId, productId), eq(productImages.position, 1)));
    await tx.insert(productApprovals).values({ productId, shopId, waitsSince: changedAt, approved });
    await settleApproval(tx, [productId], changedAt);
  });
}
