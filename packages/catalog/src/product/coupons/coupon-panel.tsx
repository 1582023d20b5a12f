import { Trans, useLingui } from "@lingui/react/macro";
import type { OfferedCoupon } from "@plaza/api-client";
import { Dialog } from "@plaza/ui-kit/dialog";
import type { ReactElement } from "react";
import { CouponCards } from "../../shared/coupon-cards.tsx";
import * as look from "./coupon-panel.css.ts";

export interface CouponPanelProps {
  /** The coupons as last fetched. */
  readonly coupons: readonly OfferedCoupon[];
  readonly onClose: () => void;
}

/** All coupons for the product, to be received. */
export function CouponPanel({ coupons, onClose }: CouponPanelProps): ReactElement {
  const { t } = useLingui();
  return (
    <Dialog open onClose={onClose} title={t`Coupons for this product`} size="wide">
      {/* The panel opens on a press, and so draws with the time of then. */}
      <CouponCards coupons={coupons} fetchedAt={0} className={look.cards} />
      <p className={look.hint}>
        <Trans>The best one that you have is taken off at checkout.</Trans>
      </p>
    </Dialog>
  );
}
