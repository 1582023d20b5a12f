import Fastify from "fastify";
import { Redis } from "ioredis";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ask } from "../../test-support/ask.ts";
import { openTestBackend, type OpenTestBackend } from "../../test-support/open-test-backend.ts";
import { testRedis } from "../../test-support/redis.ts";
import { callCounter } from "./count-calls.ts";

const search = "pc/goodsList?name=teapot";
const from = (address: string) => ({ headers: { "x-forwarded-for": address }, language: "en" }) as const;
const rejection = {
  code: 0,
  show: 1,
  msg: "You are searching very often; please try again in a moment",
  data: [],
};

const redis = testRedis();
const limited = { contents: "fixture", trustProxy: "loopback", searchesPerMinute: 4 } as const;

describe.each([
  { counter: "this process", shared: {} },
  ...(redis === null ? [] : [{ counter: "Redis", shared: { redis } }]),
])("searches of one network, counted by $counter", ({ shared }) => {
  let backend: OpenTestBackend;
  beforeAll(async () => {
    backend = await openTestBackend({ ...limited, ...shared });
  });
  afterAll(() => backend.close());

  const statuses = (calls: readonly string[], addressOf: (index: number) => string) =>
    statusesOf(backend, calls, addressOf);

  test("searches of one network are answered so often a minute, whichever call they are, then told when to come back", async () => {
    const searches = [search, "goods/getGoodsList?keyword=pan", "Goods/getHotList?keyword=pan", search];
    expect(await statuses(searches, () => "203.0.113.7")).toEqual([200, 200, 200, 200]);
    const response = await fetch(`${backend.url}/api/${search}`, {
      headers: { ...from("203.0.113.7").headers, lang: "en" },
    });
    expect(response.status).toBe(429);
    const seconds = Number(response.headers.get("retry-after"));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(await response.json()).toEqual(rejection);
  });

  test("searches of one network leave it everything else, and other networks their searches", async () => {
    expect((await statuses(Array(5).fill(search), () => "203.0.113.8")).at(-1)).toBe(429);
    const others = [
      "pc/goodsList",
      "pc/goodsList?name=%20",
      "goods/getGoodsList",
      "goods/suggest?name=te",
      "index/config",
    ];
    expect(await statuses(others, () => "203.0.113.8")).toEqual([200, 200, 200, 200, 200]);
    expect(await statuses([search], () => "203.0.113.9")).toEqual([200]);
  });

  test("searches of one network are those of all of its addresses of IPv6", async () => {
    const answers = await statuses(Array(5).fill(search), (index) => `2001:db8:1:2::${index + 1}`);
    expect(answers).toEqual([200, 200, 200, 200, 429]);
    expect(await statuses([search], () => "2001:db8:1:3::1")).toEqual([200]);
  });

  test("searches of one network are counted apart from its suggestions, of which there may be more", async () => {
    const answers = await statuses(Array(11).fill("goods/suggest?name=te"), () => "203.0.113.10");
    expect(answers).toEqual([...Array(10).fill(200), 429]);
    expect(await statuses([search], () => "203.0.113.10")).toEqual([200]);
  });

  test("searches of one network are counted apart from its facets, of which there may be more", async () => {
    const answers = await statuses(Array(11).fill("goods/facets?platform_cate_id=1"), () => "203.0.113.11");
    expect(answers).toEqual([...Array(10).fill(200), 429]);
    expect(await statuses([search, "goods/getGoodsList?in_stock=1"], () => "203.0.113.11")).toEqual([200, 200]);
  });

  test("searches that the storefront makes for its pages are not those of one network", async () => {
    for (let count = 0; count < 6; count++) expect((await ask(backend.url, search)).status).toBe(200);
  });
});

describe.runIf(redis !== null)("searches of one network that two nodes answer", () => {
  const shared = redis === null ? {} : { redis };

  test("searches of one network are counted together", async () => {
    const nodes = await Promise.all([1, 2].map(() => openTestBackend({ ...limited, ...shared })));
    const statuses = [];
    for (const node of [...nodes, ...nodes, ...nodes])
      statuses.push(...(await statusesOf(node, [search], () => "203.0.113.77")));
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
    await Promise.all(nodes.map((node) => node.close()));
  });

  test("searches of one network are answered while nothing can count them", async () => {
    const nowhere = new Redis("redis://127.0.0.1:1", { lazyConnect: true, enableOfflineQueue: false });
    const app = Fastify();
    await app.register(async (scope) => {
      const count = await callCounter(scope, { searchesPerMinute: 1, trustProxy: false, redis: nowhere });
      scope.get("/", async (request) => {
        await count(request, "search");
        return "";
      });
    });
    for (let request = 0; request < 3; request++)
      expect((await app.inject({ url: "/", remoteAddress: "203.0.113.7" })).statusCode).toBe(200);
    nowhere.disconnect();
    await app.close();
  });
});

async function statusesOf(
  { url }: OpenTestBackend,
  calls: readonly string[],
  addressOf: (index: number) => string,
): Promise<readonly number[]> {
  const answers = [];
  for (const [index, call] of calls.entries()) answers.push((await ask(url, call, from(addressOf(index)))).status);
  return answers;
}

describe("whose searches are counted", () => {
  /** What of three searches with at most two a minute is served. */
  async function servedOf(trustProxy: boolean | string, remoteAddress: string, forwardedFor?: string): Promise<number> {
    const app = Fastify({ trustProxy });
    await app.register(async (scope) => {
      const count = await callCounter(scope, { searchesPerMinute: 2, trustProxy, redis: null });
      scope.get("/", async (request) => {
        await count(request, "search");
        return "";
      });
    });
    let served = 0;
    for (let request = 0; request < 3; request++) {
      const headers = forwardedFor === undefined ? {} : { "x-forwarded-for": forwardedFor };
      const { statusCode } = await app.inject({ url: "/", remoteAddress, headers });
      if (statusCode === 200) served += 1;
    }
    await app.close();
    return served;
  }

  test.each([
    ["a shopper who asks directly", 2, false, "203.0.113.7", undefined],
    ["a shopper who makes up for whom they ask", 2, "loopback", "203.0.113.7", "203.0.113.1"],
    ["a shopper behind a trusted proxy", 2, "198.51.100.1", "198.51.100.1", "203.0.113.7"],
    ["a shopper behind any proxy, all being trusted", 2, true, "198.51.100.1", "203.0.113.7"],
    ["a trusted proxy itself", 3, "10.0.0.1, 198.51.100.1", "198.51.100.1", undefined],
    ["a proxy itself, all being trusted", 3, true, "198.51.100.1", undefined],
    ["an unknown proxy on the operator's network", 3, "loopback", "10.0.0.1", "203.0.113.7"],
    ["a storefront on the operator's network that is not named", 3, false, "fd00::1", undefined],
    ["this machine, without any trust", 3, false, "127.0.0.1", undefined],
    ["a browser on this machine", 3, "loopback", "127.0.0.1", "127.0.0.1"],
  ] as const)(
    "%s gets %d of three searches where two are allowed",
    async (_who, served, trust, remote, forwardedFor) => {
      expect(await servedOf(trust, remote, forwardedFor)).toBe(served);
    },
  );
});
