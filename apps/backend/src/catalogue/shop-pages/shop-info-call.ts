import type { CallContext } from "../../platform/http/call.ts";
import { shopProductItem } from "../products/product-card-wire.ts";
import type { Reader } from "../../platform/http/reader.ts";
import type { ProductCard } from "../products/product-cards.ts";
import { recommendedInShop } from "../products/recommended-in-shop.ts";
import { isShopFollowed } from "../../buying/favourites/save-products.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { inLanguage, nearestText } from "../../platform/store/language.ts";
import { requiredId } from "../../platform/http/required-id.ts";
import { shopServices } from "../../platform/store/schema/chat.ts";
import { eq } from "../../platform/store/sql.ts";
import { flag } from "../../platform/wire/scalars.ts";
import { wallClock } from "../../platform/wire/time.ts";
import { shopHoursWire, shopAddressWire, shopScoreWire } from "../../selling/merchants/shop-wire.ts";
import { holidayWire, pausedUntil } from "../../selling/merchants/holiday.ts";
import { expiryText, shopType, shopTypeName } from "../../selling/merchants/shop-states.ts";
import type { StockedShop } from "../../selling/merchants/stocked-shop.ts";
import { oneShop } from "../../selling/merchants/shop-directory.ts";
import { shownPage } from "../../selling/shop-page/preview-page.ts";

/** `shop/getShopInfo`: a shop in whatever state. */
export async function handleShopInfo(context: CallContext) {
  const { db, query, customer } = context;
  const now = context.now();
  const found = await oneShop(db, requiredId(query, "shop_id"));
  if (found === null) throw new DomainError("shopGone", { notFound: true });
  const { shop, story } = await shownPage(context, found);
  const [recommended, isFollowed, [service]] = await Promise.all([
    recommendedInShop(db, shop.id, now),
    isShopFollowed(db, customer, shop.id),
    db.select().from(shopServices).where(eq(shopServices.shopId, shop.id)),
  ]);
  return {
    ...shopInfo(shop, recommended, now, context),
    customer_wechat: service?.wechat ?? "",
    customer_phone: service?.phone || shop.phone,
    shop_follow_status: flag(isFollowed),
    // Ours: HTML, where the shop has written any.
    story: nearestText(story, context.language),
  };
}

function shopInfo(shop: StockedShop, recommended: readonly ProductCard[], now: Date, reader: Reader) {
  const { language, images } = reader;
  return {
    id: shop.id,
    name: inLanguage(shop, "name", language),
    intro: inLanguage(shop, "intro", language),
    type: shopType(shop),
    type_desc: shopTypeName(shop),
    logo: images.of(shop.logo),
    banner: images.of(shop.banner),
    cover: images.of(shop.cover),
    background: images.of(shop.banner),
    ...shopScoreWire(shop),
    star: shop.stars,
    // Ours, where they are rated.
    ...(shop.serviceScore !== null && { service_score: shop.serviceScore }),
    ...(shop.deliveryScore !== null && { delivery_score: shop.deliveryScore }),
    create_time: wallClock(shop.createdAt),
    visited_num: shop.visitors,
    is_freeze: flag(shop.isFrozen),
    is_run: flag(shop.isOpen),
    // Ours: a shop in good standing may take no orders.
    is_pay: flag(shop.takesPayments && pausedUntil(shop, now) === null),
    ...holidayWire(shop, now, language),
    is_expire: flag(shop.expiresAt !== null && shop.expiresAt <= now),
    expire_time: expiryText(shop),
    province_id: shop.provinceId ?? 0,
    city_id: shop.cityId ?? 0,
    district_id: shop.districtId ?? 0,
    ...shopAddressWire(shop, language),
    ...shopHoursWire(shop),
    qr_code: images.of(null),
    on_sale_count: shop.productsOnSale,
    follow_num: shop.followers,
    customer_image: images.of(null),
    goods_list: recommended.map((card) => shopProductItem(card, reader)),
    ad: { pc: [], mobile: [] },
  };
}
