import { Trans } from "@lingui/react/macro";
import type { Coupon } from "@plaza/api-client";
import { formatMoney } from "@plaza/i18n";
import type { ReactElement } from "react";

/** Whole yuan are written without decimals. */
function printed(fen: number): string {
  return formatMoney(fen).replace(/\.00$/, "");
}

/** A coupon's worth as a short text. */
export function CouponSaving({ coupon }: { readonly coupon: Pick<Coupon, "amount" | "threshold"> }): ReactElement {
  const amount = printed(coupon.amount);
  if (coupon.threshold === null) return <Trans>{amount} off</Trans>;
  const least = printed(coupon.threshold);
  return (
    <Trans>
      {amount} off over {least}
    </Trans>
  );
}
