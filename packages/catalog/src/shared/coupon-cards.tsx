import { Trans } from "@lingui/react/macro";
import type { OfferedCoupon } from "@plaza/api-client";
import { useCouponClaim } from "@plaza/routing";
import { CouponCard, type CouponCardProps, type CouponState } from "@plaza/ui-kit/coupon-card";
import { CouponScope } from "@plaza/ui-kit/coupon-scope";
import { CouponValidity } from "@plaza/ui-kit/coupon-validity";
import type { LinkSlot } from "@plaza/ui-kit/link-slot";
import { useServerTime } from "@plaza/ui-kit/use-server-time";
import { type ReactElement, useRef, useState } from "react";
import * as look from "./coupon-cards.css.ts";
import { type CentreFields, CouponRemark } from "./coupon-remark.tsx";
import { useNextMoment } from "./use-next-moment.ts";

type ShownCoupon = OfferedCoupon & CentreFields;

export interface CouponCardsProps extends Pick<CouponCardProps, "heading"> {
  /** The coupons as last fetched: a claimed one has changed, one that is gone is missing. */
  readonly coupons: readonly ShownCoupon[];
  /** When they were fetched, epoch milliseconds; 0 for what no server has drawn. */
  readonly fetchedAt: number;
  readonly className: string;
  /** At most so many are shown. */
  readonly maxCards?: number | undefined;
  /** Where one that was received can be used. */
  readonly link?: ((coupon: OfferedCoupon) => LinkSlot | undefined) | undefined;
}

const states = { open: "open", "open-again": "openAgain", claimed: "received" } as const;

function stateOf(latest: ShownCoupon | undefined, now: number): CouponState {
  if (latest === undefined) return "gone";
  const { claim, claimableFrom, left } = latest;
  if (left === 0) return claim === "open" ? "gone" : "received";
  return claimableFrom != null && claimableFrom > now ? "upcoming" : states[claim];
}

/** Coupons to be received. One that is gone while the cards are on the screen stays, and says so. */
export function CouponCards(props: CouponCardsProps): ReactElement {
  const { coupons, fetchedAt, className, maxCards, link, heading } = props;
  const [offered] = useState(coupons);
  const renderedAt = useServerTime(fetchedAt);
  const now = useNextMoment(
    renderedAt,
    offered.flatMap(({ claimableFrom }) => claimableFrom ?? []),
  );
  const cards = useRef(new Map<number, HTMLLIElement>());
  // The pressed button disappears, so the focus moves to its coupon.
  const { claim, claiming, problem } = useCouponClaim({ onClaimed: (id) => cards.current.get(id)?.focus() });

  return (
    <>
      <div role="alert" className={look.problem}>
        {problem !== null && (problem.message ?? <Trans>The coupon was not received. Please try again.</Trans>)}
      </div>
      <ul className={className}>
        {offered.slice(0, maxCards).map((coupon) => {
          const latest = coupons.find(({ id }) => id === coupon.id);
          return (
            <li
              key={coupon.id}
              ref={(element) => {
                if (element === null) cards.current.delete(coupon.id);
                else cards.current.set(coupon.id, element);
              }}
              tabIndex={-1}
              className={look.card}
            >
              <CouponCard
                name={coupon.name}
                amount={coupon.amount}
                threshold={coupon.threshold}
                scope={<CouponScope scope={coupon.scope} shop={coupon.shop?.name ?? null} />}
                validity={<CouponValidity validity={coupon.validity} now={now} />}
                state={stateOf(latest, now)}
                remark={<CouponRemark fields={latest ?? coupon} now={now} />}
                busy={claiming === coupon.id}
                onReceive={() => claim(coupon.id)}
                link={link?.(coupon)}
                heading={heading}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}
