import { imageSource } from "@plaza/routing";
import type { ReactElement } from "react";
import { missing, image } from "./product-image.css.ts";

export interface ProductImageProps {
  readonly src: string | null;
  /** Empty where the product's name stands beside it. */
  readonly alt: string;
  /** CSS pixels of the square it is shown in, at most. */
  readonly width: number;
  /** Where it is narrower on smaller screens, as the attribute of `img` says it. */
  readonly sizes?: string;
  /** Loads the image with priority: the page's largest one above the fold. */
  readonly eager?: boolean;
}

/** A square image of a product; a quiet empty square where the merchant gave none. */
export function ProductImage({ src, alt, width, sizes, eager = false }: ProductImageProps): ReactElement {
  if (src === null)
    return (
      <span className={missing} {...(alt === "" ? { "aria-hidden": true } : { role: "img", "aria-label": alt })} />
    );
  return (
    <img
      className={image}
      {...imageSource(src, width)}
      sizes={sizes ?? `${width}px`}
      alt={alt}
      width={width}
      height={width}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : undefined}
      decoding="async"
    />
  );
}
