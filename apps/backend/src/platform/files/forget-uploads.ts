import type { Job } from "../domain/job.ts";
import type { Services } from "../http/services.ts";
import { eachOutside } from "../jobs/each-due.ts";
import { uploads } from "../store/schema/uploads.ts";
import { and, asc, eq, gt, isNull, lt } from "../store/sql.ts";

const maxUnattachedMs = 14 * 24 * 60 * 60 * 1000;
const batch = 100;

/**
 * Deletes what nothing has had for two weeks. The row says so first, so that nobody attaches it meanwhile, and goes last,
 * so that no file is left that nobody knows.
 */
export const forgetUploads = {
  name: "forget uploads that nothing has",
  everyMilliseconds: 10 * 60 * 1000,
  run: (services: Services) => {
    const { db, now, uploads: port } = services;
    const due = and(
      isNull(uploads.attachedTo),
      lt(uploads.unattachedSince, new Date(now().getTime() - maxUnattachedMs)),
    );
    return eachOutside(services, {
      what: "forgetting upload",
      find: (executor, after) =>
        executor
          .select({ id: uploads.id })
          .from(uploads)
          .where(and(due, gt(uploads.id, after)))
          .orderBy(asc(uploads.id))
          .limit(batch),
      finish: async (id) => {
        const [upload] = await db
          .update(uploads)
          .set({ isForgotten: true })
          .where(and(eq(uploads.id, id), due))
          .returning({ path: uploads.path });
        if (upload === undefined) return false;
        await port.delete(upload.path);
        await db.delete(uploads).where(eq(uploads.id, id));
        return true;
      },
    });
  },
} satisfies Job;
