import "./image-transition.css.ts";

/** The name under which the styles know it: see `image-transition.css.ts`. */
const type = "product";
const mark = "data-carried";

/**
 * For a link to a product: where the browser can do it, the pressed card's image grows into the product's, instead of
 * the fade between other pages. With reduced motion there is neither.
 */
export const imageTransition = {
  types: (): string[] | false => (matchMedia("(prefers-reduced-motion: reduce)").matches ? false : [type]),
};

/** Remembers the card that was pressed last by its link, with the frame of its image. */
export function carryImage(link: Element): void {
  for (const carried of document.querySelectorAll(`[${mark}]`)) carried.removeAttribute(mark);
  link.closest("article")?.querySelector("img")?.parentElement?.setAttribute(mark, "");
}
