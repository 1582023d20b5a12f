import { beforeEach, expect, test } from "vitest";
import { searchCounts, searchRefinements } from "../../../platform/store/schema/searches.ts";
import { listOf, recordOf } from "../../../test-support/ask.ts";
import { start } from "../../../test-support/later.ts";
import { onEachStore } from "../../../test-support/on-each-store.ts";

onEachStore(
  "searches at the desk",
  (backend) => {
    let operator = "";
    beforeEach(async () => {
      await backend.db.delete(searchCounts);
      await backend.db.delete(searchRefinements);
      ({ token: operator } = await backend.newDeskUser("operator", null, start));
    });
    const read = async (call: string) => recordOf((await backend.atDesk(operator).get(call)).data);
    const texts = async (query: string) =>
      listOf((await read(`searches/list?${query}`))["list"]).map(({ text }) => text);
    const put = (text: string, row: Partial<typeof searchCounts.$inferInsert> = {}) =>
      backend.db
        .insert(searchCounts)
        .values({ day: "2026-11-20", language: "en", text, searches: 100, hits: 8, clicks: 40, ...row });
    const follow = (text: string, next: string, times = 5) =>
      backend.db.insert(searchRefinements).values({ day: "2026-11-20", language: "en", text, next, times });

    test("searches of many are listed with what became of them over the days", async () => {
      await put("sofa", { day: "2026-11-19", searches: 60, hits: 9, clicks: 20, places: 50, carts: 4 });
      await put("sofa", { searches: 40, withoutResult: 1, hits: 8, clicks: 10, places: 31, carts: 1 });
      await put("secret", { searches: 4 });
      expect(await read("searches/list")).toEqual({
        list: [
          {
            language: "en",
            text: "sofa",
            searches: 100,
            without_result: 1,
            hits: 8,
            clicks: 30,
            place: 2.7,
            carts: 5,
          },
        ],
        shop_url: "",
        count: 1,
        page_no: 1,
        page_size: 15,
        more: 0,
      });
    });

    test("searches are those of the wanted days and language", async () => {
      await put("today");
      await put("a week ago", { day: "2026-11-14" });
      await put("eight days ago", { day: "2026-11-13" });
      await put("今天", { language: "zh" });
      expect(await texts("days=7")).toEqual(["a week ago", "today", "今天"]);
      expect(await texts("days=1&language=zh")).toEqual(["今天"]);
      expect(await texts("days=0&language=fr")).toHaveLength(4);
    });

    test("searches without a result and without a click are told apart", async () => {
      await put("found");
      await put("unfound", { withoutResult: 60, clicks: 3 });
      await put("never found", { withoutResult: 100, hits: 0, clicks: 0 });
      await put("unwanted", { clicks: 4 });
      await put("wanted by one in twenty", { clicks: 5 });
      expect(await texts("list=without_result")).toEqual(["never found", "unfound"]);
      expect(await texts("list=without_click")).toEqual(["unwanted"]);
      expect(await texts("list=toString")).toHaveLength(5);
    });

    test("searches are paged, the most frequent first", async () => {
      for (const [index, text] of ["a", "b", "c"].entries()) await put(text, { searches: 10 + index });
      expect(await texts("page_size=2")).toEqual(["c", "b"]);
      const second = await read("searches/list?page_size=2&page_no=2");
      expect(second).toMatchObject({ count: 3, more: 0 });
      expect(await texts("page_size=2&page_no=2")).toEqual(["a"]);
    });

    test("searches that follow others are listed by how often, unless they are rare", async () => {
      await put("sofa");
      await put("couch", { hits: 0, clicks: 0 });
      await follow("couch", "sofa", 9);
      await follow("sofa", "blue sofa", 20);
      await follow("secret", "sofa", 4);
      const { list, count } = await read("searches/refinements");
      expect(count).toBe(2);
      expect(list).toEqual([
        expect.objectContaining({ text: "sofa", next: "blue sofa", times: 20, next_searches: 0 }),
        {
          language: "en",
          text: "couch",
          next: "sofa",
          times: 9,
          searches: 100,
          clicks: 0,
          next_searches: 100,
          next_clicks: 40,
        },
      ]);
    });

    test("searches are proposed as synonyms where the first leads nowhere and the second to products", async () => {
      await put("sofa");
      await put("couch", { hits: 0, clicks: 0 });
      await put("settee", { clicks: 4 });
      await put("bench");
      await put("divan", { clicks: 0 });
      await put("couch red", { clicks: 50 });
      for (const text of ["couch", "settee", "bench"]) await follow(text, "sofa");
      await follow("couch", "divan");
      await follow("couch", "couch red");
      const { list, count } = await read("searches/refinements?proposed=1");
      expect(count).toBe(2);
      expect(listOf(list).map(({ text, next }) => [text, next])).toEqual([
        ["couch", "sofa"],
        ["settee", "sofa"],
      ]);
    });

    test("searches are shown to operators alone", async () => {
      for (const [role, shop] of [
        ["owner", 1],
        ["agent", null],
      ] as const) {
        const { token } = await backend.newDeskUser(role, shop, start);
        for (const call of ["searches/list", "searches/refinements"])
          expect(await backend.atDesk(token).get(call)).toMatchObject({ code: 0, msg: "Your account may not do this" });
      }
    });
  },
  { now: () => start },
);
