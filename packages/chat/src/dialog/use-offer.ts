import { type ConversationTopic, useExtension } from "@plaza/routing";
import { useState } from "react";

interface OfferedTopic {
  readonly about: ConversationTopic;
  /** It was sent, or is not wanted. */
  readonly end: () => void;
}

/** What the dialog offers to send: what it was last opened from, once. Few platforms take orders. */
export function useOffer(about: ConversationTopic | undefined): OfferedTopic | null {
  const takesOrders = useExtension("chat_cards");
  const [ended, setEnded] = useState<ConversationTopic | null>(null);
  if (about === undefined || about === ended || (about.type === "order" && !takesOrders)) return null;
  return { about, end: () => setEnded(about) };
}
