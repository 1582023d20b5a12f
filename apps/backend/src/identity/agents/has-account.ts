import { agents } from "../../platform/store/schema/agents.ts";
import { type SQL, sql } from "../../platform/store/sql.ts";

/** Whoever logs in by this name, which is the same in capital and in small letters. */
export function hasAccount(account: string): SQL {
  return sql`lower(${agents.account}) = lower(${account})`;
}
