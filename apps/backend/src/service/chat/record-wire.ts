import { shownNickname } from "../../identity/customers/given-nickname.ts";
import { noImagePath } from "../../platform/http/image-urls.ts";
import { stateCode } from "../../buying/orders/order-codes.ts";
import { stateText } from "../../buying/orders/order-texts.ts";
import { inLanguage, nearestText, type ReaderLanguage } from "../../platform/store/language.ts";
import { byLanguage } from "../../platform/store/language-texts.ts";
import type { ChatCard, OrderCardOfChat, ProductCardOfChat } from "../../platform/store/schema/chat.ts";
import { decimalYuan } from "../../platform/wire/money.ts";
import { unixSeconds, wallClock } from "../../platform/wire/time.ts";
import type { Side } from "./chat-events.ts";
import { productKind } from "./content.ts";
import type { ShownRecord } from "./find-records.ts";

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#039;",
};

/** Text as the wire has that of messages: clients decode it once, and show what they get as text. */
function escapeText(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Who reads a record. */
export interface RecordReader {
  readonly side: Side;
  readonly id: number;
  readonly language: ReaderLanguage;
}

/** A record on the socket and in lists alike. `client_id` and `order` are ours. */
export function recordWire(shown: ShownRecord, reader: RecordReader) {
  const { record, shopId, customer, agent } = shown;
  const { customerId, agentId, isFromCustomer, createdAt } = record;
  const written = wallClock(createdAt);
  const isOwn = isFromCustomer
    ? reader.side === "user" && reader.id === customerId
    : reader.side === "kefu" && reader.id === agentId;
  return {
    id: record.id,
    shop_id: shopId ?? 0,
    from_id: isFromCustomer ? customerId : agentId,
    from_type: isFromCustomer ? "user" : "kefu",
    to_id: isFromCustomer ? agentId : customerId,
    to_type: isFromCustomer ? "kefu" : "user",
    msg: messageOf(shown, reader.language),
    msg_type: record.kind,
    is_read: 1,
    type: record.isNotice ? 2 : 1,
    create_time: written,
    update_time: written,
    create_time_stamp: unixSeconds(createdAt),
    from_nickname: isFromCustomer
      ? shownNickname(customer.nickname, reader.language.wanted)
      : inLanguage(agent, "nickname", reader.language),
    from_avatar: (isFromCustomer ? customer.avatar : agent.avatar) ?? noImagePath,
    goods: productOf(record.card, reader.language) ?? [],
    order: orderOf(record.card) ?? [],
    client_id: isOwn ? (record.clientId ?? "") : "",
  };
}

function messageOf({ record, imagePath }: ShownRecord, language: ReaderLanguage): string {
  if (imagePath !== null) return imagePath;
  if (record.kind === productKind) return JSON.stringify(productOf(record.card, language));
  return escapeText(record.body);
}

function productOf(card: ChatCard | null, language: ReaderLanguage) {
  return card?.kind === "product" ? productWire(card, language) : null;
}

function productWire({ id, image, price, name, names }: ProductCardOfChat, language: ReaderLanguage) {
  return {
    id,
    image: image ?? noImagePath,
    min_price: decimalYuan(price),
    name: nearestText(byLanguage({ base: name, translations: names }), language),
  };
}

function orderOf(card: ChatCard | null) {
  return card?.kind === "order" ? orderWire(card) : null;
}

/** Its state is Chinese in every language, as the contract has it for agents: clients know it by its number. */
function orderWire({ id, number, image, amount, quantity, state, isPickup }: OrderCardOfChat) {
  const text = stateText({ state, delivery: isPickup ? "pickup" : "express" }, "zh");
  return {
    id,
    order_sn: number,
    image: image ?? noImagePath,
    order_amount: decimalYuan(amount),
    goods_num: quantity,
    order_status: stateCode(state),
    order_status_text: text,
    order_key: text,
  };
}
