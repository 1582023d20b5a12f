import { fileURLToPath } from "node:url";
import { join } from "node:path";
import { repository } from "../run/processes.ts";
import type { ApplicationSource } from "./application.ts";

/** The consumer's application as it is today, which uses all that today's packages offer. */
export const todaysApplication: ApplicationSource = {
  templates: fileURLToPath(new URL("shop", import.meta.url)),
  workspaceFile: join(repository, "pnpm-workspace.yaml"),
};
