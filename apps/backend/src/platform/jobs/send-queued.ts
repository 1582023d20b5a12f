import type { JobContext } from "../domain/job.ts";
import type { Executor } from "../store/database.ts";
import { and, type AnyPgColumn, asc, eq, gt, isNull, lte, type PgTable, type SQL, sql } from "../store/sql.ts";
import { eachOutside, nextTry } from "./each-due.ts";

const atOnce = 100;

/** Longer than a gateway or a mail server is waited for, so that no other node sends the same meanwhile. */
const pauses = { shortest: 30_000, longest: 60 * 60_000 };

/** Rows that wait until something has been sent: whoever has something to tell adds one in its own transaction. */
type QueueTable = PgTable & Readonly<Record<"createdAt" | "sendAt" | "sentAt", AnyPgColumn>>;

export interface Queue<Message> {
  /** For the log. */
  readonly what: string;
  readonly table: QueueTable;
  readonly id: AnyPgColumn;
  /** After so long its news is old, and it is not sent any more; null: somebody else removes it in time. */
  readonly newsForMs: number | null;
  /** What is to be sent, as it is now. */
  readonly read: (db: Executor, id: number) => Promise<Message | undefined>;
  /**
   * Its fate may stay unknown: the same is sent again later, by an id that says so.
   *
   * @returns false where nobody is there any more to hear it
   */
  readonly send: (message: Message, id: number) => Promise<boolean>;
}

/** Sends all that is due in a queue, each by one node. @returns how much was sent */
export function sendQueued<Message>(context: JobContext, queue: Queue<Message>): Promise<number> {
  const { db, now } = context;
  const { what, table, id: column, read, send } = queue;
  return eachOutside(context, {
    what,
    find: (executor, after) =>
      executor
        .select({ id: sql<number>`${column}` })
        .from(table)
        .where(and(isDue(queue, now()), gt(column, after)))
        .orderBy(asc(column))
        .limit(atOnce),
    finish: async (id) => {
      const message = await read(db, id);
      if (message === undefined || !(await take(db, queue, id, now()))) return false;
      const isSent = await send(message, id);
      await db.update(table).set({ sentAt: now() }).where(eq(column, id));
      return isSent;
    },
  });
}

function isDue({ table, newsForMs }: Pick<Queue<unknown>, "table" | "newsForMs">, now: Date): SQL | undefined {
  return and(
    isNull(table.sentAt),
    lte(table.sendAt, now),
    newsForMs === null ? undefined : gt(table.createdAt, new Date(now.getTime() - newsForMs)),
  );
}

/** Puts off the next try before this one begins, so that only one node makes it. False: another one does. */
async function take<Message>(db: Executor, queue: Queue<Message>, id: number, now: Date): Promise<boolean> {
  const { table, id: column } = queue;
  const isThis = and(eq(column, id), isDue(queue, now));
  const [found] = await db
    .select({ createdAt: sql`${table.createdAt}`.mapWith(table.createdAt) })
    .from(table)
    .where(isThis);
  if (found === undefined) return false;
  const sendAt = nextTry(found.createdAt as Date, now, pauses);
  const taken = await db.update(table).set({ sendAt }).where(isThis).returning({ id: column });
  return taken.length > 0;
}
