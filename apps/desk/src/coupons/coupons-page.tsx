import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { enableShopCoupon, type ShopCoupon, shopCouponsQuery } from "@plaza/api-client/desk";
import { formatDate, formatMoney, formatNumber, useLocale } from "@plaza/i18n";
import { Button } from "@plaza/ui-kit/button";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { couponsRoute } from "../routes.ts";
import { ListPager } from "../shared/list-pager.tsx";
import { Loaded } from "../shared/loaded.tsx";
import { atEnd, cell, mute, number, page, panel, stack, strong, table, tableFrame } from "../shared/page.css.ts";
import { TableHead } from "../shared/table-head.tsx";
import { PageHead } from "../shared/page-head.tsx";
import { SavedSwitch } from "../shared/saved-switch.tsx";
import { CouponDialog } from "./coupon-dialog.tsx";

const pageSize = 20;

/** The coupons that a shop hands out. */
export function CouponsPage(): ReactElement {
  const { t } = useLingui();
  const { desk } = couponsRoute.useRouteContext();
  const { page: pageNumber = 1 } = couponsRoute.useSearch();
  const [isAdding, setAdding] = useState(false);
  const query = useQuery({
    ...shopCouponsQuery(desk, { page: pageNumber, pageSize }),
    placeholderData: keepPreviousData,
  });
  return (
    <div className={page}>
      <PageHead title={t`Coupons`}>
        <Button kind="primary" onClick={() => setAdding(true)}>
          <Trans>New coupon</Trans>
        </Button>
      </PageHead>
      <div className={panel}>
        <Loaded query={query}>
          {({ items, total }) =>
            items.length === 0 ? (
              <EmptyState
                title={<Trans>No coupons yet</Trans>}
                line={<Trans>A coupon brings customers back, and is paid for by your shop.</Trans>}
              />
            ) : (
              <div className={stack}>
                <CouponTable coupons={items} />
                <ListPager page={pageNumber} pageSize={pageSize} total={total} />
              </div>
            )
          }
        </Loaded>
      </div>
      {isAdding && <CouponDialog onClose={() => setAdding(false)} />}
    </div>
  );
}

function CouponTable({ coupons }: { readonly coupons: readonly ShopCoupon[] }): ReactElement {
  const { t } = useLingui();
  return (
    <div className={tableFrame}>
      <table className={table}>
        <TableHead heads={[t`Coupon`, t`Can be claimed`, t`Valid`, { atEnd: t`Claimed` }, t`Offered`]} />
        <tbody>
          {coupons.map((coupon) => (
            <CouponRow key={coupon.id} coupon={coupon} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function CouponRow({ coupon }: { readonly coupon: ShopCoupon }): ReactElement {
  const { t } = useLingui();
  const locale = useLocale();
  const { desk } = couponsRoute.useRouteContext();
  const { id, name, amount, threshold, total, perCustomer, claimedCount } = coupon;
  const least = formatMoney(threshold);
  const from = formatDate(coupon.claimableFrom, locale);
  const until = formatDate(coupon.claimableUntil, locale);
  const claimed = formatNumber(claimedCount, locale);
  return (
    <tr>
      <td className={cell}>
        <span className={strong}>
          {formatMoney(amount)} · {name}
        </span>
        <div className={mute}>
          {threshold === 0 ? <Trans>From any amount</Trans> : <Trans>From {least}</Trans>}
          {coupon.scope !== "all" && (
            <>
              {" · "}
              {coupon.scope === "only" ? <Trans>Certain products only</Trans> : <Trans>All but certain products</Trans>}
            </>
          )}
        </div>
      </td>
      <td className={cell}>
        <Trans>
          {from} to {until}
        </Trans>
        {perCustomer !== null && (
          <div className={mute}>
            <Plural value={perCustomer} one="# a customer" other="# a customer" />
          </div>
        )}
      </td>
      <td className={cell}>
        <Validity coupon={coupon} />
      </td>
      <td className={`${cell} ${number} ${atEnd}`}>
        {total === null ? claimed : `${claimed} / ${formatNumber(total, locale)}`}
      </td>
      <td className={cell}>
        <SavedSwitch
          aria-label={t`Offered: ${name}`}
          isOn={coupon.isEnabled}
          send={(isEnabled) => enableShopCoupon(desk, { id, isEnabled })}
          event="shop-coupon-change"
        />
      </td>
    </tr>
  );
}

function Validity({ coupon }: { readonly coupon: ShopCoupon }): ReactElement {
  const locale = useLocale();
  const { validity, validDays, validFrom, validUntil } = coupon;
  if (validity === "window" || validDays === null) {
    const [from, until] = [validFrom, validUntil].map((time) => (time === null ? "…" : formatDate(time, locale)));
    return (
      <Trans>
        {from} to {until}
      </Trans>
    );
  }
  return validity === "days" ? (
    <Plural value={validDays} one="# day from the claim" other="# days from the claim" />
  ) : (
    <Plural value={validDays} one="# day from the day after the claim" other="# days from the day after the claim" />
  );
}
