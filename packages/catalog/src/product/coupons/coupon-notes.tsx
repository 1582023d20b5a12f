import { Plural, Trans } from "@lingui/react/macro";
import type { OfferedCoupon } from "@plaza/api-client";
import { formatDateTime, useLocale } from "@plaza/i18n";
import type { ReactElement } from "react";

/** Which products a coupon is good for. */
export function CouponScope({ coupon }: { readonly coupon: OfferedCoupon }): ReactElement {
  const { scope } = coupon;
  if (coupon.shop === null) return <Trans>All shops</Trans>;
  const { name } = coupon.shop;
  if (scope === "all") return <Trans>All products of {name}</Trans>;
  if (scope === "listed") return <Trans>Selected products of {name}</Trans>;
  return <Trans>Products of {name}, some excepted</Trans>;
}

/** When it can be used. */
export function CouponValidity({ coupon }: { readonly coupon: OfferedCoupon }): ReactElement {
  const locale = useLocale();
  const { validity } = coupon;
  if (validity.kind === "days") {
    const { days, fromNextDay } = validity;
    return fromNextDay ? (
      <Plural value={days} one="The day after you receive it" other="# days, from the day after you receive it" />
    ) : (
      <Plural value={days} one="# day from when you receive it" other="# days from when you receive it" />
    );
  }
  if (validity.until === null) return <Trans>Without an end</Trans>;
  const until = formatDateTime(validity.until, locale);
  if (validity.from === null) return <Trans>Until {until}</Trans>;
  const from = formatDateTime(validity.from, locale);
  return (
    <Trans>
      {from} – {until}
    </Trans>
  );
}
