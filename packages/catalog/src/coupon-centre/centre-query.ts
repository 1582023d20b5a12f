import { type ApiClient, couponCentreQuery, siteHasExtension, type SiteConfiguration } from "@plaza/api-client";
import type { CouponCentreSearch } from "@plaza/routing";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";

/** Four rows of three. */
const couponsAPage = 12;

/** @param site says whether the platform tells of coupons that cannot be received */
export function centreQuery(api: ApiClient, { page = 1 }: CouponCentreSearch, site: SiteConfiguration | undefined) {
  const request = { withOthers: siteHasExtension(site, "coupon_centre"), page, pageSize: couponsAPage };
  return queryOptions({
    ...couponCentreQuery(api, request),
    // Coupons that did not load say so in their place.
    meta: { ...couponCentreQuery.meta, quiet: true },
    placeholderData: keepPreviousData,
  });
}
