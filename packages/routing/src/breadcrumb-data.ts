import type { StorefrontContext } from "./context.ts";
import { pageAddress } from "./page-address.ts";

export interface Crumb {
  readonly name: string;
  /** Router path with its query; the page itself needs none. */
  readonly path?: string;
}

/** The way to a page as schema.org describes it. */
export function breadcrumbData(context: Pick<StorefrontContext, "document" | "locale">, crumbs: readonly Crumb[]) {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      ...(path === undefined ? {} : { item: pageAddress(context, path) }),
    })),
  };
}
