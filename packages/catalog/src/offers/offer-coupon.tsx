import { Trans, useLingui } from "@lingui/react/macro";
import type { PersonalOffer } from "@plaza/api-client";
import { formatMoney } from "@plaza/i18n";
import { useCouponClaim } from "@plaza/routing";
import { Button } from "@plaza/ui-kit/button";
import { remark } from "@plaza/ui-kit/global";
import { Skeleton } from "@plaza/ui-kit/skeleton";
import type { ReactElement } from "react";
import * as look from "./offer-list.css.ts";

export interface OfferCouponProps {
  readonly personal: PersonalOffer | null;
  readonly pending: boolean;
}

/** The coupon that is in the total, and one to be received that would take more off. */
export function OfferCoupon({ personal, pending }: OfferCouponProps): ReactElement {
  const { t } = useLingui();
  const { claim, claiming, problem } = useCouponClaim({ onClaimed: () => undefined });
  if (pending && personal === null) return <Skeleton width={72} height={16} />;
  const { coupon = null, claimable = null } = personal ?? {};
  const off = coupon === null ? "" : formatMoney(coupon.amount);
  const saving = claimable === null ? "" : formatMoney(claimable.saved);
  return (
    <>
      {coupon !== null && <span className={look.saved} translate="no">{`−${off}`}</span>}
      {coupon !== null && <span className={remark}>{coupon.terms.name}</span>}
      {claimable !== null && (
        <Button
          kind="tint"
          size="small"
          className={look.claim}
          busy={claiming !== null}
          aria-label={t`Receive: ${saving} less (${claimable.terms.name})`}
          onClick={() => claim(claimable.id)}
        >
          <Trans>Receive: {saving} less</Trans>
        </Button>
      )}
      {coupon === null && claimable === null && (
        <span className={remark}>
          <Trans context="coupon">None</Trans>
        </span>
      )}
      {problem !== null && (
        <span role="alert" className={look.failure}>
          {problem.message ?? <Trans>The coupon was not received. Please try again.</Trans>}
        </span>
      )}
    </>
  );
}
