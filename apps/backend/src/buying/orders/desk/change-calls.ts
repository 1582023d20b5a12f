import type { ShopContext } from "../../../platform/http/desk-call.ts";
import { DomainError } from "../../../platform/http/domain-error.ts";
import { messageText } from "../../../platform/http/message-text.ts";
import { Reply } from "../../../platform/http/reply.ts";
import { requiredId } from "../../../platform/http/required-id.ts";
import { inLanguage } from "../../../platform/store/language.ts";
import { retriedTransaction } from "../../../platform/store/retried-transaction.ts";
import { instant } from "../../../platform/wire/time.ts";
import { changeOrders, type OrderChange } from "../change-order.ts";
import { statesOf } from "../order-events.ts";
import { correctParcel } from "./correct-parcel.ts";
import { findShopOrder } from "./find-shop-orders.ts";
import { namedParcel, readParcels } from "./read-parcels.ts";

const maxContentLength = 5000;
const maxReasonLength = 200;

/**
 * `orders/send`: several at once. Each goes by itself, so that one which cannot be sent, because its customer has just
 * cancelled it, keeps no other back.
 */
export async function handleSendOrders(context: ShopContext) {
  const { db, shopId, body, messages, language } = context;
  const sent: number[] = [];
  const rejected: RejectedParcel[] = [];
  for (const { orderId, carrier, trackingNumber } of readParcels(body)) {
    try {
      await change(context, orderId, { action: "ship", carrier, trackingNumber });
      sent.push(orderId);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const message = messageText(messages, error.key, language, error.parameter);
      // What has become of it meanwhile is only told of an order of the shop.
      const found = await findShopOrder(db, shopId, orderId);
      const last = found === null ? undefined : (await statesOf(db, orderId)).at(-1);
      rejected.push({
        order_id: orderId,
        message,
        state: last?.state ?? "",
        by: last === undefined || last.agent === null ? "" : inLanguage(last.agent, "nickname", language),
        at: instant(last?.since ?? null),
      });
    }
  }
  return { sent, rejected };
}

interface RejectedParcel {
  readonly order_id: number;
  readonly message: string;
  /** What has become of the order meanwhile, by whom of the shop, and when; "" and null where that is not known. */
  readonly state: string;
  readonly by: string;
  readonly at: string | null;
}

/** `orders/correct_parcel`: `was` is the number that the parcel had when the correction was begun. */
export async function handleCorrectParcel({ db, shopId, agent, body, now }: ShopContext) {
  const orderId = requiredId(body, "id");
  const { carrier, trackingNumber } = namedParcel(body.text("carrier"), body.text("tracking_number"));
  if (carrier === null || trackingNumber === null) throw new DomainError("parcelIncomplete", { field: "carrier" });
  const actor = { kind: "merchant", shopId, agentId: agent.id } as const;
  const was = body.text("was");
  await retriedTransaction(db, (tx) =>
    correctParcel(tx, {
      orderId,
      actor,
      parcel: { carrier, trackingNumber },
      was: was === "" ? null : was,
      now: now(),
    }),
  );
  return new Reply([], { key: "parcelCorrected" });
}

/** `orders/deliver`: virtual goods; the text is what the customer gets. */
export async function handleDeliverOrder(context: ShopContext) {
  const { body } = context;
  const content = body.text("content");
  if (content === "") throw new DomainError("deliveredContentMissing", { field: "content" });
  if (content.length > maxContentLength) throw new DomainError("deliveredContentTooLong", { field: "content" });
  await change(context, requiredId(body, "id"), { action: "deliver", content });
  return new Reply([], { key: "orderDelivered" });
}

/** `orders/close`: what was paid goes back. */
export async function handleCloseOrder(context: ShopContext) {
  const { body } = context;
  const note = body.text("reason").slice(0, maxReasonLength);
  await change(context, requiredId(body, "id"), { action: "close" }, note);
  return new Reply([], { key: "orderClosedByShop" });
}

function change({ db, shopId, agent, now }: ShopContext, orderId: number, what: OrderChange, note = ""): Promise<void> {
  const actor = { kind: "merchant", shopId, agentId: agent.id } as const;
  return retriedTransaction(db, (tx) =>
    changeOrders(tx, { orderIds: [orderId], change: what, actor, now: now(), note }),
  );
}
