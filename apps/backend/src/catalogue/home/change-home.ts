import { DomainError } from "../../platform/http/domain-error.ts";
import type { Executor } from "../../platform/store/database.ts";
import { assertDefined } from "../../platform/store/rows.ts";
import { type HomeDocument, homeDrafts, homeVersions } from "../../platform/store/schema/home.ts";
import { desc, eq } from "../../platform/store/sql.ts";
import { numberedColumns } from "./numbered-columns.ts";

/** Who changes home, and when. */
export interface HomeAuthor {
  /** Null: nobody at the desk. */
  readonly agentId: number | null;
  readonly now: Date;
}

type DraftRow = typeof homeDrafts.$inferSelect;
type VersionRow = typeof homeVersions.$inferSelect;

/** Puts a document in the place of the draft. What is published stays. */
export async function saveHomeDraft(
  tx: Executor,
  author: HomeAuthor,
  revision: number,
  document: HomeDocument,
): Promise<void> {
  const draft = await lockedDraft(tx, revision);
  await write(tx, author, draft, numberedColumns(document, draft.lastColumnId));
}

export async function discardHomeDraft(tx: Executor, author: HomeAuthor, revision: number): Promise<void> {
  const draft = await lockedDraft(tx, revision);
  if (draft.document === null) throw new DomainError("homeDraftMissing");
  await write(tx, author, draft, { document: null });
}

/**
 * The draft is shown from then on.
 *
 * @param beginsAt null: at once
 * @returns the number of the version
 */
export async function publishHomeDraft(
  tx: Executor,
  author: HomeAuthor,
  revision: number,
  beginsAt: Date | null,
): Promise<number> {
  const draft = await lockedDraft(tx, revision);
  const { document } = draft;
  if (document === null) throw new DomainError("homeDraftMissing");
  await write(tx, author, draft, { document: null });
  return addVersion(tx, author, { document, beginsAt, repeats: null });
}

/** What was published once is shown again, as a version of its own. A draft stays as it is. */
export async function publishHomeAgain(
  tx: Executor,
  author: HomeAuthor,
  revision: number,
  { version, beginsAt }: { readonly version: number; readonly beginsAt: Date | null },
): Promise<number> {
  const draft = await lockedDraft(tx, revision);
  const { document } = await findVersion(tx, version);
  await write(tx, author, draft, {});
  return addVersion(tx, author, { document, beginsAt, repeats: version });
}

/** A version that has not begun never will; what it shows becomes the draft where there is none. */
export async function takeBackVersion(
  tx: Executor,
  author: HomeAuthor,
  revision: number,
  version: number,
): Promise<void> {
  const draft = await lockedDraft(tx, revision);
  const { beginsAt, withdrawnAt, document } = await findVersion(tx, version);
  if (withdrawnAt !== null) throw new DomainError("homeVersionUnknown", { notFound: true });
  if (beginsAt <= author.now) throw new DomainError("homeVersionBegun");
  await tx.update(homeVersions).set({ withdrawnAt: author.now }).where(eq(homeVersions.version, version));
  await write(tx, author, draft, draft.document === null ? { document } : {});
}

/** @throws {DomainError} where there is no such version */
export async function findVersion(db: Executor, version: number): Promise<VersionRow> {
  const [row] = await db.select().from(homeVersions).where(eq(homeVersions.version, version));
  if (row === undefined) throw new DomainError("homeVersionUnknown", { notFound: true });
  return row;
}

/** Its only row, so that two who change home at once are one after the other. */
async function lockedDraft(tx: Executor, revision: number): Promise<DraftRow> {
  const [row] = await tx.select().from(homeDrafts).where(eq(homeDrafts.id, 1)).for("no key update");
  const draft = assertDefined(row, "row of the draft of home");
  if (draft.revision !== revision) throw new DomainError("homeChangedMeanwhile");
  return draft;
}

async function write(
  tx: Executor,
  { agentId, now }: HomeAuthor,
  { revision }: DraftRow,
  changed: Partial<Pick<DraftRow, "document" | "lastColumnId">>,
): Promise<void> {
  await tx
    .update(homeDrafts)
    .set({ ...changed, revision: revision + 1, changedBy: agentId, changedAt: now })
    .where(eq(homeDrafts.id, 1));
}

async function addVersion(
  tx: Executor,
  { agentId, now }: HomeAuthor,
  { document, beginsAt, repeats }: Pick<VersionRow, "document" | "repeats"> & { readonly beginsAt: Date | null },
): Promise<number> {
  if (beginsAt !== null && beginsAt <= now) throw new DomainError("homeTimeOver", { field: "begins_at" });
  const [newest] = await tx
    .select({ version: homeVersions.version })
    .from(homeVersions)
    .orderBy(desc(homeVersions.version))
    .limit(1);
  const version = (newest?.version ?? 0) + 1;
  const published = { publishedBy: agentId, publishedAt: now, beginsAt: beginsAt ?? now };
  await tx.insert(homeVersions).values({ version, document, repeats, ...published });
  return version;
}
