import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { SettlementShop } from "@plaza/api-client";
import { formatMoney } from "@plaza/i18n";
import { SelectField } from "@plaza/ui-kit/select-field";
import type { ReactElement } from "react";
import { couponSaving } from "./coupon-saving.ts";

export interface CouponSelectProps {
  readonly shop: Pick<SettlementShop, "coupons" | "goodsAmount" | "freight">;
  readonly chosenId: number | null;
  readonly onChoose: (heldCouponId: number | null) => void;
}

/** The usable coupons of this shop, the best first, each with its saving. */
export function CouponSelect({ shop, chosenId, onChoose }: CouponSelectProps): ReactElement {
  const { t } = useLingui();
  const coupons = shop.coupons.toSorted((one, other) => couponSaving(shop, other) - couponSaving(shop, one));
  return (
    <SelectField
      label={<Trans>Coupon</Trans>}
      hint={
        coupons.length > 0 &&
        chosenId === null && (
          <Plural value={coupons.length} one="You have # coupon for this" other="You have # coupons for this" />
        )
      }
      disabled={coupons.length === 0}
      value={chosenId ?? ""}
      onChange={({ target }) => onChoose(target.value === "" ? null : Number(target.value))}
    >
      <option value="">{coupons.length === 0 ? t`None for these products` : t`Do not use`}</option>
      {coupons.map((coupon) => {
        const { id, name } = coupon;
        const saving = formatMoney(couponSaving(shop, coupon));
        return (
          <option key={id} value={id}>
            {t`−${saving} · ${name}`}
          </option>
        );
      })}
    </SelectField>
  );
}
