// @vitest-environment node
import { expect, test } from "vitest";
import { createStaleCache } from "./stale-cache.ts";

const lifetime = { freshMs: 10, staleMs: 50 };

/** A cache of texts, a clock that is moved by hand, and loads that end when the test says so. */
function setUp({ bytes = 1_000, maxRenewals = Infinity } = {}) {
  const state = { time: 0 };
  const cache = createStaleCache<string>({
    bytes,
    bytesOf: ({ length }) => length,
    maxRenewals,
    now: () => state.time,
  });
  const loads: { readonly key: string; readonly end: (value?: string) => void; readonly fail: () => void }[] = [];
  const load = (key: string) => () =>
    new Promise<string | undefined>((resolve, reject) => {
      loads.push({ key, end: resolve, fail: () => reject(new Error("The platform does not answer.")) });
    });
  return {
    cache,
    loads,
    state,
    find: (key: string) => cache.find(key, lifetime, load(key))?.value,
    keep: (key: string, value: string) => cache.keep(key, value, cache.edition()),
    settled: () => new Promise((resolve) => setImmediate(resolve)),
  };
}

test("a value is fresh, then stale while a newer one is loaded, then gone", async () => {
  const { state, loads, find, keep, settled } = setUp();
  keep("home", "old");
  state.time = 9;
  expect(find("home")).toBe("old");
  await settled();
  expect(loads).toHaveLength(0);
  state.time = 10;
  expect([find("home"), find("home")]).toEqual(["old", "old"]);
  await settled();
  expect(loads).toHaveLength(1);
  state.time = 59;
  expect(find("home")).toBe("old");
  state.time = 60;
  expect(find("home")).toBeUndefined();
  loads[0]?.end("new");
  await settled();
  expect(find("home")).toBe("new");
});

test("a value that is absent is not loaded by whoever does not wait for it", async () => {
  const { loads, find, settled } = setUp();
  expect(find("home")).toBeUndefined();
  await settled();
  expect(loads).toHaveLength(0);
});

test("stale values are loaded anew a few at a time, and one that failed is tried again", async () => {
  const { state, loads, find, keep, settled } = setUp({ maxRenewals: 2 });
  const keys = ["a", "b", "c"];
  for (const key of keys) keep(key, "old");
  state.time = 10;
  keys.map(find);
  await settled();
  expect(loads.map(({ key }) => key)).toEqual(["a", "b"]);
  loads[0]?.fail();
  loads[1]?.end("new");
  await settled();
  expect(keys.map(find)).toEqual(["old", "new", "old"]);
  await settled();
  expect(loads.map(({ key }) => key)).toEqual(["a", "b", "a", "c"]);
});

test("a load that brings nothing to keep leaves the stale value standing", async () => {
  const { state, loads, find, keep, settled } = setUp();
  keep("home", "old");
  state.time = 10;
  find("home");
  await settled();
  loads[0]?.end();
  await settled();
  expect(find("home")).toBe("old");
});

test("a value that was begun before others were dropped is not kept", () => {
  const { cache, find, keep } = setUp();
  const edition = cache.edition();
  keep("home", "before");
  cache.drop();
  cache.keep("home", "begun before", edition);
  expect(find("home")).toBeUndefined();
  keep("home", "after");
  expect(find("home")).toBe("after");
});

test("a renewal that is under way when its value is dropped is not kept", async () => {
  const { cache, state, loads, find, keep, settled } = setUp();
  keep("home", "old");
  keep("news", "old");
  state.time = 10;
  find("home");
  await settled();
  cache.drop((key) => key === "home");
  loads[0]?.end("made of what was there before");
  await settled();
  expect([find("home"), find("news")]).toEqual([undefined, "old"]);
});

test("the cache holds no more than it may: the value that was asked for least recently makes room", () => {
  const { find, keep } = setUp({ bytes: 30 });
  for (const key of ["a", "b", "c"]) keep(key, "x".repeat(10));
  find("a");
  keep("d", "y".repeat(10));
  expect(["a", "b", "c", "d"].map((key) => find(key) !== undefined)).toEqual([true, false, true, true]);
  keep("huge", "x".repeat(31));
  expect(find("huge")).toBeUndefined();
});

test("a value that has grown is measured anew, and stays as old as it is", () => {
  const state = { time: 0, size: 10 };
  const cache = createStaleCache<object>({ bytes: 30, bytesOf: () => state.size, now: () => state.time });
  const [first, second] = [{}, {}];
  cache.keep("first", first, 0);
  cache.keep("second", second, 0);
  state.time = 59;
  state.size = 25;
  cache.measure("second", second);
  expect([cache.peek("first"), cache.peek("second")]).toEqual([undefined, second]);
  cache.measure("second", first);
  state.time = 60;
  expect(cache.find("second", lifetime, async () => undefined)).toBeUndefined();
});
