import type { ChatAgent, ChatContent, ChatHistory, ChatRecord, ClientFrame, ServerFrame } from "@plaza/api-client";
import { advance } from "../conversation/advance.ts";
import { type ConversationState, type CustomerMessage, newConversation } from "../conversation/conversation-state.ts";
import { historyPage } from "../conversation/open-history.ts";
import type { ConversationEffect, ConversationEvent, ConversationTimer } from "../conversation/step.ts";

export const shopId = 3;
export const anna: ChatAgent = { id: 9, name: "Anna", avatar: null };

interface Wire {
  /** What the customer has said and the platform has not heard. */
  readonly up: ClientFrame[];
  readonly down: ServerFrame[];
}

/**
 * A platform, a network between it and a customer, and a clock, all of which stand still until a test moves them: what is
 * on its way arrives when the test says so, or never.
 */
export class ModelPlatform {
  readonly hasNames: boolean;
  state: ConversationState;
  agent: ChatAgent | null = anna;
  readonly stored: ChatRecord[] = [];
  /** Frames of connections that are gone, which the platform may still be reading. */
  readonly late: ClientFrame[] = [];
  readonly timers = new Set<ConversationTimer>();
  written = 0;
  /** Whether anything was ever left to the customer to decide. */
  everFailed = false;
  wire: Wire | null = null;
  reading: "asked" | ChatHistory | null = null;

  constructor(hasNames: boolean) {
    this.hasNames = hasNames;
    this.state = newConversation({ shopId, hasNames });
    this.dispatch({ type: "begin" });
  }

  dispatch(event: ConversationEvent): void {
    const next = advance(this.state, event);
    this.state = next.state;
    for (const effect of next.effects) this.#perform(effect);
    this.everFailed ||= this.state.outbox.some(({ state }) => state === "failed");
  }

  #perform(effect: ConversationEffect): void {
    if (effect.do === "connect") this.wire = { up: [], down: [{ event: "alive" }, { event: "login" }] };
    if (effect.do === "disconnect") this.#lose();
    if (effect.do === "write") this.wire?.up.push(effect.frame);
    if (effect.do === "set") this.timers.add(effect.timer);
    if (effect.do === "clear") this.timers.delete(effect.timer);
    if (effect.do === "read-history") this.reading = "asked";
  }

  /** Only a platform that knows messages by name may read what comes after the end. */
  #lose(): void {
    if (this.hasNames) this.late.push(...(this.wire?.up ?? []));
    this.wire = null;
  }

  write(text: string): void {
    this.written += 1;
    const message: CustomerMessage = {
      clientId: `c${this.written}`,
      content: { type: "text", text },
      writtenAt: this.written,
      state: "waiting",
      after: null,
      problem: null,
    };
    this.dispatch({ type: "send", message });
  }

  agentSays(text: string): void {
    const record = this.#store("agent", { type: "text", text }, null);
    this.wire?.down.push({ event: "chat", record });
  }

  /** The platform reads a frame: of the connection, or of one that is gone. */
  hear(from: ClientFrame[] = this.wire?.up ?? [], refuse: "no" | "with name" | "after storing" = "no"): void {
    const frame = from.shift();
    if (frame?.event === "ping") this.#say({ event: "alive" });
    if (frame?.event !== "chat") return;
    const { clientId } = frame;
    if (refuse === "with name") return this.#say({ event: "error", message: "No", reason: "too_fast", clientId });
    const known = clientId === null ? undefined : this.stored.find((record) => record.clientId === clientId);
    const record = known ?? this.#store("customer", frame.content as ChatContent, clientId);
    if (refuse === "no") this.#say({ event: "chat", record });
    else this.#say({ event: "error", message: "A non well formed numeric value", reason: null, clientId: null });
  }

  #say(frame: ServerFrame): void {
    this.wire?.down.push(frame);
  }

  #store(side: "agent" | "customer", content: ChatContent, clientId: string | null): ChatRecord {
    const id = 100 + this.stored.length;
    const from = { side, id: 1, name: "", avatar: null };
    const record = { id, shopId, from, isNotice: false, sentAt: id * 1000, clientId, content };
    this.stored.push(record);
    return record;
  }

  arrive(): void {
    const frame = this.wire?.down.shift();
    if (frame !== undefined) this.dispatch({ type: "frame", frame });
  }

  cut(code = 1006): void {
    if (this.wire === null) return;
    this.#lose();
    this.dispatch({ type: "socket-closed", code });
  }

  readHistory(): void {
    if (this.reading !== "asked") return;
    const records = this.stored.slice(-historyPage);
    const hasMore = this.stored.length > historyPage;
    this.reading = { records, hasMore, agent: this.agent, isManual: false, readId: 0 };
  }

  answerHistory(): void {
    this.readHistory();
    const history = this.reading;
    if (history === null || history === "asked") return;
    this.reading = null;
    this.dispatch({ type: "history", history });
  }

  failHistory(): void {
    if (this.reading === null) return;
    this.reading = null;
    this.dispatch({ type: "history-failed", isSessionOver: false });
  }

  ring(timer: ConversationTimer): void {
    if (this.timers.delete(timer)) this.dispatch({ type: "timer", timer });
  }

  /** A network that works again, and a customer who tries again whatever has failed. */
  settle(): void {
    // Nothing is lost on a connection that lives on; what a test has dropped, it has dropped with the connection.
    this.cut();
    for (let turn = 0; turn < 500; turn += 1) {
      while (this.late.length > 0) this.hear(this.late);
      while ((this.wire?.up.length ?? 0) > 0) this.hear();
      while ((this.wire?.down.length ?? 0) > 0) this.arrive();
      if (this.reading !== null) this.answerHistory();
      if (this.state.link === "lost") this.dispatch({ type: "reconnect" });
      for (const timer of ["reconnect", "history", "agent"] as const) this.ring(timer);
      const failed = this.state.outbox.find(({ state }) => state === "failed");
      if (failed !== undefined) this.dispatch({ type: "retry", clientId: failed.clientId });
    }
  }
}
