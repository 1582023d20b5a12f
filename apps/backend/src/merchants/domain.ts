import { forShop } from "../http/desk-call.ts";
import { handleSetOpen } from "./desk/set-open-call.ts";
import { getOnly } from "../http/call.ts";
import { addUpShopSales } from "./count-shop-sales.ts";
import { handleShopCategories } from "./shop-categories-call.ts";
import { handleTrades } from "./trades-call.ts";
import type { Domain } from "../domain/domain.ts";
import { merchantMessages } from "./merchant-messages.ts";

export const merchantDomain = {
  name: "merchants",
  calls: {
    "shop_goods_category/getShopGoodsCategory": getOnly(handleShopCategories),
    "shop_category/getList": getOnly(handleTrades),
  },
  deskCalls: { "shop/set_open": forShop("owner", "POST", handleSetOpen) },
  messages: merchantMessages,
  jobs: [addUpShopSales],
} satisfies Domain;
