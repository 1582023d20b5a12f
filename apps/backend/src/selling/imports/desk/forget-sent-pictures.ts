import type { Job } from "../../../platform/domain/job.ts";
import type { Services } from "../../../platform/http/services.ts";
import { shopPictures } from "../../../platform/store/schema/imports.ts";
import { and, asc, gt, like, lt, sql } from "../../../platform/store/sql.ts";
import { oldestSent } from "../pictures/picture-name.ts";

const batch = 100;

/**
 * Deletes pictures that were sent from the desk and that no import has taken, and the names that pictures were sent by:
 * whoever sends and imports nothing fills no disk. One that is to go has no content any more by which it is found, so the
 * same picture may be sent anew meanwhile; its row goes last, so that no file is left that nobody knows.
 */
export const forgetSentPictures = {
  name: "forget pictures that were sent for imports",
  everyMilliseconds: 10 * 60 * 1000,
  run: async ({ db, now, uploads, report }: Services) => {
    const isDue = lt(shopPictures.sentAt, oldestSent(now()));
    await db.delete(shopPictures).where(and(isDue, like(shopPictures.source, "name:%")));
    await db
      .update(shopPictures)
      .set({ source: sql`'forgotten:' || ${shopPictures.path}` })
      .where(and(isDue, like(shopPictures.source, "content:%")));
    let done = 0;
    for (let after = ""; ;) {
      const going = await db
        .select({ path: shopPictures.path })
        .from(shopPictures)
        .where(and(isDue, like(shopPictures.source, "forgotten:%"), gt(shopPictures.path, after)))
        .orderBy(asc(shopPictures.path))
        .limit(batch);
      for (const { path } of going) {
        try {
          await uploads.delete(path);
          await db.delete(shopPictures).where(and(isDue, sql`${shopPictures.source} = 'forgotten:' || ${path}`));
          done += 1;
        } catch (error) {
          report(error, `forgetting the sent picture ${path} failed`);
        }
      }
      const last = going.at(-1);
      if (last === undefined) return done;
      after = last.path;
    }
  },
} satisfies Job;
