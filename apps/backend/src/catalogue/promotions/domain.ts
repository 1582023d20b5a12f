import { anyMethod } from "../../platform/http/call.ts";
import { forOperators } from "../../platform/http/desk-call.ts";
import { handleArea, handleAreas, handleMoveArea, handleRemoveArea, handleSaveArea } from "./areas/area-calls.ts";
import { areaMessages } from "./areas/area-messages.ts";
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
  deskCalls: {
    "special_areas/list": forOperators("GET", handleAreas),
    "special_areas/detail": forOperators("GET", handleArea),
    "special_areas/save": forOperators("POST", handleSaveArea),
    "special_areas/move": forOperators("POST", handleMoveArea),
    "special_areas/remove": forOperators("POST", handleRemoveArea),
  },
  messages: areaMessages,
  turns: [flashTurns],
} satisfies Domain;
