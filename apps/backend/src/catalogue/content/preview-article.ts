import type { PreviewKind } from "../../platform/domain/preview-kind.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Executor } from "../../platform/store/database.ts";
import { articleCategories, articles } from "../../platform/store/schema/content.ts";
import { and, eq, isNull } from "../../platform/store/sql.ts";
import { columnsOfContents } from "./article-contents.ts";

/** The shop's page of each kind. */
const pages = { news: "/news_list/news_list_detail", help: "/help_center/help_center_detail" } as const;

/** A draft, as whoever made the preview has saved it. */
export const articlePreview: PreviewKind = {
  address: async (db, { id, revision }) => {
    const previewed = await findDraft(db, Number(id), revision);
    return previewed === null ? null : `${pages[previewed.category.kind]}?id=${id}`;
  },
};

/**
 * The article as it would be published, with the category of its draft.
 *
 * @throws {DomainError} where its draft was changed, published or discarded meanwhile
 */
export async function previewedArticle(db: Executor, id: number, revision: number) {
  const previewed = await findDraft(db, id, revision);
  if (previewed === null) throw new DomainError("previewEnded", { notFound: true });
  return previewed;
}

async function findDraft(db: Executor, id: number, revision: number) {
  const [row] = await db
    .select()
    .from(articles)
    .where(and(eq(articles.id, id), eq(articles.revision, revision), isNull(articles.deletedAt)));
  if (row === undefined || row.draft === null) return null;
  const [category] = await db
    .select()
    .from(articleCategories)
    .where(and(eq(articleCategories.id, row.draft.categoryId), isNull(articleCategories.deletedAt)));
  return category === undefined ? null : { article: { ...row, ...columnsOfContents(row.draft) }, category };
}
