import type { ChatRecord, ServerFrame } from "@plaza/api-client";
import type { ConversationState, Problem } from "./conversation-state.ts";
import { deliver } from "./delivery.ts";
import { beat } from "./link.ts";
import { failed, unanswered } from "./outbox.ts";
import { merged, read } from "./records.ts";
import { chain, type Step, step } from "./step.ts";

const typingMs = 5000;

export function takeFrame(state: ConversationState, frame: ServerFrame): Step {
  return chain(beat(state), (each) => answer(each, frame));
}

function answer(state: ConversationState, frame: ServerFrame): Step {
  switch (frame.event) {
    case "login":
      // Something may have been said since the history was read.
      return read({ ...state, link: "open" });
    case "chat":
      return takeRecord(state, frame.record);
    case "error":
      return takeError(state, frame);
    case "transfer": {
      const { agent } = frame;
      // The platform has bound the conversation itself. It sends no avatar.
      const next = { ...agent, avatar: agent.avatar ?? state.agent?.avatar ?? null };
      const bound: ConversationState = { ...state, agent: next, boundTo: next.id };
      // A history that is on its way may still name whoever was there before.
      return chain(state.isReading ? read(bound) : step(bound), deliver);
    }
    case "typing":
      if (frame.shopId !== state.shopId || frame.side !== "agent") return step(state);
      return step({ ...state, agentTypes: true }, { do: "set", timer: "typing-over", ms: typingMs });
    case "read":
      if (frame.shopId !== state.shopId || frame.by !== "agent") return step(state);
      return step({ ...state, readId: Math.max(state.readId, frame.lastId) });
    case "agent-gone":
      return frame.shopId === state.shopId && frame.agentId === state.agent?.id ? read(state) : step(state);
    case "alive":
      return step(state);
    default:
      return frame satisfies never;
  }
}

/** Messages of all shops arrive on every socket of a customer. */
function takeRecord(state: ConversationState, record: ChatRecord): Step {
  if (record.shopId !== state.shopId) return step(state);
  const outbox = unanswered(state, state.outbox, [record]);
  const known = { ...state, outbox, records: merged(state.records, [record]), complaint: null };
  if (record.from.side === "agent") return step({ ...known, agentTypes: false }, { do: "renew-counts" });
  const isWaitedFor = outbox.some((message) => message.state === "sending");
  return chain(isWaitedFor ? step(known) : step(known, { do: "clear", timer: "echo" }), deliver);
}

type ErrorFrame = Extract<ServerFrame, { event: "error" }>;

function takeError(state: ConversationState, { clientId, reason, message }: ErrorFrame): Step {
  const problem: Problem = { reason, message };
  const meant = state.outbox.find((each) =>
    clientId === null ? each.state === "sending" : each.clientId === clientId && each.state !== "failed",
  );
  if (meant === undefined) return clientId === null ? step({ ...state, complaint: message }) : step(state);
  // Some platforms store a message and then fail to say so: without a name the history decides.
  const isSure = clientId !== null;
  const next = isSure ? failed(meant, problem) : ({ ...meant, state: "doubtful", problem } as const);
  const outbox = state.outbox.map((each) => (each === meant ? next : each));
  const known = step({ ...state, outbox }, { do: "clear", timer: "echo" });
  // Nobody took it: perhaps somebody else does.
  const asksAgain = !isSure || reason === "offline" || reason === "not_bound";
  if (!asksAgain) return chain(known, deliver);
  // The platform is told anew whom is talked to.
  const unbind = (each: ConversationState): Step => step(reason === "not_bound" ? { ...each, boundTo: null } : each);
  return chain(known, unbind, read);
}
