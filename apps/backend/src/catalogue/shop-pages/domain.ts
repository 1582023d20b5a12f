import type { Domain } from "../../platform/domain/domain.ts";
import { getOnly } from "../../platform/http/call.ts";
import { handleShopList } from "./shop-list-call.ts";
import { handleShopInfo } from "./shop-info-call.ts";

export const shopPagesDomain = {
  name: "shop-pages",
  calls: {
    "shop/getShopList": getOnly(handleShopList),
    "shop/getShopInfo": getOnly(handleShopInfo),
  },
} satisfies Domain;
