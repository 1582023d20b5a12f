import { Trans, useLingui } from "@lingui/react/macro";
import type { PendingOrder } from "@plaza/api-client";
import { formatDate, useLocale } from "@plaza/i18n";
import { to } from "@plaza/routing";
import { buttonClass } from "@plaza/ui-kit/button";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { LineRow } from "../shared/line-row.tsx";
import { ShopName } from "../shared/shop-name.tsx";
import * as card from "../overview/entry-card.css.ts";

/** An order with what can be reviewed of it. */
export function PendingEntry({ order }: { readonly order: PendingOrder }): ReactElement {
  const { t } = useLingui();
  const locale = useLocale();
  const { shop, orderedAt, number, lines } = order;
  return (
    <section className={card.card} aria-label={t`Order ${number}`}>
      <div className={card.head}>
        {shop !== null && (
          <h2 className={card.shop}>
            <ShopName shop={{ ...shop, logo: null }} />
          </h2>
        )}
        {orderedAt !== null && <span>{formatDate(orderedAt, locale)}</span>}
        <span>
          <Trans>No. {number}</Trans>
        </span>
      </div>
      <ul>
        {lines.map((line) => {
          const { name } = line;
          return (
            <li key={line.id}>
              <div className={card.body}>
                <div className={card.line}>
                  <LineRow line={line} />
                </div>
                <div className={card.actions}>
                  <Link
                    {...to.review(line.id)}
                    className={`${buttonClass({ kind: "tint", size: "small" })} ${card.button}`}
                    aria-label={t`Write a review of ${name}`}
                  >
                    <Trans>Write a review</Trans>
                  </Link>
                </div>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
