import type { ConversationSubject } from "@plaza/routing";

/** Whom this document's shopper talks to; null: nobody. Nothing of it ever happens on a server. */
let open: ConversationSubject | null = null;
const listeners = new Set<() => void>();

/** The router context's: also for a press before the chrome answers, which opens the dialog then. */
export function openConversation(subject: ConversationSubject | null): void {
  open = subject;
  for (const listener of listeners) listener();
}

export const openedConversation = {
  read: (): ConversationSubject | null => open,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
