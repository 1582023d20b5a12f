import type { Domain } from "../../platform/domain/domain.ts";
import { forShop } from "../../platform/http/desk-call.ts";
import { exportCommand } from "./commands/export-command.ts";
import { importCommand } from "./commands/import-command.ts";
import { handleExport } from "./desk/export-call.ts";
import { forgetSentPictures } from "./desk/forget-sent-pictures.ts";
import { openIncomingFiles } from "./desk/incoming-files.ts";
import { openIncomingPictures } from "./desk/picture-call.ts";
import { openImportWork } from "./desk/import-work.ts";
import { handlePicture } from "./desk/picture-call.ts";
import { handleRun, handleRuns, handleStartRun, handleStopRun } from "./desk/run-calls.ts";
import { handleUploadRun } from "./desk/run-calls.ts";
import { removeOldTemporaryFolders } from "./desk/temporary-folders.ts";
import { forgetImportFiles, resumeImports } from "./desk/work-jobs.ts";
import { importMessages } from "./import-messages.ts";

export const importDomain = {
  name: "imports",
  deskCalls: {
    "imports/upload": forShop("staff", "POST", handleUploadRun),
    "imports/picture": forShop("staff", "POST", handlePicture),
    "imports/list": forShop("staff", "GET", handleRuns),
    "imports/detail": forShop("staff", "GET", handleRun),
    "imports/start": forShop("staff", "POST", handleStartRun),
    "imports/stop": forShop("staff", "POST", handleStopRun),
    "imports/export": forShop("staff", "GET", handleExport),
  },
  messages: importMessages,
  jobs: [resumeImports, forgetImportFiles, forgetSentPictures],
  commands: [importCommand, exportCommand],
  open: ({ report }) => {
    const importWork = openImportWork();
    // What time it is for files, this machine says.
    const removing = removeOldTemporaryFolders(new Date()).catch((error: unknown) => {
      report(error, "what an import has left could not be removed");
    });
    return {
      services: { importWork, incomingImports: openIncomingFiles(), incomingPictures: openIncomingPictures() },
      close: async () => {
        await Promise.all([importWork.close(), removing]);
      },
    };
  },
} satisfies Domain;
