import { bannersQuery, siteConfigurationQuery } from "@plaza/api-client";
import type { CouponCentreSearch, PageSummary, StorefrontContext } from "@plaza/routing";
import { isListOnScreen } from "../list/list-on-screen.ts";
import { centreQuery } from "./centre-query.ts";
import { centreSummary } from "./centre-summary.ts";

export interface CouponCentreMatch {
  readonly context: StorefrontContext;
  readonly deps: CouponCentreSearch;
}

/** Without its banner the centre is complete. */
export async function loadCouponCentre({ context, deps }: CouponCentreMatch): Promise<PageSummary> {
  const { api, queryClient } = context;
  const banner = queryClient.prefetchQuery(bannersQuery(api, "coupons"));
  // The root asks for the same configuration meanwhile.
  const site = await queryClient.ensureQueryData(siteConfigurationQuery(api)).catch(() => undefined);
  const coupons = centreQuery(api, deps, site);
  // Coupons that are on the screen stay until the next page comes.
  if (await isListOnScreen(queryClient, coupons.queryKey, () => true)) void queryClient.prefetchQuery(coupons);
  else await Promise.all([queryClient.ensureQueryData(coupons), banner]);
  return centreSummary(context);
}
