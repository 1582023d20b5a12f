import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { siteConfigurationQuery, type CentreCoupon, type Page } from "@plaza/api-client";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { PageBanner } from "../list/list-banner.tsx";
import { ListLoadError } from "../list/list-load-error.tsx";
import { count, heading, title } from "../list/list-page.css.ts";
import { couponCentreRoute } from "../routes.ts";
import { CatalogBreadcrumb } from "../shared/catalog-breadcrumb.tsx";
import { centreQuery } from "./centre-query.ts";
import { to } from "@plaza/routing";
import { NoSuchPage } from "@plaza/ui-kit/no-such-page";
import { Pager, pagerBelowList, type PagerProps } from "@plaza/ui-kit/pager";
import { Link } from "@tanstack/react-router";
import { columns } from "../shared/coupon-cards.css.ts";
import { CouponCards } from "../shared/coupon-cards.tsx";
import { updating } from "../shared/updating.css.ts";
import { useCouponLink } from "../shared/use-coupon-link.tsx";
import { buttonClass } from "@plaza/ui-kit/button";
import { EmptyState } from "@plaza/ui-kit/empty-state";

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

interface CentreListingProps {
  readonly result: Page<CentreCoupon>;
  /** When they were fetched, epoch milliseconds. */
  readonly fetchedAt: number;
  /** True while another page is loading. */
  readonly pending: boolean;
}

const link: PagerProps["link"] = (page, props) => (
  <Link {...to.couponCentre({ page: page === 1 ? undefined : page })} {...props} />
);

/** Coupons and pager. */
function CentreListing({ result, fetchedAt, pending }: CentreListingProps): ReactElement {
  const { items, page, pageSize, total } = result;
  const couponLink = useCouponLink();
  if (total === 0) return <EmptyCentre />;
  const pages = { page, pageCount: Math.ceil(total / pageSize), link };
  if (page > pages.pageCount) return <NoSuchPage tone="page" {...pages} />;
  return (
    <div className={pending ? updating : undefined} aria-busy={pending}>
      {/* Another page has other coupons. */}
      <CouponCards
        key={page}
        coupons={items}
        fetchedAt={fetchedAt}
        className={columns}
        link={couponLink}
        heading="h2"
      />
      <div className={pagerBelowList}>
        <Pager {...pages} />
      </div>
    </div>
  );
}

/** Shown where no shop gives out coupons. */
function EmptyCentre(): ReactElement {
  return (
    <EmptyState
      tone="page"
      title={<Trans>No coupons at the moment</Trans>}
      line={<Trans>Shops put new ones out from time to time. The prices are worth a look without them, too.</Trans>}
      action={
        <Link {...to.hotList()} className={buttonClass({ kind: "primary" })}>
          <Trans>See what is popular</Trans>
        </Link>
      }
    />
  );
}
