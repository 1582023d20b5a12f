import { countView, isAnnounced, siteConfigurationQuery } from "@plaza/api-client";
import { rootRoute } from "@plaza/routing";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";

/** Counts a look at the product, once it is shown. A look that is not counted is nobody's trouble. */
export function useCountedView(productId: number): void {
  const { api } = rootRoute.useRouteContext();
  const { data: site } = useQuery(siteConfigurationQuery(api));
  const counted = isAnnounced(site, "views");
  useEffect(() => {
    if (counted) countView(api, productId).catch(() => undefined);
  }, [api, counted, productId]);
}
