import { beforeEach, expect, test } from "vitest";
import { addRule } from "../../selling/merchandising/change-rules.ts";
import { products } from "../../platform/store/schema/catalog.ts";
import { searchRuleRevisions, searchRules } from "../../platform/store/schema/search-rules.ts";
import { desc, eq } from "../../platform/store/sql.ts";
import { type Answer, idIn, listOf, recordOf } from "../../test-support/ask.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { putOnSale } from "../../test-support/put-on-sale.ts";
import type { CallingDeskUser } from "../../test-support/running-backend.ts";
import { openShop } from "../../test-support/stage.ts";

type Body = Readonly<Record<string, unknown>>;

let runs = 0;

onEachStore("merging categories", (backend) => {
  let operator: CallingDeskUser;
  let shopId = 0;
  let mark = "";

  beforeEach(async () => {
    operator = await backend.newDeskUser("operator", null);
    shopId = await openShop(backend.db);
    runs += 1;
    mark = `Merge ${runs}`;
  });

  const list = async () => listOf((await operator.get("categories/list")).data);
  const find = async (id: number) => (await list()).find((each) => each["id"] === id);
  const seen = async (id: number) => ({ id, revision: Number((await find(id))?.["revision"]) });
  const good = (answer: Answer) => {
    expect(answer, answer.text).toMatchObject({ code: 1 });
    return answer;
  };
  const add = async (names: string | Body, parentId = 0) => {
    const name = typeof names === "string" ? { en: parentId === 0 ? `${mark} ${names}` : names } : names;
    return idIn(good(await operator.post("categories/save", { name, parent_id: parentId })));
  };
  const stock = ([first = 0, second = null, third = null]: readonly (number | null)[]) =>
    putOnSale(backend.db, {
      name: "Lamp",
      fields: { shopId, firstCategoryId: first ?? 0, secondCategoryId: second, thirdCategoryId: third },
    });
  const pathOf = async (productId: number) => {
    const [row] = await backend.db.select().from(products).where(eq(products.id, productId));
    return [row?.firstCategoryId, row?.secondCategoryId, row?.thirdCategoryId];
  };
  const preview = async (id: number, targetId: number) =>
    operator.get(`categories/merge_preview?id=${id}&target_id=${targetId}`);
  const merge = async (id: number, targetId: number, more: Body = {}) => {
    const { merged_ids, moved_ids } = recordOf((await preview(id, targetId)).data);
    const body = { ...(await seen(id)), target_id: targetId, merged_ids, moved_ids, ...more };
    return operator.post("categories/merge", body);
  };
  const movedTo = async (id: number) =>
    recordOf((await backend.ask(`address/moved?kind=category&id=${id}`)).data)["id"];

  test("what a merge comes to is counted before, and is what becomes of it", async () => {
    const [lamps, lights] = [await add("Lamps"), await add("Lights")];
    const paper = await add({ en: "Paper", ja: "紙" }, lamps);
    const glass = await add("Glass", lamps);
    const round = await add("Round", paper);
    // The same in another language, and with a child of the same name.
    const washi = await add({ ja: "紙", zh: "纸" }, lights);
    const ball = await add("round", washi);
    const sold = [await stock([lamps]), await stock([lamps, paper, round]), await stock([lamps, glass])];
    const counted = recordOf(good(await preview(lamps, lights)).data);
    expect(counted).toEqual({ merged_ids: [lamps, paper, round], moved_ids: [glass], products: 3, rules: 0 });
    expect(good(await merge(lamps, lights)).data).toEqual({ products: 3 });
    expect(await Promise.all(sold.map(pathOf))).toEqual([
      [lights, null, null],
      [lights, washi, ball],
      [lights, glass, null],
    ]);
    expect(await find(lights)).toMatchObject({ products: 3, name: { en: `${mark} Lights` } });
    expect(await find(glass)).toMatchObject({ level: 2, parent_id: lights });
    expect(await Promise.all([lamps, paper, round].map(find))).toEqual([undefined, undefined, undefined]);
    expect(await Promise.all([lamps, paper, round, glass].map(movedTo))).toEqual([lights, washi, ball, 0]);
  });

  test("a child is merged into its parent, and a second merge leads the first address on", async () => {
    const home = await add("Home");
    const light = await add("Light", home);
    const paper = await add("Paper", light);
    const productId = await stock([home, light, paper]);
    good(await merge(light, home));
    expect(await pathOf(productId)).toEqual([home, paper, null]);
    expect(await find(paper)).toMatchObject({ level: 2, parent_id: home });
    const garden = await add("Garden");
    good(await merge(home, garden));
    expect(await pathOf(productId)).toEqual([garden, paper, null]);
    expect(await movedTo(light)).toBe(garden);
  });

  test("nothing is merged into itself, below itself, to a fourth level, or otherwise than it was looked at", async () => {
    const home = await add("Home");
    const light = await add("Light", home);
    const paper = await add("Paper", light);
    const garden = await add("Garden");
    const shed = await add("Shed", garden);
    expect(await preview(home, home)).toMatchObject({ code: 0, field: "target_id" });
    expect(await preview(home, light)).toMatchObject({ code: 0, field: "target_id" });
    expect(await preview(home, shed)).toMatchObject({ code: 0, msg: "Categories have three levels at most" });
    expect(await preview(home, 2_000_000_000)).toMatchObject({ code: 0, error: "not_found" });
    const late = { code: 0, msg: expect.stringContaining("Somebody has changed") as unknown };
    expect(await merge(home, garden, { moved_ids: [] })).toMatchObject(late);
    expect(await merge(home, garden, { merged_ids: [home, light] })).toMatchObject(late);
    expect(await merge(home, garden, { revision: 9 })).toMatchObject(late);
    expect(await find(paper)).toMatchObject({ parent_id: light });
  });

  test("rules of a merged or removed category hold for the other one, and searches that led to it lead there", async () => {
    const { db } = backend;
    const [lamps, lights] = [await add("Lamps"), await add("Lights")];
    const pinned = await stock([lamps]);
    const author = { shopId: null, agentId: operator.id, now: new Date() };
    const rule = { text: null, categoryId: lamps, shopCategoryId: null, validUntil: null };
    const from = { ...rule, validFrom: new Date().toISOString() };
    const wanted = [
      { ...from, contents: { kind: "pin", productIds: [pinned] } },
      { ...from, contents: { kind: "redirect", path: "/seckill" } },
      { ...from, text: "torch", categoryId: null, contents: { kind: "redirect", path: `/category?id=${lamps}` } },
    ] as const;
    const [pin = 0, away = 0, towards = 0] = await db.transaction(async (tx) => {
      const ids = [];
      for (const each of wanted) ids.push(await addRule(tx, author, each));
      return ids;
    });
    expect(recordOf((await preview(lamps, lights)).data)["rules"]).toBe(3);
    good(await merge(lamps, lights));
    const ruleOf = async (id: number) => (await db.select().from(searchRules).where(eq(searchRules.id, id)))[0];
    expect(await ruleOf(pin)).toMatchObject({ categoryId: lights, revision: 2, removedAt: null });
    expect(await ruleOf(towards)).toMatchObject({ contents: { path: `/category?id=${lights}` }, removedAt: null });
    // Else the other category would have no page of its own.
    expect((await ruleOf(away))?.removedAt).not.toBeNull();
    const [newest] = await db
      .select()
      .from(searchRuleRevisions)
      .where(eq(searchRuleRevisions.ruleId, pin))
      .orderBy(desc(searchRuleRevisions.revision));
    expect(newest).toMatchObject({ action: "changed", agentId: operator.id, state: { categoryId: lights } });
    const other = await add("Other");
    good(await operator.post("categories/remove", { ...(await seen(lights)), branch_ids: [lights], target_id: other }));
    expect(await ruleOf(pin)).toMatchObject({ categoryId: other, revision: 3 });
    expect([await movedTo(lamps), await movedTo(lights)]).toEqual([other, other]);
  });

  test("an empty category that is removed leads to the one above it, and on the first level to nothing", async () => {
    const [lamps, lights] = [await add("Lamps"), await add("Lights")];
    const paper = await add("Paper", lights);
    good(await operator.post("categories/remove", { ...(await seen(paper)), branch_ids: [paper] }));
    expect(await movedTo(paper)).toBe(lights);
    good(await merge(lamps, lights));
    good(await operator.post("categories/remove", { ...(await seen(lights)), branch_ids: [lights] }));
    expect(await Promise.all([paper, lamps, lights].map(movedTo))).toEqual([0, 0, 0]);
  });

  test("of two who merge the same category at once one wins, and its products are in that one's target", async () => {
    const [lamps, lights, torches] = [await add("Lamps"), await add("Lights"), await add("Torches")];
    const productId = await stock([lamps]);
    const body = { ...(await seen(lamps)), merged_ids: [lamps], moved_ids: [] };
    const into = (targetId: number) => operator.post("categories/merge", { ...body, target_id: targetId });
    const [one, other] = await Promise.all([into(lights), into(torches)]);
    expect([one.code, other.code]).toEqual(expect.arrayContaining([0, 1]));
    const winner = one.code === 1 ? lights : torches;
    expect(await pathOf(productId)).toEqual([winner, null, null]);
    expect(await movedTo(lamps)).toBe(winner);
  });
});
