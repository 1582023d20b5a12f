import { Trans } from "@lingui/react/macro";
import type { PersonalOffer } from "@plaza/api-client";
import { remark } from "@plaza/ui-kit/global";
import { Price } from "@plaza/ui-kit/price";
import { Skeleton } from "@plaza/ui-kit/skeleton";
import type { ReactElement } from "react";

export interface OfferDeliveryProps {
  readonly personal: PersonalOffer | null;
  readonly pending: boolean;
  readonly isRegionKnown: boolean;
}

/** What it costs to have it sent. */
export function OfferDelivery({ personal, pending, isRegionKnown }: OfferDeliveryProps): ReactElement {
  if (pending && personal === null) return <Skeleton width={56} height={16} />;
  if (personal !== null && isRegionKnown && !personal.deliverable) {
    return (
      <span className={remark}>
        <Trans>Not to this region</Trans>
      </span>
    );
  }
  if (personal?.freight == null) {
    return (
      <span className={remark}>
        <Trans>Depends on the region</Trans>
      </span>
    );
  }
  return personal.freight === 0 ? <Trans>Free</Trans> : <Price amount={personal.freight} size="line" />;
}
