import type { ChatContent, ChatRecord, ChatSide, OutgoingContent } from "@plaza/api-client";
import { clear, type ConnectionEffect, set, type Step, step } from "./step.ts";

/** Why the platform has not taken a message. */
export interface Problem {
  /** A word of the platform's, or one of ours: `not-connected`, `offline`, `unsent`. */
  readonly reason: string | null;
  /** In the platform's words; empty where it has none. */
  readonly message: string;
}

/** A message that the platform has not answered yet. */
export interface OutboxMessage {
  /** Its sender's name for it: where the platform knows such names, it stores each once. */
  readonly clientId: string;
  readonly content: ChatContent;
  /** Epoch milliseconds: when it was written. */
  readonly writtenAt: number;
  /**
   * `sending`: the answer is still on its way. `doubtful`: it may be lost, and only the history knows. `failed`: whoever wrote it
   * decides whether it is tried again.
   */
  readonly state: "waiting" | "sending" | "doubtful" | "failed";
  /** Null unless it failed. */
  readonly problem: Problem | null;
}

/** How messages go out, of one conversation or of many. */
export interface DeliveryRules<State, Message extends OutboxMessage, Frame> {
  /** Of each conversation one message is on its way at a time. */
  readonly conversationOf: (message: Message) => number;
  /** Null: it cannot go out now. */
  readonly frameOf: (state: State, message: Message, content: OutgoingContent) => Frame | null;
  /** What is noted on a message that goes out. */
  readonly noted?: (state: State, message: Message) => Message;
}

/** An answer that takes longer may be lost. */
const echoMs = 10_000;

/** A message that was just written. `randomUUID` exists only in secure contexts. */
export function newMessage(content: ChatContent): OutboxMessage {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const clientId = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return { clientId, content, writtenAt: Date.now(), state: "waiting", problem: null };
}

/**
 * Sends what waits, of each conversation one message at a time. So the order is kept, also where an answer is lost, and what the
 * platform says without a name belongs to the message that is on its way.
 */
export function deliver<Message extends OutboxMessage, State extends { readonly outbox: readonly Message[] }, Frame>(
  state: State,
  { conversationOf, frameOf, noted = (_state, message) => message }: DeliveryRules<State, Message, Frame>,
): Step<State, ConnectionEffect<Frame, "echo">> {
  const busy = new Set(state.outbox.filter(isOnItsWay).map(conversationOf));
  const frames: Frame[] = [];
  const outbox = state.outbox.map((message) => {
    if (message.state !== "waiting" || busy.has(conversationOf(message))) return message;
    const frame = frameOf(state, message, outgoing(message.content));
    if (frame === null) return message;
    busy.add(conversationOf(message));
    frames.push(frame);
    return { ...noted(state, message), state: "sending" as const };
  });
  if (frames.length === 0) return step(state);
  const writes = frames.map((frame) => ({ do: "write", frame }) as const);
  return step({ ...state, outbox }, ...writes, set("echo", echoMs));
}

/** Nothing is waited for any more once nothing is on its way. */
export function stopWaiting<State extends { readonly outbox: readonly OutboxMessage[] }>(
  state: State,
): Step<State, ConnectionEffect<never, "echo">> {
  const isWaitedFor = state.outbox.some((message) => message.state === "sending");
  return isWaitedFor ? step(state) : step(state, clear("echo"));
}

/**
 * The messages that these records do not answer. Each record answers one message at most, and where several could be meant, the
 * one that is on its way: what failed before was looked for when the connection came back.
 *
 * @param own the side that has written the messages
 */
export function unanswered<Message extends OutboxMessage>(
  outbox: readonly Message[],
  records: readonly ChatRecord[],
  own: ChatSide,
  isAnswer: (record: ChatRecord, message: Message) => boolean = hasSameName,
): readonly Message[] {
  const candidates = records.filter(({ from, isNotice }) => from.side === own && !isNotice);
  const taken = new Set<number>();
  const answered = new Set<Message>();
  for (const message of [...outbox.filter(isOnItsWay), ...outbox]) {
    const answer = candidates.find((record) => !taken.has(record.id) && isAnswer(record, message));
    if (answer === undefined || answered.has(message)) continue;
    taken.add(answer.id);
    answered.add(message);
  }
  return outbox.filter((message) => !answered.has(message));
}

export function hasSameName(record: ChatRecord, { clientId }: OutboxMessage): boolean {
  return record.clientId === clientId;
}

function isOnItsWay({ state }: OutboxMessage): boolean {
  return state === "sending" || state === "doubtful";
}

/** The message of this name, unless it has failed already. */
export function pendingMessage<Message extends OutboxMessage>(
  outbox: readonly Message[],
  clientId: string,
): Message | undefined {
  return outbox.find((message) => message.clientId === clientId && message.state !== "failed");
}

export function failedMessage<Message extends OutboxMessage>(
  outbox: readonly Message[],
  clientId: string,
): Message | undefined {
  return outbox.find((message) => message.clientId === clientId && message.state === "failed");
}

/** The same messages, but for those that are meant. */
export function changeMessages<Message extends OutboxMessage>(
  outbox: readonly Message[],
  isMeant: (message: Message) => boolean,
  change: Partial<Pick<OutboxMessage, "state" | "problem">>,
): readonly Message[] {
  return outbox.map((message) => (isMeant(message) ? { ...message, ...change } : message));
}

/** Whatever it was before, it has failed: nothing that an earlier window has stored goes out before its writer says so again. */
export function restored<Message extends OutboxMessage>(messages: readonly Message[]): readonly Message[] {
  return messages.map((message) => ({
    ...message,
    state: "failed",
    problem: message.problem ?? { reason: "unsent", message: "" },
  }));
}

function outgoing(content: ChatContent): OutgoingContent {
  if (content.type === "product") return { type: "product", productId: content.product.id };
  return content.type === "order" ? { type: "order", orderId: content.order.id } : content;
}
