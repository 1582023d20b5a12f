import { DomainError } from "../../../platform/http/domain-error.ts";
import type { Services } from "../../../platform/http/services.ts";
import type { Executor } from "../../../platform/store/database.ts";
import { type ImportRun, importRuns } from "../../../platform/store/schema/imports.ts";
import { and, eq } from "../../../platform/store/sql.ts";
import { noCounts } from "../counts.ts";
import type { Attempt } from "./incoming-files.ts";
import { newFilePath, tryToDeleteFile } from "./run-file.ts";
import { isAtWork, isOpenRun } from "./claim-run.ts";
import type { FileKind } from "../read/source-product.ts";

export interface ReceivedFile extends Attempt {
  /** Where it lies on this machine. */
  readonly file: string;
  readonly name: string;
  readonly kind: FileKind;
  readonly bytes: number;
  readonly contentHash: string;
}

type ReceivingServices = Pick<Services, "db" | "backgroundDb" | "uploads" | "now" | "report">;

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
  if (run.path !== null) {
    try {
      await uploads.writeFrom(run.path, file);
    } catch (error) {
      // Another file has taken its place, and what was there of it was deleted meanwhile.
      if ((await db.$count(importRuns, and(eq(importRuns.id, run.id), isOpenRun()))) === 0)
        throw new DomainError("importRunning");
      throw error;
    }
  }
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

/**
 * Whether a file can come at all; a repetition can, since it comes to the run of the first try.
 *
 * @throws {DomainError} while another run of the shop is at work
 */
export async function refuseWhileAtWork(db: Executor, attempt: Attempt): Promise<void> {
  const isOfShop = and(eq(importRuns.shopId, attempt.shopId), eq(importRuns.isStored, true), isAtWork());
  if ((await db.$count(importRuns, isOfShop)) > 0 && (await findByKey(db, attempt)) === null)
    throw new DomainError("importRunning");
}

async function findByKey(db: Executor, { agentId, idempotencyKey }: Attempt): Promise<ImportRun | null> {
  if (idempotencyKey === null) return null;
  const [found] = await db
    .select()
    .from(importRuns)
    .where(and(eq(importRuns.agentId, agentId), eq(importRuns.idempotencyKey, idempotencyKey)));
  return found ?? null;
}

/** @throws {DomainError} where the key names another file */
async function findAttempt(db: Executor, attempt: Omit<ReceivedFile, "file">): Promise<ImportRun | null> {
  const { contentHash, shopId } = attempt;
  const found = await findByKey(db, attempt);
  if (found === null) return null;
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
      // The same attempt has come a moment before.
      if (open.agentId === sent.agentId && open.idempotencyKey !== null && open.idempotencyKey === sent.idempotencyKey)
        return { begun: undefined, before: undefined };
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
