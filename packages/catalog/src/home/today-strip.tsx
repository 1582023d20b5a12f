import { Trans, useLingui } from "@lingui/react/macro";
import { myCouponsQuery, ordersQuery, type HeldCoupon, type Order } from "@plaza/api-client";
import { formatDateTime, formatEdgeDate, formatMoney, useReader } from "@plaza/i18n";
import { type OptionalLink, rootRoute, to, useOptionalLink } from "@plaza/routing";
import { Icon } from "@plaza/ui-kit/icon";
import { useWrittenTotal } from "@plaza/ui-kit/price";
import { serverNow } from "@plaza/ui-kit/use-server-time";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ChevronRight, Ticket } from "lucide";
import type { ReactElement, ReactNode } from "react";
import { ProductImage } from "../shared/product-image.tsx";
import * as look from "./today-strip.css.ts";

interface LineProps {
  readonly link: OptionalLink | null;
  readonly picture: ReactElement;
  readonly title: ReactNode;
  readonly about: ReactNode;
}

function Line({ link, picture, title, about }: LineProps): ReactElement {
  const content = (
    <>
      {picture}
      <span className={look.words}>
        <span className={look.title}>{title}</span>
        <span className={look.about}>{about}</span>
      </span>
    </>
  );
  if (link === null) return <div className={look.fact}>{content}</div>;
  return (
    <Link {...link} className={look.fact}>
      {content}
      <span className={look.arrow}>
        <Icon of={ChevronRight} size={18} />
      </span>
    </Link>
  );
}

function OrderLine({ kind, order }: Extract<TodayFact, { order: unknown }>): ReactElement {
  const reader = useReader();
  const toOrder = useOptionalLink(to.order);
  const [first] = order.lines;
  const name = first?.name ?? order.shop.name;
  const amount = useWrittenTotal()(order.amount);
  const until = order.payBefore === null ? null : formatDateTime(order.payBefore, reader);
  return (
    <Line
      link={toOrder?.(order.id) ?? null}
      picture={
        <span className={look.image}>
          <ProductImage src={first?.image ?? null} alt="" width={48} />
        </span>
      }
      title={
        kind === "shipped" ? (
          <Trans>On its way: {name}</Trans>
        ) : (
          <Trans>
            {amount} to pay: {name}
          </Trans>
        )
      }
      about={kind === "unpaid" && until !== null ? <Trans>Reserved until {until}</Trans> : order.shop.name}
    />
  );
}

function CouponLine({ coupon }: Extract<TodayFact, { coupon: unknown }>): ReactElement {
  const reader = useReader();
  const toCoupons = useOptionalLink(to.coupons);
  const amount = formatMoney(coupon.amount);
  const day = formatEdgeDate(coupon.validUntil, reader);
  const least = coupon.threshold === null ? null : formatMoney(coupon.threshold);
  const shop = coupon.shop?.name;
  return (
    <Line
      link={toCoupons?.() ?? null}
      picture={
        <span className={look.disc}>
          <Icon of={Ticket} size={20} />
        </span>
      }
      title={
        <Trans>
          Your {amount} coupon ends on {day}
        </Trans>
      }
      about={
        <>
          <span>{shop}</span>
          {shop !== undefined && least !== null && <span>{" · "}</span>}
          {least !== null && <Trans>from {least}</Trans>}
        </>
      }
    />
  );
}

/** Drawn where there is something to say. What fails to load has nothing to say: the strip is a courtesy. */
export function TodayStrip(): ReactElement | null {
  const { t } = useLingui();
  const { api } = rootRoute.useRouteContext();
  const latest = ordersQuery(api, { filter: "all", page: 1, pageSize: 10 });
  const { data: orders, isPending: isAsking } = useQuery({ ...latest, meta: { ...latest.meta, quiet: true } });
  const held = myCouponsQuery(api, { state: "unused", page: 1, pageSize: 50 });
  const { data: coupons, isPending: isAskingCoupons } = useQuery({ ...held, meta: { ...held.meta, quiet: true } });
  // All at once: a strip that grows would move what is read already.
  if (isAsking || isAskingCoupons) return null;
  const attributes = todayFigures(orders?.items ?? [], coupons?.items ?? [], serverNow());
  if (attributes.length === 0) return null;
  return (
    <section className={look.today} aria-label={t`For you today`}>
      <ul className={look.strip}>
        {attributes.map((fact) => (
          <li key={fact.kind} className={look.item}>
            {fact.kind === "coupon" ? <CouponLine {...fact} /> : <OrderLine {...fact} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

type TodayFact =
  | { readonly kind: "shipped" | "unpaid"; readonly order: Order }
  | { readonly kind: "coupon"; readonly coupon: HeldCoupon & { readonly validUntil: number } };

/** A coupon that ends later than that is no matter of today. */
const soon = 5 * 86_400_000;

/** What a customer may want to know today, at most one of a kind: an order on its way, one to pay, a coupon that ends. */
export function todayFigures(
  orders: readonly Order[],
  coupons: readonly HeldCoupon[],
  now: number,
): readonly TodayFact[] {
  const shipped = orders.find(({ state, delivery }) => state === "shipped" && delivery === "express");
  const unpaid = orders.find(({ state, payBefore }) => state === "unpaid" && (payBefore === null || payBefore > now));
  const [ending] = coupons
    .flatMap((coupon) => (coupon.validUntil === null ? [] : [{ ...coupon, validUntil: coupon.validUntil }]))
    .filter(
      ({ state, validFrom, validUntil }) =>
        state === "unused" && (validFrom ?? 0) <= now && validUntil > now && validUntil <= now + soon,
    )
    .toSorted((left, right) => left.validUntil - right.validUntil || right.amount - left.amount);
  return [
    ...(shipped === undefined ? [] : [{ kind: "shipped" as const, order: shipped }]),
    ...(unpaid === undefined ? [] : [{ kind: "unpaid" as const, order: unpaid }]),
    ...(ending === undefined ? [] : [{ kind: "coupon" as const, coupon: ending }]),
  ];
}
