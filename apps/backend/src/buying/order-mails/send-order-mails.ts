import type { Job, JobContext } from "../../platform/domain/job.ts";
import type { Services } from "../../platform/http/services.ts";
import { sendQueued } from "../../platform/jobs/send-queued.ts";
import { RefusedAddress } from "../../platform/mail/mail-sender.ts";
import type { Executor } from "../../platform/store/database.ts";
import { customers } from "../../platform/store/schema/customers.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { orderMails } from "../../platform/store/schema/order-mails.ts";
import { checkouts, orders } from "../../platform/store/schema/orders.ts";
import { eq, lt } from "../../platform/store/sql.ts";
import { orderMailKeys, writeOrderMail } from "./write-order-mail.ts";

const oneDay = 24 * 60 * 60_000;

/** After so long its news is old. */
const newsForMs = oneDay;

type Context = JobContext & Pick<Services, "mail" | "shopOrigin" | "defaultLanguage">;

/**
 * Sends mails about orders, in the language in which they were ordered. One whose fate is unknown is sent again with the same
 * id, by which mail programs know it. An address that refuses it gets no more tries.
 */
export const sendOrderMails = {
  name: "send mails about orders",
  everyMilliseconds: 3000,
  run: async (context: Context) => {
    const { db, now, mail, shopOrigin, defaultLanguage } = context;
    if (mail === null) return 0;
    return sendQueued(context, {
      what: "to send the mail about an order, mail",
      table: orderMails,
      id: orderMails.id,
      newsForMs,
      read: readOrderMail,
      send: async ({ email, kind, language: ordered, shop, ...due }, id) => {
        // Whoever has closed the account meanwhile is sent nothing.
        if (email === null) return false;
        const order = { ...due.order, shop, amount: due.amount ?? due.order.amount };
        const fallback = await defaultLanguage();
        // A submission from before the language of one was stored has none.
        const language = { wanted: ordered ?? fallback, fallback };
        const written = await writeOrderMail(db, kind, order, { language, shopOrigin });
        await mail
          .send({ to: email, kind: orderMailKeys[kind], ...written, code: "", id: `order-mail-${id}`, at: now() })
          .catch((error: unknown) => {
            if (!(error instanceof RefusedAddress)) throw error;
          });
        return true;
      },
    });
  },
} satisfies Job<Context>;

async function readOrderMail(db: Executor, id: number) {
  const [found] = await db
    .select({
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
    .where(eq(orderMails.id, id));
  return found;
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
