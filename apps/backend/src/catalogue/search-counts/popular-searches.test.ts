import { fetchSuggestions } from "@plaza/api-client";
import { beforeEach, expect, test } from "vitest";
import type { Executor } from "../../platform/store/database.ts";
import type { Language } from "../../platform/store/language.ts";
import { searchCounts } from "../../platform/store/schema/searches.ts";
import { later, start } from "../../test-support/later.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { createPopularSearches } from "./popular-searches.ts";
import { endTest } from "../../test-support/end-test.ts";

onEachStore(
  "popular searches",
  (backend) => {
    beforeEach(() => backend.db.delete(searchCounts));

    type Row = Partial<typeof searchCounts.$inferInsert>;
    const put = (text: string, row: Row = {}) =>
      backend.db
        .insert(searchCounts)
        .values({ day: "2026-11-18", language: "en", text, searches: 9, hits: 3, clicks: 2, ...row });
    const fresh = (now = () => start) => createPopularSearches({ db: backend.db, now, onError: endTest });
    const offered = (typed: string, language: Language = "en") => fresh().startingWith(typed, language, 3);

    test("popular searches begin with what is typed, at most three, most clicked first", async () => {
      for (const [clicks, text] of ["teapot", "tea", "tea set", "tea towel", "team", "steamer"].entries())
        await put(text, { clicks: clicks + 1 });
      expect(await offered("tea")).toEqual(["team", "tea towel", "tea set"]);
      expect(await offered("tea ")).toEqual(["tea towel", "tea set"]);
      expect(await offered("ＴＥＡＭ")).toEqual([]);
      expect(await offered("xyz")).toEqual([]);
      expect(await offered(" ")).toEqual([]);
    });

    test("popular searches are those of the language", async () => {
      await put("茶壶", { language: "zh" });
      expect(await offered("茶", "zh")).toEqual(["茶壶"]);
      expect(await offered("茶", "ja")).toEqual([]);
    });

    test("popular searches are what many have made, found and opened of late", async () => {
      await put("pan rare", { searches: 4 });
      await put("pan unfound", { hits: 0 });
      await put("pan unknown", { hits: null });
      await put("pan unopened", { clicks: 0 });
      await put("pan old", { day: "2026-10-10" });
      await put("pan gone", { day: "2026-11-17", hits: 9 });
      await put("pan gone", { day: "2026-11-18", hits: 0 });
      await put("pan often", { day: "2026-11-17", searches: 3, clicks: 0 });
      await put("pan often", { day: "2026-11-18", searches: 2, clicks: 1 });
      expect(await offered("pan")).toEqual(["pan often"]);
    });

    test("popular searches are kept for some minutes, and read anew behind the answer", async () => {
      let time = start;
      const popular = fresh(() => time);
      await put("bowl");
      expect(await popular.startingWith("bo", "en", 3)).toEqual(["bowl"]);
      await put("bottle");
      time = later(4, "minutes");
      expect(await popular.startingWith("bo", "en", 3)).toEqual(["bowl"]);
      time = later(6, "minutes");
      await expect.poll(() => popular.startingWith("bo", "en", 3)).toEqual(["bottle", "bowl"]);
    });

    test("popular searches that cannot be read leave those that were known", async () => {
      let time = start;
      const errors: unknown[] = [];
      const broken = { execute: () => Promise.reject(new Error("gone")) } as unknown as Executor;
      let db: Executor = backend.db;
      const popular = createPopularSearches({
        db: { execute: (query: never) => db.execute(query) } as unknown as Executor,
        now: () => time,
        onError: (error) => errors.push(error),
      });
      await put("bowl");
      await popular.startingWith("bo", "en", 3);
      db = broken;
      time = later(6, "minutes");
      await popular.startingWith("bo", "en", 3);
      await expect.poll(() => errors).toHaveLength(1);
      expect(await popular.startingWith("bo", "en", 3)).toEqual(["bowl"]);
    });

    test("popular searches stand among the suggestions", async () => {
      await put("teapot with a strainer");
      expect((await fetchSuggestions(backend.client({ locale: "en" }), "teap")).searches).toEqual([
        "teapot with a strainer",
      ]);
    });
  },
  { now: () => start },
);
