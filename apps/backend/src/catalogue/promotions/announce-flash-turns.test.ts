import { expect, test } from "vitest";
import type { Services } from "../../platform/http/services.ts";
import { openEvents } from "../../platform/ports/events/events.ts";
import { flashSlots, flashTurns } from "../../platform/store/schema/promotions.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { announceFlashTurns } from "./announce-flash-turns.ts";
import { endTest } from "../../test-support/end-test.ts";

onEachStore("flash sale whose turns are announced", (backend) => {
  test("a flash sale is announced to have turned once for all nodes, at each slot's begin and end and at midnight", async () => {
    const { db } = backend;
    await db.delete(flashTurns);
    await db.update(flashSlots).set({ deletedAt: new Date() });
    await db.insert(flashSlots).values({ startMinute: 10 * 60, endMinute: 12 * 60 });
    const heard: unknown[] = [];
    const events = await openEvents({
      store: async ({ onMessage }) => ({ send: async (message) => onMessage(message), close: async () => {} }),
      shared: null,
      onError: endTest,
    });
    events.subscribe("invalidated", (topic) => heard.push(topic));
    /** What all of three nodes have announced by a time of day in Shanghai. */
    const publishedBy = async (time: string): Promise<number> => {
      const now = () => new Date(`2031-05-${time}+08:00`);
      const context = { db, events, now, report: endTest } as Partial<Services> as Services;
      await Promise.all([1, 2, 3].map(() => announceFlashTurns.run(context)));
      return heard.length;
    };
    expect(await publishedBy("05T09:59:59")).toBe(1);
    expect(await publishedBy("05T10:00:00.900")).toBe(1);
    expect(await publishedBy("05T10:00:01")).toBe(2);
    expect(await publishedBy("05T11:59:59")).toBe(2);
    expect(await publishedBy("05T12:00:02")).toBe(3);
    expect(await publishedBy("05T12:00:01")).toBe(3);
    expect(await publishedBy("05T23:59:59")).toBe(3);
    expect(await publishedBy("06T00:00:01")).toBe(4);
    // Nobody was there at two turns: what counts is that things have changed since.
    expect(await publishedBy("07T15:00:00")).toBe(5);
    expect(new Set(heard)).toEqual(new Set(["flash-sale"]));
  });
});
