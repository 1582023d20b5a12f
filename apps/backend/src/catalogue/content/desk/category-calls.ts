import type { AgentContext } from "../../../platform/http/agent-call.ts";
import { DomainError } from "../../../platform/http/domain-error.ts";
import { readTexts } from "../../../platform/http/read-texts.ts";
import { Reply } from "../../../platform/http/reply.ts";
import { optionalId, requiredId } from "../../../platform/http/required-id.ts";
import { seenRevision } from "../../../platform/http/seen-revision.ts";
import { byLanguage, storedText } from "../../../platform/store/language-texts.ts";
import { retriedTransaction } from "../../../platform/store/retried-transaction.ts";
import { articleCategories, articles } from "../../../platform/store/schema/content.ts";
import { and, asc, count, eq, isNull } from "../../../platform/store/sql.ts";
import { flag } from "../../../platform/wire/scalars.ts";
import {
  addArticleCategory,
  changeArticleCategory,
  moveArticleCategory,
  removeArticleCategory,
} from "./change-category.ts";

const maxNameLength = 60;

/** `article_categories/list`: of both kinds, in their order, with how many articles each has. */
export async function handleArticleCategoryList({ db }: AgentContext) {
  const rows = await db
    .select({ category: articleCategories, number: count(articles.id) })
    .from(articleCategories)
    .leftJoin(articles, and(eq(articles.categoryId, articleCategories.id), isNull(articles.deletedAt)))
    .where(isNull(articleCategories.deletedAt))
    .groupBy(articleCategories.id)
    .orderBy(asc(articleCategories.kind), asc(articleCategories.position), asc(articleCategories.id));
  return rows.map(({ category, number }) => ({
    id: category.id,
    kind: category.kind,
    name: byLanguage(storedText(category, "name")),
    is_shown: flag(category.isShown),
    revision: category.revision,
    articles: number,
  }));
}

/** `article_categories/save`: a new one behind those of its `kind`, or what one is called and whether readers see it. */
export async function handleSaveArticleCategory({ db, body }: AgentContext) {
  const fields = { name: readTexts(body, "name", maxNameLength), isShown: body.flag("is_shown") !== false };
  const seen = body.text("id") === "" ? null : seenRevision(body);
  const kind = (["news", "help"] as const).find((each) => each === body.text("kind"));
  if (seen === null && kind === undefined) throw new DomainError("parameterWrong", { parameter: "kind" });
  const id = await retriedTransaction(db, async (tx) => {
    if (seen === null) return addArticleCategory(tx, kind ?? "news", fields);
    await changeArticleCategory(tx, seen, fields);
    return seen.id;
  });
  return new Reply({ id }, { key: "articleCategorySaved" });
}

/** `article_categories/move`: before another one of its kind, or to the end. */
export async function handleMoveArticleCategory({ db, body }: AgentContext) {
  const seen = seenRevision(body);
  const beforeId = optionalId(body, "before_id");
  await retriedTransaction(db, (tx) => moveArticleCategory(tx, seen, beforeId));
  return new Reply([], { key: "articleCategorySaved" });
}

/** `article_categories/remove`: its articles go to `target_id`, and its addresses lead there. */
export async function handleRemoveArticleCategory({ db, body, now }: AgentContext) {
  const seen = seenRevision(body);
  const targetId = requiredId(body, "target_id");
  const moved = await retriedTransaction(db, (tx) => removeArticleCategory(tx, seen, targetId, now()));
  return new Reply({ articles: moved }, { key: "articleCategoryRemoved" });
}
