import { Redis } from "ioredis";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { connectRedis } from "../ports/redis/connect-redis.ts";
import { later, start } from "../../test-support/later.ts";
import { testRedis } from "../../test-support/redis.ts";
import { createDailyVisits } from "./daily-visits.ts";

const [one, another] = ["203.0.113.7", "203.0.113.8"];
const shared = testRedis();

describe.each([{ memory: "this process" }, ...(shared === null ? [] : [{ memory: "Redis" }])])(
  "visits that $memory remembers",
  ({ memory }) => {
    let redis: Redis | null = null;
    beforeAll(async () => {
      if (memory === "Redis" && shared !== null) redis = await connectRedis(shared, () => undefined);
    });
    afterAll(() => redis?.disconnect());

    test("visits of one network count once for the same, and apart for what is another", async () => {
      const visits = createDailyVisits({ redis, now: () => start });
      expect(await visits.isFirst(one, "sofa")).toBe(true);
      expect(await visits.isFirst(one, "sofa")).toBe(false);
      expect(await visits.isFirst(one, "lamp")).toBe(true);
      expect(await visits.isFirst(another, "sofa")).toBe(true);
    });

    test("visits of all addresses of IPv6 that one subscriber has are one", async () => {
      const visits = createDailyVisits({ redis, now: () => start });
      expect(await visits.isFirst("2001:db8:1:2::1", "rug")).toBe(true);
      expect(await visits.isFirst("2001:db8:1:2::2", "rug")).toBe(false);
    });

    test("visits from private addresses are all counted, since many may be behind one", async () => {
      const visits = createDailyVisits({ redis, now: () => start });
      for (const address of ["127.0.0.1", "10.0.0.1", "10.0.0.1"])
        expect(await visits.isFirst(address, "a")).toBe(true);
    });
  },
);

test("visits count anew on the next day", async () => {
  let time = start;
  const visits = createDailyVisits({ redis: null, now: () => time });
  expect(await visits.isFirst(one, "sofa")).toBe(true);
  time = later(23, "hours");
  expect(await visits.isFirst(one, "sofa")).toBe(false);
  time = later(24, "hours");
  expect(await visits.isFirst(one, "sofa")).toBe(true);
});

test("visits are remembered by each node for itself while Redis is away", async () => {
  const nowhere = new Redis("redis://127.0.0.1:1", { lazyConnect: true, enableOfflineQueue: false });
  const visits = createDailyVisits({ redis: nowhere, now: () => start });
  expect(await visits.isFirst(one, "sofa")).toBe(true);
  expect(await visits.isFirst(one, "sofa")).toBe(false);
  nowhere.disconnect();
});

describe.runIf(shared !== null)("visits that two nodes see", () => {
  test("visits count once for all nodes, and Redis holds neither the network nor what was done", async () => {
    if (shared === null) return;
    const redis = await connectRedis({ ...shared, prefix: `${shared.prefix}two:` }, () => undefined);
    const nodes = [1, 2].map(() => createDailyVisits({ redis, now: () => start }));
    const firsts = await Promise.all([...nodes, ...nodes].map((node) => node.isFirst(one, "sofa")));
    expect(firsts.filter((isFirst) => isFirst)).toHaveLength(1);
    const keys = await redis.keys(`${shared.prefix}two:*`);
    expect(keys).toHaveLength(2);
    expect(keys.join(" ")).not.toMatch(/203\.0\.113|sofa/);
    redis.disconnect();
  });
});
