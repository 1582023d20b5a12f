import { Trans } from "@lingui/react/macro";
import type { Shop, OpeningHours } from "@plaza/api-client";
import { imageSource, ShopFollow } from "@plaza/routing";
import { ShopMark } from "@plaza/ui-kit/shop-mark";
import type { Elements } from "@plaza/ui-kit/slot-content";
import type { ReactElement, ReactNode } from "react";
import { ShopAttributes } from "../shared/shop-attributes.tsx";
import * as look from "./shop-head.css.ts";
import { line, score, closed, open } from "./shop-head.css.ts";
import { formatStars, nameZone, useReader } from "@plaza/i18n";
import { Rating } from "@plaza/ui-kit/rating";
import { useServerTime } from "@plaza/ui-kit/use-server-time";

export interface ShopHeadProps {
  readonly shop: Shop;
  /** When it was fetched, epoch milliseconds. */
  readonly fetchedAt: number;
  /** How to reach it. */
  readonly contact: Elements;
  /** The search among its products. */
  readonly search: ReactNode;
}

/** The shop's picture with its name, and below what is known of it. */
export function ShopHead({ shop, fetchedAt, contact, search }: ShopHeadProps): ReactElement {
  const { name, intro, banner, logo, hours } = shop;
  return (
    <header>
      <div className={look.hero}>
        {banner !== null && (
          <img
            className={look.banner}
            {...imageSource(banner, 1920)}
            sizes="100vw"
            alt=""
            fetchPriority="high"
            decoding="async"
          />
        )}
        <div className={look.column}>
          <div className={look.copy}>
            {shop.selfOperated && (
              <p className={look.eyebrow}>
                <Trans>Self-operated shop</Trans>
              </p>
            )}
            <h1 className={look.title}>{name}</h1>
            {intro !== "" && <p className={look.intro}>{intro}</p>}
          </div>
        </div>
      </div>
      <div className={look.bar}>
        <div className={`${look.column} ${look.row}`}>
          <span className={look.logo}>
            <ShopMark
              name={name}
              size={64}
              logo={
                logo === null ? undefined : (
                  <img {...imageSource(logo, 64)} sizes="64px" alt="" width={64} height={64} decoding="async" />
                )
              }
            />
          </span>
          <div className={look.attributes}>
            <ShopScores shop={shop} />
            <p className={look.line}>
              <ShopAttributes {...shop} />
              {hours !== null && <ShopOpening hours={hours} fetchedAt={fetchedAt} />}
            </p>
          </div>
          <div className={look.contact}>
            <span className={look.follow}>
              <ShopFollow id={shop.id} name={name} />
            </span>
            {contact}
          </div>
          <div className={look.search}>{search}</div>
        </div>
      </div>
    </header>
  );
}

/** The shop's stars, and what shoppers think of its products, its service and its delivery, as far as they have said it. */
function ShopScores({ shop }: { readonly shop: Shop }): ReactElement {
  const rated = [
    { key: "product", value: shop.score === 0 ? null : shop.score, name: <Trans context="score">Products</Trans> },
    { key: "service", value: shop.serviceScore, name: <Trans context="score">Service</Trans> },
    { key: "delivery", value: shop.deliveryScore, name: <Trans context="score">Delivery</Trans> },
  ];
  return (
    <p className={line}>
      {shop.stars > 0 && <Rating value={shop.stars} size={16} />}
      {rated.map(
        ({ key, value, name }) =>
          value !== null && (
            <span key={key}>
              {name} <span className={score}>{formatStars(value)}</span>
            </span>
          ),
      )}
    </p>
  );
}

interface ShopOpeningProps {
  readonly hours: OpeningHours;
  /** When they were fetched, epoch milliseconds. */
  readonly fetchedAt: number;
}

/** Whether the place of the shop is open now. */
export function ShopOpening({ hours, fetchedAt }: ShopOpeningProps): ReactElement {
  const reader = useReader();
  const now = useServerTime(fetchedAt);
  const state = openingState(hours, now);
  if (state.kind === "open") {
    const until = nameZone(state.until, reader, now);
    return (
      <span className={open}>
        <Trans>Store open until {until}</Trans>
      </span>
    );
  }
  const at = state.kind === "opens" ? nameZone(state.at, reader, now) : null;
  return (
    <span className={closed}>
      {at === null ? <Trans>Store not open now</Trans> : <Trans>Store opens at {at}</Trans>}
    </span>
  );
}

type OpeningState =
  | { readonly kind: "open"; readonly until: string }
  /** Opens later today. */
  | { readonly kind: "opens"; readonly at: string }
  | { readonly kind: "closed" };

const oneMinute = 60_000;

const minutesOfDay = 24 * 60;

/** Shops are in China, which has one time and changes no clocks. */
const aheadOfUtc = 8 * 60;

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** Whether a shop is open at a moment; one that closes after midnight belongs to the day on which it has opened. */
export function openingState({ opensAt, closesAt, weekdays }: OpeningHours, now: number): OpeningState {
  const local = Math.floor(now / oneMinute) + aheadOfUtc;
  const minute = local % minutesOfDay;
  const weekday = new Date(local * oneMinute).getUTCDay();
  // A shop that names no days is open on all of them.
  const worksOn = (day: number): boolean => weekdays.length === 0 || weekdays.includes(day);
  const [opens, closes] = [minutesOf(opensAt), minutesOf(closesAt)];
  const overnight = closes <= opens;
  const today = worksOn(weekday);
  const sinceToday = today && minute >= opens && (overnight || minute < closes);
  const sinceYesterday = overnight && minute < closes && worksOn((weekday + 6) % 7);
  if (sinceToday || sinceYesterday) return { kind: "open", until: closesAt };
  return today && minute < opens ? { kind: "opens", at: opensAt } : { kind: "closed" };
}
