import { Plural, Trans } from "@lingui/react/macro";
import type { AfterSalesEntry, AfterSalesLine } from "@plaza/api-client";
import { OrderCard, orderCardButton, OrderCardNote, OrderCardRow } from "@plaza/commerce-ui/order-card";
import { formatMoment, useReader } from "@plaza/i18n";
import { to } from "@plaza/routing";
import { Button, buttonClass } from "@plaza/ui-kit/button";
import { Link } from "@tanstack/react-router";
import { Info } from "lucide";
import type { ReactElement } from "react";
import { LineRow, ShopName } from "../shared/line-row.tsx";

export interface OrderEntryProps {
  readonly entry: AfterSalesEntry;
  /** The platform's time; the same value on server and browser. */
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
    <OrderCard
      namedBy={{ id: nameId }}
      shop={<ShopName shop={shop} />}
      details={
        <>
          {placed !== null && (
            <span>
              <Trans>Ordered {placed}</Trans>
            </span>
          )}
          <span id={nameId}>
            <Trans>No. {number}</Trans>
          </span>
        </>
      }
    >
      <ul>
        {lines.map((line) => (
          <li key={line.skuId}>
            <OrderCardRow
              actions={
                line.applicable ? (
                  <Link
                    {...to.afterSalesApplication(orderId, line.skuId)}
                    className={`${buttonClass({ size: "small" })} ${orderCardButton}`}
                  >
                    <Trans context="after-sales">Apply</Trans>
                  </Link>
                ) : (
                  <Button size="small" disabled className={orderCardButton}>
                    <Trans context="after-sales">Apply</Trans>
                  </Button>
                )
              }
            >
              <LineRow line={line}>
                <LeftToApplyFor line={line} />
              </LineRow>
            </OrderCardRow>
            {!line.applicable && (
              <OrderCardNote icon={Info}>{line.whyNot ?? <Trans>This item is not eligible.</Trans>}</OrderCardNote>
            )}
          </li>
        ))}
      </ul>
    </OrderCard>
  );
}

/** Shown if requests cover some of the pieces already. */
function LeftToApplyFor({ line }: { readonly line: AfterSalesLine }): ReactElement | null {
  const { applicableQuantity, quantity } = line;
  if (applicableQuantity === null || applicableQuantity === 0 || applicableQuantity >= quantity) return null;
  return (
    <p>
      <Plural value={applicableQuantity} one="# still eligible" other="# still eligible" />
    </p>
  );
}
