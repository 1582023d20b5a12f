import { expect, test } from "vitest";
import type { Turn } from "../domain/turn.ts";
import type { Services } from "../http/services.ts";
import { openEvents } from "../ports/events/events.ts";
import { turns as announcedTurns } from "../store/schema/turns.ts";
import { endTest } from "../../test-support/end-test.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { announceTurns } from "./announce-turns.ts";

onEachStore("turns that are announced", (backend) => {
  test("a turn is announced once by all nodes, its record is written once, and one that never was is not announced", async () => {
    const { db } = backend;
    await db.delete(announcedTurns);
    const heard: unknown[] = [];
    const recorded: string[] = [];
    const events = await openEvents({
      store: async ({ onMessage }) => ({ send: async (message) => onMessage(message), close: async () => {} }),
      shared: null,
      onError: endTest,
    });
    events.subscribe("invalidated", (topic) => heard.push(topic));
    const begins = ["2031-05-05T10:00:00Z", "2031-05-05T12:00:00Z"].map((each) => new Date(each));
    const turns: readonly Turn[] = [
      {
        name: "content",
        topic: "content",
        latest: async (_, moment) => begins.findLast((begin) => begin <= moment) ?? null,
        record: async (_, moment) => void recorded.push(moment.toISOString()),
      },
      { name: "nothing yet", topic: "settings", latest: async () => null },
    ];
    const heardBy = async (time: string): Promise<number> => {
      const now = () => new Date(`2031-05-05T${time}Z`);
      const context = { db, events, now, turns, report: endTest } as Partial<Services> as Services;
      await Promise.all([1, 2, 3].map(() => announceTurns.run(context)));
      return heard.length;
    };
    expect(await heardBy("09:59:59")).toBe(0);
    // A second is left to clocks that are behind.
    expect(await heardBy("10:00:00.900")).toBe(0);
    expect(await heardBy("10:00:01")).toBe(1);
    expect(await heardBy("11:59:59")).toBe(1);
    expect(await heardBy("12:00:02")).toBe(2);
    expect(await heardBy("11:00:00")).toBe(2);
    expect(heard).toEqual(["content", "content"]);
    expect(recorded).toEqual(begins.map((begin) => begin.toISOString()));
  });
});
