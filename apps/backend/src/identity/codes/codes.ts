import { createHmac, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import type { Database, Executor } from "../../platform/store/database.ts";
import type { Destination } from "../customers/destination.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { and, desc, eq, gt, isNull, lt, sql } from "../../platform/store/sql.ts";
import type { Scene } from "./scenes.ts";
import { codes } from "../../platform/store/schema/codes.ts";
import type { Job, JobContext } from "../../platform/domain/job.ts";

/** Where a code was sent, and for what. */
export interface CodeTarget {
  readonly destination: Destination;
  readonly scene: Scene;
}

/** How long a code is valid. */
export const codeMinutes = 5;

const lifetime = codeMinutes * 60 * 1000;

const pause = 60 * 1000;

const wrongTries = 6;

/** Of several codes only the newest counts, and none once that has been used. */
const sentTo = ({ destination, scene }: CodeTarget) => and(eq(codes.destination, destination), eq(codes.scene, scene));

/** @throws {DomainError} when one was made a moment ago and has not been used */
export async function makeCode(
  db: Executor,
  target: CodeTarget,
  now: Date,
): Promise<{ readonly id: number; readonly code: string }> {
  const [last] = await db
    .select({ createdAt: codes.createdAt, usedAt: codes.usedAt })
    .from(codes)
    .where(sentTo(target))
    .orderBy(desc(codes.id))
    .limit(1);
  const isUnused = last !== undefined && last.usedAt === null;
  const wait = isUnused ? last.createdAt.getTime() + pause - now.getTime() : 0;
  if (wait > 0) throw new DomainError("codeTooSoon", { parameter: String(Math.ceil(wait / 1000)) });
  const code = String(randomInt(10_000)).padStart(4, "0");
  const [row] = await db
    .insert(codes)
    .values({
      ...target,
      codeHash: hashOf(code, target),
      createdAt: now,
      expiresAt: new Date(now.getTime() + lifetime),
    })
    .returning({ id: codes.id });
  if (row === undefined) throw new Error("The code was not stored");
  return { id: row.id, code };
}

/** Deletes a code that could not be sent, as if it had never been made. */
export async function dropCode(db: Executor, id: number): Promise<void> {
  await db.delete(codes).where(eq(codes.id, id));
}

/**
 * Looks whether a code is the right one, without using it. A wrong one is counted, whatever becomes of the request.
 *
 * @param field of the form, for what is wrong with it
 * @returns the id to {@link useCode} in the transaction of what the code allows
 * @throws {DomainError} when it is wrong, or no code counts any more
 */
export function checkCode(
  db: Database,
  target: CodeTarget,
  code: string,
  { field, now }: { readonly field: string; readonly now: Date },
): Promise<number> {
  return db
    .transaction(async (tx): Promise<number | DomainError> => {
      const [row] = await tx.select().from(codes).where(sentTo(target)).orderBy(desc(codes.id)).limit(1).for("update");
      if (row === undefined || row.usedAt !== null) return new DomainError("codeWrong", { field });
      if (row.expiresAt <= now || row.failures >= wrongTries) return new DomainError("codeOver", { field });
      if (isCode(code, row.codeHash, target)) return row.id;
      await tx
        .update(codes)
        .set({ failures: sql`${codes.failures} + 1` })
        .where(eq(codes.id, row.id));
      return new DomainError("codeWrong", { field });
    })
    .then((result) => {
      if (result instanceof DomainError) throw result;
      return result;
    });
}

/** @throws {DomainError} when it has been used meanwhile */
export async function useCode(tx: Executor, id: number, now: Date): Promise<void> {
  const used = await tx
    .update(codes)
    .set({ usedAt: now })
    .where(and(eq(codes.id, id), isNull(codes.usedAt), gt(codes.expiresAt, now), lt(codes.failures, wrongTries)))
    .returning({ id: codes.id });
  if (used.length === 0) throw new DomainError("codeWrong");
}

/** A hash of one of ten thousand codes is quickly broken, but it only has to hold for the five minutes of a code. */
function hashOf(code: string, { destination, scene }: CodeTarget, salt = randomBytes(16)): string {
  const hash = createHmac("sha256", salt).update(`${scene}:${destination}:${code}`).digest("base64url");
  return `${salt.toString("base64url")}$${hash}`;
}

function isCode(code: string, stored: string, target: CodeTarget): boolean {
  const [salt = ""] = stored.split("$", 1);
  const [right, given] = [Buffer.from(stored), Buffer.from(hashOf(code, target, Buffer.from(salt, "base64url")))];
  return right.length === given.length && timingSafeEqual(right, given);
}

const oneDay = 24 * 60 * 60 * 1000;

/** Removes codes a day after they have expired: until then they tell when the last one was sent. */
export const forgetOldCodes = {
  name: "forget old codes",
  everyMilliseconds: 10 * 60 * 1000,
  run: async ({ db, now }: JobContext) => {
    const yesterday = new Date(now().getTime() - oneDay);
    const { rowCount } = await db.delete(codes).where(lt(codes.expiresAt, yesterday));
    return rowCount ?? 0;
  },
} satisfies Job;
