import { Trans, useLingui, Plural } from "@lingui/react/macro";
import { shopQuery, type ShopBanner, type ProductCard, type OfferedCoupon, type SafeHtml } from "@plaza/api-client";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { type ReactElement, type ReactNode, useId, useState } from "react";
import { shopRoute } from "../routes.ts";
import { newInShopQuery, shopCouponsQuery } from "./shop-queries.ts";
import { imageSource, to, type ShopView } from "@plaza/routing";
import { Link } from "@tanstack/react-router";
import { advertising, picture, slide, more, story } from "./shop-rows.css.ts";
import { ProductGrid } from "@plaza/ui-kit/product-grid";
import { RichText } from "@plaza/ui-kit/rich-text";
import { SectionHeading } from "@plaza/ui-kit/section-heading";
import { ProductTile } from "../shared/product-tile.tsx";
import { ownProducts } from "./own-products.ts";
import { Button } from "@plaza/ui-kit/button";
import { columns } from "../shared/coupon-cards.css.ts";
import { CouponCards } from "../shared/coupon-cards.tsx";
import { useCouponLink } from "../shared/use-coupon-link.tsx";

/** The home of a shop above its products: what it advertises, its coupons, what it recommends, what is new, and its story. */
export function ShopRows(): ReactElement {
  const { api } = shopRoute.useRouteContext();
  const { id } = shopRoute.useLoaderData();
  const { data: shop } = useSuspenseQuery(shopQuery(api, id));
  const { data: coupons, dataUpdatedAt } = useQuery(shopCouponsQuery(api, id));
  const { data: fresh } = useQuery(newInShopQuery(api, id));
  return (
    <>
      <ShopAdvertising banners={shop.banners} />
      {/* Another shop's coupons are others. */}
      {coupons !== undefined && <ShopCoupons key={id} coupons={coupons} fetchedAt={dataUpdatedAt} />}
      <ShopRow shopId={id} title={<Trans>The shop recommends</Trans>} products={shop.recommended} />
      <ShopRow
        shopId={id}
        view={{ sort: "newest" }}
        title={<Trans>New in this shop</Trans>}
        products={fresh?.items ?? []}
      />
      {shop.storyHtml !== null && <ShopStory html={shop.storyHtml} />}
    </>
  );
}

/** What the shop tells of itself. */
function ShopStory({ html }: { readonly html: SafeHtml }): ReactElement {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={<Trans>About this shop</Trans>} />
      <div className={story}>
        <RichText html={html} />
      </div>
    </section>
  );
}

/** A row. */
const maxAtFirst = 3;

interface ShopCouponsProps {
  /** As last fetched. */
  readonly coupons: readonly OfferedCoupon[];
  /** When they were, epoch milliseconds. */
  readonly fetchedAt: number;
}

/** The shop's coupons, to be received; nothing where it has none. */
export function ShopCoupons({ coupons, fetchedAt }: ShopCouponsProps): ReactElement | null {
  const id = useId();
  const [all, setAll] = useState(false);
  const link = useCouponLink();
  const [had] = useState(coupons.length);
  if (had === 0) return null;
  const hidden = had - maxAtFirst;
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={<Trans>Coupons of this shop</Trans>} />
      <CouponCards
        coupons={coupons}
        fetchedAt={fetchedAt}
        className={columns}
        maxCards={all ? undefined : maxAtFirst}
        link={link}
      />
      {hidden > 0 && !all && (
        <div className={more}>
          <Button kind="quiet" onClick={() => setAll(true)}>
            <Plural value={hidden} one="Show # more coupon" other="Show # more coupons" />
          </Button>
        </div>
      )}
    </section>
  );
}

const maxShown = 5;

interface ShopRowProps {
  readonly shopId: number;
  readonly title: ReactNode;
  readonly products: readonly ProductCard[];
  /** The order in which the list behind it stands. */
  readonly view?: Pick<ShopView, "sort">;
}

/** A row of a shop's products, with the way to all of them; nothing where there are none. */
function ShopRow({ shopId, title, products, view }: ShopRowProps): ReactElement | null {
  const id = useId();
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeading
        id={id}
        title={title}
        link={(content, className) => (
          <Link {...to.shop(shopId, { view: "all", ...view })} className={className}>
            {content}
          </Link>
        )}
      />
      <ProductGrid columns={5} onPhone="row">
        {ownProducts(products.slice(0, maxShown)).map((product) => (
          <ProductTile key={product.id} product={product} />
        ))}
      </ProductGrid>
    </section>
  );
}

const slideWidth = 1180;

/** What the shop advertises: each picture leads to its product, and several stand in a row. Nothing where there is none. */
function ShopAdvertising({ banners }: { readonly banners: readonly ShopBanner[] }): ReactElement | null {
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
