import type { CentreCoupon, Page } from "@plaza/api-client";
import { to } from "@plaza/routing";
import { NoSuchPage } from "@plaza/ui-kit/no-such-page";
import { Pager, type PagerProps } from "@plaza/ui-kit/pager";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { columns } from "../shared/coupon-cards.css.ts";
import { CouponCards } from "../shared/coupon-cards.tsx";
import { updating } from "../shared/updating.css.ts";
import { useCouponLink } from "../shared/use-coupon-link.tsx";
import { pages as pagesLook } from "./coupon-centre.css.ts";
import { EmptyCentre } from "./empty-centre.tsx";

export interface CentreListingProps {
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
export function CentreListing({ result, fetchedAt, pending }: CentreListingProps): ReactElement {
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
      <div className={pagesLook}>
        <Pager {...pages} />
      </div>
    </div>
  );
}
