import { Trans, useLingui } from "@lingui/react/macro";
import type { PendingOrder } from "@plaza/api-client";
import { OrderCard, orderCardButton, OrderCardRow } from "@plaza/commerce-ui/order-card";
import { formatDate, useLocale } from "@plaza/i18n";
import { to } from "@plaza/routing";
import { buttonClass } from "@plaza/ui-kit/button";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { LineRow, ShopName } from "../shared/line-row.tsx";

/** An order with its lines that can be reviewed. */
export function PendingEntry({ order }: { readonly order: PendingOrder }): ReactElement {
  const { t } = useLingui();
  const locale = useLocale();
  const { shop, orderedAt, number, lines } = order;
  return (
    <OrderCard
      namedBy={{ label: t`Order ${number}` }}
      shop={shop !== null && <ShopName shop={{ ...shop, logo: null }} />}
      details={
        <>
          {orderedAt !== null && <span>{formatDate(orderedAt, locale)}</span>}
          <span>
            <Trans>No. {number}</Trans>
          </span>
        </>
      }
    >
      <ul>
        {lines.map((line) => {
          const { name } = line;
          return (
            <li key={line.id}>
              <OrderCardRow
                actions={
                  <Link
                    {...to.review(line.id)}
                    className={`${buttonClass({ kind: "tint", size: "small" })} ${orderCardButton}`}
                    aria-label={t`Write a review of ${name}`}
                  >
                    <Trans>Write a review</Trans>
                  </Link>
                }
              >
                <LineRow line={line} />
              </OrderCardRow>
            </li>
          );
        })}
      </ul>
    </OrderCard>
  );
}
