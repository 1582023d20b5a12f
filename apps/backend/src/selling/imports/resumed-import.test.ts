import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { reserveStock } from "../../catalogue/products/reserve-stock.ts";
import { products, skus } from "../../platform/store/schema/catalog.ts";
import { asc, count, eq, inArray, sql } from "../../platform/store/sql.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { openShop } from "../../test-support/stage.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "plaza-resume-"));
});
afterAll(() => rm(folder, { recursive: true }));

let files = 0;
async function fileOf(lines: readonly (object | string)[]): Promise<string> {
  const file = join(folder, `${(files += 1)}.jsonl`);
  await writeFile(file, lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line))).join("\n"));
  return file;
}

const product = (number: string, stock = 1) => ({
  number,
  name: { en: `Thing ${number}` },
  category: "#1",
  skus: [{ price: "10.00", stock }],
});
const productsOf = (total: number, stock = 1) =>
  Array.from({ length: total }, (_, index) => product(`N-${index}`, stock));

onEachStore("an import that breaks off", (backend) => {
  const importFile = (shopId: number, file: string, ...more: readonly string[]) =>
    backend.operate("import", "products", file, "--shop", String(shopId), ...more);
  const storedOf = async (shopId: number): Promise<number> => {
    const [row] = await backend.db.select({ total: count() }).from(products).where(eq(products.shopId, shopId));
    return row?.total ?? 0;
  };

  test("an import that is aborted ends between two batches, and the same command goes on behind the last", async () => {
    const shopId = await openShop(backend.db);
    const file = await fileOf(["{wrong", ...productsOf(1200)]);
    const gone = new AbortController();
    const out: string[] = [];
    const { code, errors } = await backend.operateWith(
      {
        // A batch says what is wrong with it once it is written.
        print: (line) => {
          out.push(line);
          gone.abort();
        },
        signal: gone.signal,
      },
      "import",
      "products",
      file,
      "--shop",
      String(shopId),
    );
    expect([code, errors]).toEqual([1, ["It was stopped; the same command goes on where it was"]]);
    expect(out).toEqual(["Line 1: This is no JSON"]);
    expect(await storedOf(shopId)).toBe(499);
    const again = await importFile(shopId, file);
    expect(again.out).toEqual([
      "It went on behind the first 500 products",
      "1200 added, 0 changed, 0 unchanged, 1 rejected",
    ]);
    expect(await storedOf(shopId)).toBe(1200);
  });

  test("an import whose store fails in the middle keeps the batches before, loses nothing, and adds nothing twice", async () => {
    const shopId = await openShop(backend.db);
    const file = await fileOf([...productsOf(1100), product("N-3")]);
    await backend.db.execute(sql`alter table products add constraint fails check (own_number <> 'N-700') not valid`);
    const failed = await importFile(shopId, file);
    expect([failed.code, failed.out]).toEqual([1, []]);
    expect(failed.errors).toContainEqual(expect.stringContaining("fault:"));
    expect(await storedOf(shopId)).toBe(500);
    await backend.db.execute(sql`alter table products drop constraint fails`);
    const { out } = await importFile(shopId, file);
    // That a number was there before is known from the lines that were not imported again, too.
    expect(out).toEqual([
      "Line 1101, number: The product of line 4 has this number already",
      "It went on behind the first 500 products",
      "1100 added, 0 changed, 0 unchanged, 1 rejected",
    ]);
    expect(await storedOf(shopId)).toBe(1100);
  });

  test("an import that has ended says so when it is repeated, and does nothing until the file differs or it shall", async () => {
    const shopId = await openShop(backend.db);
    const file = await fileOf([product("A", 5), "{wrong"]);
    await importFile(shopId, file);
    await backend.db.update(products).set({ isOnShelf: false }).where(eq(products.shopId, shopId));
    const ids = backend.db.select({ id: products.id }).from(products).where(eq(products.shopId, shopId));
    await backend.db.update(skus).set({ stock: 2 }).where(inArray(skus.productId, ids));
    const repeated = await importFile(shopId, file);
    expect(repeated.out).toEqual([
      expect.stringMatching(/^This was imported before, and ended .*; --force imports it anew$/),
      "1 added, 0 changed, 0 unchanged, 1 rejected",
    ]);
    const stockOf = async () => (await backend.db.select().from(skus).where(inArray(skus.productId, ids)))[0]?.stock;
    expect([repeated.code, await stockOf()]).toEqual([1, 2]);
    expect((await importFile(shopId, file, "--force")).out.at(-1)).toBe("0 added, 1 changed, 0 unchanged, 1 rejected");
    expect(await stockOf()).toBe(5);
    expect((await importFile(shopId, await fileOf([product("A", 6)]))).out).toEqual([
      "0 added, 1 changed, 0 unchanged, 0 rejected",
    ]);
  });

  test("two commands that import the same file at once put each product there once", async () => {
    const shopId = await openShop(backend.db);
    const file = await fileOf(productsOf(900));
    const both = await Promise.all([importFile(shopId, file), importFile(shopId, file)]);
    expect(both.map(({ code }) => code)).toContain(0);
    expect(both.flatMap(({ errors }) => errors).filter((error) => !error.startsWith("The same file"))).toEqual([]);
    expect(await storedOf(shopId)).toBe(900);
    expect((await importFile(shopId, file)).out.at(-1)).toBe("900 added, 0 changed, 0 unchanged, 0 rejected");
  });

  test("an import that sets stock and orders that take of it never wait for each other crosswise", async () => {
    const shopId = await openShop(backend.db);
    const total = 60;
    await importFile(shopId, await fileOf(productsOf(total, 900_000)));
    const ids = backend.db.select({ id: products.id }).from(products).where(eq(products.shopId, shopId));
    const own = await backend.db.select().from(skus).where(inArray(skus.productId, ids)).orderBy(asc(skus.id));
    const wanted = own.map(({ id }) => ({ skuId: id, quantity: 1 })).toReversed();
    const done = new AbortController();
    const buy = async (): Promise<number> => {
      let bought = 0;
      while (!done.signal.aborted) {
        // Without a second try: that two waited for each other would be an error here.
        expect(await backend.db.transaction((tx) => reserveStock(tx, wanted, { cause: "order", id: null }))).toEqual(
          [],
        );
        bought += 1;
        // The embedded database answers without ever letting the file be read.
        await setImmediate();
      }
      return bought;
    };
    const buyers = Promise.all([buy(), buy()]);
    try {
      for (let turn = 0; turn < 8; turn += 1) {
        const file = await fileOf(productsOf(total, 900_001 + turn).toReversed());
        expect((await importFile(shopId, file)).errors).toEqual([]);
      }
    } finally {
      done.abort();
    }
    expect(Math.min(...(await buyers))).toBeGreaterThan(0);
    const left = await backend.db.select().from(skus).where(inArray(skus.productId, ids));
    // All of them were bought equally often since the last import.
    expect(new Set(left.map(({ stock }) => stock)).size).toBe(1);
    expect(left[0]?.stock).toBeLessThanOrEqual(900_008);
  });
});
