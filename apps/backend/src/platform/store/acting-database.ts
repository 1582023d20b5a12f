import { isAudited } from "./audited-tables.ts";
import type { Database, Executor } from "./database.ts";
import { getTableName, type PgTable, sql } from "./sql.ts";

/** Who changes something, and by what. */
export interface Actor {
  /** The call of the desk, or `command:` and the name of a command. */
  readonly action: string;
  /** Null: a command, or somebody who has not logged in. */
  readonly agentId: number | null;
  readonly shopId: number | null;
}

/**
 * The database as somebody acts on it: each of its transactions says who that is, so that the triggers of the audited tables
 * record what it changes. Outside a transaction nobody could say so, and a change of an audited table is refused.
 */
export function actingDatabase(db: Database, actor: Actor): Database {
  const onlyWithin =
    <Write extends "insert" | "update" | "delete">(write: Write): Database[Write] =>
    (table: PgTable) => {
      const name = getTableName(table);
      if (isAudited(name)) throw new Error(`${actor.action} changes ${name} outside a transaction`);
      return db[write](table) as never;
    };
  const acting: Pick<Database, "transaction" | "insert" | "update" | "delete"> = {
    transaction: (run, config) =>
      db.transaction(async (tx) => {
        await announceActor(tx, actor);
        return run(tx);
      }, config),
    insert: onlyWithin("insert"),
    update: onlyWithin("update"),
    delete: onlyWithin("delete"),
  };
  return Object.assign(Object.create(db) as Database, acting);
}

/** Until the end of the transaction. */
async function announceActor(tx: Executor, { action, agentId, shopId }: Actor): Promise<void> {
  await tx.execute(sql`
    select set_config('plaza.action', ${action}, true),
      set_config('plaza.agent', ${String(agentId ?? "")}, true),
      set_config('plaza.shop', ${String(shopId ?? "")}, true)`);
}
