import type { ReactElement } from "react";
import { thumbnail } from "./thumbnail.css.ts";

export interface ThumbnailProps {
  /** The attributes of an `img`; null where there is none. */
  readonly image: { readonly src: string; readonly srcSet?: string } | null;
  /** CSS pixels, at most. */
  readonly width: number;
}

/** Stands beside the product's name, so its alternative text is empty. */
export function Thumbnail({ image, width }: ThumbnailProps): ReactElement {
  if (image === null) return <span aria-hidden className={thumbnail} />;
  return (
    <img
      className={thumbnail}
      {...image}
      sizes={`${width}px`}
      alt=""
      width={width}
      height={width}
      loading="lazy"
      decoding="async"
    />
  );
}
