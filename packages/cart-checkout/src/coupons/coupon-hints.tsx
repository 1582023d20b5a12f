import { Trans } from "@lingui/react/macro";
import { type CartShop, couponsQuery, myCouponsQuery } from "@plaza/api-client";
import { formatMoney } from "@plaza/i18n";
import { rootRoute, useCouponClaim } from "@plaza/routing";
import { Button } from "@plaza/ui-kit/button";
import { CouponValidity } from "@plaza/ui-kit/coupon-validity";
import { Icon } from "@plaza/ui-kit/icon";
import { serverNow, useServerTime } from "@plaza/ui-kit/use-server-time";
import { useQuery } from "@tanstack/react-query";
import { TicketPercent } from "lucide";
import { type ReactElement, useRef } from "react";
import * as look from "./coupon-hints.css.ts";
import { type BoughtLine, couponOffers } from "./coupon-offers.ts";

export interface CouponHintsProps {
  /** With the lines that can be bought. */
  readonly shop: CartShop;
}

/** Whole yuan are written without decimals. */
function printed(fen: number): string {
  return formatMoney(fen).replace(/\.00$/, "");
}

const mine = { state: "unused", page: 1, pageSize: 100 } as const;

/** What a customer's or visitor's coupons of a shop do for the cart: facts, and one to receive. Nothing while unknown. */
export function CouponHints({ shop: { id: shopId, lines: all } }: CouponHintsProps): ReactElement | null {
  const { api, session } = rootRoute.useRouteContext();
  // The hints are an extra: where they cannot be fetched there are none, and nothing is said.
  const quiet = { quiet: true };
  const offered = useQuery({
    ...couponsQuery(api, { shopId }),
    meta: { ...couponsQuery.meta, ...quiet },
  });
  const held = useQuery({
    ...myCouponsQuery(api, mine),
    meta: { ...myCouponsQuery.meta, ...quiet },
    enabled: session.isCustomer,
  });
  // Not the time of the first look: a coupon that was received since is valid from then on.
  const now = serverNow();
  if (offered.data === undefined || (session.isCustomer && held.data === undefined)) return null;
  const lines = all
    .filter(({ selected }) => selected)
    .map(({ productId, unitPrice, quantity }) => ({ productId, amount: (unitPrice ?? 0) * quantity }));
  const own = held.data?.items.filter(({ shop }) => shop?.id === shopId) ?? [];
  const { applies, until, claimable, next } = couponOffers({ lines, held: own, offered: offered.data, now });
  const saving = printed(applies);
  return (
    <span className={look.hints}>
      {next !== null && (
        <span className={look.hint}>
          <Missing amount={next.missing} saving={next.saving} />
        </span>
      )}
      {applies > 0 && (
        <span className={look.hint}>
          <Icon of={TicketPercent} size={16} />
          <Trans>{saving} off applies at checkout</Trans>
          {until !== null && (
            <span className={look.validity}>
              <CouponValidity validity={{ kind: "period", from: null, until }} now={now} />
            </span>
          )}
        </span>
      )}
      <ReceiveCoupon offer={claimable} now={now} />
    </span>
  );
}

function Missing({ amount, saving }: { readonly amount: number; readonly saving: number }): ReactElement {
  const [more, off] = [printed(amount), printed(saving)];
  return (
    <Trans>
      Spend {more} more for {off} off
    </Trans>
  );
}

interface ReceiveCouponProps {
  /** The coupon to receive; null: none, or none any more. */
  readonly offer: ReturnType<typeof couponOffers>["claimable"];
  /** Epoch milliseconds. */
  readonly now: number;
  /** Whether there is room for how long it is valid. */
  readonly showsTerm?: boolean;
  /** What the screen renews by itself after a claim. */
  readonly renewed?: string;
  readonly onClaimed?: () => void;
}

/** The button that receives a coupon, and why it was not received. A visitor is led to the login. */
function ReceiveCoupon({ offer, now, showsTerm = false, renewed, onClaimed }: ReceiveCouponProps): ReactElement {
  const offerElement = useRef<HTMLSpanElement>(null);
  const { claim, claiming, problem } = useCouponClaim({
    renewed,
    onClaimed: () => {
      // The pressed button disappears, so the focus moves to where it stood.
      offerElement.current?.focus();
      onClaimed?.();
    },
  });
  const off = printed(offer?.saving ?? 0);
  return (
    <span ref={offerElement} tabIndex={-1} className={look.offer}>
      <span role="alert" className={look.problem}>
        {problem !== null && (problem.message ?? <Trans>The coupon was not received. Please try again.</Trans>)}
      </span>
      {offer !== null && (
        <>
          <Button
            size="small"
            kind="tint"
            icon={<Icon of={TicketPercent} size={16} />}
            busy={claiming !== null}
            onClick={() => claim(offer.coupon.id)}
          >
            <Trans>Receive {off} off</Trans>
          </Button>
          {showsTerm && (
            <span className={look.validity}>
              <CouponValidity validity={offer.coupon.validity} now={now} />
            </span>
          )}
        </>
      )}
    </span>
  );
}

export interface CheckoutOfferProps {
  readonly shopId: number;
  /** What is bought of the shop. */
  readonly lines: readonly BoughtLine[];
  /** Fen: what the best coupon that the customer holds would save. */
  readonly best: number;
  /** The key of the settlement, which is asked for anew by `onClaimed`. */
  readonly renewed: string;
  readonly onClaimed: () => void;
}

/** A coupon that would take off more than those that the customer holds, to be received at checkout. */
export function CheckoutOffer({ shopId, lines, best, ...claimed }: CheckoutOfferProps): ReactElement {
  const { api } = rootRoute.useRouteContext();
  const { data = [], dataUpdatedAt } = useQuery({
    ...couponsQuery(api, { shopId }),
    meta: { ...couponsQuery.meta, quiet: true },
  });
  const now = useServerTime(dataUpdatedAt);
  const { claimable } = couponOffers({ lines, held: [], offered: data, now });
  const offer = claimable !== null && claimable.saving > best ? claimable : null;
  return <ReceiveCoupon offer={offer} now={now} showsTerm {...claimed} />;
}
