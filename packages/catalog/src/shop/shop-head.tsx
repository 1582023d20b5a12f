import { Trans } from "@lingui/react/macro";
import type { Shop } from "@plaza/api-client";
import { imageSource, ShopFollow } from "@plaza/routing";
import { ShopMark } from "@plaza/ui-kit/shop-mark";
import type { Elements } from "@plaza/ui-kit/slot-content";
import type { ReactElement, ReactNode } from "react";
import { ShopAttributes } from "../shared/shop-attributes.tsx";
import * as look from "./shop-head.css.ts";
import { ShopOpening } from "./shop-opening.tsx";
import { ShopScores } from "./shop-scores.tsx";

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
