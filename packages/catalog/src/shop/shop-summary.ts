import type { Shop } from "@plaza/api-client";
import { addressPath, breadcrumbData, pageAddress, type PageSummary, type StorefrontContext, to } from "@plaza/routing";
import { shopDirectorySummary } from "../shop-directory/directory-summary.ts";

/** A shop's title, description and structured data. */
export function shopSummary(context: StorefrontContext, shop: Shop): PageSummary {
  const { name, intro, logo, banner, id } = shop;
  const address = pageAddress(context, addressPath(to.shop(id)));
  const images = [logo, banner].filter((image) => image !== null);
  return {
    title: name,
    description: [name, intro].filter(Boolean).join(" · "),
    image: banner ?? shop.cover,
    structuredData: [
      {
        "@type": "OnlineStore",
        name,
        url: address,
        ...(intro !== "" && { description: intro }),
        image: images.map((image) => new URL(image, context.document.origin).href),
        ...(shop.customerService.phone !== null && { telephone: shop.customerService.phone }),
      },
      breadcrumbData(context, [
        { name: shopDirectorySummary(context).title ?? "", link: to.shopDirectory() },
        { name },
      ]),
    ],
  };
}
