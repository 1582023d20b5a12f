import { randomBytes } from "node:crypto";
import type { Executor } from "../../platform/store/database.ts";
import { prepared } from "../../platform/store/prepared.ts";
import { customers } from "../../platform/store/schema/customers.ts";
import { type SessionEnd, sessions } from "../../platform/store/schema/authentication.ts";
import { and, desc, eq, gt, inArray, isNull, ne, sql } from "../../platform/store/sql.ts";
import { hashOfToken as hashOf, noteSessionEnds } from "./session-ends.ts";
import type { Customer } from "../../platform/http/call.ts";
import { lockCustomer } from "../customers/customer-rows.ts";

const oneMinute = 60 * 1000;
/** A session ends when it has not been used for so long. */
const lifetime = 7 * 24 * 60 * oneMinute;
/** Using a session extends it, but only this often, so that not every call writes. */
const renewedEvery = 5 * oneMinute;

/** The web's number among the kinds of clients. */
export const webClient = 5;

/** Longer than any that was ever given out. */
const maxTokenLength = 100;

/** As many devices as somebody may well use. */
const maxWebSessions = 10;

/** What opens a session. */
export interface SessionClient {
  /** 1 to 6, as the contract numbers the kinds of clients. */
  readonly kind: number;
  /** See `deviceOf`. */
  readonly device: string;
}

/**
 * Opens a session of a customer. Of the web there are up to ten, and then the one that began first is over; of every
 * other kind of client there is one. Runs in the caller's transaction, so that logins wait for each other.
 *
 * @returns the token, which is kept nowhere else
 */
export async function openSession(
  tx: Executor,
  customerId: number,
  { kind, device }: SessionClient,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await lockCustomer(tx, customerId);
  if (kind !== webClient) {
    const replaced = await tx
      .delete(sessions)
      .where(and(eq(sessions.customerId, customerId), eq(sessions.client, kind)))
      .returning({ tokenHash: sessions.tokenHash, expiresAt: sessions.expiresAt });
    await noteSessionEnds(tx, replaced, "newer");
  }
  const expiresAt = new Date(now.getTime() + lifetime);
  await tx
    .insert(sessions)
    .values({ customerId, client: kind, device, tokenHash: hashOf(token), createdAt: now, expiresAt });
  if (kind === webClient) await endSurplus(tx, customerId);
  return token;
}

async function endSurplus(tx: Executor, customerId: number): Promise<void> {
  const surplus = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.customerId, customerId), eq(sessions.client, webClient)))
    .orderBy(desc(sessions.id))
    .offset(maxWebSessions);
  if (surplus.length === 0) return;
  const ids = surplus.map(({ id }) => id);
  const ended = await tx
    .delete(sessions)
    .where(inArray(sessions.id, ids))
    .returning({ tokenHash: sessions.tokenHash, expiresAt: sessions.expiresAt });
  await noteSessionEnds(tx, ended, "newer");
}

/** Whose live session a token belongs to; null for any other text. Using a session keeps it alive. */
export async function customerOfToken(db: Executor, token: string, now: Date): Promise<Customer | null> {
  return (await sessionOfToken(db, token, now))?.customer ?? null;
}

/** As {@link customerOfToken}, with which session it is. */
export async function sessionOfToken(
  db: Executor,
  token: string,
  now: Date,
): Promise<{ readonly sessionId: number; readonly customer: Customer } | null> {
  if (token === "" || token.length > maxTokenLength) return null;
  const [row] = await liveSession(db, { tokenHash: hashOf(token), now });
  if (row === undefined) return null;
  const { sessionId, expiresAt, ...customer } = row;
  if (expiresAt.getTime() - now.getTime() < lifetime - renewedEvery) {
    await db
      .update(sessions)
      .set({ expiresAt: new Date(now.getTime() + lifetime) })
      .where(eq(sessions.id, sessionId));
  }
  return { sessionId, customer };
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
      email: customers.email,
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

/** A live session, as its customer may see it. */
export interface OpenSession {
  readonly id: number;
  readonly device: string;
  readonly begunAt: Date;
  /** To a few minutes. */
  readonly usedAt: Date;
  /** Of this very token. */
  readonly isThis: boolean;
}

/** The live sessions of a customer, the one that was used last first. */
export async function openSessionsOf(
  db: Executor,
  { customerId, token, now }: { readonly customerId: number; readonly token: string; readonly now: Date },
): Promise<readonly OpenSession[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.customerId, customerId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.expiresAt), desc(sessions.id));
  const hash = hashOf(token);
  return rows.map(({ id, device, createdAt, expiresAt, tokenHash }) => ({
    id,
    device,
    begunAt: createdAt,
    usedAt: new Date(expiresAt.getTime() - lifetime),
    isThis: tokenHash === hash,
  }));
}

/**
 * Ends a customer's sessions except that of the token: the one with the id, or all. Whoever uses one of them hears
 * why. Belongs into a transaction.
 *
 * @returns how many have ended
 */
export async function endSessionsElsewhere(
  tx: Executor,
  { customerId, token, id }: { readonly customerId: number; readonly token: string; readonly id?: number },
  reason: SessionEnd,
): Promise<number> {
  const isMeant = id === undefined ? undefined : eq(sessions.id, id);
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.customerId, customerId), ne(sessions.tokenHash, hashOf(token)), isMeant))
    .returning({ tokenHash: sessions.tokenHash, expiresAt: sessions.expiresAt });
  await noteSessionEnds(tx, ended, reason);
  return ended.length;
}
