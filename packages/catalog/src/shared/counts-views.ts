import { isAnnounced, siteConfigurationQuery } from "@plaza/api-client";
import type { StorefrontContext } from "@plaza/routing";

/** Whether looks at products are counted by a call of their own. The root asks for the same configuration meanwhile. */
export async function countsViews({
  api,
  queryClient,
}: Pick<StorefrontContext, "api" | "queryClient">): Promise<boolean> {
  const site = await queryClient.ensureQueryData(siteConfigurationQuery(api)).catch(() => undefined);
  return isAnnounced(site, "views");
}
