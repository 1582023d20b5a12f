import { hasAccount } from "../../identity/agents/manage-accounts.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Executor } from "../../platform/store/database.ts";
import { agents } from "../../platform/store/schema/agents.ts";
import { merchantApplications } from "../../platform/store/schema/applications.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { and, inArray, isNull, ne, sql } from "../../platform/store/sql.ts";

/** Any number that no other lock has. */
const lock = 0x5b_09_5e;

export interface WantedNames {
  /** Of the shop. */
  readonly name: string;
  /** That the owner logs in with. */
  readonly account: string;
}

/**
 * Whoever asks for names at the same time waits until the transaction ends, because a shop's name is in several tables.
 *
 * @param except the application that may have these names itself; 0: none
 * @throws {DomainError} where an application, a shop or an account of the desk has the name or the account
 */
export async function expectFreeNames(tx: Executor, { name, account }: WantedNames, except: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lock}, 0)`);
  const { id, state } = merchantApplications;
  const isWanted = and(inArray(state, ["pending", "approved"]), ne(id, except));
  const sameName = sql`lower(${merchantApplications.name}) = lower(${name})`;
  const named = await tx.$count(merchantApplications, and(isWanted, sameName));
  const shopsNamed = await tx.$count(shops, and(isNull(shops.deletedAt), sql`lower(${shops.name}) = lower(${name})`));
  if (named + shopsNamed > 0) throw new DomainError("shopNameTaken", { field: "name" });
  const sameAccount = sql`lower(${merchantApplications.account}) = lower(${account})`;
  const accounts = await tx.$count(merchantApplications, and(isWanted, sameAccount));
  const agentsNamed = await tx.$count(agents, hasAccount(account));
  if (accounts + agentsNamed > 0) throw new DomainError("shopAccountTaken", { field: "account" });
}
