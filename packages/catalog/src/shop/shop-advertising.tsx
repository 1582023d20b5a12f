import { useLingui } from "@lingui/react/macro";
import type { ShopBanner } from "@plaza/api-client";
import { imageSource, to } from "@plaza/routing";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { advertising, picture, slide } from "./shop-rows.css.ts";

const slideWidth = 1180;

/** What the shop advertises: each picture leads to its product, and several stand in a row. Nothing where there is none. */
export function ShopAdvertising({ banners }: { readonly banners: readonly ShopBanner[] }): ReactElement | null {
  const { t } = useLingui();
  const shown = banners.flatMap(({ id, title, image, productId }) =>
    image === null || productId === null ? [] : [{ id, title, image, productId }],
  );
  if (shown.length === 0) return null;
  return (
    <section aria-label={t`From the shop`}>
      <ul className={advertising}>
        {shown.map(({ id, title, image, productId }) => (
          <li key={id}>
            <Link {...to.product(productId)} className={slide} aria-label={title === "" ? t`To the product` : title}>
              <img
                className={picture}
                {...imageSource(image, slideWidth)}
                sizes={`(max-width: ${slideWidth}px) 100vw, ${slideWidth}px`}
                alt=""
                loading="lazy"
                decoding="async"
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
