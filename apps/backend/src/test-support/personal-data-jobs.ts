import { deleteDueAccounts } from "../identity/personal-data/delete-due-accounts.ts";
import { forgetDataCopies } from "../identity/personal-data/forget-data-copies.ts";
import { makeDataCopies } from "../identity/personal-data/make-data-copies.ts";
import { platform } from "../domains.ts";
import { forgetUploads } from "../platform/files/forget-uploads.ts";
import type { Services } from "../platform/http/services.ts";
import { uploadDirectory } from "../platform/ports/uploads/upload-directory.ts";
import { readDefaultLanguage } from "../platform/settings/default-language.ts";
import type { Database } from "../platform/store/database.ts";
import { testCache } from "./filled-store.ts";

/** The jobs about customers' data, at the time that a test says; what goes wrong in them ends the test. */
export function personalDataJobs(db: Database, now: () => Date, uploads = uploadDirectory(testCache)) {
  const report = (error: unknown): never => {
    throw error;
  };
  const context = {
    db,
    now,
    report,
    uploads,
    personalData: platform.personalData,
    defaultLanguage: () => readDefaultLanguage(db),
  };
  return {
    make: () => makeDataCopies.run(context),
    forget: () => forgetDataCopies.run(context),
    remove: () => deleteDueAccounts.run(context),
    forgetUploads: () => forgetUploads.run(context as unknown as Services),
  };
}
