import type { Job } from "../../platform/domain/job.ts";
import type { Services } from "../../platform/http/services.ts";
import { eachOutside } from "../../platform/jobs/each-due.ts";
import { dataCopies } from "../../platform/store/schema/personal-data.ts";
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, or } from "../../platform/store/sql.ts";

const atOnce = 100;
const oneMinute = 60_000;

/** As long as it may take to fetch one. */
const fetchedWithin = 60 * oneMinute;

/** How long customers are told what became of a copy. */
const outcomeShownFor = 30 * 24 * 60 * oneMinute;

type Context = Pick<Services, "db" | "now" | "report" | "uploads">;

/** Deletes the files of copies that nobody can fetch any more, and after a while what was known of them. */
export const forgetDataCopies = {
  name: "delete copies of customers' data",
  everyMilliseconds: oneMinute,
  run: async (context: Context) => {
    const { db, now, uploads } = context;
    const at = now();
    await db
      .update(dataCopies)
      .set({ state: "expired" })
      .where(and(eq(dataCopies.state, "ready"), lte(dataCopies.expiresAt, at)));
    // While a node may still be writing it, its file stays.
    const isOver = and(inArray(dataCopies.state, ["expired", "failed"]), lte(dataCopies.tryAt, at));
    const isFetched = and(eq(dataCopies.state, "used"), lt(dataCopies.usedAt, new Date(at.getTime() - fetchedWithin)));
    const hasFile = and(isNotNull(dataCopies.path), or(isOver, isFetched));
    const done = await eachOutside(context, {
      what: "to delete data copy",
      find: (executor, after) =>
        executor
          .select({ id: dataCopies.id })
          .from(dataCopies)
          .where(and(hasFile, gt(dataCopies.id, after)))
          .orderBy(asc(dataCopies.id))
          .limit(atOnce),
      finish: async (id) => {
        const [copy] = await db
          .select()
          .from(dataCopies)
          .where(and(eq(dataCopies.id, id), hasFile));
        if (copy?.path == null) return false;
        await uploads.delete(copy.path);
        await db.update(dataCopies).set({ path: null }).where(eq(dataCopies.id, id));
        return true;
      },
    });
    await db
      .delete(dataCopies)
      .where(and(isNull(dataCopies.path), lt(dataCopies.createdAt, new Date(at.getTime() - outcomeShownFor))));
    return done;
  },
} satisfies Job<Context>;
