import type { ConversationState } from "./conversation-state.ts";
import { type Step, step } from "./step.ts";

/** Reads the newest page of the history; once more where that is being done, because the answer may be of before. */
export function read(state: ConversationState): Step {
  if (state.isReading) return step({ ...state, readsAgain: true });
  return step({ ...state, isReading: true }, { do: "clear", timer: "history" }, { do: "read-history" });
}
