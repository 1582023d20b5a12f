import { DomainError } from "../../../platform/http/domain-error.ts";
import type { Executor } from "../../../platform/store/database.ts";
import { articleCategories } from "../../../platform/store/schema/content.ts";
import { movedAddresses } from "../../../platform/store/schema/moved-addresses.ts";
import { and, eq, isNull } from "../../../platform/store/sql.ts";

export type ArticleCategory = typeof articleCategories.$inferSelect;

/**
 * A category that nobody removes until the transaction ends.
 *
 * @throws {DomainError} that names the field where there is none
 */
export async function expectCategory(tx: Executor, id: number): Promise<ArticleCategory> {
  const category = await sharedCategory(tx, id);
  if (category === null) throw new DomainError("articleCategoryGone", { field: "category_id" });
  return category;
}

/** The category that one which may be removed by now has led to since. @throws {DomainError} where it leads nowhere */
export async function followCategory(tx: Executor, id: number): Promise<number> {
  if ((await sharedCategory(tx, id)) !== null) return id;
  const [moved] = await tx
    .select({ id: movedAddresses.currentId })
    .from(movedAddresses)
    .where(and(eq(movedAddresses.kind, "article_category"), eq(movedAddresses.formerId, id)));
  return (await expectCategory(tx, moved?.id ?? 0)).id;
}

async function sharedCategory(tx: Executor, id: number): Promise<ArticleCategory | null> {
  const [category] = await tx
    .select()
    .from(articleCategories)
    .where(and(eq(articleCategories.id, id), isNull(articleCategories.deletedAt)))
    .for("share");
  return category ?? null;
}
