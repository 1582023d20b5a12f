import { anyMethod } from "../../platform/http/call.ts";
import { handleActivityProducts } from "./activity-products-call.ts";
import { flashTurns } from "./flash-turns.ts";
import { handleFlashProducts, handleFlashSlots } from "./flash-sale-calls.ts";
import type { Domain } from "../../platform/domain/domain.ts";

export const promotionDomain = {
  name: "promotions",
  calls: {
    "seckill_goods/getSeckillTime": anyMethod(handleFlashSlots),
    "seckill_goods/getSeckillGoods": anyMethod(handleFlashProducts),
    "activity_area/activityGoodsList": anyMethod(handleActivityProducts),
  },
  turns: [flashTurns],
} satisfies Domain;
