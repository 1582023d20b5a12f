import { pictureSource } from "@plaza/routing";
import type { ReactElement } from "react";
import { missing, picture } from "./product-picture.css.ts";

export interface ProductPictureProps {
  readonly src: string | null;
  /** Empty where the product's name stands beside it. */
  readonly alt: string;
  /** CSS pixels of the square it is shown in, at most. */
  readonly width: number;
  /** Where it is narrower on smaller screens, as the attribute of `img` says it. */
  readonly sizes?: string;
  /** Loads the picture with priority: the page's largest one above the fold. */
  readonly eager?: boolean;
}

/** A square picture of a product; a quiet empty square where the merchant gave none. */
export function ProductPicture({ src, alt, width, sizes, eager = false }: ProductPictureProps): ReactElement {
  if (src === null)
    return (
      <span className={missing} {...(alt === "" ? { "aria-hidden": true } : { role: "img", "aria-label": alt })} />
    );
  return (
    <img
      className={picture}
      {...pictureSource(src, width)}
      sizes={sizes ?? `${width}px`}
      alt={alt}
      width={width}
      height={width}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : "auto"}
      decoding="async"
    />
  );
}
