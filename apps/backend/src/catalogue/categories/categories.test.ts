import { beforeEach, expect, test } from "vitest";
import { products } from "../../platform/store/schema/catalog.ts";
import { uploads } from "../../platform/store/schema/uploads.ts";
import { eq } from "../../platform/store/sql.ts";
import { type Answer, idIn, listOf, recordOf } from "../../test-support/ask.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { uploadPicture } from "../../test-support/upload-picture.ts";
import { putOnSale } from "../../test-support/put-on-sale.ts";
import type { CallingDeskUser } from "../../test-support/running-backend.ts";
import { openShop } from "../../test-support/stage.ts";

type Body = Readonly<Record<string, unknown>>;

let runs = 0;

onEachStore("categories at the desk", (backend) => {
  let operator: CallingDeskUser;
  let shopId = 0;
  /** What nothing else is called by. */
  let mark = "";

  beforeEach(async () => {
    operator = await backend.newDeskUser("operator", null);
    shopId = await openShop(backend.db);
    runs += 1;
    mark = `Run ${runs}`;
  });

  const list = async () => listOf((await operator.get("categories/list")).data);
  const find = async (id: number) => (await list()).find((each) => each["id"] === id);
  const revisionOf = async (id: number) => Number((await find(id))?.["revision"]);
  const seen = async (id: number) => ({ id, revision: await revisionOf(id) });
  const save = (body: Body, by = operator) => by.post("categories/save", body);
  const good = (answer: Answer) => {
    expect(answer, answer.text).toMatchObject({ code: 1 });
    return answer;
  };
  const add = async (name: string, parentId = 0) =>
    idIn(good(await save({ name: { en: `${mark} ${name}` }, parent_id: parentId })));
  const move = async (id: number, parentId: number, beforeId = 0) =>
    operator.post("categories/move", { ...(await seen(id)), parent_id: parentId, before_id: beforeId });
  const stock = (path: readonly number[]) =>
    putOnSale(backend.db, {
      name: "Lamp",
      fields: {
        shopId,
        firstCategoryId: path[0] ?? 0,
        secondCategoryId: path[1] ?? null,
        thirdCategoryId: path[2] ?? null,
      },
    });
  const pathOf = async (productId: number) => {
    const [row] = await backend.db.select().from(products).where(eq(products.id, productId));
    return [row?.firstCategoryId, row?.secondCategoryId, row?.thirdCategoryId];
  };
  const childrenOf = async (id: number) =>
    (await list()).filter((each) => each["parent_id"] === id).map((each) => each["id"]);
  const shownTree = async (language: "en" | "ja" = "en") => {
    const read = (nodes: unknown): readonly unknown[] =>
      Array.isArray(nodes) ? nodes.flatMap((node) => [recordOf(node)["name"], ...read(recordOf(node)["sons"])]) : [];
    return read((await backend.ask("pc/category", { language })).data);
  };
  const foundIn = async (id: number) =>
    listOf(recordOf((await backend.ask(`goods/getGoodsList?platform_cate_id=${id}`)).data)["lists"]).map(
      (each) => each["id"],
    );
  const foundBy = async (word: string) =>
    listOf(recordOf((await backend.ask(`pc/goodsList?name=${word}`)).data)["list"]).map((each) => each["id"]);

  test("a category is called something in each language, and what is missing shows in the one that there is", async () => {
    const id = idIn(good(await save({ name: { en: `${mark} Lamps`, ja: `${mark} 照明` } })));
    expect(await find(id)).toMatchObject({
      name: { en: `${mark} Lamps`, ja: `${mark} 照明` },
      level: 1,
      is_shown: 1,
      revision: 1,
    });
    expect(await shownTree("ja")).toContain(`${mark} 照明`);
    good(await save({ ...(await seen(id)), name: { zh: `${mark} 灯`, en: `${mark} Lamps`, ko: ` ${mark}  조명 ` } }));
    expect((await find(id))?.["name"]).toEqual({ zh: `${mark} 灯`, en: `${mark} Lamps`, ko: `${mark} 조명` });
    expect(await shownTree("ja")).toContain(`${mark} 灯`);
  });

  test("a name that is missing in all languages, is too long, or that a sibling has, is refused at its field", async () => {
    const id = await add("Lamps");
    expect(await save({ name: {} })).toMatchObject({ code: 0, field: "name" });
    expect(await save({ name: { ko: "x".repeat(61) } })).toMatchObject({ code: 0, field: "name_ko" });
    const taken = { code: 0, field: "name_zh", msg: expect.stringContaining("LAMPS") as unknown };
    expect(await save({ name: { en: "Other", zh: `${mark}  LAMPS` } })).toMatchObject(taken);
    // Below another one it is free, and its own name is not in its way.
    await add("Lamps", id);
    good(await save({ ...(await seen(id)), name: { en: `${mark} lamps` } }));
  });

  test("who has read an older state overwrites nothing", async () => {
    const id = await add("Lamps");
    const read = await seen(id);
    good(await save({ ...read, name: { en: `${mark} Lights` } }));
    const late = { code: 0, msg: expect.stringContaining("Somebody has changed") as unknown };
    expect(await save({ ...read, name: { en: `${mark} Torches` } })).toMatchObject(late);
    expect(await operator.post("categories/move", { ...read, parent_id: 0 })).toMatchObject(late);
    expect(await operator.post("categories/remove", { ...read, branch_ids: [id] })).toMatchObject(late);
    expect((await find(id))?.["name"]).toEqual({ en: `${mark} Lights` });
  });

  test("of two who change it at once one wins, and the other is told", async () => {
    const id = await add("Lamps");
    const read = await seen(id);
    const answers = await Promise.all([
      save({ ...read, name: { en: `${mark} One` } }),
      operator.post("categories/move", { ...read, parent_id: await add("Home") }),
    ]);
    expect(answers.map(({ code }) => code)).toEqual(expect.arrayContaining([0, 1]));
    expect((await find(id))?.["revision"]).toBe(2);
  });

  test("a hidden category, and all below it, is not among those that shoppers choose from; its products stay on sale", async () => {
    const id = await add("Lamps");
    const below = await add("Paper", id);
    const productId = await stock([id, below]);
    expect(await shownTree()).toEqual(expect.arrayContaining([`${mark} Lamps`, `${mark} Paper`]));
    good(await save({ ...(await seen(id)), name: { en: `${mark} Lamps` }, is_shown: 0 }));
    const shown = await shownTree();
    expect(shown).not.toContain(`${mark} Lamps`);
    expect(shown).not.toContain(`${mark} Paper`);
    expect(recordOf((await backend.ask(`goods/getGoodsDetail?goods_id=${productId}`)).data)["id"]).toBe(productId);
  });

  test("a branch of three levels moves with its products, up and down, and lists follow", async () => {
    const home = await add("Home");
    const light = await add("Light", home);
    const paper = await add("Paper", light);
    const shop = await add("Shop");
    const ofLight = await stock([home, light]);
    const ofPaper = await stock([home, light, paper]);
    expect(good(await move(light, 0)).data).toEqual({ products: 2 });
    expect(await pathOf(ofLight)).toEqual([light, null, null]);
    expect(await pathOf(ofPaper)).toEqual([light, paper, null]);
    expect(await find(paper)).toMatchObject({ level: 2, parent_id: light });
    expect(await foundIn(light)).toEqual(expect.arrayContaining([ofLight, ofPaper]));
    expect(await foundIn(home)).toEqual([]);
    expect(good(await move(light, shop)).data).toEqual({ products: 2 });
    expect(await pathOf(ofPaper)).toEqual([shop, light, paper]);
    expect(await find(shop)).toMatchObject({ products: 2, on_sale: 2 });
    expect(await foundIn(paper)).toEqual([ofPaper]);
  });

  test("a category never stands below itself, below the third level, or below one that is gone", async () => {
    const home = await add("Home");
    const light = await add("Light", home);
    const paper = await add("Paper", light);
    const other = await add("Other");
    expect(await move(home, home)).toMatchObject({ code: 0, field: "parent_id" });
    expect(await move(home, paper)).toMatchObject({ code: 0, field: "parent_id" });
    expect(await move(light, light)).toMatchObject({ code: 0 });
    // Two levels below a second one.
    const second = await add("Second", other);
    expect(await move(light, second)).toMatchObject({ code: 0, msg: "Categories have three levels at most" });
    expect(await move(light, 2_000_000_000)).toMatchObject({ code: 0, error: "not_found" });
    expect(await save({ name: { en: "Deep" }, parent_id: paper })).toMatchObject({ code: 0, field: "parent_id" });
    expect(await childrenOf(home)).toEqual([light]);
  });

  test("siblings keep the order that they are put in; a neighbour that has gone is said", async () => {
    const home = await add("Home");
    const [a, b, c] = [await add("A", home), await add("B", home), await add("C", home)];
    good(await move(c, home, a));
    expect(await childrenOf(home)).toEqual([c, a, b]);
    good(await move(c, home));
    expect(await childrenOf(home)).toEqual([a, b, c]);
    const elsewhere = await add("Elsewhere");
    expect(await move(a, home, elsewhere)).toMatchObject({ code: 0 });
    // Below another one with the same name it cannot stand.
    await add("A", elsewhere);
    expect(await move(a, elsewhere)).toMatchObject({ code: 0, field: "name_en" });
  });

  test("two who move categories below each other at once make no circle", async () => {
    const [one, other] = [await add("One"), await add("Other")];
    const [seenOne, seenOther] = [await seen(one), await seen(other)];
    const answers = await Promise.all([
      operator.post("categories/move", { ...seenOne, parent_id: other }),
      operator.post("categories/move", { ...seenOther, parent_id: one }),
    ]);
    expect(answers.map(({ code }) => code)).toEqual(expect.arrayContaining([0, 1]));
  });

  test("a removed branch leaves its products to another category, and never without one", async () => {
    const home = await add("Home");
    const light = await add("Light", home);
    const paper = await add("Paper", light);
    const other = await add("Other");
    const productId = await stock([home, light, paper]);
    const branch = { branch_ids: [light, paper] };
    const remove = async (more: Body) =>
      operator.post("categories/remove", { ...(await seen(light)), ...branch, ...more });
    expect(await remove({})).toMatchObject({
      code: 0,
      field: "target_id",
      msg: expect.stringContaining("1") as unknown,
    });
    expect(await remove({ target_id: paper })).toMatchObject({ code: 0, field: "target_id" });
    expect(await remove({ target_id: 2_000_000_000 })).toMatchObject({ code: 0, error: "not_found" });
    // One that has come since the branch was read is not removed unseen.
    expect(await remove({ branch_ids: [light], target_id: other })).toMatchObject({ code: 0 });
    expect(good(await remove({ target_id: other })).data).toEqual({ products: 1 });
    expect(await pathOf(productId)).toEqual([other, null, null]);
    expect(await childrenOf(home)).toEqual([]);
    expect(await remove({ target_id: other })).toMatchObject({ code: 0 });
    const emptied = { ...(await seen(home)), branch_ids: [home] };
    good(await operator.post("categories/remove", emptied));
    expect(await operator.post("categories/remove", emptied)).toMatchObject({ code: 0, error: "not_found" });
  });

  test("a picture is the operator's own upload, stays while the category has it, and can be taken away", async () => {
    const path = await uploadPicture(backend.url, operator.token, "category");
    expect(path).toMatch(/^uploads\//);
    const colleague = await backend.newDeskUser("operator", null);
    const foreign = await save({ name: { en: `${mark} Lamps` }, image: path }, colleague);
    expect(foreign).toMatchObject({ code: 0 });
    const id = idIn(good(await save({ name: { en: `${mark} Lamps` }, image: path })));
    const attached = async () =>
      (await backend.db.select().from(uploads).where(eq(uploads.path, path))).map((row) => row.attachedTo);
    expect(await attached()).toEqual([`category:${id}`]);
    const image = String((await find(id))?.["image"]);
    expect(image).toContain(path);
    expect((await fetch(image)).headers.get("content-type")).toBe("image/png");
    // A colleague who saves it as it is takes nothing from it.
    good(await save({ ...(await seen(id)), name: { en: `${mark} Lights` }, image }, colleague));
    good(await save({ ...(await seen(id)), name: { en: `${mark} Lights` } }, colleague));
    expect(await attached()).toEqual([`category:${id}`]);
    good(await save({ ...(await seen(id)), name: { en: `${mark} Lights` }, image: "" }));
    expect(await attached()).toEqual([null]);
    expect(String((await find(id))?.["image"])).not.toContain(path);
  });

  test("storefronts hear of a change at once, and the search finds by the new name", async () => {
    const id = await add("Zubraxel");
    const productId = await stock([id]);
    const heard: string[] = [];
    const stop = backend.services.events.subscribe("invalidated", (topic) => heard.push(String(topic)));
    good(await save({ ...(await seen(id)), name: { en: `${mark} Quorvintal` } }));
    await expect.poll(() => heard).toContain("categories");
    await expect.poll(() => foundBy("Quorvintal"), { timeout: 60_000 }).toContain(productId);
    stop();
  });
});
