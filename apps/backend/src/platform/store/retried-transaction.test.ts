import { expect, test } from "vitest";
import { skus } from "./schema/catalog.ts";
import { retriedTransaction } from "./retried-transaction.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { sell } from "../../test-support/stage.ts";
import { eq, sql } from "./sql.ts";

onEachStore("transaction that others got in the way of", (backend) => {
  const failWith = (code: string) => sql.raw(`do $$ begin raise exception 'no' using errcode = '${code}'; end $$`);

  test.each(["40001", "40P01"])(
    "a transaction that others got in the way of starts anew after %s, as if nothing had been",
    async (code) => {
      const { db } = backend;
      const { skuId } = await sell(db);
      let tries = 0;
      const stock = await retriedTransaction(db, async (tx) => {
        tries += 1;
        const [sku] = await tx
          .update(skus)
          .set({ stock: sql`${skus.stock} - 1` })
          .where(eq(skus.id, skuId))
          .returning({ stock: skus.stock });
        if (tries < 3) await tx.execute(failWith(code));
        return sku?.stock;
      });
      expect([tries, stock]).toEqual([3, 4]);
    },
  );

  test("a transaction that others got in the way of gives up in the end, and at once where something else is wrong", async () => {
    for (const [code, expected] of [
      ["40P01", 5],
      ["23505", 1],
    ] as const) {
      let tries = 0;
      const failing = retriedTransaction(backend.db, async (tx) => {
        tries += 1;
        await tx.execute(failWith(code));
      });
      await expect(failing).rejects.toThrow();
      expect(tries).toBe(expected);
    }
  });
});
