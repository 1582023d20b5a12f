import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { auditEntries } from "../../platform/store/schema/audit.ts";
import { brands, products, skus } from "../../platform/store/schema/catalog.ts";
import { uploads } from "../../platform/store/schema/uploads.ts";
import { and, eq, inArray } from "../../platform/store/sql.ts";
import { type Answer, idIn, listOf, recordOf } from "../../test-support/ask.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { putOnSale } from "../../test-support/put-on-sale.ts";
import type { CallingDeskUser } from "../../test-support/running-backend.ts";
import { openShop } from "../../test-support/stage.ts";
import { uploadPicture } from "../../test-support/upload-picture.ts";
import { addMissingBrands } from "./named-brands.ts";

type Body = Readonly<Record<string, unknown>>;

let folder = "";
let runs = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "plaza-brands-"));
});
afterAll(() => rm(folder, { recursive: true }));

onEachStore("brands at the desk", (backend) => {
  let operator: CallingDeskUser;
  let shopId = 0;
  /** What no brand of another test is called by. */
  let mark = "";

  beforeEach(async () => {
    operator = await backend.newDeskUser("operator", null);
    shopId = await openShop(backend.db);
    runs += 1;
    mark = `Qu${runs}`;
  });

  const page = async (words: string, after = 0) =>
    recordOf((await operator.get(`brands/list?words=${encodeURIComponent(words)}&after=${after}`)).data);
  const list = async (words = mark) => listOf((await page(words))["list"]);
  const find = async (id: number) => (await list()).find((each) => each["id"] === id);
  const seen = async (id: number) => ({ id, revision: Number((await find(id))?.["revision"]) });
  const save = (body: Body) => operator.post("brands/save", body);
  const good = (answer: Answer) => {
    expect(answer, answer.text).toMatchObject({ code: 1 });
    return answer;
  };
  const add = async (name: string) => idIn(good(await save({ name: { en: `${mark} ${name}` } })));
  const sell = (brandId: number, fields: Body = {}) =>
    putOnSale(backend.db, { name: `Lamp ${mark}`, fields: { shopId, brandId, ...fields } });
  const brandOf = async (productId: number) =>
    (await backend.db.select().from(products).where(eq(products.id, productId)))[0]?.brandId;
  const merge = async (id: number, targetId: number) =>
    operator.post("brands/merge", { ...(await seen(id)), target_id: targetId });
  const importBrand = async (brand: string, number: string) => {
    const file = join(folder, `${runs}-${number}.jsonl`);
    const line = { number, name: { en: "Lamp" }, category: "#1", brand, skus: [{ price: "10.00", stock: 1 }] };
    await writeFile(file, JSON.stringify(line));
    await backend.operate("import", "products", file, "--shop", String(shopId));
    const own = and(eq(products.shopId, shopId), eq(products.ownNumber, number));
    return (await backend.db.select().from(products).where(own))[0]?.brandId;
  };

  test("a brand is called something in each language, and is found by any of them and by what it was called", async () => {
    const name = { en: `${mark} Halden`, zh: `${mark} 海登` };
    const id = idIn(good(await save({ name })));
    await sell(id);
    await sell(id, { isOnShelf: false });
    await sell(id, { deletedAt: new Date() });
    expect(await find(id)).toMatchObject({ name, products: 2, on_sale: 1, former_names: [], revision: 1 });
    good(await save({ ...(await seen(id)), name: { en: `${mark} Ombra`, ja: `${mark} オンブラ` } }));
    for (const words of [`${mark} ombr`, `${mark} オンブ`, `${mark.toLowerCase()} HALD`, `${mark}  海登`])
      expect((await list(words)).map((each) => each["id"])).toEqual([id]);
    expect(await find(id)).toMatchObject({ former_names: [`${mark} Halden`, `${mark} 海登`], revision: 2 });
  });

  test("two brands have no name in common, and a name that one had before is free", async () => {
    const id = idIn(good(await save({ name: { en: `${mark} Halden`, ko: `${mark} 할덴` } })));
    const taken = { code: 0, field: "name_ja", msg: expect.stringContaining("can be merged") as unknown };
    expect(await save({ name: { en: `${mark} Other`, ja: `${mark.toUpperCase()}  할덴` } })).toMatchObject(taken);
    expect(await save({ name: {} })).toMatchObject({ code: 0, field: "name" });
    expect(await save({ name: { en: "x".repeat(101) } })).toMatchObject({ code: 0, field: "name_en" });
    good(await save({ ...(await seen(id)), name: { en: `${mark} Ombra` } }));
    const other = await add("Halden");
    expect(await find(other)).toMatchObject({ former_names: [] });
    expect(await importBrand(`${mark} halden`, "A")).toBe(other);
    expect(await importBrand(`${mark} 할덴`, "B")).toBe(id);
  });

  test("who has read an older state overwrites, merges and removes nothing", async () => {
    const [id, other] = [await add("Halden"), await add("Ombra")];
    const read = await seen(id);
    good(await save({ ...read, name: { en: `${mark} Fennmoor` } }));
    const late = { code: 0, msg: expect.stringContaining("Somebody has changed") as unknown };
    expect(await save({ ...read, name: { en: `${mark} Morrow` } })).toMatchObject(late);
    expect(await operator.post("brands/merge", { ...read, target_id: other })).toMatchObject(late);
    expect(await operator.post("brands/remove", read)).toMatchObject(late);
  });

  test("a merged brand leaves products, names and addresses to the other one", async () => {
    const [from, into] = [await add("Halden"), await add("Ombra")];
    const sold = [await sell(from), await sell(from, { deletedAt: new Date() })];
    // Known by a name that a file had.
    const imported = await importBrand(`${mark} HALDEN`, "A");
    expect(imported).toBe(from);
    const stop: string[] = [];
    const unsubscribe = backend.services.events.subscribe("invalidated", (topic) => stop.push(String(topic)));
    expect(good(await merge(from, into)).data).toEqual({ products: 2 });
    expect(await Promise.all(sold.map(brandOf))).toEqual([into, into]);
    expect(await find(from)).toBeUndefined();
    expect(await find(into)).toMatchObject({ products: 2, former_names: [`${mark} Halden`] });
    expect(await importBrand(`${mark} Halden`, "B")).toBe(into);
    expect(recordOf((await backend.ask(`address/moved?kind=brand&id=${from}`)).data)["id"]).toBe(into);
    await expect.poll(() => stop).toContain("shelf");
    unsubscribe();
    const facets = async () =>
      listOf(recordOf((await backend.ask(`goods/facets?brands=${into}`)).data)["brands"]).find(
        (each) => each["id"] === into,
      );
    await expect.poll(facets, { timeout: 60_000 }).toMatchObject({ name: `${mark} Ombra`, count: 3 });
    expect(await merge(into, into)).toMatchObject({ code: 0, field: "target_id" });
    expect(await merge(into, from)).toMatchObject({ code: 0, error: "not_found" });
    const [entry] = await backend.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.subject, "brands"), eq(auditEntries.subjectId, String(from))))
      .orderBy(auditEntries.id)
      .limit(1)
      .offset(1);
    expect(entry).toMatchObject({ operation: "delete", agentId: operator.id });
  });

  test("products with the same maker's number are one article once their brands are one", async () => {
    const [from, into] = [await add("Halden"), await add("Ombra")];
    const ids = [await sell(from), await sell(into)];
    await backend.db
      .update(skus)
      .set({ makerNumber: `M-${mark}` })
      .where(inArray(skus.productId, ids));
    good(await merge(from, into));
    const rows = await backend.db.select().from(products).where(inArray(products.id, ids));
    expect(new Set(rows.map(({ articleId }) => articleId))).toEqual(new Set([Math.min(...ids)]));
  });

  test("only a brand that no product has is removed; deleted products lose it", async () => {
    const id = await add("Halden");
    const [sold, deleted] = [await sell(id), await sell(id, { deletedAt: new Date() })];
    const remove = async () => operator.post("brands/remove", await seen(id));
    expect(await remove()).toMatchObject({ code: 0, msg: expect.stringContaining("1 products") as unknown });
    await backend.db.update(products).set({ brandId: null }).where(eq(products.id, sold));
    good(await remove());
    expect(await brandOf(deleted)).toBeNull();
    expect(await find(id)).toBeUndefined();
    expect(await importBrand(`${mark} Halden`, "A")).not.toBe(id);
  });

  test("the list goes on where its page ended, also where that brand is gone", async () => {
    const rows = Array.from({ length: 53 }, (_, at) => ({ name: `${mark} ${String(at).padStart(2, "0")}` }));
    await backend.db.insert(brands).values(rows);
    const first = await page(mark);
    const shown = listOf(first["list"]);
    expect([shown.length, first["more"]]).toEqual([50, 1]);
    const second = await page(mark, Number(shown.at(-1)?.["id"]));
    expect([listOf(second["list"]).map((each) => each["name"]), second["more"]]).toEqual([
      ["50", "51", "52"].map((each) => expect.objectContaining({ zh: `${mark} ${each}` }) as unknown),
      0,
    ]);
    await backend.db.delete(brands).where(eq(brands.id, Number(shown.at(-1)?.["id"])));
    expect(listOf((await page(mark, Number(shown.at(-1)?.["id"])))["list"])[0]).toEqual(shown[0]);
  });

  test("a logo is the operator's own upload, and goes with the brand", async () => {
    const path = await uploadPicture(backend.url, operator.token, "brand");
    const id = idIn(good(await save({ name: { en: `${mark} Halden` }, image: path })));
    expect(String((await find(id))?.["image"])).toContain(path);
    const attached = async () =>
      (await backend.db.select().from(uploads).where(eq(uploads.path, path))).map((row) => row.attachedTo);
    expect(await attached()).toEqual([`brand:${id}`]);
    good(await operator.post("brands/remove", await seen(id)));
    expect(await attached()).toEqual([null]);
  });

  test("who names the same new brand at once makes one, and an import beside a merge names one that is there", async () => {
    const { db } = backend;
    const name = `${mark} Halden`;
    const both = await Promise.all(
      [name, name.toUpperCase()].map((each) => db.transaction((tx) => addMissingBrands(tx, [{ name: each }]))),
    );
    const [one, other] = both.map((ids) => [...ids.values()][0]);
    expect(one).toBe(other);
    const into = await add("Ombra");
    const [merged, brandId] = await Promise.all([merge(one ?? 0, into), importBrand(name, "A")]);
    good(merged);
    expect([one, into]).toContain(brandId);
    const own = and(eq(products.shopId, shopId), eq(products.ownNumber, "A"));
    expect((await db.select().from(products).where(own))[0]?.brandId).toBe(into);
  });
});
