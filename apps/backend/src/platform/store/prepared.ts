import type { Executor } from "./database.ts";

/** What Drizzle's `prepare` makes of a query. */
interface Statement<Result> {
  readonly execute: (values: Record<string, unknown>) => Promise<Result>;
}

/**
 * A query that pages ask over and over: each connection plans it once, where planning it costs more than answering it.
 * Its values are placeholders, and the same plan has to suit all of them. The name is its own in the whole platform.
 */
export function prepared<Result>(
  statement: (db: Executor) => Statement<Result>,
): (db: Executor, values: Record<string, unknown>) => Promise<Result> {
  const statements = new WeakMap<Executor, Statement<Result>>();
  return (db, values) => {
    const known = statements.get(db) ?? statement(db);
    statements.set(db, known);
    return known.execute(values);
  };
}
