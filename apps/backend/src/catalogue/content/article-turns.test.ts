import { expect, test } from "vitest";
import type { Services } from "../../platform/http/services.ts";
import { openEvents } from "../../platform/ports/events/events.ts";
import { articles } from "../../platform/store/schema/content.ts";
import { turns } from "../../platform/store/schema/turns.ts";
import { inArray } from "../../platform/store/sql.ts";
import { announceTurns } from "../../platform/turns/announce-turns.ts";
import { endTest } from "../../test-support/end-test.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { articleTurns } from "./article-turns.ts";

onEachStore("turns of articles", (backend) => {
  test("the beginning and the end of an article and of its announcement are announced once, also after a restart", async () => {
    const { db } = backend;
    await db.delete(turns);
    const rows = await db.select({ id: articles.id }).from(articles).limit(2);
    const [one = 0, two = 0] = rows.map(({ id }) => id);
    const at = (time: string) => new Date(`2031-05-05T${time}Z`);
    await db
      .update(articles)
      .set({ shownFrom: at("10:00:00"), shownUntil: at("12:00:00") })
      .where(inArray(articles.id, [one]));
    await db
      .update(articles)
      .set({ tickerFrom: at("11:00:00"), tickerUntil: at("13:00:00") })
      .where(inArray(articles.id, [two]));
    const heard: unknown[] = [];
    const heardAt = async (time: string): Promise<number> => {
      // A platform that has just begun, beside another one.
      const events = await openEvents({
        store: async ({ onMessage }) => ({ send: async (message) => onMessage(message), close: async () => {} }),
        shared: null,
        onError: endTest,
      });
      events.subscribe("invalidated", (topic) => heard.push(topic));
      const context = { db, events, now: () => at(time), turns: [articleTurns] } as Partial<Services> as Services;
      await Promise.all([1, 2].map(() => announceTurns.run(context)));
      return heard.length;
    };
    expect(await heardAt("09:59:59")).toBe(0);
    expect(await heardAt("10:00:01")).toBe(1);
    expect(await heardAt("10:30:00")).toBe(1);
    expect(await heardAt("11:00:01")).toBe(2);
    expect(await heardAt("12:00:01")).toBe(3);
    // Nobody was there at the last end: what counts is that things have changed since.
    expect(await heardAt("20:00:00")).toBe(4);
    expect(new Set(heard)).toEqual(new Set(["content"]));
  });
});
