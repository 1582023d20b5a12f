import { type Calls, getOnly } from "../http/call.ts";
import { answerShopCategories } from "./shop-categories-call.ts";
import { answerShopInfo } from "../shop-pages/shop-info-call.ts";
import { answerShopList } from "../shop-pages/shop-list-call.ts";
import { answerTrades } from "./trades-call.ts";

export const merchantCalls: Calls = {
  "shop/getShopList": getOnly(answerShopList),
  "shop/getShopInfo": getOnly(answerShopInfo),
  "shop_goods_category/getShopGoodsCategory": getOnly(answerShopCategories),
  "shop_category/getList": getOnly(answerTrades),
};
