import type { CallContext } from "../../platform/http/call.ts";
import { inLanguage } from "../../platform/store/language.ts";
import { banners } from "../../platform/store/schema/content.ts";
import { and, asc, desc, eq, isNull } from "../../platform/store/sql.ts";

const linkTypes = { none: 0, page: 1, product: 2, custom: 3 } as const;
const terminals = { mobile: 1, desktop: 2 } as const;

/** `ad_content/lists` */
export async function handleBanners({ db, query, language, images }: CallContext) {
  const positionId = query.id("pid");
  const terminal = query.integer("terminal") ?? terminals.mobile;
  // Any other number need not even fit into the column.
  if (positionId === null || !Object.values<number>(terminals).includes(terminal)) return [];
  const rows = await db
    .select()
    .from(banners)
    .where(
      and(
        eq(banners.place, positionId),
        eq(banners.terminal, terminal),
        eq(banners.isEnabled, true),
        isNull(banners.deletedAt),
      ),
    )
    .orderBy(asc(banners.position), desc(banners.id));
  return rows.map((row) => ({
    image: images.of(row.image),
    link: row.linkKind === "product" ? "/goods_details" : row.link,
    link_type: linkTypes[row.linkKind],
    params: row.productId === null ? [] : { id: String(row.productId) },
    is_tab: 0,
    // These fields are ours: the original platform paints its texts into the image, where they cannot be translated.
    eyebrow: inLanguage(row, "eyebrow", language),
    title: inLanguage(row, "title", language),
    line: inLanguage(row, "line", language),
    action: inLanguage(row, "action", language),
  }));
}
