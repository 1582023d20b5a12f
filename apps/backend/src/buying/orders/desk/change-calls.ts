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
import { plainText } from "../../../platform/http/plain-entry.ts";
import type { Query } from "../../../platform/http/query.ts";
import { isId } from "../../../platform/store/ids.ts";

/** What is sent of one order. */
interface Parcel {
  readonly orderId: number;
  /** Both null: sent without a carrier. */
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
}

const maxParcels = 100;
const maxCarrierLength = 40;

/** What carriers print: letters, digits and hyphens. */
const trackingShape = /^[\dA-Za-z][\dA-Za-z-]{3,39}$/;

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
      const message = messageText(messages, error.key, language.wanted, error.parameter, error.count);
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

/** `orders/collect_cash`: the shop has the cash of a parcel. */
export async function handleCollectCash(context: ShopContext) {
  await change(context, requiredId(context.body, "id"), { action: "collectCash" });
  return new Reply([], { key: "orderCashCollected" });
}

/** `orders/refuse_parcel`: nobody took a parcel that was to be paid in cash, and the shop has it again. */
export async function handleRefuseParcel(context: ShopContext) {
  const { body } = context;
  const note = body.text("reason").slice(0, maxReasonLength);
  await change(context, requiredId(body, "id"), { action: "refuseParcel" }, note);
  return new Reply([], { key: "orderParcelRefused" });
}

/** `orders/close`: what was paid goes back. */
export async function handleCloseOrder(context: ShopContext) {
  const { body } = context;
  const note = body.text("reason").slice(0, maxReasonLength);
  await change(context, requiredId(body, "id"), { action: "close" }, note);
  return new Reply([], { key: "orderClosedByShop" });
}

/**
 * The `parcels` of a call.
 *
 * @throws {DomainError} where there are none, too many, or one of them cannot be sent as it is written
 */
function readParcels(body: Query): readonly Parcel[] {
  const sent = body.json("parcels");
  if (!Array.isArray(sent) || sent.length === 0 || sent.length > maxParcels)
    throw new DomainError("parameterWrong", { parameter: "parcels" });
  const parcels = sent.map(parcelOf);
  if (new Set(parcels.map(({ orderId }) => orderId)).size < parcels.length)
    throw new DomainError("parameterWrong", { parameter: "parcels" });
  return parcels;
}

function parcelOf(sent: unknown): Parcel {
  const { order_id: orderId, carrier, tracking_number: number } = recordOf(sent);
  if (!isId(orderId)) throw new DomainError("parameterWrong", { parameter: "order_id" });
  return { orderId, ...namedParcel(textOf(carrier), textOf(number)) };
}

/** @throws {DomainError} where only one of both is there, or they cannot be a carrier and its number */
function namedParcel(carrier: string, trackingNumber: string): Omit<Parcel, "orderId"> {
  const named = { carrier, trackingNumber };
  if ((named.carrier === "") !== (named.trackingNumber === ""))
    throw new DomainError("parcelIncomplete", { field: named.carrier === "" ? "carrier" : "tracking_number" });
  if (named.carrier === "") return { carrier: null, trackingNumber: null };
  if (named.carrier.length > maxCarrierLength) throw new DomainError("carrierTooLong", { field: "carrier" });
  if (!trackingShape.test(named.trackingNumber))
    throw new DomainError("trackingNumberWrong", { field: "tracking_number" });
  return named;
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null) throw new DomainError("parameterWrong", { parameter: "parcels" });
  return { ...value };
}

function textOf(value: unknown): string {
  return typeof value === "string" ? plainText(value) : "";
}

function change({ db, shopId, agent, now }: ShopContext, orderId: number, what: OrderChange, note = ""): Promise<void> {
  const actor = { kind: "merchant", shopId, agentId: agent.id } as const;
  return retriedTransaction(db, (tx) =>
    changeOrders(tx, { orderIds: [orderId], change: what, actor, now: now(), note }),
  );
}
