import type { ChatContent } from "@plaza/api-client";
import type { Problem } from "../connection/conversation-state.ts";

/** A message that the platform has not taken yet, as its row shows it. */
export interface UnsentMessage {
  readonly clientId: string;
  readonly content: ChatContent;
  /** Epoch milliseconds: when it was written. */
  readonly writtenAt: number;
  readonly state: "waiting" | "sending" | "doubtful" | "failed";
  /** Null unless it failed. */
  readonly problem: Problem | null;
}
