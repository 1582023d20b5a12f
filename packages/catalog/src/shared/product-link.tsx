import { Link } from "@tanstack/react-router";
import type { ReactElement, ReactNode } from "react";
import { carryPicture, pictureTransition } from "./picture-transition.ts";

export interface ProductLinkProps {
  readonly id: number;
  readonly className: string;
  readonly children: ReactNode;
}

/** From a product's card to the product. */
export function ProductLink({ id, className, children }: ProductLinkProps): ReactElement {
  return (
    <Link
      to="/goods_details/{-$id}"
      params={{ id: String(id) }}
      className={className}
      viewTransition={pictureTransition}
      onClick={({ currentTarget }) => carryPicture(currentTarget)}
    >
      {children}
    </Link>
  );
}
