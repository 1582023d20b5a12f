import type { Customer } from "../http/customer.ts";
import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { Executor } from "../store/database.ts";
import { prepared } from "../store/prepared.ts";
import { customers } from "../store/schema/customers.ts";
import { sessions } from "../store/schema/authentication.ts";

const oneMinute = 60 * 1000;
/** A session ends when it has not been used for so long. */
const lifetime = 7 * 24 * 60 * oneMinute;
/** Using a session extends it, but only this often, so that not every call writes. */
const renewedEvery = 10 * oneMinute;

/** The web's number among the kinds of clients. */
export const webClient = 5;

/**
 * Opens a customer's one session of a kind of client; an earlier one of that kind is over. @returns the token, which is
 * kept nowhere else
 */
export async function openSession(db: Executor, customerId: number, client: number, now: Date): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const row = { tokenHash: hashOf(token), createdAt: now, expiresAt: new Date(now.getTime() + lifetime) };
  await db
    .insert(sessions)
    .values({ customerId, client, ...row })
    .onConflictDoUpdate({ target: [sessions.customerId, sessions.client], set: row });
  return token;
}

/** Whose live session a token belongs to; null for any other text. Using a session keeps it alive. */
export async function customerOfToken(db: Executor, token: string, now: Date): Promise<Customer | null> {
  if (token === "" || token.length > 100) return null;
  const [row] = await liveSession(db, { tokenHash: hashOf(token), now });
  if (row === undefined) return null;
  const { sessionId, expiresAt, ...customer } = row;
  if (expiresAt.getTime() - now.getTime() < lifetime - renewedEvery) {
    await db
      .update(sessions)
      .set({ expiresAt: new Date(now.getTime() + lifetime) })
      .where(eq(sessions.id, sessionId));
  }
  return customer;
}

/** Asked by every call of a customer. */
const liveSession = prepared((db) =>
  db
    .select({
      sessionId: sessions.id,
      expiresAt: sessions.expiresAt,
      client: sessions.client,
      id: customers.id,
      nickname: customers.nickname,
      mobile: customers.mobile,
      levelId: customers.levelId,
    })
    .from(sessions)
    .innerJoin(customers, eq(customers.id, sessions.customerId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder("tokenHash")),
        gt(sessions.expiresAt, sql.placeholder("now")),
        eq(customers.isDisabled, false),
        isNull(customers.deletedAt),
      ),
    )
    .prepare("live_session"),
);

export async function closeSession(db: Executor, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashOf(token)));
}

/** Ends a customer's sessions on every client. */
export async function closeSessionsOf(db: Executor, customerId: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.customerId, customerId));
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
