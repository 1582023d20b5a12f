import type { Job, JobContext } from "../../platform/domain/job.ts";
import { releaseUploads } from "../../platform/files/attach-uploads.ts";
import { eachDue } from "../../platform/jobs/each-due.ts";
import { numberOf, readSettings } from "../../platform/settings/read-settings.ts";
import { asWritten } from "../../platform/store/language.ts";
import { merchantApplications } from "../../platform/store/schema/applications.ts";
import { and, asc, eq, gt, inArray, lt, sql } from "../../platform/store/sql.ts";
import { applicationSettings } from "./application-settings.ts";
import { documentsOf } from "./submit-application.ts";

const oneDay = 24 * 60 * 60 * 1000;
const atOnce = 100;

/** Lets go of the documents of applications that were refused or withdrawn long ago; those of shops stay. */
export const forgetDocuments = {
  name: "forget documents of refused merchants",
  everyMilliseconds: 10 * 60 * 1000,
  run: async (context: JobContext) => {
    const { db, now } = context;
    const settings = await readSettings(db, applicationSettings, asWritten);
    const days = numberOf(applicationSettings.refusedDocumentDays, settings.refusedDocumentDays);
    const isDue = and(
      inArray(merchantApplications.state, ["refused", "withdrawn"]),
      sql`${merchantApplications.documents} <> '{}'`,
      lt(merchantApplications.decidedAt, new Date(now().getTime() - days * oneDay)),
    );
    return eachDue(context, {
      what: "forgetting the documents of merchant application",
      find: (executor, after) =>
        executor
          .select({ id: merchantApplications.id })
          .from(merchantApplications)
          .where(and(isDue, gt(merchantApplications.id, after)))
          .orderBy(asc(merchantApplications.id))
          .limit(atOnce),
      finish: async (tx, id) => {
        const [changed] = await tx
          .update(merchantApplications)
          .set({ documents: [] })
          .where(and(eq(merchantApplications.id, id), isDue))
          .returning({ id: merchantApplications.id });
        if (changed === undefined) return false;
        await releaseUploads(tx, documentsOf(id));
        return true;
      },
    });
  },
} satisfies Job;
