import { Plural, Trans } from "@lingui/react/macro";
import type { HomeShop } from "@plaza/api-client";
import { imageSource, to, useOptionalLink } from "@plaza/routing";
import { SectionHeading } from "@plaza/ui-kit/section-heading";
import { Tag } from "@plaza/ui-kit/tag";
import { Link } from "@tanstack/react-router";
import { type ReactElement, useId } from "react";
import { ProductImage } from "../shared/product-image.tsx";
import { ProductLink } from "../shared/product-link.tsx";
import * as look from "./recommended-shops.css.ts";

const maxLines = 3;
const storySizes = "(max-width: 767px) 520px, (max-width: 1023px) 100vw, 700px";

interface ShopProps {
  readonly shop: HomeShop;
}

/** The shop's name, with a link to its page where there is one. */
function Name({ shop }: ShopProps): ReactElement {
  const toShop = useOptionalLink(to.shop);
  if (toShop === null) return <span className={look.name}>{shop.name}</span>;
  return (
    <Link {...toShop(shop.id)} className={`${look.name} ${look.link}`} data-shop="">
      {shop.name}
    </Link>
  );
}

function Count({ shop }: ShopProps): ReactElement {
  return (
    <p className={look.count}>
      <Plural value={shop.productCount} one="# product" other="# products" />
    </p>
  );
}

function Picks({ shop }: ShopProps): ReactElement | null {
  if (shop.products.length === 0) return null;
  return (
    <div className={look.picks}>
      {shop.products.map(({ id, name, image }) => (
        <ProductLink key={id} id={id} className={look.pick}>
          <ProductImage src={image} alt={name} width={64} />
        </ProductLink>
      ))}
    </div>
  );
}

/** A shop with its picture, its text on the wall of it. */
function Story({ shop }: ShopProps): ReactElement {
  return (
    <article className={look.story} aria-label={shop.name}>
      {shop.cover !== null && (
        <img
          className={look.cover}
          {...imageSource(shop.cover, 700)}
          sizes={storySizes}
          alt=""
          loading="lazy"
          decoding="async"
        />
      )}
      <div className={look.copy}>
        {shop.selfOperated && <Tag kind="own" />}
        <h3 className={look.title}>
          <Name shop={shop} />
        </h3>
        {shop.intro !== "" && <p className={look.intro}>{shop.intro}</p>}
        <Count shop={shop} />
      </div>
      <Picks shop={shop} />
    </article>
  );
}

function Line({ shop }: ShopProps): ReactElement {
  const { name, logo, selfOperated, intro } = shop;
  return (
    <article className={look.line} aria-label={name}>
      {logo === null ? (
        <span className={`${look.logo} ${look.letter}`} aria-hidden>
          {Array.from(name.trim())[0]}
        </span>
      ) : (
        <img
          className={look.logo}
          {...imageSource(logo, 56)}
          sizes="56px"
          alt=""
          width={56}
          height={56}
          loading="lazy"
          decoding="async"
        />
      )}
      <div>
        <h3 className={look.heading}>
          <Name shop={shop} />
          {selfOperated && <Tag kind="own" />}
        </h3>
        <Count shop={shop} />
        {intro !== "" && <p className={look.about}>{intro}</p>}
      </div>
      <Picks shop={shop} />
    </article>
  );
}

/** Shops that the platform recommends: the first one's story, and the next ones. Nothing where there are none. */
export function RecommendedShops({ shops }: { readonly shops: readonly HomeShop[] }): ReactElement | null {
  const id = useId();
  const toShop = useOptionalLink(to.shop);
  const toDirectory = useOptionalLink(to.shopDirectory);
  const [first, ...others] = shops;
  if (first === undefined) return null;
  const lines = others.slice(0, maxLines);
  const reachable = lines.every(({ products }) => toShop !== null || products.length > 0);
  return (
    <section aria-labelledby={id}>
      <SectionHeading
        id={id}
        title={<Trans>Shops to stroll through</Trans>}
        {...(toDirectory !== null && {
          link: (content, className) => (
            <Link {...toDirectory()} className={className}>
              {content}
            </Link>
          ),
        })}
      />
      <div className={reachable ? `${look.shops} ${look.row}` : look.shops}>
        <Story shop={first} />
        {lines.map((shop) => (
          <Line key={shop.id} shop={shop} />
        ))}
      </div>
    </section>
  );
}
