import { Trans } from "@lingui/react/macro";
import type { OfferedCoupon, ProductDetail } from "@plaza/api-client";
import { choose, chosenSku, initialChoice } from "@plaza/shopping/variant-choice";
import { type ReactElement, useState } from "react";
import { ProductBuy } from "./buy/product-buy.tsx";
import { ProductCoupons } from "./coupons/product-coupons.tsx";
import * as look from "./product-choice.css.ts";
import { ProductFacts } from "./product-facts.tsx";
import { ProductGallery } from "./product-gallery.tsx";
import { ProductOptions } from "./product-options.tsx";
import { ProductPriceBox } from "./product-price-box.tsx";
import { SellerCard } from "./seller-card.tsx";

export interface ProductChoiceProps {
  readonly product: ProductDetail;
  /** The coupons for this product. */
  readonly coupons: readonly OfferedCoupon[];
  /** How many reviews there are to read; null where that is unknown. */
  readonly reviewCount: number | null;
  /** When the product was fetched, epoch milliseconds. */
  readonly fetchedAt: number;
  /** Once, when the flash sale is over. */
  readonly onFlashEnd: () => void;
  /** Called after the reviews were opened, to scroll to them. */
  readonly onReviews: () => void;
}

/** Images, variants, price and stock: they all follow what is chosen. */
export function ProductChoice({ product, coupons, reviewCount, fetchedAt, ...on }: ProductChoiceProps): ReactElement {
  const [choice, setChoice] = useState(() => initialChoice(product));
  const [image, setImage] = useState<string | null>(null);
  const sku = chosenSku(product, choice);

  function onChoose(option: number, valueId: number): void {
    const next = choose(product, choice, option, valueId);
    setChoice(next);
    setImage(chosenSku(product, next)?.image ?? null);
  }

  return (
    <div className={look.columns}>
      <ProductGallery
        name={product.name}
        images={product.images}
        shown={image ?? product.images[0] ?? null}
        onShow={setImage}
      />
      <div className={look.middle}>
        <div className={look.heading}>
          <h1 className={look.name}>{product.name}</h1>
          {product.tagline !== "" && <p className={look.tagline}>{product.tagline}</p>}
          <ProductFacts product={product} reviewCount={reviewCount} onReviews={on.onReviews} />
        </div>
        <ProductPriceBox product={product} sku={sku} fetchedAt={fetchedAt} onFlashEnd={on.onFlashEnd} />
        <ProductCoupons coupons={coupons} />
        <ProductOptions product={product} choice={choice} onChoose={onChoose} />
        <ProductBuy product={product} sku={sku} />
        {product.virtual && (
          <p className={look.note}>
            <Trans>Delivered electronically: nothing is shipped.</Trans>
          </p>
        )}
      </div>
      <SellerCard shop={product.shop} />
    </div>
  );
}
