import { sentPicture, takePicture } from "../../platform/files/take-picture.ts";
import type { AgentContext } from "../../platform/http/agent-call.ts";
import { readTexts } from "../../platform/http/read-texts.ts";
import { Reply } from "../../platform/http/reply.ts";
import { optionalId } from "../../platform/http/required-id.ts";
import { seenRevision } from "../../platform/http/seen-revision.ts";
import { retriedTransaction } from "../../platform/store/retried-transaction.ts";
import { flag } from "../../platform/wire/scalars.ts";
import { addCategory } from "./add-categories.ts";
import { maxNameLength, namesOf } from "./category-names.ts";
import { readCategoryTree } from "./category-tree.ts";
import { changeCategory, lockedCategory } from "./change-category.ts";
import { countInEach, withBranches } from "./count-in-categories.ts";
import { moveCategory } from "./move-category.ts";

/** `categories/list`: all of them, hidden ones too, siblings in their order. */
export async function handleCategories({ db, images }: AgentContext) {
  const [tree, counted] = await Promise.all([readCategoryTree(db), countInEach(db)]);
  const counts = withBranches(counted, tree);
  return tree.rows.map((row) => ({
    id: row.id,
    parent_id: row.parentId ?? 0,
    level: row.level,
    name: namesOf(row),
    image: images.of(row.image),
    is_shown: flag(row.isShown),
    revision: row.revision,
    products: counts.get(row.id)?.products ?? 0,
    on_sale: counts.get(row.id)?.onSale ?? 0,
  }));
}

/** `categories/save`: a new one behind its siblings, or what one is called, looks like, and whether shoppers see it. */
export async function handleSaveCategory({ db, body, agent }: AgentContext) {
  const name = readTexts(body, "name", maxNameLength);
  const isShown = body.flag("is_shown") ?? true;
  const seen = body.text("id") === "" ? null : seenRevision(body);
  const parentId = seen === null ? optionalId(body, "parent_id") : null;
  const id = await retriedTransaction(db, async (tx) => {
    const row =
      seen === null
        ? await addCategory(tx, { name, parentId, isShown, image: null })
        : (await lockedCategory(tx, seen)).row;
    const image = await takePicture(tx, sentPicture(body), {
      agentId: agent.id,
      about: pictureOf(row.id),
      current: row.image,
    });
    // A new one has all but its picture.
    if (seen !== null || image !== undefined) await changeCategory(tx, row, { name, isShown, image });
    return row.id;
  });
  return new Reply({ id }, { key: "categorySaved" });
}

/** `categories/move`: with all below it, below another one or among its siblings. */
export async function handleMoveCategory({ db, body }: AgentContext) {
  const seen = seenRevision(body);
  const to = { parentId: optionalId(body, "parent_id"), beforeId: optionalId(body, "before_id") };
  const moved = await retriedTransaction(db, (tx) => moveCategory(tx, seen, to));
  return new Reply({ products: moved }, { key: "categoryMoved" });
}

/** What its picture is stored as being of. */
export function pictureOf(id: number): string {
  return `category:${id}`;
}
