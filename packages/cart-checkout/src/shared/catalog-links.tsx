import { to } from "@plaza/routing";
import { Link } from "@tanstack/react-router";
import type { ReactElement, ReactNode } from "react";
import { nameLink, nameText } from "./catalog-links.css.ts";

export interface ProductLinkProps {
  readonly productId: number;
  /** The variant that the page opens with. */
  readonly skuId?: number | undefined;
  /** That of a card; without it, the link is text. */
  readonly className?: string;
  readonly children: ReactNode;
}

/** The name of a product, which leads to it. */
export function ProductLink({ productId, skuId, className, children }: ProductLinkProps): ReactElement {
  return (
    <Link {...to.product(productId, { sku: skuId })} className={className ?? nameLink}>
      {className === undefined ? <span className={nameText}>{children}</span> : children}
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
      <span className={nameText}>{name}</span>
    </Link>
  );
}
