import { Plural, Trans } from "@lingui/react/macro";
import type { ProductDetail } from "@plaza/api-client";
import { Rating } from "@plaza/ui-kit/rating";
import { type ReactElement, useState } from "react";
import * as look from "./product-choice.css.ts";
import { ProductGallery } from "./product-gallery.tsx";
import { ProductOptions } from "./product-options.tsx";
import { ProductPriceBox } from "./product-price-box.tsx";
import { ProductStock } from "./product-stock.tsx";
import { SellerCard } from "./seller-card.tsx";
import { choose, chosenSku, initialChoice } from "./variant-choice.ts";

/** Pictures, variants, price and stock: they all follow what is chosen. */
export function ProductChoice({ product }: { readonly product: ProductDetail }): ReactElement {
  const [choice, setChoice] = useState(() => initialChoice(product));
  const [picture, setPicture] = useState<string | null>(null);
  const sku = chosenSku(product, choice);

  function onChoose(option: number, valueId: number): void {
    const next = choose(product, choice, option, valueId);
    setChoice(next);
    setPicture(chosenSku(product, next)?.picture ?? null);
  }

  return (
    <div className={look.columns}>
      <ProductGallery
        name={product.name}
        pictures={product.pictures}
        shown={picture ?? product.pictures[0] ?? null}
        onShow={setPicture}
      />
      <div className={look.middle}>
        <h1 className={look.name}>{product.name}</h1>
        {product.tagline !== "" && <p className={look.tagline}>{product.tagline}</p>}
        <p className={look.facts}>
          {product.reviewSummary.averageStars > 0 && <Rating value={product.reviewSummary.averageStars} withNumber />}
          <span>
            <Plural value={product.sales} one="# bought" other="# bought" />
          </span>
          <span>
            <Plural value={product.views} one="# view" other="# views" />
          </span>
        </p>
        <ProductPriceBox product={product} sku={sku} />
        <ProductOptions product={product} choice={choice} onChoose={onChoose} />
        <ProductStock product={product} sku={sku} />
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
