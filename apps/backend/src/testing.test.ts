import { expect, test } from "vitest";
import { startTestBackend } from "./testing.ts";

test("the backend for the tests of others has a store of its own and leaves nothing behind", async () => {
  const [one, two] = await Promise.all([
    startTestBackend({ contents: "fixture" }),
    startTestBackend({ contents: "fixture" }),
  ]);
  expect(one.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(one.url).not.toBe(two.url);
  const views = async (url: string): Promise<unknown> =>
    (await fetch(`${url}/api/goods/getGoodsDetail?goods_id=1`)).json();
  await views(one.url);
  await views(one.url);
  const [seenByOne, seenByTwo] = await Promise.all([views(one.url), views(two.url)]);
  expect(seenByOne).not.toEqual(seenByTwo);
  await Promise.all([one.close(), two.close()]);
  await expect(fetch(one.url)).rejects.toThrow();
});

test("the backend for the tests of others begins with the fixture or with the demo marketplace", async () => {
  const total = async (contents: "fixture" | "demo"): Promise<number> => {
    const { url, close } = await startTestBackend({ contents });
    const answer = (await (await fetch(`${url}/api/pc/goodsList`)).json()) as { data: { count: number } };
    await close();
    return answer.data.count;
  };
  expect(await total("fixture")).toBe(12);
  expect(await total("demo")).toBeGreaterThan(400);
});
