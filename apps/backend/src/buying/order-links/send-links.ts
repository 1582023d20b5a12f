import type { Job, JobContext } from "../../platform/domain/job.ts";
import type { Services } from "../../platform/http/services.ts";
import { sendQueued } from "../../platform/jobs/send-queued.ts";
import { numberOf, readSettings } from "../../platform/settings/read-settings.ts";
import { asWritten } from "../../platform/store/language.ts";
import { filledText } from "../../platform/store/filled-text.ts";
import type { Executor } from "../../platform/store/database.ts";
import { customers } from "../../platform/store/schema/customers.ts";
import { orderLinkMessages } from "../../platform/store/schema/order-links.ts";
import { orders } from "../../platform/store/schema/orders.ts";
import { eq, lt } from "../../platform/store/sql.ts";
import { spokenTime } from "../../platform/wire/time.ts";
import { wallClock } from "../../platform/wire/time.ts";
import { canSendLinks } from "./link-settings.ts";
import { linkKey } from "./order-link.ts";
import { linkPath, signLink } from "./order-link.ts";
import { orderLinkMessage } from "./order-link-messages.ts";
import { linkSettings } from "./link-settings.ts";

const oneHour = 60 * 60 * 1000;
const oneDay = 24 * oneHour;

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
    return sendQueued(context, {
      what: "to send the link to an order, message",
      table: orderLinkMessages,
      id: orderLinkMessages.id,
      newsForMs: wantedForMs,
      read: readMessage,
      send: async (message, id) => {
        const { mobile, language } = message;
        if (mobile === null) return false;
        const text = await textOf(db, message, shopOrigin ?? "", now());
        await sms.link({ id, mobile, text, language, at: now() });
        return true;
      },
    });
  },
} satisfies Job<Context>;

async function readMessage(db: Executor, id: number) {
  const [found] = await db
    .select({
      language: orderLinkMessages.language,
      orderId: orders.id,
      number: orders.number,
      mobile: customers.mobile,
    })
    .from(orderLinkMessages)
    .innerJoin(orders, eq(orders.id, orderLinkMessages.orderId))
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .where(eq(orderLinkMessages.id, id));
  return found;
}

type Message = NonNullable<Awaited<ReturnType<typeof readMessage>>>;

async function textOf(db: Executor, { orderId, number, language }: Message, origin: string, now: Date) {
  const { orderLinkDays } = await readSettings(db, linkSettings, asWritten);
  const until = new Date(now.getTime() + numberOf(linkSettings.orderLinkDays, orderLinkDays) * oneDay);
  const link = `${origin}${linkPath(signLink(orderId, until, await linkKey(db)), language)}`;
  const parts = {
    number,
    link,
    date: spokenTime(wallClock(until).slice(0, 10), language),
  };
  return filledText(orderLinkMessage[language], parts);
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
