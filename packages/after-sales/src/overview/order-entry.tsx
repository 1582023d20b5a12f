import { Plural, Trans } from "@lingui/react/macro";
import type { AfterSalesEntry, AfterSalesLine } from "@plaza/api-client";
import { formatMoment, useReader } from "@plaza/i18n";
import { to } from "@plaza/routing";
import { Button, buttonClass } from "@plaza/ui-kit/button";
import { Icon } from "@plaza/ui-kit/icon";
import { Link } from "@tanstack/react-router";
import { Info } from "lucide";
import type { ReactElement } from "react";
import { LineRow } from "../shared/line-row.tsx";
import { ShopName } from "../shared/shop-name.tsx";
import * as look from "./entry-card.css.ts";

export interface OrderEntryProps {
  readonly entry: AfterSalesEntry;
  /** The platform's time, alike on server and browser. */
  readonly now: number;
}

/** An order with the lines that one can apply for. */
export function OrderEntry({ entry, now }: OrderEntryProps): ReactElement {
  const reader = useReader();
  const { orderId, orderNumber, orderedAt, shop, lines } = entry;
  const placed = orderedAt === null ? null : formatMoment(orderedAt, now, reader);
  const number = orderNumber ?? String(orderId);
  const nameId = `after-sales-of-${orderId}`;
  return (
    <article className={look.card} aria-labelledby={nameId}>
      <header className={look.head}>
        <h2 className={look.shop}>
          <ShopName shop={shop} />
        </h2>
        {placed !== null && (
          <span>
            <Trans>Ordered {placed}</Trans>
          </span>
        )}
        <span id={nameId}>
          <Trans>No. {number}</Trans>
        </span>
      </header>
      <ul>
        {lines.map((line) => (
          <li key={line.skuId}>
            <div className={look.body}>
              <div className={look.line}>
                <LineRow line={line}>
                  <LeftToApplyFor line={line} />
                </LineRow>
              </div>
              <div className={look.actions}>
                {line.applicable ? (
                  <Link
                    {...to.afterSalesApplication(orderId, line.skuId)}
                    className={`${buttonClass({ size: "small" })} ${look.button}`}
                  >
                    <Trans context="after-sales">Apply</Trans>
                  </Link>
                ) : (
                  <Button size="small" disabled className={look.button}>
                    <Trans context="after-sales">Apply</Trans>
                  </Button>
                )}
              </div>
            </div>
            {!line.applicable && (
              <p className={look.note}>
                <span className={look.noteIcon}>
                  <Icon of={Info} size={16} />
                </span>
                <span>{line.whyNot ?? <Trans>This item is not eligible.</Trans>}</span>
              </p>
            )}
          </li>
        ))}
      </ul>
    </article>
  );
}

/** Said where some of the pieces have been asked for already. */
function LeftToApplyFor({ line }: { readonly line: AfterSalesLine }): ReactElement | null {
  const { applicableQuantity, quantity } = line;
  if (applicableQuantity === null || applicableQuantity === 0 || applicableQuantity >= quantity) return null;
  return (
    <p>
      <Plural value={applicableQuantity} one="# still eligible" other="# still eligible" />
    </p>
  );
}
