import { couponsQuery } from "@plaza/api-client";
import { useAnswer } from "@plaza/routing";
import type { ReactElement } from "react";
import { productRoute } from "../routes.ts";
import { ProductCoupons } from "./coupons/product-coupons.tsx";

/** The coupons for the product that the page shows. */
export function ProductCouponLine(): ReactElement {
  const { api } = productRoute.useRouteContext();
  const { id } = productRoute.useLoaderData();
  const coupons = useAnswer(couponsQuery(api, { productId: id })) ?? [];
  return <ProductCoupons coupons={coupons} />;
}
