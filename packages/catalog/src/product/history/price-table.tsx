import { Trans, useLingui } from "@lingui/react/macro";
import type { PricedDays } from "@plaza/api-client";
import { formatDate, formatMoney, useLocale } from "@plaza/i18n";
import type { ReactElement } from "react";
import { more, scroll, table } from "./price-history.css.ts";

/** The prices of the line, the newest first. */
export function PriceTable({ days }: { readonly days: readonly PricedDays[] }): ReactElement {
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
