import { imageSource } from "@plaza/routing";
import type { ReactElement } from "react";
import { thumbnail } from "./withdrawal.css.ts";

const width = 56;

/** Stands beside the product's name, so its alternative text is empty. */
export function LineThumbnail({ src }: { readonly src: string | null }): ReactElement {
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
