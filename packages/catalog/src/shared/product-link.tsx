import { to } from "@plaza/routing";
import { Link } from "@tanstack/react-router";
import type { ReactElement, ReactNode } from "react";
import "./product-link.css.ts";

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

/** The name under which the styles know it: see `image-transition.css.ts`. */
const type = "product";

const mark = "data-carried";

/**
 * For a link to a product: where the browser can do it, the pressed card's image grows into the product's, instead of
 * the fade between other pages. With reduced motion there is neither.
 */
const imageTransition = {
  types: (): string[] | false => (matchMedia("(prefers-reduced-motion: reduce)").matches ? false : [type]),
};

/** Remembers the card that was pressed last by its link, with the frame of its image. */
function carryImage(link: Element): void {
  for (const carried of document.querySelectorAll(`[${mark}]`)) carried.removeAttribute(mark);
  link.closest("article")?.querySelector("img")?.parentElement?.setAttribute(mark, "");
}
