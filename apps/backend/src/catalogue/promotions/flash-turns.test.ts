import { expect, test } from "vitest";
import { flashSlots } from "../../platform/store/schema/promotions.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { flashTurns } from "./flash-turns.ts";

onEachStore("turns of the flash sale", (backend) => {
  test("the flash sale turns at each slot's begin and end, and at midnight", async () => {
    const { db } = backend;
    await db.update(flashSlots).set({ deletedAt: new Date() });
    await db.insert(flashSlots).values({ startMinute: 10 * 60, endMinute: 12 * 60 });
    const latestAt = async (time: string) =>
      (await flashTurns.latest(db, new Date(`2031-05-${time}+08:00`)))?.toISOString();
    const turn = (time: string) => new Date(`2031-05-${time}+08:00`).toISOString();
    expect(await latestAt("05T09:59:59")).toBe(turn("05T00:00:00"));
    expect(await latestAt("05T10:00:00")).toBe(turn("05T10:00:00"));
    expect(await latestAt("05T11:59:59")).toBe(turn("05T10:00:00"));
    expect(await latestAt("05T12:00:00")).toBe(turn("05T12:00:00"));
    expect(await latestAt("05T23:59:59")).toBe(turn("05T12:00:00"));
    expect(await latestAt("06T00:00:00")).toBe(turn("06T00:00:00"));
  });
});
