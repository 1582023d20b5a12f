import type { Domain } from "../../platform/domain/domain.ts";
import { getOnly, postOnly } from "../../platform/http/call.ts";
import type { CallContext } from "../../platform/http/call.ts";
import { handleGoneProduct } from "./gone-product-call.ts";
import type { ProductDetail } from "./product-detail.ts";
import { handleProductDetail, handleView } from "./product-page-calls.ts";

declare module "../../platform/http/services.ts" {
  interface Services {
    /**
     * What the page of a product shows instead of what is stored, to whoever has the address of a preview of it; null for
     * everybody else.
     *
     * @throws {DomainError} where the preview is over
     */
    readonly previewedProduct: (
      context: Pick<CallContext, "db" | "now" | "previewToken">,
      productId: number,
    ) => Promise<ProductDetail | null>;
  }
}

export const productPageDomain = {
  name: "product-page",
  calls: {
    "goods/getGoodsDetail": getOnly(handleProductDetail),
    "goods/gone": getOnly(handleGoneProduct),
    "goods/view": postOnly(handleView),
  },
} satisfies Domain;
