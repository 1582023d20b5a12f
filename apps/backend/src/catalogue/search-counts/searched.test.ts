import { fetchSiteConfiguration } from "@plaza/api-client";
import { beforeEach, expect, test } from "vitest";
import { searchCounts, searchRefinements } from "../../platform/store/schema/searches.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { later, start } from "../../test-support/later.ts";
import { createCountedSearches } from "./counted-searches.ts";
import { forgetSearches } from "./forget-searches.ts";
import { endTest } from "../../test-support/end-test.ts";

onEachStore(
  "searches that are told",
  (backend) => {
    let network = 0;
    beforeEach(async () => {
      await backend.services.countedSearches.flush();
      await backend.db.delete(searchCounts);
      await backend.db.delete(searchRefinements);
    });
    const report = (body: unknown, address = `203.0.113.${(network += 1)}`) =>
      backend.ask("goods/searched", { language: "en", body, headers: { "x-forwarded-for": address } });
    const counted = async () => {
      await backend.services.countedSearches.flush();
      return backend.db.select().from(searchCounts).orderBy(searchCounts.text);
    };
    const pairs = async () => {
      await backend.services.countedSearches.flush();
      return backend.db.select().from(searchRefinements).orderBy(searchRefinements.next);
    };
    const nothing = { searches: 0, withoutResult: 0, hits: null, clicks: 0, places: 0, carts: 0 };
    const today = { day: "2026-11-20", language: "en" } as const;

    test("searches are announced as counted", async () => {
      expect((await fetchSiteConfiguration(backend.client())).extensions).toContain("search_counts");
    });

    test("searches add up by day, language and text, with what became of them", async () => {
      await report({ what: "search", text: "Sofa", total: 12 });
      await report({ what: "search", text: " sofa ", total: 14 });
      await report({ what: "search", text: "sofa", total: 0 });
      await report({ what: "click", text: "sofa", place: 3 });
      await report({ what: "click", text: "sofa", place: 8 });
      await report({ what: "cart", text: "sofa" });
      await backend.ask("goods/searched", { language: "ja", body: { what: "search", text: "sofa", total: 1 } });
      expect(await counted()).toEqual(
        expect.arrayContaining([
          { ...today, text: "sofa", searches: 3, withoutResult: 1, hits: 0, clicks: 2, places: 11, carts: 1 },
          { ...nothing, ...today, language: "ja", text: "sofa", searches: 1, hits: 1 },
        ]),
      );
    });

    test("searches keep what they found when something becomes of them on the next write", async () => {
      await report({ what: "search", text: "lamp", total: 7 });
      await counted();
      await report({ what: "click", text: "lamp", place: 1 });
      expect(await counted()).toEqual([
        { ...nothing, ...today, text: "lamp", searches: 1, hits: 7, clicks: 1, places: 1 },
      ]);
    });

    test("searches of one network count once a day, whatever becomes of them too", async () => {
      for (let time = 0; time < 3; time++) {
        await report({ what: "search", text: "rug", total: 2, after: "carpet" }, "198.51.100.1");
        await report({ what: "click", text: "rug", place: 1 }, "198.51.100.1");
        await report({ what: "cart", text: "rug" }, "198.51.100.1");
      }
      expect(await counted()).toMatchObject([{ text: "rug", searches: 1, clicks: 1, carts: 1 }]);
      expect(await pairs()).toEqual([{ ...today, text: "carpet", next: "rug", times: 1 }]);
    });

    test("searches that follow another are counted as pairs, but for what is the same", async () => {
      await report({ what: "search", text: "sofa", total: 2, after: "Couch" });
      await report({ what: "search", text: "sofa", total: 2, after: "SOFA" });
      await report({ what: "search", text: "sofa", total: 2, after: "" });
      await report({ what: "search", text: "sofa", total: 2, after: "13900139000" });
      expect(await pairs()).toEqual([{ ...today, text: "couch", next: "sofa", times: 1 }]);
    });

    test("searches that may be somebody's are answered like all others and leave nothing", async () => {
      for (const text of ["13900139000", "mei@example.org", "x".repeat(61), ""])
        expect(await report({ what: "search", text, total: 0, after: "sofa" })).toMatchObject({ code: 1, data: [] });
      expect(await counted()).toEqual([]);
      expect(await pairs()).toEqual([]);
    });

    test.each([
      [{ text: "sofa", total: 1 }, "what"],
      [{ what: "buy", text: "sofa" }, "what"],
      [{ what: "toString", text: "sofa" }, "what"],
      [{ what: "search", text: "sofa" }, "total"],
      [{ what: "search", text: "sofa", total: -1 }, "total"],
      [{ what: "search", text: "sofa", total: "many" }, "total"],
      [{ what: "click", text: "sofa" }, "place"],
      [{ what: "click", text: "sofa", place: 0 }, "place"],
    ])("searches are not counted by %j", async (body, parameter) => {
      expect(await report(body)).toMatchObject({ code: 0, msg: expect.stringContaining(parameter) });
      expect(await counted()).toEqual([]);
    });

    test("searches that several nodes count at once add up", async () => {
      const nodes = [1, 2, 3].map(() => createCountedSearches(backend.db, endTest));
      const texts = ["vase", "bowl", "cup"].map((text) => ({ day: "2026-11-19", language: "en" as const, text }));
      for (const [index, node] of nodes.entries()) {
        // Each in another order, as writers that would wait for each other crosswise have it.
        for (const searched of [...texts.slice(index), ...texts.slice(0, index)]) {
          node.search(searched, 4);
          node.refinement(searched, "jar");
        }
      }
      await Promise.all(nodes.map((node) => node.close()));
      expect((await counted()).map(({ text, searches, hits }) => [text, searches, hits])).toEqual([
        ["bowl", 3, 4],
        ["cup", 3, 4],
        ["vase", 3, 4],
      ]);
      expect((await pairs()).map(({ times }) => times)).toEqual([3, 3, 3]);
    });

    test("searches of 90 days are kept, and those that stayed rare for 30", async () => {
      const row = (daysAgo: number, text: string, searches: number) => ({
        day: later(-daysAgo, "days").toISOString().slice(0, 10),
        language: "en" as const,
        text,
        searches,
      });
      await backend.db
        .insert(searchCounts)
        .values([
          row(91, "old", 50),
          row(90, "kept", 5),
          row(31, "rare", 4),
          row(30, "still rare", 4),
          row(31, "came again", 4),
          row(1, "came again", 1),
        ]);
      await backend.db.insert(searchRefinements).values([
        { ...today, day: row(91, "", 0).day, text: "old", next: "x", times: 50 },
        { ...today, day: row(31, "", 0).day, text: "rare", next: "x", times: 4 },
        { ...today, day: row(31, "", 0).day, text: "usual", next: "x", times: 5 },
      ]);
      expect(await backend.runJob(forgetSearches, start)).toBe(4);
      expect((await counted()).map(({ text }) => text)).toEqual(["came again", "came again", "kept", "still rare"]);
      expect((await pairs()).map(({ text }) => text)).toEqual(["usual"]);
      expect(await backend.runJob(forgetSearches, start)).toBe(0);
    });
  },
  { trustProxy: "loopback", now: () => start },
);
