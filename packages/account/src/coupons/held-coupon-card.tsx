import { Trans } from "@lingui/react/macro";
import type { HeldCoupon } from "@plaza/api-client";
import { formatDay, formatEdgeDay, useReader } from "@plaza/i18n";
import { couponView, to, useExtension, useOptionalLink } from "@plaza/routing";
import { couponPhase } from "@plaza/shopping/coupon-phase";
import { CouponCard } from "@plaza/ui-kit/coupon-card";
import { CouponScope } from "@plaza/ui-kit/coupon-scope";
import { CouponValidity } from "@plaza/ui-kit/coupon-validity";
import { Icon } from "@plaza/ui-kit/icon";
import type { LinkSlot } from "@plaza/ui-kit/link-slot";
import { Tag } from "@plaza/ui-kit/tag";
import { Link } from "@tanstack/react-router";
import { ChevronDown } from "lucide";
import type { ReactElement } from "react";
import { chevron, scopeText as scopeLook, scope as scopeOpener } from "./coupons-page.css.ts";

const states = { unused: "usable", used: "used", expired: "expired" } as const;
/** Whoever waits longer than this may be too late. */
const soon = 3;

export interface HeldCouponCardProps {
  readonly coupon: HeldCoupon;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Where it can be used, or was. */
  readonly link: LinkSlot | undefined;
}

/** A coupon that the customer holds, or held. */
export function HeldCouponCard({ coupon, now, link }: HeldCouponCardProps): ReactElement {
  const { name, amount, threshold, state } = coupon;
  return (
    <CouponCard
      name={name}
      amount={amount}
      threshold={threshold}
      scope={<Scope coupon={coupon} />}
      validity={<Validity coupon={coupon} now={now} />}
      state={states[state]}
      remark={endsSoon(coupon, now) ? <EndsSoon /> : undefined}
      link={link}
      heading="h2"
    />
  );
}

function Scope({ coupon: { scope, shop, scopeText } }: Pick<HeldCouponCardProps, "coupon">): ReactElement {
  const short = <CouponScope scope={scope} shop={shop?.name ?? null} />;
  if (scope === "all" || scopeText === null) return short;
  return (
    <details>
      <summary className={scopeOpener}>
        {short}
        <span className={chevron}>
          <Icon of={ChevronDown} size={14} />
        </span>
      </summary>
      <span className={scopeLook}>{scopeText}</span>
    </details>
  );
}

function Validity({ coupon, now }: Pick<HeldCouponCardProps, "coupon" | "now">): ReactElement {
  const reader = useReader();
  const { state, usedAt, validFrom, validUntil } = coupon;
  if (state === "used" && usedAt !== null) {
    const day = formatDay(usedAt, now, reader.locale);
    return <Trans>Used on {day}</Trans>;
  }
  if (state === "expired" && validUntil !== null) {
    // At its end it was not valid any more.
    const day = formatEdgeDay(validUntil - 1, now, reader);
    return <Trans>Was valid until {day}</Trans>;
  }
  return <CouponValidity validity={{ kind: "period", from: validFrom, until: validUntil }} now={now} />;
}

function endsSoon({ state, validFrom, validUntil }: HeldCoupon, now: number): boolean {
  const phase = couponPhase({ kind: "period", from: validFrom, until: validUntil }, now);
  const isSoon = phase.kind === "today" || phase.kind === "tomorrow";
  return state === "unused" && (isSoon || (phase.kind === "days-left" && phase.days <= soon));
}

function EndsSoon(): ReactElement {
  return (
    <Tag kind="warning">
      <Trans>Ends soon</Trans>
    </Tag>
  );
}

/** Draws the link to what a coupon can be used for, or to the order that it was used for; undefined where there is none. */
export function useCouponLink(): (coupon: HeldCoupon) => LinkSlot | undefined {
  const [toShop, toOrder] = [useOptionalLink(to.shop), useOptionalLink(to.order)];
  const narrows = useExtension("coupon_centre");
  return ({ couponId, scope, shop, state, orderId }) => {
    if (state === "used") {
      if (toOrder === null || orderId === null) return undefined;
      return (props) => <Link {...toOrder(orderId)} {...props} />;
    }
    if (toShop === null || shop === null) return undefined;
    return (props) => <Link {...toShop(shop.id, couponView(couponId, scope, narrows))} {...props} />;
  };
}
