import { bannersQuery, siteConfigurationQuery } from "@plaza/api-client";
import { type CouponCentreSearch, type PageSummary, type StorefrontContext, breadcrumbData } from "@plaza/routing";
import { msg } from "@lingui/core/macro";
import { isListOnScreen } from "../list/list-on-screen.ts";
import { centreQuery } from "./centre-query.ts";

const title = msg`Coupon centre`;
const description = msg`The coupons of all shops: what each takes off, from which amount on, and for what.`;

/** The coupon centre's title and description. */
function centreSummary(context: StorefrontContext): PageSummary {
  const { i18n } = context;
  return {
    title: i18n._(title),
    description: i18n._(description),
    structuredData: [breadcrumbData(context, [{ name: i18n._(title) }])],
  };
}

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
