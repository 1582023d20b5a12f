import { Trans } from "@lingui/react/macro";
import type { HeldCoupons } from "@plaza/api-client";
import { to, useOptionalLink } from "@plaza/routing";
import { Icon } from "@plaza/ui-kit/icon";
import { LoadError } from "@plaza/ui-kit/load-error";
import { NoSuchPage } from "@plaza/ui-kit/no-such-page";
import { Pager, type PagerProps } from "@plaza/ui-kit/pager";
import { textLink } from "@plaza/ui-kit/text-link";
import { useServerTime } from "@plaza/ui-kit/use-server-time";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ArrowRight } from "lucide";
import type { ReactElement } from "react";
import { head, title } from "../shared/page-head.css.ts";
import { couponsRoute } from "../routes.ts";
import { screenTitle } from "../titles.ts";
import * as look from "./coupons-page.css.ts";
import { couponsPageQuery } from "./coupons-query.ts";
import { CouponsTabs } from "./coupons-tabs.tsx";
import { HeldCouponCard } from "./held-coupon-card.tsx";
import { NoCoupons } from "./no-coupons.tsx";
import { useCouponLink } from "./use-coupon-link.tsx";

/** The customer's coupons by their state. */
export function CouponsPage(): ReactElement {
  const { api, i18n } = couponsRoute.useRouteContext();
  const search = couponsRoute.useSearch();
  const toCentre = useOptionalLink(to.couponCentre);
  const { data, dataUpdatedAt, refetch } = useQuery({
    ...couponsPageQuery(api, search),
    retryOnMount: false,
  });
  return (
    <>
      <div className={head}>
        <h1 className={title}>{screenTitle(i18n, "coupons")}</h1>
        {toCentre !== null && (
          <Link {...toCentre()} className={`${textLink} ${look.centre}`}>
            <Trans>Coupon centre</Trans>
            <Icon of={ArrowRight} size={16} />
          </Link>
        )}
      </div>
      <div className={look.tabs}>
        <CouponsTabs type={search.type} counts={data?.counts} />
      </div>
      {data !== undefined ? (
        <Coupons held={data} fetchedAt={dataUpdatedAt} />
      ) : (
        // The document came without the failure, and asks once more.
        <LoadError
          title={<Trans>Your coupons did not load</Trans>}
          line={<Trans>They are not lost. The connection may have been gone for a moment.</Trans>}
          onRetry={refetch}
        />
      )}
    </>
  );
}

interface CouponsProps {
  readonly held: HeldCoupons;
  /** When they were fetched, epoch milliseconds. */
  readonly fetchedAt: number;
}

function Coupons({ held: { items, page, pageSize, total }, fetchedAt }: CouponsProps): ReactElement {
  const { type } = couponsRoute.useSearch();
  const now = useServerTime(fetchedAt);
  const couponLink = useCouponLink();
  if (total === 0) return <NoCoupons type={type} />;
  const link: PagerProps["link"] = (next, props) => (
    <Link {...to.coupons({ type, page: next === 1 ? undefined : next })} {...props} />
  );
  const pages = { page, pageCount: Math.ceil(total / pageSize), link };
  if (page > pages.pageCount) return <NoSuchPage {...pages} />;
  return (
    <>
      <ul className={look.list}>
        {items.map((coupon) => (
          <li key={coupon.id} className={look.item}>
            <HeldCouponCard coupon={coupon} now={now} link={couponLink(coupon)} />
          </li>
        ))}
      </ul>
      {type === undefined && (
        <p className={look.hint}>
          <Trans>The coupon that saves you most is applied automatically at checkout.</Trans>
        </p>
      )}
      <div className={look.pager}>
        <Pager {...pages} />
      </div>
    </>
  );
}
