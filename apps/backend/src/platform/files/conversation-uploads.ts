import { conversations } from "../store/schema/chat.ts";
import { and, eq } from "../store/sql.ts";
import type { UploadViewer } from "./serve-private.ts";

const prefix = "conversation:";

/** What the pictures of a conversation are attached to. */
export const aboutConversation = (id: number): string => `${prefix}${id}`;

/** What a shop has sent in a conversation is for its customer, too. */
export const isInConversation: UploadViewer = async (db, { attachedTo }, customerId) => {
  if (attachedTo === null || !attachedTo.startsWith(prefix)) return false;
  const id = Number(attachedTo.slice(prefix.length));
  return (await db.$count(conversations, and(eq(conversations.id, id), eq(conversations.customerId, customerId)))) > 0;
};
