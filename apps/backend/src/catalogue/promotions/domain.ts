import { anyMethod } from "../../platform/http/call.ts";
import { announceFlashTurns } from "./announce-flash-turns.ts";
import { handleActivityProducts } from "./activity-products-call.ts";
import { handleFlashProducts } from "./flash-products-call.ts";
import { handleFlashSlots } from "./flash-slots-call.ts";
import type { Domain } from "../../platform/domain/domain.ts";

export const promotionDomain = {
  name: "promotions",
  calls: {
    "seckill_goods/getSeckillTime": anyMethod(handleFlashSlots),
    "seckill_goods/getSeckillGoods": anyMethod(handleFlashProducts),
    "activity_area/activityGoodsList": anyMethod(handleActivityProducts),
  },
  jobs: [announceFlashTurns],
} satisfies Domain;
