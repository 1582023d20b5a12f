import type { Job, JobContext } from "../../platform/domain/job.ts";
import type { Services } from "../../platform/http/services.ts";
import { eachOutside, nextTry } from "../../platform/jobs/each-due.ts";
import { RefusedAddress } from "../../platform/mail/mail-sender.ts";
import type { Executor } from "../../platform/store/database.ts";
import { defaultLanguage } from "../../platform/store/language.ts";
import { customers } from "../../platform/store/schema/customers.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { orderMails } from "../../platform/store/schema/order-mails.ts";
import { checkouts, orders } from "../../platform/store/schema/orders.ts";
import { and, asc, eq, gt, isNull, lt, lte } from "../../platform/store/sql.ts";
import { writeOrderMail } from "./write-order-mail.ts";

const atOnce = 100;
const oneHour = 60 * 60_000;
const oneDay = 24 * oneHour;

/** Longer than a mail server is waited for, so that no other node sends it meanwhile. */
const pauses = { shortest: 30_000, longest: oneHour };

/** After so long its news is old. */
const newsForMs = oneDay;

type Context = JobContext & Pick<Services, "mail" | "shopOrigin">;

/**
 * Sends mails about orders, in the language in which they were ordered. One whose fate is unknown is sent again with the same
 * id, by which mail programs know it. An address that refuses it gets no more tries.
 */
export const sendOrderMails = {
  name: "send mails about orders",
  everyMilliseconds: 3000,
  run: async (context: Context) => {
    const { db, now, mail, shopOrigin } = context;
    if (mail === null) return 0;
    return eachOutside(context, {
      what: "to send the mail about an order, mail",
      find: (executor, after) =>
        executor
          .select({ id: orderMails.id })
          .from(orderMails)
          .where(and(isDue(now()), gt(orderMails.id, after)))
          .orderBy(asc(orderMails.id))
          .limit(atOnce),
      finish: async (id) => {
        const due = await takeMail(db, id, now());
        if (due === null) return false;
        const { email, kind, language } = due;
        // Whoever has closed the account meanwhile is sent nothing.
        if (email !== null) {
          const order = { ...due.order, shop: due.shop, amount: due.amount ?? due.order.amount };
          // A submission from before the language of one was stored has none.
          const written = await writeOrderMail(db, kind, order, { language: language ?? defaultLanguage, shopOrigin });
          await mail
            .send({ to: email, kind: `order_${kind}`, ...written, code: "", id: `order-mail-${id}`, at: now() })
            .catch((error: unknown) => {
              if (!(error instanceof RefusedAddress)) throw error;
            });
        }
        await db.update(orderMails).set({ sentAt: now() }).where(eq(orderMails.id, id));
        return email !== null;
      },
    });
  },
} satisfies Job<Context>;

function isDue(now: Date) {
  return and(
    isNull(orderMails.sentAt),
    lte(orderMails.sendAt, now),
    gt(orderMails.createdAt, new Date(now.getTime() - newsForMs)),
  );
}

/** Puts off the next try before this one begins, so that only one node makes it. Null: another one does. */
async function takeMail(db: Executor, id: number, now: Date) {
  const [found] = await db
    .select({
      createdAt: orderMails.createdAt,
      kind: orderMails.kind,
      amount: orderMails.amount,
      email: customers.email,
      language: checkouts.language,
      shop: { name: shops.name, translations: shops.translations },
      order: {
        id: orders.id,
        number: orders.number,
        amount: orders.amount,
        carrier: orders.carrier,
        trackingNumber: orders.trackingNumber,
      },
    })
    .from(orderMails)
    .innerJoin(orders, eq(orders.id, orderMails.orderId))
    .innerJoin(checkouts, eq(checkouts.id, orders.checkoutId))
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .where(and(eq(orderMails.id, id), isDue(now)));
  if (found === undefined) return null;
  const [taken] = await db
    .update(orderMails)
    .set({ sendAt: nextTry(found.createdAt, now, pauses) })
    .where(and(eq(orderMails.id, id), isDue(now)))
    .returning({ id: orderMails.id });
  return taken === undefined ? null : found;
}

/** Removes what was sent, or could not be, after a month: what it tells of does not come again. */
export const forgetOrderMails = {
  name: "forget mails about orders",
  everyMilliseconds: 10 * 60 * 1000,
  run: async ({ db, now }: JobContext) => {
    const { rowCount } = await db
      .delete(orderMails)
      .where(lt(orderMails.createdAt, new Date(now().getTime() - 30 * oneDay)));
    return rowCount ?? 0;
  },
} satisfies Job;
