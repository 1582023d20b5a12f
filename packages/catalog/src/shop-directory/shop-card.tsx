import { Trans } from "@lingui/react/macro";
import type { ShopCard as Shop } from "@plaza/api-client";
import { formatStars } from "@plaza/i18n";
import { imageSource, ShopFollow, to } from "@plaza/routing";
import { Rating } from "@plaza/ui-kit/rating";
import { ShopMark } from "@plaza/ui-kit/shop-mark";
import { Tag } from "@plaza/ui-kit/tag";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { ProductImage } from "../shared/product-image.tsx";
import { ShopAttributes } from "../shared/shop-attributes.tsx";
import * as look from "./shop-card.css.ts";

const maxPicks = 3;
const coverSizes = "(max-width: 767px) 100vw, (max-width: 1023px) 50vw, 280px";

export interface ShopCardProps {
  readonly shop: Shop;
  /** Its picture is among the first that the page shows. */
  readonly eager?: boolean;
}

/** A shop of the street, with some of what it sells. The whole card leads to the shop, its small pictures to products. */
export function ShopCard({ shop, eager = false }: ShopCardProps): ReactElement {
  const { name, logo, cover, stars, score } = shop;
  return (
    <article className={look.card} aria-label={name}>
      <div className={look.frame}>
        {cover !== null && (
          <img
            className={look.cover}
            {...imageSource(cover, 520)}
            sizes={coverSizes}
            alt=""
            loading={eager ? "eager" : "lazy"}
            decoding="async"
          />
        )}
      </div>
      <div className={look.body}>
        <ShopMark
          name={name}
          logo={
            logo === null ? undefined : (
              <img {...imageSource(logo, 44)} sizes="44px" alt="" width={44} height={44} loading="lazy" />
            )
          }
        />
        <div className={look.texts}>
          <h2 className={look.heading}>
            <Link {...to.shop(shop.id)} className={look.link} data-shop="">
              {name}
            </Link>
            {shop.selfOperated && <Tag kind="own" />}
          </h2>
          <p className={look.line}>
            {stars !== null && stars > 0 && <Rating value={stars} />}
            {score !== null && score > 0 && (
              <span>
                <Trans>Shop score {formatStars(score)}</Trans>
              </span>
            )}
          </p>
          <p className={look.line}>
            <ShopAttributes {...shop} />
          </p>
        </div>
      </div>
      <div className={look.picks}>
        {shop.products.slice(0, maxPicks).map((product) => (
          <Link key={product.id} {...to.product(product.id)} className={look.pick}>
            <ProductImage src={product.image} alt={product.name} width={80} />
          </Link>
        ))}
      </div>
      <div className={look.follow}>
        <ShopFollow id={shop.id} name={name} />
      </div>
    </article>
  );
}
