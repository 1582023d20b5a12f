import { and, eq } from "drizzle-orm";
import { DomainError } from "../../http/domain-error.ts";
import type { Services } from "../../http/services.ts";
import type { Executor } from "../../store/database.ts";
import { type ImportRun, importRuns } from "../../store/schema/imports.ts";
import { noCounts } from "../counts.ts";
import type { FileKind } from "../read/readers.ts";
import { newFilePath, tryToDeleteFile } from "./kept-file.ts";
import { isOpenRun } from "./run-states.ts";

export interface ReceivedFile {
  readonly shopId: number;
  readonly agentId: number;
  /** Where it lies on this machine. */
  readonly file: string;
  readonly name: string;
  readonly kind: FileKind;
  readonly bytes: number;
  readonly contentHash: string;
  /** The client's name for the attempt: a repetition comes to the same run. */
  readonly idempotencyKey: string | null;
}

type ReceivingServices = Pick<Services, "db" | "patientDb" | "uploads" | "now" | "report">;

/**
 * Keeps a file that is to be imported. Its row is there before it, so that no file is ever forgotten; only once the file is
 * there can anybody see the run.
 *
 * @throws {DomainError} while another one of the shop is at work
 */
export async function receiveRun(services: ReceivingServices, { file, ...row }: ReceivedFile): Promise<ImportRun> {
  const { db, uploads, now } = services;
  const run = (await findAttempt(db, row)) ?? (await beginRun(services, row));
  if (run.isStored) return run;
  if (run.path !== null) await uploads.writeFrom(run.path, file);
  const [stored] = await db
    .update(importRuns)
    .set({ isStored: true, createdAt: now() })
    .where(and(eq(importRuns.id, run.id), isOpenRun()))
    .returning();
  if (stored !== undefined) return stored;
  // Another file has taken its place meanwhile.
  await tryToDeleteFile(services, run);
  throw new DomainError("importRunning");
}

/** @throws {DomainError} where the key names another file */
async function findAttempt(
  db: Executor,
  { agentId, idempotencyKey, contentHash, shopId }: Omit<ReceivedFile, "file">,
): Promise<ImportRun | null> {
  if (idempotencyKey === null) return null;
  const [found] = await db
    .select()
    .from(importRuns)
    .where(and(eq(importRuns.agentId, agentId), eq(importRuns.idempotencyKey, idempotencyKey)));
  if (found === undefined) return null;
  if (found.contentHash !== contentHash || found.shopId !== shopId) throw new DomainError("keyReused");
  return found;
}

/** The row of a new run, which takes the place of one that nobody has started, or whose file has not come. */
async function beginRun(services: ReceivingServices, sent: Omit<ReceivedFile, "file">): Promise<ImportRun> {
  const { db, now } = services;
  const at = now();
  const { begun, before } = await db.transaction(async (tx) => {
    const [open] = await tx
      .select()
      .from(importRuns)
      .where(and(eq(importRuns.shopId, sent.shopId), isOpenRun()))
      .for("update");
    if (open !== undefined) {
      if (open.isStored && open.state !== "checked") throw new DomainError("importRunning");
      await tx.update(importRuns).set({ state: "stopped", endedAt: at }).where(eq(importRuns.id, open.id));
    }
    const path = newFilePath(sent.kind, at);
    const fresh = { checked: noCounts, imported: noCounts, state: "checking", createdAt: at } as const;
    const [row] = await tx
      .insert(importRuns)
      .values({ ...sent, ...fresh, path })
      .onConflictDoNothing()
      .returning();
    return { begun: row, before: open };
  });
  if (before !== undefined) await tryToDeleteFile(services, before);
  // Either the same attempt arrived twice at once, and both write the same file, or somebody else was faster.
  const run = begun ?? (await findAttempt(db, sent));
  if (run === null) throw new DomainError("importRunning");
  return run;
}
