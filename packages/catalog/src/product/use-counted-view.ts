import { countView } from "@plaza/api-client";
import { rootRoute, useAnnounced } from "@plaza/routing";
import { useEffect } from "react";

/** Counts a look at the product, once it is shown. A look that is not counted is nobody's trouble. */
export function useCountedView(productId: number): void {
  const { api } = rootRoute.useRouteContext();
  const counted = useAnnounced("views");
  useEffect(() => {
    if (counted) countView(api, productId).catch(() => undefined);
  }, [api, counted, productId]);
}
