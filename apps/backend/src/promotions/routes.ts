import { anyMethod, type Calls } from "../http/call.ts";
import { answerActivityProducts } from "./activity-products-call.ts";
import { answerFlashProducts } from "./flash-products-call.ts";
import { answerFlashSlots } from "./flash-slots-call.ts";

export const promotionCalls: Calls = {
  "seckill_goods/getSeckillTime": anyMethod(answerFlashSlots),
  "seckill_goods/getSeckillGoods": anyMethod(answerFlashProducts),
  "activity_area/activityGoodsList": anyMethod(answerActivityProducts),
};
