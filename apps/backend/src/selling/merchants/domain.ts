import { getOnly } from "../../platform/http/call.ts";
import { addUpShopSales } from "./count-shop-sales.ts";
import { handleShopCategories } from "./category-calls.ts";
import { handleTrades } from "./category-calls.ts";
import type { Domain } from "../../platform/domain/domain.ts";
import { forOperators } from "../../platform/http/desk-call.ts";
import { handleShopDetail, handleShopList } from "./desk/shop-calls.ts";
import { holidayTurns } from "./holiday-turns.ts";
import { merchantMessages } from "./merchant-messages.ts";

export const merchantDomain = {
  name: "merchants",
  calls: {
    "shop_goods_category/getShopGoodsCategory": getOnly(handleShopCategories),
    "shop_category/getList": getOnly(handleTrades),
  },
  deskCalls: {
    "shops/list": forOperators("GET", handleShopList),
    "shops/detail": forOperators("GET", handleShopDetail),
  },
  messages: merchantMessages,
  turns: [holidayTurns],
  jobs: [addUpShopSales],
} satisfies Domain;
