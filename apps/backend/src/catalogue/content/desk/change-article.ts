import { DomainError } from "../../../platform/http/domain-error.ts";
import type { SeenRevision } from "../../../platform/http/seen-revision.ts";
import type { Executor } from "../../../platform/store/database.ts";
import type { Language } from "../../../platform/store/language.ts";
import { assertDefined } from "../../../platform/store/rows.ts";
import { type ArticleContents, articles, articleVersions } from "../../../platform/store/schema/content.ts";
import { and, eq, isNull } from "../../../platform/store/sql.ts";
import { type ArticleRow, columnsOfContents, contentsOfRow, titlesOf } from "../article-contents.ts";
import { indexArticle } from "../index-changed-articles.ts";
import { expectPublishable } from "./expect-publishable.ts";
import { expectCategory, followCategory } from "./locked-category.ts";

/** Who changes articles, and when. */
export interface ArticleAuthor {
  /** Null: nobody at the desk. */
  readonly agentId: number | null;
  readonly now: Date;
}

/** Begins an article, which nobody but operators sees until it is published. @returns its id */
export async function addArticle(
  tx: Executor,
  { agentId, now }: ArticleAuthor,
  contents: ArticleContents,
  /** A demo's, where each store has the same ones. */
  id?: number,
): Promise<number> {
  await expectCategory(tx, contents.categoryId);
  const [row] = await tx
    .insert(articles)
    .values({
      ...(id !== undefined && { id }),
      ...columnsOfContents(contents),
      draft: contents,
      titles: titlesOf(contents),
      changedBy: agentId,
      changedAt: now,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: articles.id });
  return assertDefined(row, "article that has just been made").id;
}

/** Puts contents in the place of the draft. What is published stays. */
export async function saveArticleDraft(
  tx: Executor,
  author: ArticleAuthor,
  seen: SeenRevision,
  contents: ArticleContents,
): Promise<void> {
  const row = await lockedArticle(tx, seen);
  await expectCategory(tx, contents.categoryId);
  const isPublished = row.version > 0;
  await write(tx, author, row, {
    draft: contents,
    ...(isPublished ? {} : columnsOfContents(contents)),
    titles: titlesOf(isPublished ? contentsOfRow(row) : null, contents),
  });
}

/** What is published stays as it is. */
export async function discardArticleDraft(tx: Executor, author: ArticleAuthor, seen: SeenRevision): Promise<void> {
  const row = await lockedArticle(tx, seen);
  if (row.draft === null) throw new DomainError("articleDraftMissing");
  if (row.version === 0) throw new DomainError("articleNotPublished");
  await write(tx, author, row, { draft: null, titles: titlesOf(contentsOfRow(row)) });
}

/**
 * From now on the draft is what readers find.
 *
 * @param needed the store's default language, in which it is shown where others are missing
 * @returns the number of the version
 */
export async function publishArticle(
  tx: Executor,
  author: ArticleAuthor,
  seen: SeenRevision,
  needed: Language,
): Promise<number> {
  const row = await lockedArticle(tx, seen);
  if (row.draft === null) throw new DomainError("articleDraftMissing");
  expectPublishable(row.draft, await expectCategory(tx, row.draft.categoryId), needed);
  return publish(tx, author, row, row.draft, null);
}

/** What was published once is what readers find again, as a version of its own. A draft stays as it is. */
export async function publishArticleAgain(
  tx: Executor,
  author: ArticleAuthor,
  seen: SeenRevision,
  version: number,
): Promise<number> {
  const row = await lockedArticle(tx, seen);
  const [earlier] = await tx
    .select({ contents: articleVersions.contents })
    .from(articleVersions)
    .where(and(eq(articleVersions.articleId, row.id), eq(articleVersions.version, version)));
  if (earlier === undefined) throw new DomainError("articleVersionUnknown", { notFound: true });
  if (version === row.version) throw new DomainError("articleVersionShown");
  const categoryId = await followCategory(tx, earlier.contents.categoryId);
  return publish(tx, author, row, { ...earlier.contents, categoryId }, row.draft);
}

/** Hides a published article from readers, or shows it again, without a new version. */
export async function showArticle(
  tx: Executor,
  author: ArticleAuthor,
  seen: SeenRevision,
  isShown: boolean,
): Promise<void> {
  const row = await lockedArticle(tx, seen);
  if (row.version === 0) throw new DomainError("articleNotPublished");
  await write(tx, author, row, { isShown });
}

/** @throws {DomainError} where it is gone, or somebody has changed it since it was read */
export async function lockedArticle(tx: Executor, { id, revision }: SeenRevision): Promise<ArticleRow> {
  const [row] = await tx
    .select()
    .from(articles)
    .where(and(eq(articles.id, id), isNull(articles.deletedAt)))
    .for("no key update");
  if (row === undefined) throw new DomainError("articleGone", { notFound: true });
  if (row.revision !== revision) throw new DomainError("articleChangedMeanwhile");
  return row;
}

async function write(
  tx: Executor,
  { agentId, now }: ArticleAuthor,
  { id, revision }: ArticleRow,
  change: Partial<typeof articles.$inferInsert>,
): Promise<void> {
  await tx
    .update(articles)
    .set({ ...change, revision: revision + 1, changedBy: agentId, changedAt: now })
    .where(eq(articles.id, id));
}

async function publish(
  tx: Executor,
  author: ArticleAuthor,
  row: ArticleRow,
  contents: ArticleContents,
  draft: ArticleContents | null,
): Promise<number> {
  const { agentId, now } = author;
  const version = row.version + 1;
  await write(tx, author, row, {
    ...columnsOfContents(contents),
    draft,
    titles: titlesOf(contents, draft),
    version,
    createdAt: publishedAt(row, contents, now),
    updatedAt: now,
  });
  await tx
    .insert(articleVersions)
    .values({ articleId: row.id, version, contents, publishedBy: agentId, publishedAt: now });
  await indexArticle(tx, row.id);
  return version;
}

/** The day that readers see it under: from which it is shown, else the one on which it was published first. */
function publishedAt({ version, createdAt }: ArticleRow, { shownFrom }: ArticleContents, now: Date): Date {
  if (shownFrom !== null) return new Date(shownFrom);
  return version === 0 || createdAt > now ? now : createdAt;
}
