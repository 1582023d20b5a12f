import type { Domain } from "../domain/domain.ts";
import { forShop } from "../http/desk-call.ts";
import { exportCommand } from "./commands/export-command.ts";
import { importCommand } from "./commands/import-command.ts";
import { handleExport } from "./desk/export-call.ts";
import { openImportWork } from "./desk/import-work.ts";
import { handleRun, handleRuns, handleStartRun, handleStopRun } from "./desk/run-calls.ts";
import { handleUploadRun } from "./desk/upload-run-call.ts";
import { forgetImportFiles, goOnWithImports } from "./desk/work-jobs.ts";
import { importMessages } from "./import-messages.ts";

export const importDomain = {
  name: "imports",
  deskCalls: {
    "imports/upload": forShop("staff", "POST", handleUploadRun),
    "imports/list": forShop("staff", "GET", handleRuns),
    "imports/detail": forShop("staff", "GET", handleRun),
    "imports/start": forShop("staff", "POST", handleStartRun),
    "imports/stop": forShop("staff", "POST", handleStopRun),
    "imports/export": forShop("staff", "GET", handleExport),
  },
  messages: importMessages,
  jobs: [goOnWithImports, forgetImportFiles],
  commands: [importCommand, exportCommand],
  open: () => {
    const importWork = openImportWork();
    return { services: { importWork }, close: importWork.close };
  },
} satisfies Domain;
