import type { ChatNews, ConversationKey, EndedSession, Side, SurplusSocket } from "./chat-events.ts";

/** What another node says, which may be of another version: null where it is not understood. */
export function readNews(payload: unknown): ChatNews | null {
  if (!isRecord(payload)) return null;
  const key = readKey(payload);
  if (key === null) return null;
  const { what, recordId, previousId, by, lastId, isOnline, fromAgentId } = payload;
  if (what === "record" && isId(recordId) && isId(previousId)) return { ...key, what, recordId, previousId };
  if (what === "read" && isSide(by) && isId(lastId)) return { ...key, what, by, lastId };
  if (what === "typing" && isSide(by)) return { ...key, what, by };
  if (what === "presence" && typeof isOnline === "boolean") return { ...key, what, isOnline };
  if (what === "transfer" && (fromAgentId === null || isId(fromAgentId))) return { ...key, what, fromAgentId };
  return null;
}

export function readEndedSession(payload: unknown): EndedSession | null {
  if (!isRecord(payload)) return null;
  const { side, session, person } = payload;
  if (!isSide(side)) return null;
  if (isId(session)) return { side, session };
  return isId(person) ? { side, person } : null;
}

export function readSurplus(payload: unknown): SurplusSocket | null {
  if (!isRecord(payload)) return null;
  const { connectionId } = payload;
  return typeof connectionId === "string" ? { connectionId } : null;
}

function readKey({ conversationId, customerId, shopId, agentId }: Record<string, unknown>): ConversationKey | null {
  if (!isId(conversationId) || !isId(customerId)) return null;
  if ((shopId !== null && !isId(shopId)) || (agentId !== null && !isId(agentId))) return null;
  return { conversationId, customerId, shopId, agentId };
}

function isId(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

function isSide(value: unknown): value is Side {
  return value === "user" || value === "kefu";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
