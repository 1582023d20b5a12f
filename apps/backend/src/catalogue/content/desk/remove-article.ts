import { DomainError } from "../../../platform/http/domain-error.ts";
import type { SeenRevision } from "../../../platform/http/seen-revision.ts";
import { releasePicture } from "../../../platform/files/take-picture.ts";
import type { Executor } from "../../../platform/store/database.ts";
import { articles } from "../../../platform/store/schema/content.ts";
import { and, eq, gt, isNull } from "../../../platform/store/sql.ts";
import { moveAddress } from "../../moved-addresses/move-address.ts";
import { picturesOf } from "./article-pictures.ts";
import { type ArticleAuthor, lockedArticle } from "./change-article.ts";

/**
 * Removes an article. In favour of another one, its addresses lead to that from now on.
 *
 * @throws {DomainError} where somebody was quicker, or readers could not be led to the other one
 */
export async function removeArticle(
  tx: Executor,
  { agentId, now }: ArticleAuthor,
  seen: SeenRevision,
  targetId: number | null,
): Promise<void> {
  const { id, revision, version } = await lockedArticle(tx, seen);
  if (targetId === id) throw new DomainError("articleTargetSame", { field: "target_id" });
  if (targetId !== null) {
    const [target] = await tx
      .select({ id: articles.id })
      .from(articles)
      .where(and(eq(articles.id, targetId), isNull(articles.deletedAt), gt(articles.version, 0)))
      .for("share");
    if (target === undefined) throw new DomainError("articleTargetGone", { field: "target_id" });
  }
  await tx
    .update(articles)
    .set({
      deletedAt: now,
      draft: version === 0 ? undefined : null,
      revision: revision + 1,
      changedBy: agentId,
      changedAt: now,
    })
    .where(eq(articles.id, id));
  if (targetId !== null) await moveAddress(tx, "article", id, targetId);
  await releasePicture(tx, picturesOf(id));
}
