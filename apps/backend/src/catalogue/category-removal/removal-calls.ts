import { releasePicture } from "../../platform/files/take-picture.ts";
import type { AgentContext } from "../../platform/http/agent-call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { Reply } from "../../platform/http/reply.ts";
import { optionalId, requiredId, requiredIds } from "../../platform/http/required-id.ts";
import { seenRevision } from "../../platform/http/seen-revision.ts";
import type { Executor } from "../../platform/store/database.ts";
import { retriedTransaction } from "../../platform/store/retried-transaction.ts";
import { countCategoryRules } from "../../selling/merchandising/carry-category-rules.ts";
import { pictureOf } from "../categories/category-calls.ts";
import { readCategoryTree } from "../categories/category-tree.ts";
import { countInCategories } from "../categories/count-in-categories.ts";
import type { RemovedCategories } from "./follow-categories.ts";
import { mergeCategory } from "./merge-category.ts";
import { planMerge } from "./plan-merge.ts";
import { removeCategory } from "./remove-category.ts";

/** `categories/remove`: with all below it; their products go to `target_id`. */
export async function handleRemoveCategory({ db, body, agent, now }: AgentContext) {
  const seen = seenRevision(body);
  const removal = {
    branchIds: requiredIds(body, "branch_ids"),
    targetId: optionalId(body, "target_id"),
    agentId: agent.id,
    now: now(),
  };
  const removed = await retriedTransaction(db, (tx) => withoutPictures(tx, removeCategory(tx, seen, removal)));
  return new Reply({ products: removed.products }, { key: "categoryRemoved" });
}

/** `categories/merge_preview`: what merging `id` into `target_id` comes to, and changes nothing. */
export async function handlePreviewMerge({ db, query }: AgentContext) {
  const tree = await readCategoryTree(db);
  const row = tree.find(requiredId(query, "id"));
  if (row === undefined) throw new DomainError("categoryGone", { notFound: true });
  const target = tree.find(requiredId(query, "target_id"));
  if (target === undefined) throw new DomainError("categoryGone", { notFound: true, field: "target_id" });
  const { merged, moved } = planMerge(tree, row, target);
  const mergedIds = merged.map((each) => each.row.id);
  const branchIds = tree.branchOf(row).map(({ id }) => id);
  return {
    merged_ids: mergedIds,
    moved_ids: moved.map((each) => each.row.id),
    products: await countInCategories(db, branchIds),
    rules: await countCategoryRules(db, mergedIds),
  };
}

/** `categories/merge`: into `target_id`, as it was previewed. */
export async function handleMergeCategory({ db, body, agent, now }: AgentContext) {
  const seen = seenRevision(body);
  const merge = {
    targetId: requiredId(body, "target_id"),
    mergedIds: requiredIds(body, "merged_ids"),
    movedIds: body.ids("moved_ids"),
    agentId: agent.id,
    now: now(),
  };
  const merged = await retriedTransaction(db, (tx) => withoutPictures(tx, mergeCategory(tx, seen, merge)));
  return new Reply({ products: merged.products }, { key: "categoryMerged" });
}

async function withoutPictures(tx: Executor, removing: Promise<RemovedCategories>): Promise<RemovedCategories> {
  const removed = await removing;
  for (const id of removed.ids) await releasePicture(tx, pictureOf(id));
  return removed;
}
