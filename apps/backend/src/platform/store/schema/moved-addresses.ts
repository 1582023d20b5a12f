import { check, index, integer, pgTable, primaryKey, sql, text } from "../sql.ts";

/** What has a page of its own, or filters a list, by an id that stands in addresses. */
export type MovedKind = "category" | "brand" | "article" | "article_category";

/**
 * Ids whose addresses lead to another id since theirs was merged into it or removed for it. Each row leads to an id that
 * has not moved itself. Refers to rows that may be gone.
 */
export const movedAddresses = pgTable(
  "moved_addresses",
  {
    kind: text().$type<MovedKind>().notNull(),
    formerId: integer("former_id").notNull(),
    currentId: integer("current_id").notNull(),
  },
  (moved) => [
    primaryKey({ columns: [moved.kind, moved.formerId] }),
    index("moved_addresses_current").on(moved.kind, moved.currentId),
    check("moved_addresses_kind", sql`${moved.kind} in ('category', 'brand', 'article', 'article_category')`),
    check("moved_addresses_elsewhere", sql`${moved.formerId} <> ${moved.currentId}`),
  ],
);
