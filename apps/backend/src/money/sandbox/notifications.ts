import type { Database } from "../../platform/store/database.ts";
import type { ProviderMethod } from "../../platform/store/schema/pay-methods.ts";
import { sandboxNotifications } from "../../platform/store/schema/sandbox.ts";
import { and, asc, eq, isNull, lt, lte } from "../../platform/store/sql.ts";
import type { Job, JobContext } from "../../platform/domain/job.ts";
import type { Services } from "../../platform/http/services.ts";

/** Tells the platform; true once it has understood. */
export type Notify = (method: string, content: string) => Promise<boolean>;

const oneSecond = 1000;

const maxPause = 60 * oneSecond;

const maxAttempts = 20;

const atOnce = 20;

export interface NotificationToSend {
  readonly method: ProviderMethod;
  readonly content: string;
  readonly dueAt: Date;
}

/** Keeps a notification until it is due: a restart loses none. @returns its id */
export async function keepNotification(db: Database, notification: NotificationToSend): Promise<number> {
  const [row] = await db.insert(sandboxNotifications).values(notification).returning({ id: sandboxNotifications.id });
  if (row === undefined) throw new Error("The notification was not stored");
  return row.id;
}

/** Sends what is due. @returns how many the platform has understood */
export async function sendDueNotifications(db: Database, now: Date, notify: Notify): Promise<number> {
  const due = await db
    .select({ id: sandboxNotifications.id })
    .from(sandboxNotifications)
    .where(isDue(now))
    .orderBy(asc(sandboxNotifications.dueAt))
    .limit(atOnce);
  let sent = 0;
  for (const { id } of due) sent += Number(await sendNotification(db, id, now, notify));
  return sent;
}

/** Sends one, unless it is not due or another node does. What is not understood is due again after a while. */
export async function sendNotification(db: Database, id: number, now: Date, notify: Notify): Promise<boolean> {
  const [taken] = await db
    .select()
    .from(sandboxNotifications)
    .where(and(eq(sandboxNotifications.id, id), isDue(now)));
  if (taken === undefined) return false;
  const pause = Math.min(oneSecond * 2 ** taken.attempts, maxPause);
  const [own] = await db
    .update(sandboxNotifications)
    .set({ attempts: taken.attempts + 1, dueAt: new Date(now.getTime() + pause) })
    .where(and(eq(sandboxNotifications.id, id), eq(sandboxNotifications.attempts, taken.attempts), isDue(now)))
    .returning({ id: sandboxNotifications.id });
  if (own === undefined || !(await notify(taken.method, taken.content))) return false;
  await db.update(sandboxNotifications).set({ deliveredAt: now }).where(eq(sandboxNotifications.id, id));
  return true;
}

function isDue(now: Date) {
  return and(
    isNull(sandboxNotifications.deliveredAt),
    lte(sandboxNotifications.dueAt, now),
    lt(sandboxNotifications.attempts, maxAttempts),
  );
}

/** The sandbox tells late, or again what was not understood. */
export const sendLateNotifications = {
  name: "send notifications of the sandbox",
  everyMilliseconds: 1000,
  run: async ({ sandbox, db, now }: JobContext & Pick<Services, "sandbox">) =>
    sandbox === null ? 0 : sendDueNotifications(db, now(), sandbox.notify),
} satisfies Job;
