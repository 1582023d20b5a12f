import type { Pictures } from "@plaza/chat/parts";
import { createContext, use } from "react";
import type { RunningDesk } from "./connection/run-desk.ts";
import type { DeskState } from "./connection/desk-state.ts";
import type { DraftSubject } from "./drafts.ts";

export interface DeskRun {
  readonly agentId: number;
  readonly state: DeskState;
  readonly run: RunningDesk;
  /** On their way to any customer, or not come through. */
  readonly pictures: Pictures<DraftSubject>;
}

export const DeskRunContext = createContext<DeskRun | null>(null);

/** The conversations of who is logged in, wherever at the desk; null for the moment before they begin. */
export function useDeskRun(): DeskRun | null {
  return use(DeskRunContext);
}
