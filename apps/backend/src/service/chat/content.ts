import { attachUploads } from "../../platform/files/attach-uploads.ts";
import { aboutConversation } from "../../platform/files/conversation-uploads.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Query } from "../../platform/http/query.ts";
import type { Executor } from "../../platform/store/database.ts";
import type { ChatCard, Conversation } from "../../platform/store/schema/chat.ts";
import { shownYuan } from "../../platform/wire/money.ts";
import { ChatError } from "./chat-error.ts";
import { orderCard } from "./cards.ts";
import { productCard } from "./cards.ts";

export const textKind = 1;
export const imageKind = 2;
export const productKind = 3;
const orderKind = 4;
const maxTextLength = 2000;

/** What is said, as it is kept. */
export interface Content {
  readonly kind: number;
  readonly body: string;
  readonly card: ChatCard | null;
  /** As agents see it in their lists: of what it refers to the id or the path, however that was written. */
  readonly preview: string;
}

/** Who says it. */
export type Sender = { readonly customerId: number } | { readonly agentId: number };

/**
 * What a client wants to say. A picture is kept for as long as the conversation is, so this belongs into the transaction that
 * adds the record.
 *
 * @throws {ChatError} where it is nothing that this sender may send here
 */
export async function readContent(
  tx: Executor,
  data: Query,
  { conversation, sender, now }: { readonly conversation: Conversation; readonly sender: Sender; readonly now: Date },
): Promise<Content> {
  const sent = data.text("msg");
  const kind = data.integer("msg_type");
  if (kind === textKind) return textContent(sent);
  if (kind === imageKind) {
    const path = await ownImage(tx, conversation, sender, sent);
    return { kind, body: path, card: null, preview: path };
  }
  if (kind === productKind) {
    const card = await productCard(tx, idOf(data), { conversation, sender, now });
    return { kind, body: card.name, card, preview: String(card.id) };
  }
  if (kind === orderKind) {
    const card = await orderCard(tx, idOf(data), conversation);
    return { kind, body: fallbackOf(card), card, preview: fallbackOf(card) };
  }
  throw new ChatError("unknown_type");
}

/** @throws {ChatError} where there is none, or too much */
export function textContent(text: string): Content {
  if (text === "") throw new ChatError("bad_frame");
  if (Array.from(text).length > maxTextLength) throw new ChatError("too_long", { parameter: String(maxTextLength) });
  return { kind: textKind, body: text, card: null, preview: text };
}

function idOf(data: Query): number {
  const id = data.id("msg");
  if (id === null) throw new ChatError("bad_frame");
  return id;
}

async function ownImage(tx: Executor, { id }: Conversation, owner: Sender, sent: string): Promise<string> {
  if (sent === "") throw new ChatError("bad_frame");
  try {
    const about = aboutConversation(id);
    const [path] = await attachUploads(tx, { owner, purpose: "chat", images: [sent], most: 1, about });
    return path ?? "";
  } catch (error) {
    throw error instanceof DomainError ? new ChatError("not_yours") : error;
  }
}

function fallbackOf(card: Awaited<ReturnType<typeof orderCard>>): string {
  return `${card.number} ${shownYuan(card.amount)}`;
}
