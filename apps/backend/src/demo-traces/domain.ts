import type { Domain } from "../domain/domain.ts";
import { leaveDemoCommand } from "./leave-demo-command.ts";

export const demoTracesDomain = {
  name: "demo-traces",
  commands: [leaveDemoCommand],
} satisfies Domain;
