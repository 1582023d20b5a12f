import type { Database } from "../../platform/store/database.ts";
import { createBufferedCounter, type BufferedCounter } from "../../platform/store/buffered-writes.ts";
import { products, productViews } from "../../platform/store/schema/catalog.ts";
import { sql } from "../../platform/store/sql.ts";

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

declare module "../../platform/http/services.ts" {
  interface Services {
    /** Counts looks at products. */
    readonly productViews: BufferedCounter;
  }
}
