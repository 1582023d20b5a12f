import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { figurePeriods, type ShopDay, type ShopFigures } from "@plaza/api-client/desk";
import { formatDate, formatMoney, formatNumber, useLocale } from "@plaza/i18n";
import { TabLink, TabsBar } from "@plaza/ui-kit/tabs-bar";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { atEnd, cell, mute, number, panel, panelTitle, strong, table, tableFrame } from "../shared/page.css.ts";
import { TableHead } from "../shared/table-head.tsx";
import { barLook, chart, closeChart, day as dayLook, folded, sum, sums, todaysBar } from "./today-page.css.ts";

export interface LastDaysProps {
  readonly days: readonly ShopDay[];
  readonly before: ShopFigures["before"];
}

/** What was paid on each of the last days, beside as many days before: as bars for the eye, and as a table. */
export function LastDays({ days, before }: LastDaysProps): ReactElement {
  const { t } = useLingui();
  const locale = useLocale();
  const today = days.at(-1);
  const max = Math.max(1, ...days.map(({ amount }) => amount));
  const total = days.reduce((sum, { amount }) => sum + amount, 0);
  const orderCount = days.reduce((sum, day) => sum + day.orderCount, 0);
  const length = days.length;
  return (
    <section className={panel}>
      <h2 className={panelTitle}>
        <Trans>Paid orders</Trans>
      </h2>
      <TabsBar label={t`Period`}>
        {figurePeriods.map((each) => (
          <TabLink
            key={each}
            current={each === length}
            link={({ children, ...rest }) => (
              <Link
                to="/"
                activeOptions={{ exact: true, includeSearch: true }}
                search={each === figurePeriods[0] ? {} : { days: each }}
                {...rest}
              >
                {children}
              </Link>
            )}
          >
            <Plural value={each} one="# day" other="# days" />
          </TabLink>
        ))}
      </TabsBar>
      <div className={sums}>
        {today !== undefined && (
          <p className={sum}>
            <span className={mute}>
              <Trans>Today</Trans>
            </span>
            <span className={`${strong} ${number}`}>
              <span translate="no">{formatMoney(today.amount)}</span>
            </span>
            <span className={mute}>
              <Plural value={today.orderCount} one="# order" other="# orders" />
            </span>
          </p>
        )}
        <p className={sum}>
          <span className={mute}>
            <Plural value={length} one="Last # day" other="Last # days" />
          </span>
          <span className={`${strong} ${number}`}>
            <span translate="no">{formatMoney(total)}</span>
          </span>
          <span className={mute}>
            <Plural value={orderCount} one="# order" other="# orders" />
          </span>
        </p>
        {before !== null && (
          <p className={sum}>
            <span className={mute}>
              <Plural value={length} one="The # day before" other="The # days before" />
            </span>
            <span className={`${strong} ${number}`}>
              <span translate="no">{formatMoney(before.amount)}</span>
            </span>
            <span className={mute}>
              <Plural value={before.orderCount} one="# order" other="# orders" />
            </span>
          </p>
        )}
      </div>
      <div className={length > figurePeriods[0] ? `${chart} ${closeChart}` : chart} aria-hidden>
        {days.map(({ day, amount }) => (
          <div key={day} className={dayLook} title={`${formatDate(day, locale)} · ${formatMoney(amount)}`}>
            <div
              className={day === today?.day ? `${barLook} ${todaysBar}` : barLook}
              style={{ height: `${(amount / max) * 100}%` }}
            />
          </div>
        ))}
      </div>
      <details className={folded}>
        <summary>
          <Trans>Each day as a table</Trans>
        </summary>
        <div className={tableFrame}>
          <table className={table}>
            <TableHead heads={[t`Day`, { atEnd: t`Orders` }, { atEnd: t`Amount` }]} />
            <tbody>
              {days.toReversed().map(({ day, orderCount, amount }) => (
                <tr key={day}>
                  <th scope="row" className={`${cell} ${number}`}>
                    {formatDate(day, locale)}
                  </th>
                  <td className={`${cell} ${number} ${atEnd}`}>{formatNumber(orderCount, locale)}</td>
                  <td className={`${cell} ${number} ${atEnd}`}>
                    <span translate="no">{formatMoney(amount)}</span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  );
}
