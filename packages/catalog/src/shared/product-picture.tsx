import type { ReactElement } from "react";
import { missing, picture } from "./product-picture.css.ts";

export interface ProductPictureProps {
  readonly src: string | null;
  /** Empty where the product's name stands beside it. */
  readonly alt: string;
  /** Pixels of the square it is shown in. */
  readonly size: number;
  /** The one picture a page is waited for. */
  readonly eager?: boolean;
}

/** A square picture of a product; a quiet empty square where the merchant gave none. */
export function ProductPicture({ src, alt, size, eager = false }: ProductPictureProps): ReactElement {
  if (src === null)
    return (
      <span className={missing} {...(alt === "" ? { "aria-hidden": true } : { role: "img", "aria-label": alt })} />
    );
  return (
    <img
      className={picture}
      src={src}
      alt={alt}
      width={size}
      height={size}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : "auto"}
      decoding="async"
    />
  );
}
