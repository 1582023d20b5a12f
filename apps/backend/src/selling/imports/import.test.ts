import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { brands, productImages, products, productTexts, skus } from "../../platform/store/schema/catalog.ts";
import { skuPriceChanges } from "../../platform/store/schema/price-history.ts";
import { asc, eq, inArray, sql } from "../../platform/store/sql.ts";
import { recordOf } from "../../test-support/ask.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { openShop, sell } from "../../test-support/stage.ts";

const category = "#1";
const kettle = (more: object = {}) => ({
  number: "A-100",
  name: { en: "Quokka kettle", zh: "袋鼠水壶" },
  category,
  brand: "Quokka",
  options: [
    {
      name: { en: "Colour", zh: "颜色" },
      values: [
        { en: "Red", zh: "红" },
        { en: "Blue", zh: "蓝" },
      ],
    },
  ],
  skus: [
    { number: "A-R", values: ["Red"], price: "199.00", market_price: "249.00", stock: 12, barcode: "4006381333931" },
    { number: "A-B", values: ["Blue"], price: "189.00", stock: 3 },
  ],
  ...more,
});
const plain = (number: string, more: object = {}) => ({
  number,
  name: { zh: `货${number}` },
  category,
  skus: [{ price: "10.00", stock: 1 }],
  ...more,
});

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "plaza-import-"));
});
afterAll(() => rm(folder, { recursive: true }));
let files = 0;

