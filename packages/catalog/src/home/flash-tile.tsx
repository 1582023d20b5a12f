import type { FlashProduct } from "@plaza/api-client";
import { ProductCard } from "@plaza/ui-kit/product-card";
import { SavingPercent } from "@plaza/ui-kit/saving";
import type { ReactElement } from "react";
import { ProductLink } from "../shared/product-link.tsx";
import { ProductImage } from "../shared/product-image.tsx";

const sizes = "(max-width: 767px) 148px, (max-width: 1023px) 33vw, 220px";

/** A product of a flash sale, at its flash price. */
export function FlashTile({ product }: { readonly product: FlashProduct }): ReactElement {
  const { id, name, image, price, regularPrice, sales, stock } = product;
  return (
    <ProductCard
      name={name}
      image={<ProductImage src={image} alt="" width={220} sizes={sizes} />}
      link={(content, className) => (
        <ProductLink id={id} className={className}>
          {content}
        </ProductLink>
      )}
      price={price}
      {...(regularPrice !== null && {
        wasPrice: regularPrice,
        tags: <SavingPercent price={price} wasPrice={regularPrice} />,
      })}
      sales={sales}
      soldOut={stock === 0}
      flash
    />
  );
}
