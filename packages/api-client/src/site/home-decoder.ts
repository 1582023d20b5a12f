import { productCard } from "../products/product-card.ts";
import { activityArea } from "../promotions/activity-area.ts";
import { flashSlot } from "../promotions/flash-slot.ts";
import { type Decoder, record, usableRows } from "../wire/decode.ts";
import { image } from "../wire/image-url.ts";
import { count, id, text } from "../wire/scalars.ts";
import { isSelfOperated } from "../wire/shop-type.ts";
import type { Home, HomeShop, ShopPick } from "./home.ts";

/** Three pictures of a shop are shown. */
const picksShown = 3;

const shopPick: Decoder<ShopPick> = record((field) => ({
  id: field("id", id),
  name: field("name", text),
  image: field("image", image),
}));

/** The products that the platform sends apart from the list of shops, by the shop. */
const shopPicks = record((field) => ({
  id: field("id", id),
  products: field("goods_list", usableRows(shopPick)).slice(0, picksShown),
}));

const homeShop: Decoder<Omit<HomeShop, "products">> = record((field) => ({
  id: field("id", id),
  name: field("name", text),
  logo: field("logo", image),
  cover: field("cover", image),
  selfOperated: field("type", isSelfOperated),
  productCount: field("on_sales_count", count),
  intro: field("intro", text),
}));

// Every block is a list of suggestions, so a row that cannot be read is left out and does not fail the page.
export const home: Decoder<Home> = record((field) => {
  const picks = new Map(field("shop_recommend", usableRows(shopPicks)).map((shop) => [shop.id, shop.products]));
  return {
    hot: field("hots", usableRows(productCard)),
    fresh: field("news", usableRows(productCard)),
    activityAreas: field("activity_area", usableRows(activityArea)),
    shops: field("shop_lists", usableRows(homeShop)).map((shop) => ({ ...shop, products: picks.get(shop.id) ?? [] })),
    flashSlots: field("seckill_goods", usableRows(flashSlot)),
  };
});
