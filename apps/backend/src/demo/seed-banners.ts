import { banners } from "../store/schema/content.ts";
import type { Executor } from "../store/database.ts";
import { bannerPositions, type DemoBanner } from "./banner-types.ts";
import { continueIds, insertRows } from "./insert-rows.ts";
import type { Numbering } from "./numbering.ts";
import { bannerPicturePath } from "./pictures/paths.ts";
import { written } from "./written-text.ts";

/** The wire's number for the web site, as opposed to the mobile one. */
const webSite = 2;

export async function seedBanners(
  db: Executor,
  demoBanners: readonly DemoBanner[],
  productIds: Numbering,
): Promise<void> {
  const rows = demoBanners.map(
    ({ key, position, link, eyebrow, title, line, action }, index): typeof banners.$inferInsert => ({
      id: index + 1,
      place: bannerPositions[position],
      terminal: webSite,
      picture: bannerPicturePath(key),
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
