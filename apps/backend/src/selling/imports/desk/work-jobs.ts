import type { Job } from "../../../platform/domain/job.ts";
import type { Services } from "../../../platform/http/services.ts";
import { eachOutside } from "../../../platform/jobs/each-due.ts";
import { importRuns } from "../../../platform/store/schema/imports.ts";
import { and, asc, eq, gt, isNotNull, lt, not, or, sql } from "../../../platform/store/sql.ts";
import { deleteRunFile } from "./run-file.ts";
import { isOpenRun } from "./claim-run.ts";

/** Takes over what other nodes have left. It does not wait for the work, so that it never holds anything up. */
export const resumeImports = {
  name: "go on with imports of the desk",
  everyMilliseconds: 2000,
  run: async (services: Services) => {
    services.importWork.wake(services);
    return 0;
  },
} satisfies Job;

const maxAgeMs = 7 * 24 * 60 * 60 * 1000;
const atOnce = 100;

/** Deletes files of runs that are over, or that nobody has gone on with for a week. */
export const forgetImportFiles = {
  name: "forget files of imports",
  everyMilliseconds: 10 * 60 * 1000,
  run: (services: Services) => {
    const { db, now } = services;
    const isOld = lt(
      sql`coalesce(${importRuns.startedAt}, ${importRuns.createdAt})`,
      new Date(now().getTime() - maxAgeMs).toISOString(),
    );
    const isDue = and(isNotNull(importRuns.path), or(not(isOpenRun()), isOld));
    return eachOutside(services, {
      what: "forgetting the file of import",
      find: (executor, after) =>
        executor
          .select({ id: importRuns.id })
          .from(importRuns)
          .where(and(isDue, gt(importRuns.id, after)))
          .orderBy(asc(importRuns.id))
          .limit(atOnce),
      finish: async (id) => {
        await db
          .update(importRuns)
          .set({ state: "stopped", endedAt: now(), claim: null, leaseUntil: null })
          .where(and(eq(importRuns.id, id), isDue, isOpenRun()));
        const [run] = await db
          .select()
          .from(importRuns)
          .where(and(eq(importRuns.id, id), isDue));
        if (run === undefined) return false;
        await deleteRunFile(services, run);
        return true;
      },
    });
  },
} satisfies Job;
