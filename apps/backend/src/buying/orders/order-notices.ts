import type { MessageKey } from "../../platform/http/messages.ts";
import { notify } from "../../platform/notices/notify.ts";
import type { Executor } from "../../platform/store/database.ts";
import { columnsOf, storedText } from "../../platform/store/language-texts.ts";
import type { OrderMailKind } from "../../platform/store/schema/order-mails.ts";
import { type Order, orderLines } from "../../platform/store/schema/orders.ts";
import { asc, eq } from "../../platform/store/sql.ts";
import { queueOrderMail } from "../order-mails/queue-order-mail.ts";
import type { Actor, OrderAction } from "./transitions.ts";

/** What the customer has a mail of. Cash that was paid at the door is confirmed there. */
const mailKinds: Partial<Record<OrderAction, OrderMailKind>> = { acceptCash: "placed", pay: "paid", ship: "shipped" };

export interface OrderNews {
  readonly action: OrderAction;
  readonly actor: Actor;
  readonly now: Date;
}

/** Notifies the customer of what others have done to an order, or of what can be done with it now, and confirms it by mail. */
export async function notifyOfOrder(tx: Executor, before: Order, { action, actor, now }: OrderNews): Promise<void> {
  const text = textOf(before, action, actor.kind);
  if (text !== null) await notifyCustomer(tx, before, { text, onceKey: `order:${before.id}:${action}`, now });
  const kind = mailKinds[action];
  if (kind !== undefined) await queueOrderMail(tx, { orderId: before.id, kind, onceKey: action }, now);
}

/** Notifies the customer that a parcel has another number than the one they know. */
export function notifyOfCorrection(
  tx: Executor,
  order: Order,
  { id, carrier, trackingNumber, now }: Correction,
): Promise<void> {
  const onceKey = `order:${order.id}:parcel:${id}`;
  return notifyCustomer(tx, order, {
    text: "noticeParcelCorrected",
    parameters: { carrier, parcel: trackingNumber },
    onceKey,
    now,
  });
}

interface Correction {
  readonly id: number;
  readonly carrier: string;
  readonly trackingNumber: string;
  readonly now: Date;
}

interface OrderNotice {
  readonly text: MessageKey;
  /** Besides the number of the order, and what is in it. */
  readonly parameters?: Readonly<Record<string, string>>;
  readonly onceKey: string;
  readonly now: Date;
}

async function notifyCustomer(
  tx: Executor,
  order: Order,
  { text, parameters, onceKey, now }: OrderNotice,
): Promise<void> {
  const { id, customerId, number } = order;
  const [line] = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, id))
    .orderBy(asc(orderLines.id))
    .limit(1);
  const { name = "", translations = {}, image = null } = line ?? {};
  await notify(
    tx,
    {
      customerId,
      kind: "order",
      about: { type: "order", id },
      text,
      parameters: { ...parameters, number, name: columnsOf({ text: storedText({ name, translations }, "name") }) },
      image,
      onceKey,
    },
    now,
  );
}

/** Null: the customer knows already. */
function textOf(before: Order, action: OrderAction, actor: Actor["kind"]): MessageKey | null {
  switch (action) {
    case "pay":
      return before.delivery === "pickup" ? "noticeOrderReady" : null;
    case "ship":
      return "noticeOrderShipped";
    case "deliver":
      return "noticeOrderDelivered";
    case "close":
      if (actor === "system") return "noticeOrderUnpaid";
      return before.paidAt === null ? "noticeUnpaidOrderClosed" : "noticeOrderClosed";
    case "refuseParcel":
      return "noticeParcelRefused";
    case "complete":
      return actor === "system" ? "noticeOrderCompleted" : null;
    case "acceptCash":
    case "claimCash":
    case "collectCash":
    case "cancel":
    case "closeRefunded":
    case "collect":
    case "confirm":
    case "deleteForCustomer":
    case "refundUnmatched":
      return null;
    default:
      return action satisfies never;
  }
}
