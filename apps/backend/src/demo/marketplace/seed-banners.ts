import type { BannerPosition } from "@plaza/demo-marketplace";
import { banners } from "../../platform/store/schema/content.ts";
import type { Executor } from "../../platform/store/database.ts";
import type { BannerContents } from "./marketplace-contents.ts";
import { continueIds, insertRows } from "./insert-rows.ts";
import type { Numbering } from "./numbering.ts";
import { bannerImagePath } from "./images/paths.ts";
import { written } from "./written-text.ts";

/** Places of the storefront that carry banners, by the wire's numbers. */
const positionIds: Readonly<Record<BannerPosition, number>> = {
  home: 23,
  flashSale: 24,
  hotList: 25,
  newList: 26,
  coupons: 27,
  news: 28,
  help: 29,
};

/** The wire's number for the web site, as opposed to the mobile one. */
const webSite = 2;

export async function seedBanners(
  db: Executor,
  demoBanners: readonly BannerContents[],
  productIds: Numbering,
): Promise<void> {
  const rows = demoBanners.map(
    ({ key, position, link, eyebrow, title, line, action }, index): typeof banners.$inferInsert => ({
      id: index + 1,
      place: positionIds[position],
      terminal: webSite,
      image: bannerImagePath(key),
      ...written({ eyebrow, title, line, action }),
      linkKind: link.kind,
      link: link.kind === "page" ? link.path : "",
      productId: link.kind === "product" ? productIds.of(link.product) : null,
      position: index + 1,
    }),
  );
  await insertRows(db, banners, rows);
  await continueIds(db, [banners]);
}
