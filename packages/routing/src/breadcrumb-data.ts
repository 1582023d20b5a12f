import type { AddressLink } from "./addresses/address.ts";
import { addressPath } from "./addresses/address-path.ts";
import type { StorefrontContext } from "./context.ts";
import { pageAddress } from "./page-address.ts";

export interface Crumb {
  readonly name: string;
  /** Left out for the last entry, which is the page itself. */
  readonly link?: AddressLink;
}

/** The breadcrumb of a page as schema.org describes it. */
export function breadcrumbData(context: Pick<StorefrontContext, "document" | "locale">, crumbs: readonly Crumb[]) {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, link }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      ...(link === undefined ? {} : { item: pageAddress(context, addressPath(link)) }),
    })),
  };
}
