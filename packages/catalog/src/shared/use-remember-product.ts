import type { ProductDetail } from "@plaza/api-client";
import { rootRoute } from "@plaza/routing";
import { useEffect } from "react";

/** Stores a viewed product on this device, for the shelf on home. */
export function useRememberProduct(product: Pick<ProductDetail, "id" | "name" | "image" | "price">): void {
  const { locale } = rootRoute.useRouteContext();
  const { id, name, image, price } = product;
  useEffect(() => {
    const viewed = { id, name, image, price, locale };
    void import("./recently-viewed.ts").then(
      ({ rememberProduct }) => rememberProduct(viewed),
      () => undefined,
    );
  }, [id, name, image, price, locale]);
}
