import type { ProductDetail } from "@plaza/api-client";
import { CompareTick, useAnnounced } from "@plaza/routing";
import { choose, chosenSku, initialChoice, type VariantChoice } from "@plaza/shopping/variant-choice";
import { type ReactElement, useRef, useState } from "react";
import { BarPurchase } from "./bar-purchase.tsx";
import { ProductBuy } from "./buy/product-buy.tsx";
import { usePurchase } from "./buy/use-purchase.ts";
import * as look from "./product-choice.css.ts";
import { ProductFacts } from "./product-facts.tsx";
import { ProductGallery } from "./product-gallery.tsx";
import { ProductOptions } from "./product-options.tsx";
import { ProductPriceBox } from "./product-price-box.tsx";
import { bar } from "./section-bar.css.ts";
import { usePassed } from "./use-passed.ts";

export interface ProductChoiceProps {
  readonly product: ProductDetail;
  /** Stands below the price: the coupons for this product. */
  readonly coupons: ReactElement;
  /** Stands above the name: who sells it. */
  readonly shop: ReactElement;
  /** Stands below the buttons: delivery and returns. */
  readonly service: ReactElement;
  /** The buttons that lead to the sections below. */
  readonly sections: ReactElement;
  /** How many reviews there are to read; null where that is unknown. */
  readonly reviewCount: number | null;
  /** When the product was fetched, epoch milliseconds. */
  readonly fetchedAt: number;
  /** The SKU that the address names, if it names one. */
  readonly addressedSku: number | undefined;
  readonly onChoose: (sku: number) => void;
  /** Once, when the flash sale is over. */
  readonly onFlashEnd: () => void;
  /** Called after the reviews were opened, to scroll to them. */
  readonly onReviews: () => void;
}

interface Shown {
  readonly choice: VariantChoice;
  /** Null until one is chosen, itself or with a variant. */
  readonly image: string | null;
  /** The address's SKU when this was shown. */
  readonly followed: number | undefined;
}

/** What the address names; without a SKU of this product the first one in stock. */
function addressed(product: ProductDetail, skuId: number | undefined): Shown {
  const sku = product.skus.find(({ id }) => id === skuId);
  return { choice: sku?.valueIds ?? initialChoice(product), image: sku?.image ?? null, followed: skuId };
}

/** Images, variants, price and stock: they all follow what is chosen. */
export function ProductChoice({
  product,
  coupons,
  shop,
  service,
  sections,
  reviewCount,
  fetchedAt,
  addressedSku,
  ...on
}: ProductChoiceProps): ReactElement {
  const [shown, setShown] = useState(() => addressed(product, addressedSku));
  const { choice, image } = shown;
  const sku = chosenSku(product, choice);
  const purchase = usePurchase(product, sku);
  const buttons = useRef<HTMLDivElement>(null);
  const passed = usePassed(buttons);
  const isRecorded = useAnnounced("price_history");
  const images = [...new Set([...product.images, sku?.image ?? null])].filter((each) => each !== null);
  // The address follows what is chosen here; where something else has changed it, it is followed.
  if (shown.followed !== addressedSku)
    setShown(addressedSku === sku?.id ? { ...shown, followed: addressedSku } : addressed(product, addressedSku));

  function onChoose(option: number, valueId: number): void {
    const next = choose(product, choice, option, valueId);
    const chosen = chosenSku(product, next);
    setShown({ ...shown, choice: next, image: chosen?.image ?? null });
    if (chosen !== null) on.onChoose(chosen.id);
  }

  return (
    <>
      <div className={look.columns}>
        <ProductGallery
          name={product.name}
          images={images}
          shown={image ?? images[0] ?? null}
          onShow={(next) => setShown({ ...shown, image: next })}
        >
          <CompareTick product={product} alone />
        </ProductGallery>
        <div className={look.text}>
          <div className={look.heading}>
            {shop}
            <h1 className={look.name}>{product.name}</h1>
            {product.tagline !== "" && <p className={look.tagline}>{product.tagline}</p>}
            <ProductFacts product={product} reviewCount={reviewCount} onReviews={on.onReviews} />
          </div>
          <ProductPriceBox
            product={product}
            sku={sku}
            isRecorded={isRecorded}
            fetchedAt={fetchedAt}
            onFlashEnd={on.onFlashEnd}
          />
          {coupons}
          <ProductOptions product={product} choice={choice} onChoose={onChoose} />
          <ProductBuy product={product} sku={sku} purchase={purchase} row={buttons} />
          {service}
        </div>
      </div>
      <div className={bar}>
        {sections}
        {passed && <BarPurchase product={product} sku={sku} request={purchase.request} />}
      </div>
    </>
  );
}
