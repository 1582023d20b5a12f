import { Trans, useLingui } from "@lingui/react/macro";
import type { OfferedCoupon } from "@plaza/api-client";
import { CouponCard } from "@plaza/ui-kit/coupon-card";
import { Dialog } from "@plaza/ui-kit/dialog";
import { type ReactElement, useRef, useState } from "react";
import { CouponScope, CouponValidity } from "./coupon-notes.tsx";
import * as look from "./coupon-panel.css.ts";
import { useCouponClaim } from "./use-coupon-claim.ts";

export interface CouponPanelProps {
  /** The coupons as last fetched: a claimed one has changed, one that is gone is missing. */
  readonly coupons: readonly OfferedCoupon[];
  readonly onClose: () => void;
}

const states = { open: "open", "open-again": "openAgain", claimed: "received" } as const;

/** All coupons for the product, to be received. One that is gone while the panel is open stays, and says so. */
export function CouponPanel({ coupons, onClose }: CouponPanelProps): ReactElement {
  const { t } = useLingui();
  const [offered] = useState(coupons);
  const cards = useRef(new Map<number, HTMLLIElement>());
  // The pressed button disappears, so the focus moves to its coupon.
  const { claim, claiming, problem } = useCouponClaim((id) => cards.current.get(id)?.focus());

  return (
    <Dialog open onClose={onClose} title={t`Coupons for this product`} size="wide">
      <div role="alert" className={look.problem}>
        {problem}
      </div>
      <ul className={look.cards}>
        {offered.map((coupon) => {
          const now = coupons.find(({ id }) => id === coupon.id);
          return (
            <li
              key={coupon.id}
              ref={(element) => {
                if (element === null) cards.current.delete(coupon.id);
                else cards.current.set(coupon.id, element);
              }}
              tabIndex={-1}
              className={look.card}
            >
              <CouponCard
                name={coupon.name}
                amount={coupon.amount}
                threshold={coupon.threshold}
                scope={<CouponScope coupon={coupon} />}
                validity={<CouponValidity coupon={coupon} />}
                state={now === undefined ? "gone" : states[now.claim]}
                busy={claiming === coupon.id}
                onReceive={() => claim(coupon.id)}
              />
            </li>
          );
        })}
      </ul>
      <p className={look.hint}>
        <Trans>They are taken off at checkout.</Trans>
      </p>
    </Dialog>
  );
}
