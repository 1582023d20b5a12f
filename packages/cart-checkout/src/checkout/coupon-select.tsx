import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { SettlementCoupon, SettlementShop } from "@plaza/api-client";
import { formatMoney } from "@plaza/i18n";
import { CouponValidity } from "@plaza/ui-kit/coupon-validity";
import { SelectField } from "@plaza/ui-kit/select-field";
import type { ReactElement } from "react";
import { bestCoupon, couponSaving, rankedCoupons } from "./coupon-choice.ts";

export interface CouponSelectProps {
  readonly shop: Pick<SettlementShop, "coupons" | "goodsAmount" | "freight">;
  /** The shopper's own choice; null: none is to be used, undefined: the best one is. */
  readonly choice: number | null | undefined;
  /** The coupon in the shop's numbers; null: none. */
  readonly usedId: number | null;
  /** The numbers are not those of the choice yet. */
  readonly settling: boolean;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly onChoose: (heldCouponId: number | null) => void;
}

/** The usable coupons of this shop, the best first, each with its saving. The best is used until the shopper chooses. */
export function CouponSelect({ shop, choice, usedId, settling, now, onChoose }: CouponSelectProps): ReactElement {
  const { t } = useLingui();
  const coupons = rankedCoupons(shop);
  const shown = settling && choice !== undefined ? choice : usedId;
  return (
    <SelectField
      label={<Trans>Coupon</Trans>}
      hint={coupons.length > 0 && !settling && <CouponNote shop={shop} choice={choice} usedId={usedId} now={now} />}
      disabled={coupons.length === 0}
      value={shown ?? ""}
      onChange={({ target }) => onChoose(target.value === "" ? null : Number(target.value))}
    >
      <option value="">{coupons.length === 0 ? t`None for these products` : t`Do not use a coupon`}</option>
      {coupons.map((coupon) => {
        const { id, name } = coupon;
        const saving = signed(-couponSaving(shop, coupon));
        return (
          <option key={id} value={id}>
            {`${saving} · ${name}`}
          </option>
        );
      })}
    </SelectField>
  );
}

/** A saving is written with a minus, what a coupon costs with a plus. */
function signed(fen: number): string {
  return fen > 0 ? `+${formatMoney(fen)}` : `−${formatMoney(-fen)}`;
}

/** Which coupon is used, and why. */
function CouponNote({ shop, choice, usedId, now }: Omit<CouponSelectProps, "settling" | "onChoose">): ReactElement {
  const best = bestCoupon(shop);
  const used = shop.coupons.find(({ id }) => id === usedId);
  const isGone = typeof choice === "number" && choice !== usedId;
  const saves = (coupon: SettlementCoupon) => signed(-couponSaving(shop, coupon));
  const count = shop.coupons.length;
  if (isGone) return <Trans>The coupon that you chose cannot be used any more.</Trans>;
  if (used === undefined)
    return <Plural value={count} one="You have # coupon for this" other="You have # coupons for this" />;
  const saving = saves(used);
  if (couponSaving(shop, used) <= 0) return <Trans>You pay less without this coupon.</Trans>;
  if (best === null || couponSaving(shop, used) >= couponSaving(shop, best))
    return (
      <>
        <Trans>Best coupon applied: {saving}</Trans> ·{" "}
        <CouponValidity validity={{ kind: "period", from: used.validFrom, until: used.validUntil }} now={now} />
      </>
    );
  const more = saves(best);
  return <Trans>Another of your coupons takes off more: {more}</Trans>;
}
