import { isAnnounced, siteConfigurationQuery } from "@plaza/api-client";
import { useQuery } from "@tanstack/react-query";
import { cartRoute } from "../../routes.ts";

/** Whether lines can be saved for later: only in an account, and only where the platform keeps their SKU and quantity. */
export function useKeepsLater(): boolean {
  const { api, session } = cartRoute.useRouteContext();
  const { data: site } = useQuery(siteConfigurationQuery(api));
  return session.isCustomer && isAnnounced(site, "cart_later");
}
