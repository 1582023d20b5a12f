import { Trans, Plural } from "@lingui/react/macro";
import type { OfferedCoupon, CentreCoupon } from "@plaza/api-client";
import { useCouponClaim } from "@plaza/routing";
import { CouponCard, type CouponCardProps, type CouponState } from "@plaza/ui-kit/coupon-card";
import { CouponScope } from "@plaza/ui-kit/coupon-scope";
import { CouponValidity } from "@plaza/ui-kit/coupon-validity";
import type { LinkSlot } from "@plaza/ui-kit/link-slot";
import { useServerTime, serverNow } from "@plaza/ui-kit/use-server-time";
import { type ReactElement, useRef, useState, useEffect, Fragment, type ReactNode } from "react";
import * as look from "./coupon-cards.css.ts";
import { formatMoment, useReader } from "@plaza/i18n";
import { SlotContent } from "@plaza/ui-kit/slot-content";

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

/** A timer cannot wait longer. */
const maxDelayMs = 2_147_483_647;

/**
 * The moment that is drawn, which moves on when something begins. Times are epoch milliseconds.
 *
 * @param drawnAt the moment of the first drawing
 * @param times when things begin
 */
function useNextMoment(renderedAt: number, times: readonly number[]): number {
  const [now, setNow] = useState(renderedAt);
  const next = Math.min(...times.filter((time) => time > now));
  useEffect(() => {
    const wait = next - serverNow();
    if (wait > maxDelayMs) return undefined;
    const timer = setTimeout(() => setNow(next), wait);
    return () => clearTimeout(timer);
  }, [next]);
  return now;
}

/** What only the coupon centre knows of a coupon. */
type CentreFields = Partial<Pick<CentreCoupon, "claimableFrom" | "left" | "limit">>;

interface CouponRemarkProps {
  readonly fields: CentreFields;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** From when on a coupon can be received; then how many are left, and how many one may have. */
function CouponRemark({ fields: { claimableFrom, left, limit }, now }: CouponRemarkProps): ReactElement {
  const reader = useReader();
  if (claimableFrom != null && claimableFrom > now) {
    const moment = formatMoment(claimableFrom, now, reader);
    return <Trans context="coupon">From {moment}</Trans>;
  }
  const parts: readonly ReactNode[] = [
    limit != null && <Limit key="limit" {...limit} />,
    left != null && <Plural key="left" value={left} one="# left" other="# left" />,
  ].filter((part) => part !== false);
  return (
    <>
      {parts.map((part, index) => (
        <Fragment key={index === 0 ? "first" : "second"}>
          {index > 0 && <span>{" · "}</span>}
          <SlotContent>{part}</SlotContent>
        </Fragment>
      ))}
    </>
  );
}

function Limit({ times, each }: NonNullable<CentreCoupon["limit"]>): ReactElement {
  return each === "customer" ? <Trans>{times} per person</Trans> : <Trans>{times} a day</Trans>;
}
