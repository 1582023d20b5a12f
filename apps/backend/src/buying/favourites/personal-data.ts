import type { PersonalData } from "../../platform/domain/personal-data.ts";
import { inLanguage } from "../../platform/store/language.ts";
import { productTexts } from "../../platform/store/schema/catalog.ts";
import { favouriteProducts, followedShops } from "../../platform/store/schema/favourites.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { asc, eq } from "../../platform/store/sql.ts";
import { exportedMoney } from "../../platform/wire/money.ts";
import { unfollowShops } from "./follow-shops.ts";

export const personalData: PersonalData = {
  tables: [favouriteProducts, followedShops],
  export: async (tx, { id }, language) => {
    const saved = await tx
      .select()
      .from(favouriteProducts)
      .innerJoin(productTexts, eq(productTexts.productId, favouriteProducts.productId))
      .where(eq(favouriteProducts.customerId, id))
      .orderBy(asc(favouriteProducts.savedAt), asc(favouriteProducts.productId));
    const followed = await tx
      .select()
      .from(followedShops)
      .innerJoin(shops, eq(shops.id, followedShops.shopId))
      .where(eq(followedShops.customerId, id))
      .orderBy(asc(followedShops.followedAt), asc(followedShops.shopId));
    return {
      products: saved.map(({ favourite_products: favourite, product_texts: text }) => ({
        productId: favourite.productId,
        name: inLanguage(text, "name", language),
        priceThen: exportedMoney(favourite.price),
        savedAt: favourite.savedAt,
      })),
      shops: followed.map(({ followed_shops: follow, shops: shop }) => ({
        shopId: follow.shopId,
        name: inLanguage(shop, "name", language),
        followedAt: follow.followedAt,
      })),
    };
  },
  erase: async (tx, { id }) => {
    await tx.delete(favouriteProducts).where(eq(favouriteProducts.customerId, id));
    const followed = await tx
      .select({ shopId: followedShops.shopId })
      .from(followedShops)
      .where(eq(followedShops.customerId, id));
    // Shops count their followers.
    await unfollowShops(
      tx,
      id,
      followed.map(({ shopId }) => shopId),
    );
  },
  losses: async (tx, { id }) => {
    const products = await tx.$count(favouriteProducts, eq(favouriteProducts.customerId, id));
    const followed = await tx.$count(followedShops, eq(followedShops.customerId, id));
    return [{ kind: "favourites", count: products + followed }];
  },
};
