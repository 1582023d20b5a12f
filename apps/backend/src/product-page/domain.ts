import type { Domain } from "../domain/domain.ts";
import { getOnly } from "../http/call.ts";
import { handleProductDetail } from "./product-detail-call.ts";

export const productPageDomain = {
  name: "product-page",
  calls: {
    "goods/getGoodsDetail": getOnly(handleProductDetail),
  },
} satisfies Domain;
