import { DomainError } from "../../../platform/http/domain-error.ts";
import type { SeenRevision } from "../../../platform/http/seen-revision.ts";
import type { Executor } from "../../../platform/store/database.ts";
import { movedPositions } from "../../../platform/store/moved-positions.ts";
import {
  asStored,
  byLanguage,
  columnsOf,
  storedText,
  type WrittenTexts,
} from "../../../platform/store/language-texts.ts";
import { languages } from "../../../platform/store/language.ts";
import { assertDefined } from "../../../platform/store/rows.ts";
import { articleCategories, type ArticleKind, articles } from "../../../platform/store/schema/content.ts";
import { and, asc, eq, isNull, sql } from "../../../platform/store/sql.ts";
import { moveAddress } from "../../moved-addresses/move-address.ts";
import type { ArticleCategory } from "./locked-category.ts";

const maxCategories = 100;

export interface CategoryFields {
  readonly name: WrittenTexts;
  readonly isShown: boolean;
}

/** Adds a category behind those of its kind. @returns its id */
export async function addArticleCategory(
  tx: Executor,
  kind: ArticleKind,
  { name, isShown }: CategoryFields,
  /** A demo's, where each store has the same ones. */
  id?: number,
): Promise<number> {
  const categories = await lockedCategories(tx, kind);
  if (categories.length >= maxCategories)
    throw new DomainError("articleCategoriesTooMany", { parameter: String(maxCategories) });
  expectFreeName(categories, name);
  const position = Math.max(0, ...categories.map((category) => category.position)) + 1;
  const [row] = await tx
    .insert(articleCategories)
    .values({ ...(id !== undefined && { id }), kind, isShown, position, ...columnsOf({ name: asStored(name) }) })
    .returning({ id: articleCategories.id });
  return assertDefined(row, "category that has just been made").id;
}

export async function changeArticleCategory(
  tx: Executor,
  seen: SeenRevision,
  { name, isShown }: CategoryFields,
): Promise<void> {
  const { category, siblings } = await seenCategory(tx, seen);
  expectFreeName(siblings, name);
  await tx
    .update(articleCategories)
    .set({ ...columnsOf({ name: asStored(name) }), isShown, revision: category.revision + 1 })
    .where(eq(articleCategories.id, category.id));
}

/** Puts a category before another one of its kind, or at the end. */
export async function moveArticleCategory(tx: Executor, seen: SeenRevision, beforeId: number | null): Promise<void> {
  const { category, siblings } = await seenCategory(tx, seen);
  const moved = movedPositions([...siblings, category], category.id, beforeId);
  if (moved === null) throw new DomainError("articleCategoryGone", { field: "before_id" });
  for (const { id, position } of moved)
    await tx.update(articleCategories).set({ position }).where(eq(articleCategories.id, id));
  await tx
    .update(articleCategories)
    .set({ revision: category.revision + 1 })
    .where(eq(articleCategories.id, category.id));
}

/**
 * Removes a category into another one of its kind: its articles stand there from now on, and its addresses lead there.
 *
 * @returns how many articles stand somewhere else now
 */
export async function removeArticleCategory(
  tx: Executor,
  seen: SeenRevision,
  targetId: number,
  now: Date,
): Promise<number> {
  const { category, siblings } = await seenCategory(tx, seen);
  const target = siblings.find(({ id }) => id === targetId);
  if (target === undefined) throw new DomainError("articleCategoryTarget", { field: "target_id" });
  const moved = await tx
    .update(articles)
    .set({ categoryId: target.id })
    .where(and(eq(articles.categoryId, category.id), isNull(articles.deletedAt)))
    .returning({ id: articles.id });
  // Drafts follow, whichever category their article is in.
  await tx
    .update(articles)
    .set({ draft: sql`jsonb_set(${articles.draft}, '{categoryId}', to_jsonb(${target.id}::integer))` })
    .where(sql`(${articles.draft} -> 'categoryId')::integer = ${category.id}`);
  await tx
    .update(articleCategories)
    .set({ deletedAt: now, revision: category.revision + 1 })
    .where(eq(articleCategories.id, category.id));
  await moveAddress(tx, "article_category", category.id, target.id);
  return moved.length;
}

/** Those of a kind in their order, which nobody else changes until the transaction ends. */
async function lockedCategories(tx: Executor, kind: ArticleKind): Promise<readonly ArticleCategory[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('article_categories'), hashtext(${kind}))`);
  return tx
    .select()
    .from(articleCategories)
    .where(and(eq(articleCategories.kind, kind), isNull(articleCategories.deletedAt)))
    .orderBy(asc(articleCategories.position), asc(articleCategories.id))
    .for("update");
}

async function seenCategory(tx: Executor, { id, revision }: SeenRevision) {
  const [found] = await tx
    .select({ kind: articleCategories.kind })
    .from(articleCategories)
    .where(eq(articleCategories.id, id));
  const all = found === undefined ? [] : await lockedCategories(tx, found.kind);
  const category = all.find((each) => each.id === id);
  if (category === undefined) throw new DomainError("articleCategoryGone", { notFound: true });
  if (category.revision !== revision) throw new DomainError("articleCategoryChanged");
  return { category, siblings: all.filter((each) => each.id !== id) };
}

/** @throws {DomainError} that names the language in which another category of the kind has the name */
function expectFreeName(siblings: readonly ArticleCategory[], name: WrittenTexts): void {
  const folded = (text: string): string => text.normalize("NFKC").trim().toLowerCase();
  const taken = new Set(siblings.flatMap((row) => Object.values(byLanguage(storedText(row, "name"))).map(folded)));
  for (const language of languages) {
    const text = name[language];
    if (text !== undefined && taken.has(folded(text)))
      throw new DomainError("articleCategoryNameTaken", { field: `name_${language}`, parameter: text });
  }
}
