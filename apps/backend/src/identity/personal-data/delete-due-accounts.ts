import type { Job, JobContext } from "../../platform/domain/job.ts";
import type { RegisteredPersonalData } from "../../platform/domain/personal-data.ts";
import type { Services } from "../../platform/http/services.ts";
import { eachDue } from "../../platform/jobs/each-due.ts";
import type { Executor } from "../../platform/store/database.ts";
import { customers } from "../../platform/store/schema/customers.ts";
import { orders } from "../../platform/store/schema/orders.ts";
import { accountDeletions } from "../../platform/store/schema/personal-data.ts";
import { and, asc, eq, gt, lte } from "../../platform/store/sql.ts";
import { erasePerson, obstaclesOf, notifyOfDeletion } from "./account-deletion.ts";

const atOnce = 50;

/** Longer than any request takes: what one wrote that was under way when its account was deleted is swept after it. */
const sweptAfter = 10 * 60_000;

/**
 * Deletes accounts whose days are over, unless something has been begun meanwhile that has to be settled before: then the
 * account stays, and its customer is told.
 */
export const deleteDueAccounts = {
  name: "delete accounts",
  everyMilliseconds: 3000,
  run: (context: JobContext & Pick<Services, "personalData">) => {
    const now = context.now();
    return eachDue(context, {
      what: "to delete account",
      find: (db, after) =>
        db
          .select({ id: accountDeletions.customerId })
          .from(accountDeletions)
          .where(and(lte(accountDeletions.dueAt, now), gt(accountDeletions.customerId, after)))
          .orderBy(asc(accountDeletions.customerId))
          .limit(atOnce),
      finish: (tx, id) => finish(tx, id, context.personalData, now),
    });
  },
} satisfies Job<JobContext & Pick<Services, "personalData">>;

async function finish(
  tx: Executor,
  id: number,
  registered: readonly RegisteredPersonalData[],
  now: Date,
): Promise<boolean> {
  // The customer first, as whoever submits an order or keeps the account does; then the orders, as who asks for a refund.
  const [customer] = await tx
    .select({ mobile: customers.mobile, email: customers.email })
    .from(customers)
    .where(eq(customers.id, id))
    .for("no key update");
  const [deletion] = await tx
    .select()
    .from(accountDeletions)
    .where(and(eq(accountDeletions.customerId, id), lte(accountDeletions.dueAt, now)));
  if (customer === undefined || deletion === undefined) return false;
  if (deletion.doneAt !== null) return sweep(tx, id, registered, now);
  await tx
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.customerId, id))
    .orderBy(asc(orders.id))
    .for("update");
  const person = { id, ...customer };
  if ((await obstaclesOf(tx, registered, person)).length > 0) {
    await tx.delete(accountDeletions).where(eq(accountDeletions.customerId, id));
    await notifyOfDeletion(tx, id, { ...deletion, text: "noticeDeletionBarred" }, now);
    return true;
  }
  await erasePerson(tx, registered, person, now);
  await tx
    .update(accountDeletions)
    .set({ doneAt: now, dueAt: new Date(now.getTime() + sweptAfter) })
    .where(eq(accountDeletions.customerId, id));
  return true;
}

/** Without number and address, which may be somebody else's by now. */
async function sweep(
  tx: Executor,
  id: number,
  registered: readonly RegisteredPersonalData[],
  now: Date,
): Promise<boolean> {
  await erasePerson(tx, registered, { id, mobile: null, email: null }, now);
  await tx.delete(accountDeletions).where(eq(accountDeletions.customerId, id));
  return true;
}
