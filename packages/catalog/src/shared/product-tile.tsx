import { Plural, useLingui } from "@lingui/react/macro";
import type { ProductCard as Product } from "@plaza/api-client";
import { formatMoney } from "@plaza/i18n";
import { CompareTick, ProductFavourite } from "@plaza/routing";
import { ProductCard } from "@plaza/ui-kit/product-card";
import { Tag } from "@plaza/ui-kit/tag";
import type { ReactElement } from "react";
import { ProductLink } from "./product-link.tsx";
import { ProductImage } from "./product-image.tsx";

export interface ProductTileProps {
  readonly product: Product;
  /** Place in a ranking, from 1. */
  readonly rank?: number;
  readonly heading?: "h2" | "h3";
  readonly eager?: boolean;
  /** The language of its name, where it is not the page's. */
  readonly lang?: string | undefined;
}

/** Two, three or more columns. */
const sizes = "(max-width: 767px) 50vw, (max-width: 1023px) 33vw, 280px";

interface MerchantsProps {
  readonly price: number;
  readonly count: number;
  readonly from: number;
}

/** Among filters the offer of an article that is shown need not be its cheapest. */
function Merchants({ price, count, from }: MerchantsProps): ReactElement {
  const least = formatMoney(from);
  return from < price ? (
    <Plural value={count} one={`from ${least} at # merchant`} other={`from ${least} at # merchants`} />
  ) : (
    <Plural value={count} one="at # merchant" other="at # merchants" />
  );
}

/** A product in any grid of the catalogue. */
export function ProductTile({ product, rank, heading = "h3", eager = false, lang }: ProductTileProps): ReactElement {
  const { t } = useLingui();
  const { id, marketPrice, shop, flash, merchants } = product;
  const own = shop?.selfOperated === true;
  return (
    <ProductCard
      name={product.name}
      lang={lang}
      image={
        <>
          <ProductImage src={product.image} alt="" width={280} sizes={sizes} eager={eager} />
          <CompareTick product={product} />
        </>
      }
      link={(content, className) => (
        <ProductLink
          id={id}
          sku={product.meantSkuId}
          className={className}
          label={flash ? `${product.name} ${t`Flash sale`}` : undefined}
        >
          {content}
        </ProductLink>
      )}
      price={product.price}
      soldOut={product.soldOut}
      flash={flash}
      heading={heading}
      corner={<ProductFavourite id={id} name={product.name} />}
      {...(product.sales !== null && { sales: product.sales })}
      {...(marketPrice !== null && { wasPrice: marketPrice })}
      {...(shop?.name != null && {
        shopName: merchants === null ? shop.name : <Merchants price={product.price} {...merchants} />,
      })}
      {...(own &&
        rank === undefined && {
          tags: (
            <>
              {flash && <Tag kind="flash" />}
              <Tag kind="own" />
            </>
          ),
        })}
      {...(rank !== undefined && { rank })}
    />
  );
}
