import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { siteConfigurationQuery } from "@plaza/api-client";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { PageBanner } from "../list/list-banner.tsx";
import { ListLoadError } from "../list/list-load-error.tsx";
import { count, heading, title } from "../list/list-page.css.ts";
import { couponCentreRoute } from "../routes.ts";
import { CatalogBreadcrumb } from "../shared/catalog-breadcrumb.tsx";
import { CentreListing } from "./centre-listing.tsx";
import { centreQuery } from "./centre-query.ts";

/** The coupons of all shops, to be received. */
export function CouponCentrePage(): ReactElement {
  const { t } = useLingui();
  const { api } = couponCentreRoute.useRouteContext();
  const search = couponCentreRoute.useSearch();
  const { data: site } = useQuery(siteConfigurationQuery(api));
  const coupons = useQuery(centreQuery(api, search, site));
  return (
    <>
      <CatalogBreadcrumb here={t`Coupon centre`} />
      <PageBanner kind="coupons" />
      <div className={heading}>
        <h1 className={title}>
          <Trans>Coupon centre</Trans>
        </h1>
        <output className={count}>
          {coupons.data !== undefined && <Plural value={coupons.data.total} one="# coupon" other="# coupons" />}
        </output>
      </div>
      {coupons.data !== undefined ? (
        <CentreListing result={coupons.data} fetchedAt={coupons.dataUpdatedAt} pending={coupons.isPlaceholderData} />
      ) : (
        <ListLoadError title={<Trans>These coupons did not load</Trans>} onRetry={coupons.refetch} />
      )}
    </>
  );
}
