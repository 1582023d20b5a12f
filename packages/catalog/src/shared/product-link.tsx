import { to } from "@plaza/routing";
import { Link } from "@tanstack/react-router";
import type { ReactElement, ReactNode } from "react";
import { carryImage, imageTransition } from "./image-transition.ts";

export interface ProductLinkProps {
  readonly id: number;
  readonly className: string;
  /** What it is called where that is more than what it shows. */
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

/** From a product's card to the product. */
export function ProductLink({ id, className, label, children }: ProductLinkProps): ReactElement {
  return (
    <Link
      {...to.product(id)}
      className={className}
      aria-label={label}
      viewTransition={imageTransition}
      onClick={({ currentTarget }) => carryImage(currentTarget)}
    >
      {children}
    </Link>
  );
}
