import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ShopDay } from "@plaza/api-client/desk";
import { formatDate, formatMoney, formatNumber, useLocale } from "@plaza/i18n";
import type { ReactElement } from "react";
import { atEnd, cell, mute, number, panel, panelTitle, strong, table, tableFrame } from "../shared/page.css.ts";
import { TableHead } from "../shared/table-head.tsx";
import { barLook, chart, day as dayLook, sum, sums, todaysBar } from "./today-page.css.ts";

/** What was paid on each of the last days: as bars for the eye, and as a table. */
export function LastDays({ days }: { readonly days: readonly ShopDay[] }): ReactElement {
  const { t } = useLingui();
  const locale = useLocale();
  const today = days.at(-1);
  const max = Math.max(1, ...days.map(({ amount }) => amount));
  const total = days.reduce((sum, { amount }) => sum + amount, 0);
  const length = days.length;
  return (
    <section className={panel}>
      <h2 className={panelTitle}>
        <Trans>Paid orders</Trans>
      </h2>
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
        </p>
      </div>
      <div className={chart} aria-hidden>
        {days.map(({ day, amount }) => (
          <div key={day} className={dayLook} title={`${formatDate(day, locale)} · ${formatMoney(amount)}`}>
            <div
              className={day === today?.day ? `${barLook} ${todaysBar}` : barLook}
              style={{ height: `${(amount / max) * 100}%` }}
            />
          </div>
        ))}
      </div>
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
    </section>
  );
}
