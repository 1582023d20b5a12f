import { Plural, Trans } from "@lingui/react/macro";
import type { CentreCoupon } from "@plaza/api-client";
import { formatMoment, useReader } from "@plaza/i18n";
import { Fragment, type ReactElement, type ReactNode } from "react";
import { SlotContent } from "@plaza/ui-kit/slot-content";

/** What only the coupon centre knows of a coupon. */
export type CentreFields = Partial<Pick<CentreCoupon, "claimableFrom" | "left" | "limit">>;

export interface CouponRemarkProps {
  readonly fields: CentreFields;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** From when on a coupon can be received; then how many are left, and how many one may have. */
export function CouponRemark({ fields: { claimableFrom, left, limit }, now }: CouponRemarkProps): ReactElement {
  const reader = useReader();
  if (claimableFrom != null && claimableFrom > now) {
    const moment = formatMoment(claimableFrom, now, reader);
    return <Trans context="coupon">From {moment}</Trans>;
  }
  const parts: readonly ReactNode[] = [
    limit != null && <Limit key="limit" {...limit} />,
    left != null && <Plural key="left" value={left} one="# left" other="# left" />,
  ].filter((part) => part !== false);
  return (
    <>
      {parts.map((part, index) => (
        <Fragment key={index === 0 ? "first" : "second"}>
          {index > 0 && <span>{" · "}</span>}
          <SlotContent>{part}</SlotContent>
        </Fragment>
      ))}
    </>
  );
}

function Limit({ times, each }: NonNullable<CentreCoupon["limit"]>): ReactElement {
  return each === "customer" ? <Trans>{times} per person</Trans> : <Trans>{times} a day</Trans>;
}
