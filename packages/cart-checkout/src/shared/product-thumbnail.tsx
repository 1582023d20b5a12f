import { imageSource } from "@plaza/routing";
import type { ReactElement } from "react";
import { thumbnail } from "./product-thumbnail.css.ts";

export interface ProductThumbnailProps {
  readonly src: string | null;
  /** CSS pixels, at most. */
  readonly width: number;
}

/** Stands beside the product's name, so its alternative text is empty. */
export function ProductThumbnail({ src, width }: ProductThumbnailProps): ReactElement {
  if (src === null) return <span aria-hidden className={thumbnail} />;
  return (
    <img
      className={thumbnail}
      {...imageSource(src, width)}
      sizes={`${width}px`}
      alt=""
      width={width}
      height={width}
      loading="lazy"
      decoding="async"
    />
  );
}
