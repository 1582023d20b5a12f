import { departmentsQuery, publicDataQuery, siteConfigurationQuery } from "@plaza/api-client";
import type { StorefrontContext } from "./context.ts";

/**
 * What every page's chrome shows, asked for at once. A call that fails leaves its part of the chrome empty; the page
 * itself stays usable, and the browser asks again.
 */
export async function loadChrome({ api, queryClient }: StorefrontContext): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(siteConfigurationQuery(api)),
    queryClient.prefetchQuery(departmentsQuery(api)),
    queryClient.prefetchQuery(publicDataQuery(api)),
  ]);
}
