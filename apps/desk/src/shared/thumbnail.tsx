import type { ReactElement } from "react";
import { thumbnail } from "./page.css.ts";

/** A product's picture beside its name, which says what it shows. */
export function Thumbnail({ image }: { readonly image: string | null }): ReactElement {
  return image === null ? (
    <span className={thumbnail} aria-hidden />
  ) : (
    <img className={thumbnail} src={image} alt="" width={48} height={48} loading="lazy" />
  );
}
