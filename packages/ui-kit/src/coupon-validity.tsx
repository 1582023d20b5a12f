import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { formatDay, toLocale } from "@plaza/i18n";
import type { ReactElement } from "react";
import { type CouponPeriod, couponPhase } from "@plaza/shopping/coupon-phase";

export interface CouponValidityProps {
  readonly validity: CouponPeriod;
  /** Epoch milliseconds: what "today" and "tomorrow" mean. */
  readonly now: number;
}

/** When a coupon can be used, as people say it: "3 days left", "Until December 31", "From tomorrow". */
export function CouponValidity({ validity, now }: CouponValidityProps): ReactElement {
  const { i18n } = useLingui();
  const locale = toLocale(i18n.locale);
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
      return <Trans>From tomorrow</Trans>;
    case "from": {
      const day = formatDay(phase.time, now, locale);
      return <Trans>From {day}</Trans>;
    }
    case "today":
      return <Trans>Ends today</Trans>;
    case "tomorrow":
      return <Trans>Until tomorrow</Trans>;
    case "days-left":
      return <Plural value={phase.days} one="# day left" other="# days left" />;
    case "until": {
      const day = formatDay(phase.time, now, locale);
      return <Trans>Until {day}</Trans>;
    }
    default:
      return phase satisfies never;
  }
}
