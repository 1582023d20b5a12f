import { DomainError, LoginRequired } from "../../../platform/http/domain-error.ts";
import { messageText } from "../../../platform/http/message-text.ts";
import type { Services } from "../../../platform/http/services.ts";
import { unixSeconds } from "../../../platform/wire/time.ts";
import { ChatError } from "../chat-error.ts";
import type { ChatNews } from "../chat-events.ts";
import { oneRecord } from "../find-records.ts";
import { recordWire } from "../record-wire.ts";
import { chatsWithinMs, maxChats } from "../send-message.ts";
import { agentFrames } from "./agent-frames.ts";
import { closeCodes } from "./live-socket.ts";
import { customerFrames } from "./customer-frames.ts";
import { type Frame, readFrame } from "./frame.ts";
import type { LiveSocket } from "./live-socket.ts";

/** Frames of one socket within ten seconds, whatever they say: nobody who writes needs a tenth of it. */
const maxFrames = 300;

/** Publishes to all nodes, this one included. */
export type Publish = (news: ChatNews) => Promise<void>;

/** Answers the frames of one socket, one after the other. */
export function conversing(services: Services, socket: LiveSocket, publish: Publish): (text: string) => Promise<void> {
  const chats = new Pace(maxChats, chatsWithinMs);
  const arrivals = new Pace(maxChats, chatsWithinMs);
  const typing = new Pace(maxChats, chatsWithinMs);
  const frames = new Pace(maxFrames, chatsWithinMs);
  const handlers = socket.person.side === "user" ? customerFrames : agentFrames;

  const answer = async ({ event, data }: Frame): Promise<void> => {
    const handler = Object.hasOwn(handlers, event) ? handlers[event] : undefined;
    if (handler === undefined) return;
    const pace = event === "chat" ? chats : event === "user_online" ? arrivals : null;
    if (pace?.isExceeded(Date.now()) === true) throw new ChatError("too_fast");
    if (event === "typing" && typing.isExceeded(Date.now())) return;
    const result = await handler(services, socket, data);
    if (typeof result === "number") return sendAgain(services, socket, result);
    for (const news of Array.isArray(result) ? result : [result]) await publish(news);
  };

  return async (text) => {
    if (frames.isExceeded(Date.now())) return socket.close(closeCodes.refused, "too fast");
    const frame = readFrame(text);
    if (frame?.event === "ping") return socket.send("ping", { client_time: unixSeconds(services.now()) });
    try {
      if (frame === null) throw new ChatError("bad_frame");
      await answer(frame);
    } catch (error) {
      refuse(services, socket, error, frame);
    }
  };
}

/** A record that was sent before goes once more to the socket that repeats it, and to no other. */
async function sendAgain(services: Services, socket: LiveSocket, recordId: number): Promise<void> {
  const record = await oneRecord(services, recordId);
  if (record !== null) socket.send("chat", recordWire(record, socket.person));
}

function refuse(services: Services, socket: LiveSocket, error: unknown, frame: Frame | null): void {
  if (error instanceof LoginRequired) return socket.close(closeCodes.sessionOver, "session over");
  if (!(error instanceof DomainError)) services.report(error, "a frame of a chat failed");
  const { key, parameter } = error instanceof DomainError ? error : new DomainError("busy");
  const clientId = frame?.event === "chat" ? frame.data.text("client_id").slice(0, 64) : "";
  socket.send("error", {
    msg: messageText(services.messages, key, socket.person.language.wanted, parameter),
    msg_type: 1,
    client_id: clientId,
    reason: error instanceof ChatError ? error.reason : error instanceof DomainError ? "not_bound" : "busy",
  });
}

/** How often something happens within a time. */
class Pace {
  readonly #most: number;
  readonly #withinMs: number;
  #times: number[] = [];

  constructor(most: number, withinMs: number) {
    this.#most = most;
    this.#withinMs = withinMs;
  }

  /** @returns whether it has happened too often; then it does not count */
  isExceeded(now: number): boolean {
    this.#times = this.#times.filter((time) => time > now - this.#withinMs);
    if (this.#times.length >= this.#most) return true;
    this.#times.push(now);
    return false;
  }
}
