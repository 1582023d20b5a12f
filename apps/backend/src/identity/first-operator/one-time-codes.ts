import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Database, Executor } from "../../platform/store/database.ts";
import { retriedTransaction } from "../../platform/store/retried-transaction.ts";
import { secrets } from "../../platform/store/schema/sandbox.ts";
import { firstOperatorCodes } from "../../platform/store/schema/second-factors.ts";
import { desc, eq, gt, lt } from "../../platform/store/sql.ts";
import { typedOneTimeCode } from "../agents/one-time-code.ts";
import { hasOperator, lockFirstOperator } from "./has-operator.ts";

const oneMinute = 60 * 1000;

const lifetimeMs = 15 * oneMinute;

/** A start does not print what is over before its reader has got to the page. */
const minRemainingMs = 10 * oneMinute;

const secretName = "first operator";

/** 32 that nobody takes for each other; an O is typed for the zero. */
const letters = "23456789abcdefghjkmnpqrstuvwxyz0";

const length = 16;

export interface OneTimeCode {
  /** In groups of four. */
  readonly code: string;
  readonly expiresAt: Date;
}

/**
 * The code that all nodes print: that of another node, or of the start before, as long as it lives long enough, else a new
 * one.
 *
 * @param isNew another one is asked for; the former ones are right until their own ends
 * @returns null where there is an operator
 */
export async function oneTimeCode(db: Database, now: Date, isNew: boolean): Promise<OneTimeCode | null> {
  return retriedTransaction(db, async (tx) => {
    await lockFirstOperator(tx);
    if (await hasOperator(tx)) return null;
    const secret = await secretOf(tx);
    await tx.delete(firstOperatorCodes).where(lt(firstOperatorCodes.expiresAt, now));
    const until = new Date(now.getTime() + minRemainingMs);
    const [live] = isNew
      ? []
      : await tx
          .select()
          .from(firstOperatorCodes)
          .where(gt(firstOperatorCodes.expiresAt, until))
          .orderBy(desc(firstOperatorCodes.expiresAt))
          .limit(1);
    const [made] =
      live === undefined
        ? await tx
            .insert(firstOperatorCodes)
            .values({ expiresAt: new Date(now.getTime() + lifetimeMs) })
            .returning()
        : [live];
    if (made === undefined) throw new Error("The code was not stored");
    return { code: codeOf(secret, made.id).replaceAll(/.{4}(?=.)/g, "$&-"), expiresAt: made.expiresAt };
  });
}

/** Whether what somebody has typed is a live code. */
export async function isLiveCode(db: Executor, typed: string, now: Date): Promise<boolean> {
  const [secret] = await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, secretName));
  const live = await db
    .select({ id: firstOperatorCodes.id })
    .from(firstOperatorCodes)
    .where(gt(firstOperatorCodes.expiresAt, now));
  if (secret === undefined) return false;
  const given = typedOneTimeCode(typed).replaceAll("o", "0");
  return live.map(({ id }) => isEqual(given, codeOf(secret.value, id))).includes(true);
}

/** No code is right any more. Belongs into the transaction that makes the operator. */
export async function forgetCodes(tx: Executor): Promise<void> {
  await tx.delete(firstOperatorCodes);
  await tx.delete(secrets).where(eq(secrets.name, secretName));
}

async function secretOf(tx: Executor): Promise<string> {
  const value = randomBytes(32).toString("base64url");
  await tx.insert(secrets).values({ name: secretName, value }).onConflictDoNothing();
  const [secret] = await tx.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, secretName));
  if (secret === undefined) throw new Error("The secret was not stored");
  return secret.value;
}

/** Derived, so that each node can print it and no row has it: 80 bits. */
function codeOf(secret: string, id: number): string {
  const digest = createHmac("sha256", secret).update(String(id)).digest();
  return Array.from(digest.subarray(0, length), (byte) => letters.charAt(byte & 31)).join("");
}

function isEqual(given: string, code: string): boolean {
  return given.length === code.length && timingSafeEqual(Buffer.from(given), Buffer.from(code));
}
