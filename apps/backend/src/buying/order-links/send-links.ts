import type { Job, JobContext } from "../../platform/domain/job.ts";
import type { Services } from "../../platform/http/services.ts";
import { eachOutside } from "../../platform/jobs/each-due.ts";
import { nextTry } from "../../platform/jobs/each-due.ts";
import { numberOf, readSettings } from "../../platform/settings/read-settings.ts";
import type { Executor } from "../../platform/store/database.ts";
import { customers } from "../../platform/store/schema/customers.ts";
import { orderLinkMessages } from "../../platform/store/schema/order-links.ts";
import { orders } from "../../platform/store/schema/orders.ts";
import { and, asc, eq, gt, isNull, lt, lte } from "../../platform/store/sql.ts";
import { spokenTime } from "../../platform/wire/time.ts";
import { wallClock } from "../../platform/wire/time.ts";
import { canSendLinks } from "./link-settings.ts";
import { linkKey } from "./order-link.ts";
import { linkPath, signLink } from "./order-link.ts";
import { orderLinkMessage } from "./order-link-messages.ts";
import { linkSettings } from "./link-settings.ts";

const atOnce = 100;
const oneHour = 60 * 60 * 1000;
const oneDay = 24 * oneHour;

/** Longer than a gateway is waited for, so that no other node sends it meanwhile. */
const pauses = { shortest: 30_000, longest: oneHour };

/** Who has waited for so long has found another way. */
const wantedForMs = 12 * oneHour;

type Context = JobContext & Pick<Services, "sms" | "shopOrigin" | "demo">;

/** Sends the links that were asked for. One whose fate is unknown is sent again under the same number. */
export const sendOrderLinks = {
  name: "send links to orders",
  everyMilliseconds: 3000,
  run: async (context: Context) => {
    const { db, now, sms, shopOrigin } = context;
    if (sms === null || !canSendLinks(context)) return 0;
    return eachOutside(context, {
      what: "to send the link to an order, message",
      find: (executor, after) =>
        executor
          .select({ id: orderLinkMessages.id })
          .from(orderLinkMessages)
          .where(and(isDue(now()), gt(orderLinkMessages.id, after)))
          .orderBy(asc(orderLinkMessages.id))
          .limit(atOnce),
      finish: async (id) => {
        const message = await takeMessage(db, id, now());
        if (message === null) return false;
        const { mobile, language } = message;
        if (mobile !== null) {
          const text = await textOf(db, message, shopOrigin ?? "", now());
          await sms.link({ id, mobile, text, language, at: now() });
        }
        await db.update(orderLinkMessages).set({ sentAt: now() }).where(eq(orderLinkMessages.id, id));
        return mobile !== null;
      },
    });
  },
} satisfies Job<Context>;

function isDue(now: Date) {
  return and(
    isNull(orderLinkMessages.sentAt),
    lte(orderLinkMessages.sendAt, now),
    gt(orderLinkMessages.createdAt, new Date(now.getTime() - wantedForMs)),
  );
}

/** Puts off the next try before this one begins, so that only one node makes it. Null: another one does. */
async function takeMessage(db: Executor, id: number, now: Date) {
  const [found] = await db
    .select({
      createdAt: orderLinkMessages.createdAt,
      language: orderLinkMessages.language,
      orderId: orders.id,
      number: orders.number,
      mobile: customers.mobile,
    })
    .from(orderLinkMessages)
    .innerJoin(orders, eq(orders.id, orderLinkMessages.orderId))
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .where(and(eq(orderLinkMessages.id, id), isDue(now)));
  if (found === undefined) return null;
  const [taken] = await db
    .update(orderLinkMessages)
    .set({ sendAt: nextTry(found.createdAt, now, pauses) })
    .where(and(eq(orderLinkMessages.id, id), isDue(now)))
    .returning({ id: orderLinkMessages.id });
  return taken === undefined ? null : found;
}

type Message = NonNullable<Awaited<ReturnType<typeof takeMessage>>>;

async function textOf(db: Executor, { orderId, number, language }: Message, origin: string, now: Date) {
  const { orderLinkDays } = await readSettings(db, linkSettings, language);
  const until = new Date(now.getTime() + numberOf(linkSettings.orderLinkDays, orderLinkDays) * oneDay);
  const link = `${origin}${linkPath(signLink(orderId, until, await linkKey(db)), language)}`;
  const parts: Readonly<Record<string, string>> = {
    number,
    link,
    date: spokenTime(wallClock(until).slice(0, 10), language),
  };
  return orderLinkMessage[language].replaceAll(/\{(\w+)\}/g, (_, name: string) => parts[name] ?? "");
}

/** Removes what was sent, or could not be, after two days. */
export const forgetLinkMessages = {
  name: "forget messages with links to orders",
  everyMilliseconds: 10 * 60 * 1000,
  run: async ({ db, now }: JobContext) => {
    const { rowCount } = await db
      .delete(orderLinkMessages)
      .where(lt(orderLinkMessages.createdAt, new Date(now().getTime() - 2 * oneDay)));
    return rowCount ?? 0;
  },
} satisfies Job;
