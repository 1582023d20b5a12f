import type { Domain } from "../../platform/domain/domain.ts";
import { leaveDemoCommand } from "./leave-demo-command.ts";

export const demoTracesDomain = {
  name: "demo-traces",
  commands: [leaveDemoCommand],
} satisfies Domain;
