import type { ConversationState, OutboxMessage } from "./conversation-state.ts";
import { failed } from "./outbox.ts";
import { type Step, step, type Timer } from "./step.ts";

const timers: readonly Timer[] = ["reconnect", "ping", "silence", "echo", "history", "agent"];

/** No session is left: nothing is tried any more, and what was written waits for the login. */
export function endSession(state: ConversationState): Step {
  const waiting = (message: OutboxMessage): OutboxMessage =>
    message.state === "failed" ? message : { ...message, state: "waiting" };
  return step(
    {
      ...state,
      link: "over",
      boundTo: null,
      isLoaded: true,
      isReading: false,
      readsAgain: false,
      agentTypes: false,
      outbox: state.outbox.map(waiting),
    },
    { do: "disconnect" },
    ...timers.map((timer) => ({ do: "clear", timer }) as const),
  );
}

/** All tries are spent. The customer decides about what is left. */
export function giveUp(state: ConversationState): Step {
  const outbox = state.outbox.map((message) =>
    message.state === "failed" ? message : failed(message, { reason: "not-connected", message: "" }),
  );
  return step({ ...state, link: "lost", outbox });
}
