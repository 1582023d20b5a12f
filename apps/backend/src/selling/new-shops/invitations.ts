import { randomBytes } from "node:crypto";
import { hashOfToken } from "../../identity/authentication/session-ends.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Executor } from "../../platform/store/database.ts";
import { assertDefined } from "../../platform/store/rows.ts";
import { shopInvitations } from "../../platform/store/schema/shop-invitations.ts";
import { and, eq, gt, inArray, isNull } from "../../platform/store/sql.ts";

const lifetimeMs = 7 * 24 * 60 * 60 * 1000;

type Invitation = typeof shopInvitations.$inferSelect;

export type InvitationState = "open" | "used" | "withdrawn" | "expired";

export function invitationState({ usedAt, withdrawnAt, expiresAt }: Invitation, now: Date): InvitationState {
  if (usedAt !== null) return "used";
  if (withdrawnAt !== null) return "withdrawn";
  return expiresAt <= now ? "expired" : "open";
}

function isOpen(now: Date) {
  return and(isNull(shopInvitations.usedAt), isNull(shopInvitations.withdrawnAt), gt(shopInvitations.expiresAt, now));
}

/** @returns the token, which is stored nowhere */
export async function addInvitation(
  tx: Executor,
  { note, invitedBy, now }: { readonly note: string; readonly invitedBy: number; readonly now: Date },
): Promise<{ readonly id: number; readonly token: string }> {
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  const [added] = await tx
    .insert(shopInvitations)
    .values({ tokenHash: hashOfToken(token), note, invitedBy, createdAt: now, expiresAt })
    .returning({ id: shopInvitations.id });
  return { id: assertDefined(added, "invitation that has just been made").id, token };
}

/** @throws {DomainError} where it is used, withdrawn or expired, or there never was one */
export async function withdrawInvitation(tx: Executor, id: number, now: Date): Promise<void> {
  const withdrawn = await tx
    .update(shopInvitations)
    .set({ withdrawnAt: now })
    .where(and(eq(shopInvitations.id, id), isOpen(now)))
    .returning({ id: shopInvitations.id });
  if (withdrawn.length === 0) throw new DomainError("invitationGone", { notFound: true });
}

/** Those that somebody can still accept, of these people of the desk. */
export function isOpenInvitationBy(agentIds: readonly number[], now: Date) {
  return and(inArray(shopInvitations.invitedBy, [...agentIds]), isOpen(now));
}

/** @returns how many were open */
export async function withdrawInvitationsBy(tx: Executor, agentIds: readonly number[], now: Date): Promise<number> {
  const withdrawn = await tx
    .update(shopInvitations)
    .set({ withdrawnAt: now })
    .where(isOpenInvitationBy(agentIds, now))
    .returning({ id: shopInvitations.id });
  return withdrawn.length;
}

/** When an open invitation expires; null for whatever is none, or none any more. */
export async function invitationExpiry(db: Executor, token: string, now: Date): Promise<Date | null> {
  const [found] = await db
    .select({ expiresAt: shopInvitations.expiresAt })
    .from(shopInvitations)
    .where(and(eq(shopInvitations.tokenHash, hashOfToken(token)), isOpen(now)));
  return found?.expiresAt ?? null;
}

/**
 * Locks an open invitation, so that of two who use it at once the second finds it used. Belongs into the transaction that makes
 * the shop.
 *
 * @returns its id
 */
export async function lockInvitation(tx: Executor, token: string, now: Date): Promise<number> {
  const [found] = await tx
    .select({ id: shopInvitations.id })
    .from(shopInvitations)
    .where(and(eq(shopInvitations.tokenHash, hashOfToken(token)), isOpen(now)))
    .for("update");
  if (found === undefined) throw invitationOver();
  return found.id;
}

export async function closeInvitation(
  tx: Executor,
  id: number,
  {
    shopId,
    acceptedVersionId,
    now,
  }: { readonly shopId: number; readonly acceptedVersionId: number | null; readonly now: Date },
): Promise<void> {
  await tx.update(shopInvitations).set({ usedAt: now, shopId, acceptedVersionId }).where(eq(shopInvitations.id, id));
}

/** The same for a link that is used, expired, withdrawn or unknown. */
export function invitationOver(): DomainError {
  return new DomainError("invitationOver", { field: "token" });
}
