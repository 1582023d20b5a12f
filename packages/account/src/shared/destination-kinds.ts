import { siteConfigurationQuery, siteHasExtension } from "@plaza/api-client";
import { rootRoute } from "@plaza/routing";
import type { DestinationKind } from "@plaza/shopping/destination";
import { useQuery } from "@tanstack/react-query";

/** What customers log in with. */
export function useLoginKind(): DestinationKind {
  const { api } = rootRoute.useRouteContext();
  const { data: site } = useQuery(siteConfigurationQuery(api));
  return siteHasExtension(site, "email") ? "either" : "mobile";
}

/** Where the platform's codes go; null: it can send none. One that has not answered sends text messages. */
export function useCodeKind(): DestinationKind | null {
  const { api } = rootRoute.useRouteContext();
  const { data: site } = useQuery(siteConfigurationQuery(api));
  const sendsTextMessages = site?.sendsTextMessages !== false;
  if (siteHasExtension(site, "email")) return sendsTextMessages ? "either" : "email";
  return sendsTextMessages ? "mobile" : null;
}
