import type { Database } from "../store/database.ts";
import { createBufferedCounter, type BufferedCounter } from "../store/buffered-counter.ts";
import { products, productViews } from "../store/schema/catalog.ts";
import { sql } from "../store/sql.ts";

export function createProductViews(db: Database, onError: (error: unknown) => void): BufferedCounter {
  return createBufferedCounter({
    onError,
    write: async (counts) => {
      const ids = sql.param(counts.map(({ id }) => id));
      const views = sql.param(counts.map(({ count }) => count));
      // A product may have gone since it was looked at.
      await db.execute(sql`
        insert into ${productViews} (product_id, views)
        select counted.id, counted.views
        from unnest(${ids}::integer[], ${views}::integer[]) as counted (id, views)
        join ${products} on ${products.id} = counted.id
        order by counted.id
        on conflict (product_id) do update set views = ${productViews}.views + excluded.views`);
    },
  });
}

declare module "../http/services.ts" {
  interface Services {
    /** Counts looks at products. */
    readonly productViews: BufferedCounter;
  }
}
