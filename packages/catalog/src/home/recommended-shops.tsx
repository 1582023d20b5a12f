import { Plural, Trans } from "@lingui/react/macro";
import type { HomeShop } from "@plaza/api-client";
import { imageSource, to, useMounted } from "@plaza/routing";
import { SectionHeading } from "@plaza/ui-kit/section-heading";
import { Tag } from "@plaza/ui-kit/tag";
import { Link } from "@tanstack/react-router";
import { type ReactElement, useId } from "react";
import { image } from "./image-card.css.ts";
import * as look from "./recommended-shops.css.ts";

/** Two rows. */
const mostShops = 8;
const sizes = "(max-width: 767px) 268px, (max-width: 1023px) 50vw, 280px";

/** Shops that the platform recommends; nothing where there are none. */
export function RecommendedShops({ shops }: { readonly shops: readonly HomeShop[] }): ReactElement | null {
  const id = useId();
  const toShop = useMounted(to.shop);
  const toStreet = useMounted(to.shopStreet);
  if (shops.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeading
        id={id}
        title={<Trans>Shops to stroll through</Trans>}
        {...(toStreet !== null && {
          link: (content, className) => (
            <Link {...toStreet()} className={className}>
              {content}
            </Link>
          ),
        })}
      />
      <ul className={toShop !== null ? `${look.shops} ${look.row}` : look.shops}>
        {shops.slice(0, mostShops).map((shop) => (
          <li key={shop.id} className={look.shop}>
            <div className={look.cover}>
              {shop.cover !== null && (
                <img
                  className={image}
                  {...imageSource(shop.cover, 280)}
                  sizes={sizes}
                  alt=""
                  width={280}
                  height={160}
                  loading="lazy"
                  decoding="async"
                />
              )}
            </div>
            <div className={look.about}>
              {shop.logo === null ? (
                <span className={look.letter} aria-hidden>
                  {Array.from(shop.name.trim())[0]}
                </span>
              ) : (
                <img
                  className={look.logo}
                  {...imageSource(shop.logo, 44)}
                  sizes="44px"
                  alt=""
                  width={44}
                  height={44}
                  loading="lazy"
                  decoding="async"
                />
              )}
              <div className={look.facts}>
                <h3 className={look.heading}>
                  {toShop === null ? (
                    <span className={look.name}>{shop.name}</span>
                  ) : (
                    <Link {...toShop(shop.id)} className={`${look.name} ${look.link}`}>
                      {shop.name}
                    </Link>
                  )}
                  {shop.selfOperated && <Tag kind="own" />}
                </h3>
                <p className={look.count}>
                  <Plural value={shop.productCount} one="# product" other="# products" />
                </p>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
