import { Trans, useLingui } from "@lingui/react/macro";
import type { HeldCoupons, HeldCouponState } from "@plaza/api-client";
import { type CouponsType, to, useOptionalLink } from "@plaza/routing";
import { buttonClass } from "@plaza/ui-kit/button";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { pageTitle } from "@plaza/ui-kit/global";
import { Icon } from "@plaza/ui-kit/icon";
import { LoadError } from "@plaza/ui-kit/load-error";
import { NoSuchPage } from "@plaza/ui-kit/no-such-page";
import { Pager, pagerBelowList, type PagerProps } from "@plaza/ui-kit/pager";
import { TabLink, TabsBar } from "@plaza/ui-kit/tabs-bar";
import { textLink } from "@plaza/ui-kit/text-link";
import { useServerTime } from "@plaza/ui-kit/use-server-time";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ArrowRight } from "lucide";
import type { ReactElement, ReactNode } from "react";
import { couponsRoute } from "../routes.ts";
import { couponTabs, stateOf } from "../searches.ts";
import { head } from "../shared/page-head.css.ts";
import { screenTitle } from "../titles.ts";
import * as look from "./coupons-page.css.ts";
import { couponsPageQuery } from "./coupons-query.ts";
import { HeldCouponCard, useCouponLink } from "./held-coupon-card.tsx";

const labels: Readonly<Record<HeldCouponState, ReactNode>> = {
  unused: <Trans context="coupons">Valid</Trans>,
  used: <Trans context="coupons">Used</Trans>,
  expired: <Trans context="coupons">Expired</Trans>,
};

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
        <h1 className={pageTitle}>{screenTitle(i18n, "coupons")}</h1>
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
      <div className={pagerBelowList}>
        <Pager {...pages} />
      </div>
    </>
  );
}

interface CouponsTabsProps {
  readonly type: CouponsType | undefined;
  /** Undefined while they are not known. */
  readonly counts: HeldCoupons["counts"] | undefined;
}

/** A tab for each state of a coupon, with how many are in it. */
function CouponsTabs({ type, counts }: CouponsTabsProps): ReactElement {
  const { t } = useLingui();
  return (
    <TabsBar label={t`Coupons by state`}>
      {couponTabs.map((each) => {
        const state = stateOf(each);
        return (
          <TabLink
            key={state}
            current={each === type}
            count={counts?.[state]}
            link={(props) => <Link {...to.coupons({ type: each })} resetScroll={false} {...props} />}
          >
            {labels[state]}
          </TabLink>
        );
      })}
    </TabsBar>
  );
}

/** Shown where the customer has no coupon in a state. */
function NoCoupons({ type }: { readonly type: CouponsType | undefined }): ReactElement {
  const toCentre = useOptionalLink(to.couponCentre);
  if (type === "used")
    return (
      <EmptyState
        title={<Trans>No coupon used yet</Trans>}
        line={<Trans>The one that saves you most is applied automatically at checkout.</Trans>}
      />
    );
  if (type === "expired")
    return <EmptyState title={<Trans>None has expired</Trans>} line={<Trans>You have missed nothing so far.</Trans>} />;
  return (
    <EmptyState
      title={<Trans>No coupons to use</Trans>}
      line={<Trans>Receive one, and it is applied automatically at checkout.</Trans>}
      action={
        toCentre !== null && (
          <Link {...toCentre()} className={buttonClass({ kind: "primary" })}>
            <Trans>Go to the coupon centre</Trans>
          </Link>
        )
      }
    />
  );
}
