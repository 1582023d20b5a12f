import { Plural, Trans } from "@lingui/react/macro";
import type { OfferedCoupon } from "@plaza/api-client";
import { Button } from "@plaza/ui-kit/button";
import { SectionHeading } from "@plaza/ui-kit/section-heading";
import { type ReactElement, useId, useState } from "react";
import { columns } from "../shared/coupon-cards.css.ts";
import { CouponCards } from "../shared/coupon-cards.tsx";
import { useCouponLink } from "../shared/use-coupon-link.tsx";
import { more } from "./shop-rows.css.ts";

/** A row. */
const maxAtFirst = 3;

export interface ShopCouponsProps {
  /** As last fetched. */
  readonly coupons: readonly OfferedCoupon[];
  /** When they were, epoch milliseconds. */
  readonly fetchedAt: number;
}

/** The shop's coupons, to be received; nothing where it has none. */
export function ShopCoupons({ coupons, fetchedAt }: ShopCouponsProps): ReactElement | null {
  const id = useId();
  const [all, setAll] = useState(false);
  const link = useCouponLink();
  const [had] = useState(coupons.length);
  if (had === 0) return null;
  const hidden = had - maxAtFirst;
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={<Trans>Coupons of this shop</Trans>} />
      <CouponCards
        coupons={coupons}
        fetchedAt={fetchedAt}
        className={columns}
        maxCards={all ? undefined : maxAtFirst}
        link={link}
      />
      {hidden > 0 && !all && (
        <div className={more}>
          <Button kind="quiet" onClick={() => setAll(true)}>
            <Plural value={hidden} one="Show # more coupon" other="Show # more coupons" />
          </Button>
        </div>
      )}
    </section>
  );
}
