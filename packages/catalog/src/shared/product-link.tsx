import { to } from "@plaza/routing";
import { Link } from "@tanstack/react-router";
import type { ReactElement, ReactNode } from "react";
import { carryImage, imageTransition } from "./image-transition.ts";

export interface ProductLinkProps {
  readonly id: number;
  /** What its page opens on, where that is not for the page to say. */
  readonly sku?: number | undefined;
  readonly className: string;
  /** What it is called where that is more than what it shows. */
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

/** From a product's card to the product. */
export function ProductLink({ id, sku, className, label, children }: ProductLinkProps): ReactElement {
  return (
    <Link
      {...to.product(id, sku === undefined ? {} : { sku })}
      className={className}
      aria-label={label}
      viewTransition={imageTransition}
      onClick={({ currentTarget }) => carryImage(currentTarget)}
    >
      {children}
    </Link>
  );
}
