import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { enableShopCoupon, type ShopCoupon, shopCouponsQuery } from "@plaza/api-client/desk";
import { formatDate, formatMoney, formatNumber, nameZone, useLocale, useReader } from "@plaza/i18n";
import { Button } from "@plaza/ui-kit/button";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { couponsRoute } from "../routes.ts";
import { ListPager } from "../shared/list-pager.tsx";
import { Loaded } from "../shared/loaded.tsx";
import {
  atEnd,
  cardTable,
  cell,
  mute,
  number,
  page,
  panel,
  stack,
  strong,
  table,
  tableFrame,
} from "../shared/page.css.ts";
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
      <table className={`${table} ${cardTable}`}>
        <TableHead heads={[t`Coupon`, t`Claim period`, t`Valid`, { atEnd: t`Claimed` }, t`Offered`]} />
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
  const minimum = formatMoney(threshold);
  const claimed = formatNumber(claimedCount, locale);
  return (
    <tr>
      <td className={cell}>
        <span className={strong}>
          <span translate="no">{`${formatMoney(amount)} · `}</span>
          <span>{name}</span>
        </span>
        <div className={mute}>
          {threshold === 0 ? <Trans>No minimum spend</Trans> : <Trans>From {minimum}</Trans>}
          {coupon.scope !== "all" && (
            <>
              <span>{" · "}</span>
              {coupon.scope === "only" ? <Trans>Certain products only</Trans> : <Trans>All but certain products</Trans>}
            </>
          )}
        </div>
      </td>
      <td className={cell} data-column={t`Claim period`}>
        <Period first={coupon.claimableFrom} last={coupon.claimableUntil} />
        {perCustomer !== null && (
          <div className={mute}>
            <Plural value={perCustomer} one="# per customer" other="# per customer" />
          </div>
        )}
      </td>
      <td className={cell} data-column={t`Valid`}>
        <Validity coupon={coupon} />
      </td>
      <td className={`${cell} ${number} ${atEnd}`} data-column={t`Claimed`}>
        {total === null ? claimed : `${claimed} / ${formatNumber(total, locale)}`}
      </td>
      <td className={cell} data-column={t`Offered`}>
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

interface PeriodProps {
  /** Epoch milliseconds; null is open. */
  readonly first: number | null;
  readonly last: number | null;
}

/** Two days of the platform's calendar, whose zone is named once for both. */
function Period({ first, last }: PeriodProps): ReactElement {
  const { t } = useLingui();
  const reader = useReader();
  const from = first === null ? "…" : formatDate(first, reader.locale);
  const until = last === null ? "…" : formatDate(last, reader.locale);
  return <span>{nameZone(t`${from} to ${until}`, reader, last ?? first ?? undefined)}</span>;
}

function Validity({ coupon }: { readonly coupon: ShopCoupon }): ReactElement {
  const { validity, validDays, validFrom, validUntil } = coupon;
  if (validity === "window" || validDays === null) return <Period first={validFrom} last={validUntil} />;
  return validity === "days" ? (
    <Plural value={validDays} one="# day from the claim" other="# days from the claim" />
  ) : (
    <Plural value={validDays} one="# day from the day after the claim" other="# days from the day after the claim" />
  );
}
