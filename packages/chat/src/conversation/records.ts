import type { ChatContent } from "@plaza/api-client";
import { step, clear } from "../connection/step.ts";
import type { ConversationState } from "./conversation-state.ts";
import type { ConversationStep } from "./step.ts";

/** Reads the newest page of the history; once more where that is being done, because the answer may be of before. */
export function read(state: ConversationState): ConversationStep {
  if (state.isReading) return step({ ...state, readsAgain: true });
  return step({ ...state, isReading: true }, clear("history"), { do: "read-history" });
}

/** Whether a record may be what was sent: what it says of a product or an order is the platform's. */
export function saysTheSame(record: ChatContent, sent: ChatContent): boolean {
  if (record.type === "text" && sent.type === "text") return record.text.trim() === sent.text;
  if (record.type === "image" && sent.type === "image") return record.path === sent.path;
  if (record.type === "product" && sent.type === "product") return record.product.id === sent.product.id;
  return record.type === "order" && sent.type === "order" && record.order.id === sent.order.id;
}
