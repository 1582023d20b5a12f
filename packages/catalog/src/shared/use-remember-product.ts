import type { ProductDetail } from "@plaza/api-client";
import { lazyModule, rootRoute } from "@plaza/routing";
import { useEffect } from "react";

const store = lazyModule(() => import("./viewed-store.ts"));

/** Stores a viewed product on this device, for the shelf on home. */
export function useRememberProduct(product: Pick<ProductDetail, "id" | "name" | "image" | "price">): void {
  const { locale } = rootRoute.useRouteContext();
  const { id, name, image, price } = product;
  useEffect(() => {
    const viewed = { id, name, image, price, locale };
    void store.load().then(
      ({ rememberProduct }) => rememberProduct(viewed),
      () => undefined,
    );
  }, [id, name, image, price, locale]);
}
