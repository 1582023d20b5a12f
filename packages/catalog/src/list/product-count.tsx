import { Plural } from "@lingui/react/macro";
import type { Page, ProductCard } from "@plaza/api-client";
import type { ReactElement } from "react";
import { count } from "./list-page.css.ts";

export interface ProductCountProps {
  /** Undefined until it is there. */
  readonly of: Page<ProductCard> | undefined;
}

/** How many products a list has, said anew whenever that changes. */
export function ProductCount({ of: page }: ProductCountProps): ReactElement {
  return (
    <output className={count}>
      {page === undefined ? null : page.isCapped ? (
        <Plural value={page.total} other="#+ products" />
      ) : (
        <Plural value={page.total} one="# product" other="# products" />
      )}
    </output>
  );
}
