import { beforeEach, describe, expect, test } from "vitest";
import { languages } from "../../platform/store/language.ts";
import { categories } from "../../platform/store/schema/catalog.ts";
import { trades } from "../../platform/store/schema/merchants.ts";
import { listOf, recordOf } from "../../test-support/ask.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import type { CallingDeskUser } from "../../test-support/running-backend.ts";
import { fashionAndBeauty } from "./fashion-and-beauty.ts";
import { generalStore } from "./general-store.ts";
import { homeAndFood } from "./home-and-food.ts";
import type { StarterCategory } from "./starter-category.ts";
import { starterTrades } from "./starter-trades.ts";

describe.each([generalStore, fashionAndBeauty, homeAndFood])("the starter set $key", ({ name, categories: roots }) => {
  const each = (
    nodes: readonly StarterCategory[],
    visit: (siblings: readonly StarterCategory[], level: number) => void,
    level = 1,
  ): void => {
    visit(nodes, level);
    for (const { children } of nodes) if (children.length > 0) each(children, visit, level + 1);
  };

  test("has three levels, and no siblings with a name in common, in any language", () => {
    let deepest = 0;
    each(roots, (siblings, level) => {
      deepest = Math.max(deepest, level);
      for (const language of languages) {
        const called = siblings.map((sibling) => sibling.name[language]);
        expect(called.every((text) => text !== "" && text.length <= 60)).toBe(true);
        expect(new Set(called).size, called.join(", ")).toBe(called.length);
      }
    });
    expect(deepest).toBe(3);
    expect(roots.length).toBeGreaterThanOrEqual(8);
    expect(Object.values(name).every((text) => text !== "")).toBe(true);
  });
});

test("starter trades have no name in common, in any language", () => {
  for (const language of languages)
    expect(new Set(starterTrades.map((name) => name[language])).size).toBe(starterTrades.length);
});

onEachStore("starter sets", (backend) => {
  let operator: CallingDeskUser;
  beforeEach(async () => {
    operator = await backend.newDeskUser("operator", null);
  });

  const setNamed = async (key: string) =>
    listOf((await operator.read("starter_sets/list", "ja"))["sets"]).find((set) => set["key"] === key);
  const apply = (set: string) => operator.post("starter_sets/apply", { set });
  const countRows = async () => [await backend.db.$count(categories), await backend.db.$count(trades)];

  test("a set is added once, whole, in all languages, and a repetition adds nothing, two at once neither", async () => {
    const before = await setNamed("home");
    expect(before).toMatchObject({ name: "暮らし・食品" });
    const missing = Number(before?.["missing"]);
    expect(missing).toBeGreaterThan(20);
    const answers = await Promise.all([apply("home"), apply("home")]);
    expect(answers.map(({ data }) => Number(recordOf(data)["added"])).toSorted((a, b) => a - b)).toEqual([0, missing]);
    expect((await setNamed("home"))?.["missing"]).toBe(0);
    const rows = await countRows();
    expect(await apply("home")).toMatchObject({ code: 1, data: { added: 0 } });
    expect(await countRows()).toEqual(rows);
    const tree = listOf((await operator.get("categories/list")).data);
    const tea = tree.find(({ name }) => recordOf(name)["en"] === "Green tea");
    expect(tea).toMatchObject({ level: 3, name: { en: "Green tea", zh: "绿茶", ja: "緑茶", ko: "녹차" }, products: 0 });
  });

  test("what the store has already stays as it is: only what is missing is added below it", async () => {
    await operator.post("categories/save", { name: { en: "Women's clothing", ko: "숙녀복" } });
    await apply("fashion");
    const tree = listOf((await operator.get("categories/list")).data);
    const women = tree.filter(({ name }) => recordOf(name)["en"] === "Women's clothing");
    expect(women).toHaveLength(1);
    expect(women[0]).toMatchObject({ name: { en: "Women's clothing", ko: "숙녀복" } });
    expect(tree.filter((each) => each["parent_id"] === women[0]?.["id"])).toHaveLength(5);
  });

  test("trades are added likewise, and another word adds nothing", async () => {
    const answer = await apply("trades");
    expect(answer).toMatchObject({ code: 1 });
    expect(await apply("trades")).toMatchObject({ code: 1, data: { added: 0 } });
    expect(recordOf((await operator.read("starter_sets/list"))["trades"])["missing"]).toBe(0);
    const rows = await countRows();
    for (const set of ["", "everything", "constructor"]) expect(await apply(set)).toMatchObject({ code: 0 });
    expect(await countRows()).toEqual(rows);
  });
});
