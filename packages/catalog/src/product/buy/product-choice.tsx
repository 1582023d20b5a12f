import { Trans } from "@lingui/react/macro";
import type { ProductDetail, Sku } from "@plaza/api-client";
import { CompareTick, useExtension } from "@plaza/routing";
import { customerPrice } from "@plaza/shopping/customer-price";
import { choose, chosenSku, initialChoice, type VariantChoice } from "@plaza/shopping/variant-choice";
import { Price } from "@plaza/ui-kit/price";
import { type ReactElement, useRef, useState } from "react";
import { ProductImage } from "../../shared/product-image.tsx";
import { ProductGallery } from "../gallery/product-gallery.tsx";
import { useScrolledPast } from "../use-in-view.ts";
import { BuyNowLink } from "./buy-buttons.tsx";
import { ProductBuy } from "./product-buy.tsx";
import { bar, purchase, variant } from "./product-choice.css.ts";
import * as look from "./product-choice.css.ts";
import { ProductOptions } from "./product-options.tsx";
import { ProductPriceBox } from "./product-price-box.tsx";
import { RatingLine } from "./rating-line.tsx";
import { type CartRequest, usePurchase } from "./use-purchase.ts";

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
  const isPast = useScrolledPast(buttons);
  const isRecorded = useExtension("price_history");
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
            <RatingLine product={product} reviewCount={reviewCount} onReviews={on.onReviews} />
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
        {isPast && <BarPurchase product={product} sku={sku} request={purchase.request} />}
      </div>
    </>
  );
}

interface BarPurchaseProps {
  readonly product: ProductDetail;
  readonly sku: Sku | null;
  /** Null where nothing can be bought. */
  readonly request: CartRequest | null;
}

/** The chosen variant with its price and the button that buys it. */
function BarPurchase({ product, sku, request }: BarPurchaseProps): ReactElement {
  const names = product.options.flatMap(({ values }, at) => values.filter(({ id }) => id === sku?.valueIds[at]));
  const { amount, forMember } = customerPrice(sku ?? product, product.flashSale !== null);
  return (
    <div className={purchase}>
      <ProductImage src={sku?.image ?? product.image} alt="" width={40} />
      <span>
        <span className={variant}>{names.map(({ name }) => name).join(" / ") || product.name}</span>
        <Price amount={amount} size="line" better={forMember} />
      </span>
      {request === null ? <Trans>Sold out</Trans> : <BuyNowLink request={request} />}
    </div>
  );
}
