import type { Database } from "../../platform/store/database.ts";
import { createBufferedCounter, type BufferedCounter } from "../../platform/store/buffered-writes.ts";
import { articles } from "../../platform/store/schema/content.ts";
import { eq, sql } from "../../platform/store/sql.ts";

export function createArticleVisits(db: Database, onError: (error: unknown) => void): BufferedCounter {
  return createBufferedCounter({
    onError,
    write: (counts) =>
      db.transaction(async (tx) => {
        for (const { id, count } of counts) {
          await tx
            .update(articles)
            .set({ visits: sql`${articles.visits} + ${count}` })
            .where(eq(articles.id, id));
        }
      }),
  });
}

declare module "../../platform/http/services.ts" {
  interface Services {
    /** Counts readers of articles. */
    readonly articleVisits: BufferedCounter;
  }
}
