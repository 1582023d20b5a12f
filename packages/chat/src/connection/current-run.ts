import type { ConversationState } from "../connection/conversation-state.ts";
import type { Conversation } from "../connection/run-conversation.ts";

/** Where a drawn dialog finds the conversation that an effect runs for it. */
export interface RunningConversation {
  /** Null as long as none runs. */
  readonly conversation: () => Conversation | null;
  readonly state: () => ConversationState;
  readonly subscribe: (listener: () => void) => () => void;
  /** @returns what ends that it is found here */
  readonly take: (conversation: Conversation) => () => void;
}

/** @param before what is drawn as long as none runs */
export function runningConversation(before: ConversationState): RunningConversation {
  const listeners = new Set<() => void>();
  let running: Conversation | null = null;
  const changed = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    conversation: () => running,
    state: () => running?.state() ?? before,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    take: (conversation) => {
      running = conversation;
      const leave = conversation.subscribe(changed);
      changed();
      return () => {
        leave();
        running = null;
      };
    },
  };
}