onEachStore("importing products", (backend) => {
  async function importLines(shopId: number, lines: readonly (object | string)[], ...more: readonly string[]) {
    const file = join(folder, `${(files += 1)}.jsonl`);
    await writeFile(file, lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line))).join("\n"));
    return importFile(shopId, file, ...more);
  }

  async function importFile(shopId: number, file: string, ...more: readonly string[]) {
    const { code, out, errors } = await backend.operate("import", "products", file, "--shop", String(shopId), ...more);
    return { code, out, errors, counts: out.at(-1), problems: out.filter((line) => line.startsWith("Line")), file };
  }

  const productOf = async (shopId: number) => {
    const [product] = await backend.db
      .select()
      .from(products)
      .where(eq(products.shopId, shopId))
      .orderBy(asc(products.id));
    if (product === undefined) throw new Error("The shop has no product");
    const own = await backend.db.select().from(skus).where(eq(skus.productId, product.id)).orderBy(asc(skus.id));
    return { product, skus: own };
  };

  test("a product whose rows are scattered over a file keeps all its SKUs for sale, and is said", async () => {
    const shopId = await openShop(backend.db);
    const importRows = (...rows: readonly string[]) => {
      const file = join(folder, `${(files += 1)}.csv`);
      const lines = ["number,name:en,category,sku,option1:en,value1:en,price,stock", ...rows];
      return writeFile(file, lines.join("\n")).then(() => importFile(shopId, file));
    };
    const [red, blue] = ["S,Cup,#1,S-R,Colour,Red,10.00,5", "S,Cup,#1,S-B,Colour,Blue,10.00,7"];
    await importRows(red, blue, "P,Pot,#1,,,,20.00,1");
    const { counts, problems } = await importRows(red, "P,Pot,#1,,,,21.00,1", blue);
    expect(counts).toBe("0 added, 1 changed, 0 unchanged, 2 rejected");
    expect(problems).toEqual([
      "Line 2, number: More rows of this product come in line 4: its rows have to follow each other",
      "Line 4, number: The product of line 2 has this number already",
    ]);
    expect((await productOf(shopId)).skus.map(({ stock }) => stock)).toEqual([5, 7]);
  });

  test("an imported product is sold at its cheapest price, found by its words, and shown with its SKUs", async () => {
    const shopId = await openShop(backend.db);
    const { code, out } = await importLines(shopId, [kettle()]);
    expect({ code, out }).toEqual({ code: 0, out: ["1 added, 0 changed, 0 unchanged, 0 rejected"] });
    const { product, skus: own } = await productOf(shopId);
    expect(product).toMatchObject({ ownNumber: "A-100", price: 18_900, marketPrice: 0, isOnSale: true });
    expect(own.map((sku) => [sku.ownNumber, sku.price, sku.stock, sku.barcode])).toEqual([
      ["A-R", 19_900, 12, "04006381333931"],
      ["A-B", 18_900, 3, null],
    ]);
    const found = await backend.ask(`pc/goodsList?${new URLSearchParams({ name: "quokka" })}`, {
      language: "en",
    });
    expect(JSON.stringify(found.data)).toContain("Quokka kettle");
    const page = await backend.ask(`goods/getGoodsDetail?goods_id=${product.id}`, { language: "en" });
    expect(JSON.stringify(recordOf(page.data))).toContain("Blue");
  });

  test("a product that is imported again with the same facts is unchanged, and with others is changed where they differ", async () => {
    const shopId = await openShop(backend.db);
    await importLines(shopId, [kettle(), plain("B")]);
    const before = await productOf(shopId);
    expect((await importLines(shopId, [kettle(), plain("B")], "--force")).counts).toBe(
      "0 added, 0 changed, 2 unchanged, 0 rejected",
    );
    expect(await productOf(shopId)).toEqual(before);
    const dearer = kettle({ name: { en: "Quokka pot", zh: "袋鼠水壶" } });
    dearer.skus[1] = { number: "A-B", values: ["Blue"], price: "209.00", stock: 4 };
    expect((await importLines(shopId, [dearer, plain("B")])).counts).toBe(
      "0 added, 1 changed, 1 unchanged, 0 rejected",
    );
    const after = await productOf(shopId);
    expect(after.skus.map(({ id, price, stock }) => [id, price, stock])).toEqual([
      [before.skus[0]?.id, 19_900, 12],
      [before.skus[1]?.id, 20_900, 4],
    ]);
    expect(after.product).toMatchObject({ id: before.product.id, price: 19_900, marketPrice: 24_900 });
    const [text] = await backend.db.select().from(productTexts).where(eq(productTexts.productId, after.product.id));
    expect(text?.translations.en?.name).toBe("Quokka pot");
    const history = await backend.db
      .select()
      .from(skuPriceChanges)
      .where(eq(skuPriceChanges.skuId, before.skus[1]?.id ?? 0));
    expect(new Set(history.map(({ price }) => price))).toEqual(new Set([18_900, 20_900]));
  });

  test("stock that a file does not say stays as orders and the desk leave it", async () => {
    const shopId = await openShop(backend.db);
    await importLines(shopId, [kettle()]);
    const { product, skus: own } = await productOf(shopId);
    const [red, blue] = own;
    // Sold, and changed at the desk, while the file lay about.
    await backend.db
      .update(skus)
      .set({ stock: 7 })
      .where(eq(skus.id, red?.id ?? 0));
    const silent = {
      ...kettle({ name: { en: "Quokka pot", zh: "袋鼠水壶" } }),
      skus: kettle().skus.map((sku, index) => ({ ...sku, stock: index === 0 ? "" : null })),
    };
    expect((await importLines(shopId, [silent])).counts).toBe("0 added, 1 changed, 0 unchanged, 0 rejected");
    const after = await productOf(shopId);
    expect(after.product.id).toBe(product.id);
    expect(after.skus.map(({ id, stock }) => [id, stock])).toEqual([
      [red?.id, 7],
      [blue?.id, 3],
    ]);
    const unknown = plain("NEW", { skus: [{ price: "10.00" }] });
    expect((await importLines(shopId, [unknown])).problems).toEqual([
      "Line 1, skus[0].stock: A new SKU has to say its stock",
    ]);
  });

  test("a batch that changes products takes nothing back that is sold while it is written", async () => {
    const shopId = await openShop(backend.db);
    const numbers = Array.from({ length: 40 }, (_, index) => `N-${index}`);
    await importLines(
      shopId,
      numbers.map((number) => plain(number, { skus: [{ price: "10.00", stock: 100 }] })),
    );
    const sellSome = (times: number) =>
      Promise.all(
        Array.from({ length: times }, () =>
          backend.db
            .update(skus)
            .set({ stock: sql`${skus.stock} - 1` })
            .where(
              inArray(
                skus.productId,
                backend.db.select({ id: products.id }).from(products).where(eq(products.shopId, shopId)).limit(1),
              ),
            ),
        ),
      );
    const dearer = numbers.map((number) => plain(number, { skus: [{ price: "11.00" }] }));
    const [{ counts }] = await Promise.all([importLines(shopId, dearer), sellSome(10), sellSome(10)]);
    expect(counts).toBe("0 added, 40 changed, 0 unchanged, 0 rejected");
    const left = await backend.db
      .select({ stock: skus.stock, price: skus.price })
      .from(skus)
      .innerJoin(products, eq(products.id, skus.productId))
      .where(eq(products.shopId, shopId));
    expect(left.reduce((sum, { stock }) => sum + stock, 0)).toBe(40 * 100 - 20);
    expect(new Set(left.map(({ price }) => price))).toEqual(new Set([1100]));
  });

  test("SKUs that a file no longer has are sold out and stay, and come back by their number or their values", async () => {
    const shopId = await openShop(backend.db);
    await importLines(shopId, [kettle()]);
    const before = await productOf(shopId);
    const [red, blue] = kettle().skus;
    const onlyRed = kettle({
      options: [{ name: { en: "Colour", zh: "颜色" }, values: [{ en: "Red", zh: "红" }] }],
      skus: [red],
    });
    expect((await importLines(shopId, [onlyRed])).counts).toBe("0 added, 1 changed, 0 unchanged, 0 rejected");
    expect((await productOf(shopId)).skus.map(({ id, stock }) => [id, stock])).toEqual([
      [before.skus[0]?.id, 12],
      [before.skus[1]?.id, 0],
    ]);
    const withoutNumbers = kettle({ skus: [red, { ...blue, number: null, stock: 7 }] });
    await importLines(shopId, [withoutNumbers]);
    expect((await productOf(shopId)).skus.map(({ id, ownNumber, stock }) => [id, ownNumber, stock])).toEqual([
      [before.skus[0]?.id, "A-R", 12],
      [before.skus[1]?.id, "A-B", 7],
    ]);
  });

  test("two SKUs may change places", async () => {
    const shopId = await openShop(backend.db);
    await importLines(shopId, [kettle()]);
    const before = await productOf(shopId);
    const [red, blue] = kettle().skus;
    const swapped = kettle({
      skus: [
        { ...red, values: ["Blue"] },
        { ...blue, values: ["Red"] },
      ],
    });
    expect((await importLines(shopId, [swapped])).counts).toBe("0 added, 1 changed, 0 unchanged, 0 rejected");
    expect((await productOf(shopId)).skus.map(({ optionValueIds }) => optionValueIds)).toEqual(
      before.skus.map(({ optionValueIds }) => optionValueIds).toReversed(),
    );
  });

  test("options cannot become more while a SKU stays that has no value of the new one", async () => {
    const shopId = await openShop(backend.db);
    await importLines(shopId, [plain("A"), plain("B", { skus: [{ number: "B-1", price: "1", stock: 1 }] })]);
    const size = [{ name: { en: "Size" }, values: [{ en: "S" }] }];
    const { problems, counts } = await importLines(shopId, [
      plain("A", { options: size, skus: [{ values: ["S"], price: "1", stock: 1 }] }),
      plain("B", { options: size, skus: [{ number: "B-1", values: ["S"], price: "1", stock: 1 }] }),
    ]);
    expect(problems).toEqual([
      expect.stringMatching(/^Line 1, options: There cannot be more or fewer options while the SKU #/),
    ]);
    expect(counts).toBe("0 added, 1 changed, 0 unchanged, 1 rejected");
  });

  test("every problem is told with its line and its field, and the other lines go in", async () => {
    const shopId = await openShop(backend.db);
    const { code, problems, counts, errors } = await importLines(shopId, [
      plain("A"),
      "{wrong",
      plain("B", { skus: [{ price: "1.0055", stock: -1 }] }),
      plain("C", { category: "Nowhere", brand: "Nobody" }),
      plain("A"),
      plain("plaza:999999999"),
      plain("D", { shop_category: "Nowhere" }),
      plain("E"),
    ]);
    expect(problems).toEqual([
      "Line 2: This is no JSON",
      'Line 3, skus[0].price: It has to be a text of yuan with two decimals at most, like "199.00"',
      "Line 3, skus[0].stock: It has to be a whole number from 0 to 9999999",
      "Line 4, category: There is no such category",
      "Line 5, number: The product of line 1 has this number already",
      "Line 6, number: The shop has no product with this id, or it has a number of its own",
      "Line 7, shop_category: The shop has no such category of its own",
    ]);
    expect([code, counts, errors]).toEqual([
      1,
      "2 added, 0 changed, 0 unchanged, 6 rejected",
      ["6 products were rejected"],
    ]);
    expect(await backend.db.select().from(brands).where(eq(brands.name, "Nobody"))).toEqual([]);
  });

  test("a dry run says the same and changes nothing", async () => {
    const shopId = await openShop(backend.db);
    await importLines(shopId, [kettle(), plain("B")]);
    const before = await productOf(shopId);
    const lines = [kettle({ brand: "Wombat of dry runs" }), plain("B"), plain("C"), "{wrong"];
    const dry = await importLines(shopId, lines, "--dry-run");
    expect(dry.counts).toBe("1 added, 1 changed, 1 unchanged, 1 rejected");
    expect(await productOf(shopId)).toEqual(before);
    expect(await backend.db.select().from(brands).where(eq(brands.name, "Wombat of dry runs"))).toEqual([]);
    const real = await importFile(shopId, dry.file);
    expect([real.counts, real.problems, real.code]).toEqual([dry.counts, dry.problems, dry.code]);
  });

  test("a shop's import leaves the products of another shop alone that have the same numbers", async () => {
    const [one, other] = [await openShop(backend.db), await openShop(backend.db)];
    await importLines(one, [kettle()]);
    const before = await productOf(one);
    expect((await importLines(other, [kettle({ name: { en: "Other" } })])).counts).toContain("1 added");
    const foreign = await importLines(other, [plain(`plaza:${before.product.id}`)]);
    expect(foreign.counts).toBe("0 added, 0 changed, 0 unchanged, 1 rejected");
    expect(await productOf(one)).toEqual(before);
  });

  test("what a file does not say stays as it is, and what it empties is emptied", async () => {
    const shopId = await openShop(backend.db);
    await importLines(shopId, [plain("A", { brand: "Quokka", on_shelf: false, tagline: { zh: "好" } })]);
    const { product } = await productOf(shopId);
    expect((await importLines(shopId, [plain("A")])).counts).toContain("1 unchanged");
    await importLines(shopId, [plain("A", { brand: null, tagline: null })]);
    const after = await productOf(shopId);
    expect(after.product).toMatchObject({ id: product.id, brandId: null, isOnShelf: false });
    const [text] = await backend.db.select().from(productTexts).where(eq(productTexts.productId, product.id));
    expect(text).toMatchObject({ tagline: "", name: "货A" });
  });

  test("a product of the platform's own is known by its id, and keeps its pictures by their paths", async () => {
    const shopId = await openShop(backend.db);
    const { productId, skuId } = await sell(backend.db, { fields: { shopId } });
    await backend.db
      .insert(productImages)
      .values({ productId, position: 0, path: "uploads/demo/products/teapot-1.webp" });
    const line = {
      ...plain(`plaza:${productId}`),
      images: ["uploads/demo/products/teapot-1.webp", "uploads/demo/products/teapot-2.webp"],
    };
    const { counts, problems } = await importLines(shopId, [line]);
    expect(counts).toBe("0 added, 1 changed, 0 unchanged, 0 rejected");
    expect(problems).toEqual([expect.stringContaining("Line 1, images[1]: The product has no such picture")]);
    const after = await productOf(shopId);
    expect([after.product.ownNumber, after.skus.map(({ id }) => id)]).toEqual([null, [skuId]]);
    const stored = await backend.db
      .select()
      .from(productImages)
      .where(inArray(productImages.productId, [productId]));
    expect(stored).toHaveLength(1);
  });

  test.each([
    [["products"], "Name one file of products"],
    [["customers", "a.csv"], "Name one file of products"],
    [["products", "a.xlsx"], "A file of products ends with .csv or .jsonl"],
    [["products", "a.csv", "--shop", "x"], "Name a shop, with --shop, by its id"],
  ])("the command %j is answered by what is wrong with it", async (line, complaint) => {
    expect(await backend.operate("import", ...line)).toEqual({ code: 2, out: [], errors: [complaint] });
  });

  test("an import into a shop that is not there, or of a file that is not, fails", async () => {
    expect((await backend.operate("import", "products", "a.csv", "--shop", "987654321")).errors).toEqual([
      "There is no shop 987654321",
    ]);
    const { code, errors } = await backend.operate("import", "products", join(folder, "none.csv"), "--shop", "1");
    expect([code, errors]).toEqual([1, [expect.stringContaining("The file cannot be read")]]);
  });
});
