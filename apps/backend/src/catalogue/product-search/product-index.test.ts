import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { products } from "../../platform/store/schema/catalog.ts";
import { catalogChanges } from "../../platform/store/schema/product-index.ts";
import { eq, sql } from "../../platform/store/sql.ts";
import { openTestBackend, type OpenTestBackend } from "../../test-support/open-test-backend.ts";
import { forgetChanges } from "./read/read-changes.ts";
import { createProductIndex, type ProductIndex } from "./product-index.ts";

const server = process.env["TEST_DATABASE_URL"] ?? "";
const now = (): Date => new Date();

/** Which price an index has for a product. */
async function priceIn(index: ProductIndex, productId: number): Promise<number | undefined> {
  const { columns } = await index.at(now());
  return columns.price[columns.rowIdOf(productId)];
}

test("an index reads changes from before it had read anything, and forgets none that is young", async () => {
  const backend = await openTestBackend({ contents: "fixture" });
  const index = createProductIndex(backend.db, null);
  expect(await priceIn(index, 1)).toBeGreaterThan(0);
  await backend.db.update(products).set({ price: 77 }).where(eq(products.id, 1));
  const job = { db: backend.db, now, report: () => undefined };
  expect(await forgetChanges.run(job)).toBe(0);
  expect(await priceIn(index, 1)).toBe(77);
  await backend.db.update(catalogChanges).set({ changedAt: sql`now() - interval '7 hours'` });
  expect(await forgetChanges.run(job)).toBeGreaterThan(0);
  expect(await priceIn(index, 1)).toBe(77);
  await index.close();
  await backend.close();
});

test("an index that could not read says so, and reads when it is asked again", async () => {
  const backend = await openTestBackend({ contents: "fixture" });
  const index = createProductIndex(backend.db, null);
  await backend.db.execute(sql`alter table flash_slots rename to elsewhere`);
  await expect(index.at(now())).rejects.toThrow("flash_slots");
  await backend.db.execute(sql`alter table elsewhere rename to flash_slots`);
  expect(await priceIn(index, 1)).toBeGreaterThan(0);
  await index.close();
  await backend.close();
});

test("everybody who asks an index at once gets what was committed before", async () => {
  const backend = await openTestBackend({ contents: "fixture" });
  const index = createProductIndex(backend.db, null);
  for (let price = 100; price < 110; price += 1) {
    const before = index.at(now());
    await backend.db.update(products).set({ price }).where(eq(products.id, 1));
    expect(await Promise.all([priceIn(index, 1), priceIn(index, 1), priceIn(index, 1)])).toEqual([price, price, price]);
    await before;
  }
  await index.close();
  await backend.close();
});

describe.skipIf(server === "")("an index of each of several nodes", () => {
  let backend: OpenTestBackend;
  let other: Client;
  beforeAll(async () => {
    backend = await openTestBackend({ contents: "fixture", databaseUrl: server });
    const { rows } = await backend.db.execute<{ name: string }>(sql`select current_database() as name`);
    const url = new URL(server);
    url.pathname = `/${rows[0]?.name}`;
    other = new Client({ connectionString: url.href });
    await other.connect();
  });
  afterAll(async () => {
    await other.end();
    await backend.close();
  });

  test("an index misses nothing of a transaction that began before others and was committed after them", async () => {
    const nodes = [createProductIndex(backend.db, null), createProductIndex(backend.db, null)];
    const prices = (id: number) => Promise.all(nodes.map((index) => priceIn(index, id)));
    const [before] = await prices(2);
    await other.query("begin");
    await other.query("update products set price = 111 where id = 2");
    for (let price = 200; price < 205; price += 1) {
      await backend.db.update(products).set({ price }).where(eq(products.id, 3));
      expect(await prices(3)).toEqual([price, price]);
      expect(await prices(2)).toEqual([before, before]);
    }
    await other.query("commit");
    expect(await prices(2)).toEqual([111, 111]);
    expect(await prices(3)).toEqual([204, 204]);
    for (const index of nodes) await index.close();
  });
});
