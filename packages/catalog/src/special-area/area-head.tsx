import type { ActivityArea, Page, ProductCard } from "@plaza/api-client";
import { imageSource } from "@plaza/routing";
import type { ReactElement } from "react";
import { ProductCount } from "../list/product-listing.tsx";
import * as look from "./area-head.css.ts";

export interface AreaHeadProps {
  readonly area: ActivityArea;
  readonly products: Page<ProductCard> | undefined;
}

/** What the theme is called and about, beside its image. */
export function AreaHead({ area: { name, synopsis, image }, products }: AreaHeadProps): ReactElement {
  return (
    <div className={look.head}>
      <div className={look.image}>
        {image !== null && (
          <img
            {...imageSource(image, 580)}
            sizes="(max-width: 767px) 100vw, (max-width: 1023px) 50vw, 460px"
            alt=""
            fetchPriority="high"
          />
        )}
      </div>
      <div className={look.text}>
        <h1 className={look.title}>{name}</h1>
        {synopsis !== "" && <p className={look.synopsis}>{synopsis}</p>}
        <ProductCount of={products} />
      </div>
    </div>
  );
}
