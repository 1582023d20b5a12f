import type { ChatContent, ChatRecord } from "@plaza/api-client";
import type { ConversationState } from "./conversation-state.ts";
import { type Step, step } from "./step.ts";

/** Reads the newest page of the history; once more where that is being done, because the answer may be of before. */
export function read(state: ConversationState): Step {
  if (state.isReading) return step({ ...state, readsAgain: true });
  return step({ ...state, isReading: true }, { do: "clear", timer: "history" }, { do: "read-history" });
}

/** All records by their ids, each once. */
export function merged<Item extends ChatRecord>(known: readonly Item[], more: readonly Item[]): readonly Item[] {
  const newest = known.at(-1)?.id ?? 0;
  if (more.every(({ id }, index) => id > (more[index - 1]?.id ?? newest))) return [...known, ...more];
  const byId = new Map([...known, ...more].map((record) => [record.id, record]));
  return [...byId.values()].toSorted((a, b) => a.id - b.id);
}

/** Whether a record may be what was sent: what it says of a product or an order is the platform's. */
export function saysTheSame(record: ChatContent, sent: ChatContent): boolean {
  if (record.type === "text" && sent.type === "text") return record.text.trim() === sent.text;
  if (record.type === "image" && sent.type === "image") return record.path === sent.path;
  if (record.type === "product" && sent.type === "product") return record.product.id === sent.product.id;
  return record.type === "order" && sent.type === "order" && record.order.id === sent.order.id;
}
