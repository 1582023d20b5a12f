interface PageChange {
  readonly pathChanged: boolean;
  readonly fromLocation?: unknown;
}

/**
 * The router's `defaultViewTransition`: another page fades out, then in, where the browser can do that beside the page
 * that is already there. Sorting and paging, the first page of a document, and reduced motion have none.
 */
export function pageTransition() {
  if (typeof document === "undefined" || !CSS.supports("selector(:active-view-transition-type(page))")) return false;
  return {
    /** The name under which the styles know it: see `page-transition.css.ts`. */
    types: ({ pathChanged, fromLocation }: PageChange): string[] | false =>
      pathChanged && fromLocation !== undefined && !matchMedia("(prefers-reduced-motion: reduce)").matches
        ? ["page"]
        : false,
  };
}
