import type { Domain } from "../domain/domain.ts";
import { exportCommand } from "./commands/export-command.ts";
import { importCommand } from "./commands/import-command.ts";

export const importDomain = {
  name: "imports",
  commands: [importCommand, exportCommand],
} satisfies Domain;
