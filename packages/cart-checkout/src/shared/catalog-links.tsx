import { to } from "@plaza/routing";
import { Link } from "@tanstack/react-router";
import type { ReactElement, ReactNode } from "react";
import { nameLink } from "./catalog-links.css.ts";

export interface ProductLinkProps {
  readonly productId: number;
  /** The variant that the page opens with. */
  readonly skuId?: number | undefined;
  /** That of a card; without it, the link is text. */
  readonly className?: string;
  readonly children: ReactNode;
}

/** The name of a product, which leads to it. */
export function ProductLink({ productId, skuId, className = nameLink, children }: ProductLinkProps): ReactElement {
  return (
    <Link {...to.product(productId, { sku: skuId })} className={className}>
      {children}
    </Link>
  );
}

export interface ShopNameProps {
  readonly id: number;
  readonly name: string;
}

/** The name of a shop, which leads to it. */
export function ShopName({ id, name }: ShopNameProps): ReactElement {
  return (
    <Link {...to.shop(id)} className={nameLink}>
      {name}
    </Link>
  );
}
