import type { Executor } from "../store/database.ts";
import { codes } from "../store/schema/codes.ts";
import { agents } from "../store/schema/agents.ts";
import { customers } from "../store/schema/customers.ts";
import { rateLimits } from "../store/schema/rate-limits.ts";
import { and, eq, gt, isNull, or, sql } from "../store/sql.ts";

/** How long a network counts as a customer's own after a right password or code. */
const rememberedFor = 30 * 24 * 60 * 60 * 1000;

/**
 * Whether the password or code of a number, or the password of an account of the desk, was right from this network lately.
 * Attackers can use up the tries of one from all networks together, so its owner is not counted there.
 */
export async function isOwnNetwork(db: Executor, login: string, network: string, now: Date): Promise<boolean> {
  const rows = await db
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(and(eq(rateLimits.key, keyOf(login, network)), gt(rateLimits.endsAt, now)));
  return rows.length > 0;
}

/** What was right: the password of a customer or of an account of the desk, or a code that was sent to the number or address. */
export type Proof = { readonly customerId: number } | { readonly codeId: number } | { readonly agentId: number };

/**
 * Remembers a network, unless what was right counts no longer: the customer has another number or address by now, or the code has
 * been used.
 */
export async function rememberNetwork(
  db: Executor,
  { login, network, proof }: { readonly login: string; readonly network: string; readonly proof: Proof },
  now: Date,
): Promise<void> {
  const endsAt = new Date(now.getTime() + rememberedFor);
  const row = {
    key: sql<string>`${keyOf(login, network)}::text`.as("key"),
    count: sql<number>`0`.as("count"),
    endsAt: sql<Date>`${endsAt.toISOString()}::timestamptz`.as("ends_at"),
  };
  // Whoever changes the number locks the same row before networks are forgotten: so this comes before that, or sees that
  // nothing is to be remembered any more.
  const standing =
    "codeId" in proof
      ? db
          .select(row)
          .from(codes)
          .where(and(eq(codes.id, proof.codeId), isNull(codes.usedAt)))
          .for("share")
      : "agentId" in proof
        ? db.select(row).from(agents).where(eq(agents.id, proof.agentId)).for("share")
        : db
            .select(row)
            .from(customers)
            .where(and(eq(customers.id, proof.customerId), or(eq(customers.mobile, login), eq(customers.email, login))))
            .for("share");
  await db.insert(rateLimits).select(standing).onConflictDoUpdate({ target: rateLimits.key, set: { endsAt } });
}

/**
 * Where a number was right says nothing any more once it is somebody else's. Comes after what takes the number from its
 * customer in the transaction, see {@link rememberNetwork}.
 */
export async function forgetNetworksOf(db: Executor, login: string): Promise<void> {
  // Addresses may have what is a wildcard elsewhere.
  await db.delete(rateLimits).where(sql`starts_with(${rateLimits.key}, ${keyOf(login, "")})`);
}

function keyOf(login: string, network: string): string {
  return `own:${login}:${network}`;
}
