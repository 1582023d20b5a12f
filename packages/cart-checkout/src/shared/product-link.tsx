import { to } from "@plaza/routing";
import { Link } from "@tanstack/react-router";
import type { ReactElement, ReactNode } from "react";
import { productLink } from "./product-link.css.ts";

export interface ProductLinkProps {
  readonly productId: number;
  readonly children: ReactNode;
}

/** The name of a product, which leads to it. */
export function ProductLink({ productId, children }: ProductLinkProps): ReactElement {
  return (
    <Link {...to.product(productId)} className={productLink}>
      {children}
    </Link>
  );
}
