import { Trans, useLingui } from "@lingui/react/macro";
import type { PricedDays } from "@plaza/api-client";
import { formatDate, formatDay, formatMoney, useLocale } from "@plaza/i18n";
import { explanation } from "@plaza/ui-kit/global";
import { Loading, Skeleton } from "@plaza/ui-kit/skeleton";
import type { ReactElement } from "react";
import { nothing } from "../parts/product-body.css.ts";
import * as look from "./price-history.css.ts";
import { more, scroll, table } from "./price-history.css.ts";
import { lineHeight, lineWidth, priceExtent, priceLine } from "./price-line.ts";

export interface PriceHistoryProps {
  /** The oldest first; null while they are on their way. */
  readonly days: readonly PricedDays[] | null;
  /** The chosen variant's name; null where there is nothing to choose. */
  readonly variant: string | null;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** What a variant has cost: in words, as a line, and as a table behind it. */
export function PriceHistory({ days, variant, now }: PriceHistoryProps): ReactElement {
  const { t } = useLingui();
  const locale = useLocale();
  if (days === null)
    return (
      <Loading>
        <Skeleton height={180} />
      </Loading>
    );
  const [first] = days;
  const extent = priceExtent(days);
  if (first === undefined || extent === null)
    return (
      <p className={nothing}>
        <Trans>No earlier prices are known.</Trans>
      </p>
    );
  if (extent.highest === extent.lowest.price) return <SteadyPrice price={extent.current} since={first.from} />;
  const lowest = formatMoney(extent.lowest.price);
  const highest = formatMoney(extent.highest);
  const current = formatMoney(extent.current);
  const lastDay = formatDay(extent.lowest.to, now, locale);
  return (
    <div className={look.history}>
      {variant !== null && <p className={look.variant}>{variant}</p>}
      <dl className={look.details}>
        <div>
          <dt className={explanation}>
            <Trans>Lowest in 90 days</Trans>
          </dt>
          <dd>
            <span className={look.amount} translate="no">
              {lowest}
            </span>{" "}
            <span className={explanation}>
              {extent.current === extent.lowest.price ? (
                <Trans context="day of a price">today</Trans>
              ) : (
                <Trans>last on {lastDay}</Trans>
              )}
            </span>
          </dd>
        </div>
        <div>
          <dt className={explanation}>
            <Trans>Highest in 90 days</Trans>
          </dt>
          <dd className={look.amount} translate="no">
            {highest}
          </dd>
        </div>
        <div>
          <dt className={explanation}>
            <Trans>Lowest today</Trans>
          </dt>
          <dd className={look.amount} translate="no">
            {current}
          </dd>
        </div>
      </dl>
      <div className={look.chart}>
        <div className={look.scale} aria-hidden="true" translate="no">
          <span>{highest}</span>
          <span>{lowest}</span>
        </div>
        <div className={look.plot}>
          <svg
            className={look.line}
            viewBox={`0 0 ${lineWidth} ${lineHeight}`}
            preserveAspectRatio="none"
            role="img"
            aria-label={t`The price of the last 90 days, between ${lowest} and ${highest}, today from ${current}`}
          >
            <path className={look.path} d={priceLine(days)} />
          </svg>
        </div>
        <div className={look.ends} aria-hidden="true">
          <span>{formatDate(first.from, locale)}</span>
          <span>
            <Trans>Today</Trans>
          </span>
        </div>
      </div>
      <PriceTable days={days} />
    </div>
  );
}

/** A price that never changed is a sentence: a straight line would say no more. */
function SteadyPrice({ price, since }: { readonly price: number; readonly since: number }): ReactElement {
  const steady = formatMoney(price);
  const day = formatDate(since, useLocale());
  return (
    <p className={nothing}>
      <Trans>
        The price has been {steady} since {day}, without a change.
      </Trans>
    </p>
  );
}

/** The prices of the line, the newest first. */
function PriceTable({ days }: { readonly days: readonly PricedDays[] }): ReactElement {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <details className={more}>
      <summary>
        <Trans>All prices as a table</Trans>
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls has to be reached by keyboard. */}
      <div className={scroll} role="group" aria-label={t`All prices as a table`} tabIndex={0}>
        <table className={table}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Days</Trans>
              </th>
              <th scope="col">
                <Trans>Lowest price of the day</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ from, to, price }) => (
              <tr key={from}>
                <th scope="row">
                  <span>{formatDate(from, locale)}</span>
                  {to !== from && <span>{` – ${formatDate(to, locale)}`}</span>}
                </th>
                <td>
                  <span translate="no">{formatMoney(price)}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
