import type { StorefrontContext } from "./context.ts";

export interface Crumb {
  readonly name: string;
  /** Router path with its query; the page itself needs none. */
  readonly path?: string;
}

/** The way to a page as schema.org describes it; addresses have the path form, which a server answers. */
export function breadcrumbData({ document }: Pick<StorefrontContext, "document">, crumbs: readonly Crumb[]) {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      ...(path === undefined ? {} : { item: `${document.origin}/pc${path}` }),
    })),
  };
}
