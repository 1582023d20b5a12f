import { anyMethod, type Calls, getOnly } from "../http/call.ts";
import { categoryTree } from "./category-tree.ts";
import { answerColumnProducts } from "./column-products-call.ts";
import { answerPlatformList } from "./platform-list-call.ts";
import { productColumnList } from "./product-columns.ts";
import { answerProductDetail } from "../product-page/product-detail-call.ts";
import { answerSiteList } from "./site-list-call.ts";

export const catalogCalls: Calls = {
  "pc/category": anyMethod((context) => categoryTree(context.db, context)),
  "pc/goodsList": anyMethod(answerSiteList),
  "goods/getGoodsList": getOnly((context) => answerPlatformList(context, "default")),
  "goods/getHotList": getOnly((context) => answerPlatformList(context, "best-selling")),
  "goods/getGoodsListByColumnId": getOnly(answerColumnProducts),
  "goods/getGoodsDetail": getOnly(answerProductDetail),
  "goods_column/getGoodsColumnList": getOnly(({ db, language }) => productColumnList(db, language)),
};
