import type { ActivityArea, ProductCard } from "@plaza/api-client";
import { breadcrumbData, type PageSummary, type StorefrontContext } from "@plaza/routing";
import { productListData } from "../shared/product-list-data.ts";

/** An area's title, description and structured data. */
export function specialAreaSummary(
  context: StorefrontContext,
  { name, synopsis, image }: ActivityArea,
  products: readonly ProductCard[],
): PageSummary {
  return {
    title: name,
    description: [name, synopsis].filter(Boolean).join(" · "),
    image,
    structuredData: [
      breadcrumbData(context, [{ name }]),
      ...(products.length === 0 ? [] : [productListData(context, name, products)]),
    ],
  };
}
