import { Trans } from "@lingui/react/macro";
import { type CartShop, type ProductCard as Product, productListQuery } from "@plaza/api-client";
import { imageSource, ProductFavourite, rootRoute } from "@plaza/routing";
import { ProductCard } from "@plaza/ui-kit/product-card";
import { ProductGrid } from "@plaza/ui-kit/product-grid";
import { Tag } from "@plaza/ui-kit/tag";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactElement, useId } from "react";
import { ProductLink } from "../shared/catalog-links.tsx";
import * as look from "./also-like.css.ts";

interface Suggested {
  readonly id: number;
  readonly soldOut: boolean;
}

/** The first products of some lists, one of each list in turn or list by list: each once, none that lies in the cart. */
export function suggestedProducts<Product extends Suggested>(
  lists: readonly (readonly Product[])[],
  inCart: ReadonlySet<number>,
  count: number,
  { inTurn = true } = {},
): readonly Product[] {
  const maxLength = Math.max(0, ...lists.map(({ length }) => length));
  const rounds = Array.from({ length: maxLength }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
  const wanted = (inTurn ? rounds : lists.flat()).filter(({ id, soldOut }) => !soldOut && !inCart.has(id));
  return [...new Map(wanted.map((product) => [product.id, product])).values()].slice(0, count);
}

/** How many shops of a cart are asked for their best sellers. */
const maxShops = 3;
const shownCount = 5;
/** Two, three or five columns. */
const sizes = "(max-width: 767px) 50vw, (max-width: 1023px) 33vw, 280px";

/**
 * What the shops of the cart sell best, apart from what lies in it; filled up with what the platform sells best. Nothing
 * where there is none, or it cannot be fetched.
 */
export function AlsoLike({ shops }: { readonly shops: readonly CartShop[] }): ReactElement | null {
  const id = useId();
  const { api, queryClient } = rootRoute.useRouteContext();
  const shopIds = shops.slice(0, maxShops).map((shop) => shop.id);
  const { data: lists = [] } = useQuery({
    queryKey: ["also-like", shopIds],
    queryFn: () => {
      const bestSellers = async (shopId?: number) => {
        const params = { shopId, sort: "sales", page: 1, pageSize: 10 } as const;
        return (await queryClient.fetchQuery(productListQuery(api, params))).items;
      };
      return Promise.all([...shopIds, undefined].map((shopId) => bestSellers(shopId)));
    },
    // The shop whose last line was removed does not empty the row.
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
  const inCart = new Set(shops.flatMap(({ lines }) => lines).map(({ productId }) => productId));
  const ofShops = suggestedProducts<Product>(lists.slice(0, -1), inCart, shownCount);
  const shown = suggestedProducts<Product>([ofShops, lists.at(-1) ?? []], inCart, shownCount, { inTurn: false });
  if (shown.length === 0) return null;
  return (
    <section className={look.section} aria-labelledby={id}>
      <h2 id={id} className={look.title}>
        <Trans>You may also like</Trans>
      </h2>
      <ProductGrid columns={5} onPhone="row">
        {shown.map((product) => (
          <Suggestion key={product.id} product={product} />
        ))}
      </ProductGrid>
    </section>
  );
}

function Suggestion({ product }: { readonly product: Product }): ReactElement {
  const { id, marketPrice, sales, shop } = product;
  return (
    <ProductCard
      name={product.name}
      image={
        product.image === null ? (
          <span aria-hidden className={look.image} />
        ) : (
          <img className={look.image} {...imageSource(product.image, 280)} sizes={sizes} alt="" loading="lazy" />
        )
      }
      link={(content, className) => (
        <ProductLink productId={id} className={className}>
          {content}
        </ProductLink>
      )}
      price={product.price}
      corner={<ProductFavourite id={id} name={product.name} />}
      wasPrice={marketPrice ?? undefined}
      sales={sales ?? undefined}
      shopName={shop?.name ?? undefined}
      tags={shop?.selfOperated === true && <Tag kind="own" />}
    />
  );
}
