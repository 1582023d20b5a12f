import { expect, test } from "vitest";
import { startTestBackend } from "./testing.ts";

test("the backend for the tests of others has a store of its own and leaves nothing behind", async () => {
  const [one, two] = await Promise.all([startTestBackend(), startTestBackend()]);
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
