import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { productOptions, products, productTexts, skus } from "../../platform/store/schema/catalog.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { eq } from "../../platform/store/sql.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { openShop } from "../../test-support/stage.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "plaza-export-"));
});
afterAll(() => rm(folder, { recursive: true }));
let files = 0;
const newFile = (format: string): string => join(folder, `${(files += 1)}.${format}`);

onEachStore("exporting products", (backend) => {
  const importFile = (shopId: number, file: string) =>
    backend.operate("import", "products", file, "--shop", String(shopId));
  const exportTo = async (shopId: number, format: string) => {
    const file = newFile(format);
    const { code, errors } = await backend.operate(
      "export",
      "products",
      "--shop",
      String(shopId),
      "--format",
      format,
      "--output",
      file,
    );
    expect([code, errors]).toEqual([0, []]);
    return file;
  };
  const rowsOf = async (shopId: number) => ({
    products: await backend.db.select().from(products).where(eq(products.shopId, shopId)).orderBy(products.id),
    texts: await backend.db
      .select()
      .from(productTexts)
      .innerJoin(products, eq(products.id, productTexts.productId))
      .where(eq(products.shopId, shopId))
      .orderBy(products.id),
    options: await backend.db
      .select()
      .from(productOptions)
      .innerJoin(products, eq(products.id, productOptions.productId))
      .where(eq(products.shopId, shopId))
      .orderBy(productOptions.id),
    skus: await backend.db
      .select()
      .from(skus)
      .innerJoin(products, eq(products.id, skus.productId))
      .where(eq(products.shopId, shopId))
      .orderBy(skus.id),
  });

  test.each(["csv", "jsonl"])(
    "every shop of the demo is the same after its export as %s is imported",
    async (format) => {
      for (const { id } of await backend.db.select({ id: shops.id }).from(shops)) {
        const before = await rowsOf(id);
        const { code, out, errors } = await importFile(id, await exportTo(id, format));
        const counts = `0 added, 0 changed, ${before.products.length} unchanged, 0 rejected`;
        expect({ id, code, out, errors }).toEqual({ id, code: 0, out: [counts], errors: [] });
        expect(await rowsOf(id)).toEqual(before);
      }
    },
  );

  const hostile = [
    "=1+1",
    "+1",
    "-1",
    "@SUM(A1)",
    "'=quoted",
    "''",
    "'plain",
    'with "quotes", commas; and | bars',
    "back\\slash",
  ];

  test.each(["csv", "jsonl"])(
    "texts that look like formulas come back from %s as they were, and are none in a spreadsheet",
    async (format) => {
      const shopId = await openShop(backend.db);
      const file = newFile("jsonl");
      const lines = hostile.map((text, index) => ({
        number: `${text}${index}`,
        name: { en: text, ko: text },
        description: { zh: `${text}\nsecond line\ttab` },
        category: "#1",
        brand: text,
        options: [{ name: { ja: text }, values: [{ en: text }, { en: "b" }] }],
        skus: [
          { number: text, values: [text], price: "1", stock: 1, maker_number: text },
          { values: ["b"], price: "2.50", stock: 0 },
        ],
      }));
      await writeFile(file, lines.map((line) => JSON.stringify(line)).join("\n"));
      expect((await importFile(shopId, file)).out).toEqual([
        `${lines.length} added, 0 changed, 0 unchanged, 0 rejected`,
      ]);
      const exported = await exportTo(shopId, format);
      expect((await importFile(shopId, exported)).out).toEqual([
        `0 added, 0 changed, ${lines.length} unchanged, 0 rejected`,
      ]);
      if (format === "csv") expect(await readFile(exported, "utf8")).not.toMatch(/(?:^|,)"?[=+\-@\t\r]/m);
      const copy = await openShop(backend.db);
      await importFile(copy, exported);
      const [one, other] = [await exportTo(copy, "jsonl"), await exportTo(shopId, "jsonl")];
      expect(await readFile(one, "utf8")).toBe(await readFile(other, "utf8"));
    },
  );

  test("an export is printed where no file is named, and writes over none", async () => {
    const file = await exportTo(1, "jsonl");
    const { out } = await backend.operate("export", "products", "--shop", "1");
    expect(`${out.join("\n")}\n`).toBe(await readFile(file, "utf8"));
    const again = await backend.operate("export", "products", "--shop", "1", "--output", file);
    expect([again.code, again.errors]).toEqual([1, [expect.stringContaining("The file cannot be written")]]);
  });

  test("an export of nothing known or in no known format is wrong usage", async () => {
    expect(await backend.operate("export", "shops")).toMatchObject({
      code: 2,
      errors: ["What can be exported: products"],
    });
    const unknown = await backend.operate("export", "products", "--shop", "1", "--format", "xlsx");
    expect(unknown).toMatchObject({ code: 2, errors: ['There is no format "xlsx". Known: csv, jsonl'] });
  });
});
