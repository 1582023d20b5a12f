import { publishHomeDraft, saveHomeDraft } from "../catalogue/home/change-home.ts";
import { readDocument } from "../catalogue/home/read-document.ts";
import { versionShownAt } from "../catalogue/home/shown-version.ts";
import type { Executor } from "../platform/store/database.ts";
import { type HomeDocument, homeDrafts, type ProductColumn } from "../platform/store/schema/home.ts";

/** Publishes what a change makes of the home that is shown. */
export async function publishHome(
  db: Executor,
  now: Date,
  change: (document: HomeDocument) => HomeDocument,
): Promise<HomeDocument> {
  const [draft] = await db.select({ revision: homeDrafts.revision }).from(homeDrafts);
  const shown = await versionShownAt(db, now);
  const author = { agentId: null, now };
  const revision = draft?.revision ?? 0;
  await saveHomeDraft(db, author, revision, readDocument(change(shown?.document ?? { blocks: [], slots: [] })));
  await publishHomeDraft(db, author, revision + 1, null);
  return (await versionShownAt(db, now))?.document ?? { blocks: [], slots: [] };
}

/** Adds a column with these products to home. @returns its id */
export async function publishColumn(db: Executor, now: Date, productIds: readonly number[]): Promise<number> {
  const column: ProductColumn = {
    id: 0,
    isShown: true,
    name: { zh: "栏目" },
    remark: {},
    choice: { by: "hand", order: "sales", productIds },
  };
  const { blocks } = await publishHome(db, now, (document) => ({
    ...document,
    blocks: document.blocks.map((block) =>
      block.kind === "columns" ? { ...block, columns: [...block.columns, column] } : block,
    ),
  }));
  const columns = blocks.flatMap((block) => (block.kind === "columns" ? block.columns : []));
  return columns.at(-1)?.id ?? 0;
}
