import type { Domain } from "../../platform/domain/domain.ts";
import { getOnly, postOnly } from "../../platform/http/call.ts";
import { handleGoneProduct } from "./gone-product-call.ts";
import { handleProductDetail, handleView } from "./product-page-calls.ts";

export const productPageDomain = {
  name: "product-page",
  calls: {
    "goods/getGoodsDetail": getOnly(handleProductDetail),
    "goods/gone": getOnly(handleGoneProduct),
    "goods/view": postOnly(handleView),
  },
} satisfies Domain;
