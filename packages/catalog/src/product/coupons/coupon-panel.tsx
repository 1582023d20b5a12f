import { Trans, useLingui } from "@lingui/react/macro";
import type { OfferedCoupon } from "@plaza/api-client";
import { Popover, type PopoverProps } from "@plaza/ui-kit/popover";
import type { ReactElement } from "react";
import { CouponCards } from "../../shared/coupon-cards.tsx";
import * as look from "./coupon-panel.css.ts";

export interface CouponPanelProps extends Pick<PopoverProps, "id" | "opener" | "onClose"> {
  /** The coupons as last fetched. */
  readonly coupons: readonly OfferedCoupon[];
}

/** All coupons for the product, to be received. */
export function CouponPanel({ coupons, ...props }: CouponPanelProps): ReactElement {
  const { t } = useLingui();
  const title = t`Coupons for this product`;
  return (
    <Popover {...props} label={title} align="end">
      <div className={look.panel}>
        <h2 className={look.title}>{title}</h2>
        {/* The panel opens on a press, and so draws with the time of then. */}
        <CouponCards coupons={coupons} fetchedAt={0} className={look.cards} />
        <p className={look.hint}>
          <Trans>The best one that you have is applied automatically at checkout.</Trans>
        </p>
      </div>
    </Popover>
  );
}
