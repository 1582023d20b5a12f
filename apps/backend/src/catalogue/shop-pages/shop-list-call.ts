import type { CallContext } from "../../platform/http/call.ts";
import { shopProductItem } from "../products/product-card-wire.ts";
import type { Reader } from "../../platform/http/reader.ts";
import { type ProductCard, productCards } from "../products/product-cards.ts";
import { inLanguage } from "../../platform/store/language.ts";
import { more } from "../../platform/wire/page.ts";
import { shopType } from "../../selling/merchants/shop-states.ts";
import { type StockedShop, shopWindows } from "../../selling/merchants/stocked-shop.ts";
import { directoryShops, directoryOrderNamed } from "../../selling/merchants/shop-directory.ts";
import { shopScoreWire } from "../../selling/merchants/shop-wire.ts";

const productsOfShop = 10;

/** `shop/getShopList`, which misspells the size of its pages. */
export async function handleShopList(context: CallContext) {
  const { db, query } = context;
  const page = query.page();
  const filter = { name: query.text("name"), tradeId: query.id("shop_cate_id") };
  // `shop_search`, ours: the order.
  const order = directoryOrderNamed(query.text("sort"));
  const { shops, total } = await directoryShops(db, filter, order, page);
  const windows = await shopWindows(
    db,
    shops.map(({ id }) => id),
    productsOfShop,
  );
  const shown = await productCards(db, [...windows.values()].flat(), context.now());
  const cards = new Map(shown.map((card) => [card.id, card]));
  return {
    list: shops.map((shop) => {
      const window = (windows.get(shop.id) ?? []).flatMap((id) => cards.get(id) ?? []);
      return shopListItem(shop, window, context);
    }),
    count: total,
    more: more(page, total),
    page_no: page.number,
    page_isze: page.size,
  };
}

function shopListItem(shop: StockedShop, cards: readonly ProductCard[], reader: Reader) {
  const { language, images } = reader;
  return {
    id: shop.id,
    type: shopType(shop),
    name: inLanguage(shop, "name", language),
    logo: images.of(shop.logo),
    background: images.of(shop.banner),
    visited_num: shop.visitors,
    cover: images.of(shop.cover),
    banner: images.of(shop.banner),
    goods_list: cards.map((card) => shopProductItem(card, reader)),
    // All of them; the original counts those it lists.
    on_sale_goods: shop.productsOnSale,
    // Ours.
    intro: inLanguage(shop, "intro", language),
    ...shopScoreWire(shop),
    star: shop.stars,
    follow_num: shop.followers,
  };
}
