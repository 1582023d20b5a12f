import type { ChatRecord } from "@plaza/api-client";
import type { ConversationState, OutboxMessage, Problem } from "./conversation-state.ts";
import { saysTheSame } from "./records.ts";

type Messages = readonly OutboxMessage[];

/**
 * The messages that these records do not answer. Each record answers one message at most, and where messages say the same, the
 * one that is on its way: what failed before was looked for when the connection came back.
 */
export function unanswered(
  { hasNames }: ConversationState,
  outbox: Messages,
  records: readonly ChatRecord[],
): Messages {
  const own = records.filter(({ from, isNotice }) => from.side === "customer" && !isNotice);
  const taken = new Set<number>();
  const answered = new Set<OutboxMessage>();
  for (const message of [...outbox.filter(isOnItsWay), ...outbox]) {
    const answer = own.find((record) => !taken.has(record.id) && isAnswer(record, message, hasNames));
    if (answer === undefined || answered.has(message)) continue;
    taken.add(answer.id);
    answered.add(message);
  }
  return outbox.filter((message) => !answered.has(message));
}

export function isOnItsWay({ state }: OutboxMessage): boolean {
  return state === "sending" || state === "doubtful";
}

function isAnswer(record: ChatRecord, message: OutboxMessage, hasNames: boolean): boolean {
  if (message.after === null) return false;
  if (hasNames) return record.clientId === message.clientId;
  return record.id > message.after && saysTheSame(record.content, message.content);
}

export function failed(message: OutboxMessage, problem: Problem): OutboxMessage {
  return { ...message, state: "failed", problem };
}

/** Those whose answer cannot come any more, except by the history. */
export function doubted(outbox: Messages): Messages {
  return outbox.map((message) => (message.state === "sending" ? { ...message, state: "doubtful" } : message));
}
