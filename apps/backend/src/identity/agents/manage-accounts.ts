import { randomInt } from "node:crypto";
import type { Passwords } from "../authentication/passwords.ts";
import type { Database } from "../../platform/store/database.ts";
import { agents, type DeskRole } from "../../platform/store/schema/agents.ts";
import { and, eq, inArray, ne, type SQL, sql, like } from "../../platform/store/sql.ts";
import { endAgentSessions } from "./agent-session.ts";

export interface NewAccount {
  readonly account: string;
  /** By what name customers see it. */
  readonly nickname: string;
  /** Null: the platform's. */
  readonly shopId: number | null;
  readonly role: DeskRole;
}

/**
 * Which account is meant, and by whom: an owner means those of the shop's staff and agents alone, an operator any but the
 * operator's own.
 */
export type MeantAccount =
  | { readonly account: string }
  | { readonly id: number; readonly shopId: number }
  | { readonly id: number; readonly operatorId: number };

export const maxNicknameLength = 32;

export function isAccountName(account: string): boolean {
  return /^[\w.@-]{2,32}$/.test(account);
}

/** @returns the password, which is kept nowhere and has to be changed at once; null where the account is taken */
export async function addAccount(
  { db, passwords, now }: { readonly db: Database; readonly passwords: Passwords; readonly now: Date },
  account: NewAccount,
): Promise<string | null> {
  const password = newPassword();
  const passwordHash = await passwords.hash(password);
  const added = await db.transaction((tx) =>
    tx
      .insert(agents)
      .values({ ...account, passwordHash, mustChangePassword: true, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: agents.id }),
  );
  return added.length === 0 ? null : password;
}

/** Who is disabled is logged out. @returns whether there is such an account that anybody logs in with */
export async function setAccountDisabled(db: Database, meant: MeantAccount, isDisabled: boolean): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [agent] = await tx.update(agents).set({ isDisabled }).where(isMeant(meant)).returning({ id: agents.id });
    if (agent === undefined) return false;
    if (isDisabled) await endAgentSessions(tx, { agentId: agent.id }, "disabled");
    return true;
  });
}

/**
 * Gives a new password, and logs out whoever had the old one.
 *
 * @returns the password, which is kept nowhere and has to be changed at once; null where there is no such account that anybody logs in with
 */
export async function resetAccount(db: Database, passwords: Passwords, meant: MeantAccount): Promise<string | null> {
  const password = newPassword();
  const passwordHash = await passwords.hash(password);
  return db.transaction(async (tx) => {
    const [agent] = await tx
      .update(agents)
      .set({ passwordHash, mustChangePassword: true })
      .where(isMeant(meant))
      .returning({ id: agents.id });
    if (agent === undefined) return null;
    await endAgentSessions(tx, { agentId: agent.id }, "password");
    return password;
  });
}

function isMeant(meant: MeantAccount) {
  return and(whichIs(meant), eq(agents.isAutomatic, false));
}

function whichIs(meant: MeantAccount) {
  if ("account" in meant) return hasAccount(meant.account);
  if ("operatorId" in meant) return and(eq(agents.id, meant.id), ne(agents.id, meant.operatorId));
  return and(eq(agents.id, meant.id), eq(agents.shopId, meant.shopId), inArray(agents.role, ["agent", "staff"]));
}

/** Without what looks like something else. */
const letters = "23456789abcdefghjkmnpqrstuvwxyz";

/** Which is kept nowhere: whoever it is for has to change it at once. */
export function newPassword(): string {
  return Array.from({ length: 16 }, () => letters.charAt(randomInt(letters.length))).join("");
}

/** Whoever logs in by this name, which is the same in capital and in small letters. */
export function hasAccount(account: string): SQL {
  return sql`lower(${agents.account}) = lower(${account})`;
}

/** What the accounts of a demo's agents begin with, and those of nobody else: everybody knows their password. */
export const demoAccountPrefix = "demo-";

export const isDemoAccount = like(agents.account, `${demoAccountPrefix}%`);

/** Such accounts have a password that everybody knows. */
export function isDemoName(account: string): boolean {
  return account.toLowerCase().startsWith(demoAccountPrefix);
}
