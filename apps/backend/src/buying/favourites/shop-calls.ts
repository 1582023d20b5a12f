import { type ProductCard, productCards } from "../../catalogue/products/product-cards.ts";
import { shopProductItem } from "../../catalogue/products/product-card-wire.ts";
import type { CustomerContext } from "../../platform/http/call.ts";
import type { Reader } from "../../platform/http/reader.ts";
import { Reply } from "../../platform/http/reply.ts";
import { requiredId, requiredIds } from "../../platform/http/required-id.ts";
import { shopType, shopTypeName } from "../../selling/merchants/shop-states.ts";
import { inLanguage } from "../../platform/store/language.ts";
import { pageFields } from "../../platform/wire/page.ts";
import { followersOf, followShops, toggleFollow, unfollowShops } from "./follow-shops.ts";
import { shopsFollowed } from "./follow-shops.ts";
import { countSaved } from "./saved-products.ts";
import { shopScoreWire } from "../../selling/merchants/shop-wire.ts";
import { shopWindows } from "../../selling/merchants/stocked-shop.ts";

const productsOfShop = 5;

/**
 * `shop_follow/changeStatus`. With `is_follow`, which is `favourites_state`, it brings any number of shops into that
 * state, however often it is asked to, and says how many follow a single one now; without, it toggles one, as the
 * contract has it.
 */
export async function handleChangeFollow({ db, customer, body, now }: CustomerContext) {
  const wanted = body.flag("is_follow");
  if (wanted === null) {
    const isFollowed = await toggleFollow(db, customer.id, requiredId(body, "shop_id"), now());
    return new Reply([], { key: isFollowed ? "shopFollowed" : "shopUnfollowed" });
  }
  const ids = requiredIds(body, "shop_id");
  if (wanted) await followShops(db, customer.id, ids, now());
  else await unfollowShops(db, customer.id, ids);
  const [single, ...others] = ids;
  const followers = single !== undefined && others.length === 0 ? await followersOf(db, single) : null;
  return new Reply(followers === null ? [] : { follow_num: followers }, {
    key: wanted ? "shopFollowed" : "shopUnfollowed",
  });
}

/** `pc/shopFollowList`; `name`, and what the contract does not list, are ours. */
export async function handleFollowedShops(context: CustomerContext) {
  const { db, customer, query } = context;
  const page = query.page();
  const name = query.text("name");
  const [{ shops, total }, saved] = await Promise.all([
    shopsFollowed(db, customer.id, name, page),
    countSaved(db, customer.id, name),
  ]);
  const windows = await shopWindows(
    db,
    shops.map(({ id }) => id),
    productsOfShop,
  );
  const found = await productCards(db, [...windows.values()].flat(), context.now());
  const cards = new Map(found.map((card) => [card.id, card]));
  return {
    lists: shops.map((shop) => {
      const window = (windows.get(shop.id) ?? []).flatMap((id) => cards.get(id) ?? []);
      return followedItem(shop, window, context);
    }),
    ...pageFields(page, total),
    counts: { all: saved, shops: total },
  };
}

type FollowedShop = Awaited<ReturnType<typeof shopsFollowed>>["shops"][number];

function followedItem(shop: FollowedShop, cards: readonly ProductCard[], reader: Reader) {
  const { language, images } = reader;
  return {
    id: shop.id,
    shop_id: shop.id,
    name: inLanguage(shop, "name", language),
    cid: shop.tradeId ?? 0,
    cid_desc: shop.trade === null ? "" : inLanguage(shop.trade, "name", language),
    type: shopType(shop),
    type_desc: shopTypeName(shop),
    logo: images.of(shop.logo),
    ...shopScoreWire(shop),
    cover: images.of(shop.cover),
    goods_list: cards.map((card) => shopProductItem(card, reader)),
    // Ours.
    follow_num: shop.followers,
    on_sale_goods: shop.productsOnSale,
  };
}
