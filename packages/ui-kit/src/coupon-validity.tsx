import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { formatEdgeDay, nameZone, useReader } from "@plaza/i18n";
import type { ReactElement } from "react";
import { type CouponPeriod, couponPhase } from "@plaza/shopping/coupon-phase";

export interface CouponValidityProps {
  readonly validity: CouponPeriod;
  /** Epoch milliseconds: what "today" and "tomorrow" mean. */
  readonly now: number;
}

/** When a coupon can be used, as people say it: "3 days left", "Until 31 December", "From tomorrow". */
export function CouponValidity({ validity, now }: CouponValidityProps): ReactElement {
  const { t } = useLingui();
  const reader = useReader();
  if (validity.kind === "days") {
    const { days, fromNextDay } = validity;
    return fromNextDay ? (
      <Plural value={days} one="The day after you receive it" other="# days, from the day after you receive it" />
    ) : (
      <Plural value={days} one="# day from when you receive it" other="# days from when you receive it" />
    );
  }
  const phase = couponPhase(validity, now);
  switch (phase.kind) {
    case "endless":
      return <Trans>Without an end</Trans>;
    case "over":
      return <Trans>Expired</Trans>;
    case "from-tomorrow":
      return <span>{nameZone(t`From tomorrow`, reader, now)}</span>;
    case "from": {
      const day = formatEdgeDay(phase.time, now, reader);
      return <Trans>From {day}</Trans>;
    }
    case "today":
      return <span>{nameZone(t`Ends today`, reader, now)}</span>;
    case "tomorrow":
      return <span>{nameZone(t`Until tomorrow`, reader, now)}</span>;
    case "days-left":
      return <Plural value={phase.days} one="# day left" other="# days left" />;
    case "until": {
      const day = formatEdgeDay(phase.time, now, reader);
      return <Trans>Until {day}</Trans>;
    }
    default:
      return phase satisfies never;
  }
}
