import { Trans, useLingui } from "@lingui/react/macro";
import type { OfferedCoupon } from "@plaza/api-client";
import { lazyModule, useLazyModule } from "@plaza/routing";
import { ignoreHeldEnter } from "@plaza/ui-kit/button";
import { Icon } from "@plaza/ui-kit/icon";
import { useDialog } from "@plaza/ui-kit/use-dialog";
import { ChevronRight, TicketPercent } from "lucide";
import { type MouseEvent, type ReactElement, useId, useRef, useState } from "react";
import { CouponSaving } from "./coupon-saving.tsx";
import * as look from "./product-coupons.css.ts";

const panel = lazyModule(() => import("./coupon-panel.tsx"));

/** As many as fit into a line; the panel has all of them. */
const maxTags = 3;

export interface ProductCouponsProps {
  readonly coupons: readonly OfferedCoupon[];
}

/** The coupons for the product in one line, which opens the panel to receive them. */
export function ProductCoupons({ coupons }: ProductCouponsProps): ReactElement | null {
  const { t } = useLingui();
  const panelId = useId();
  const opener = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { module, prefetch, openWhenLoaded } = useDialog(
    useLazyModule(panel),
    t`The coupons did not load. Please try again.`,
  );
  if (coupons.length === 0 && !isOpen) return null;
  const areOpen = coupons.some(({ claim }) => claim !== "claimed");
  const isShown = isOpen && module !== null;

  function toggle({ currentTarget }: MouseEvent<HTMLElement>): void {
    opener.current = currentTarget;
    if (isOpen) setOpen(false);
    else openWhenLoaded(() => setOpen(true));
  }
  return (
    <div className={look.row}>
      <button
        type="button"
        className={look.opener}
        aria-haspopup="dialog"
        aria-expanded={isShown}
        aria-controls={isShown ? panelId : undefined}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onKeyDown={ignoreHeldEnter}
        onClick={(event) => {
          // The second press of a double click would close it again.
          if (event.detail < 2) toggle(event);
        }}
      >
        <Icon of={TicketPercent} size={16} />
        {coupons.slice(0, maxTags).map((coupon) => (
          <span key={coupon.id} className={look.tag}>
            <CouponSaving coupon={coupon} />
          </span>
        ))}
        <span className={look.more}>
          {areOpen ? <Trans>Receive coupons</Trans> : <Trans>Your coupons</Trans>}
          <Icon of={ChevronRight} size={14} />
        </span>
      </button>
      {isShown && <module.CouponPanel id={panelId} opener={opener} coupons={coupons} onClose={() => setOpen(false)} />}
    </div>
  );
}
