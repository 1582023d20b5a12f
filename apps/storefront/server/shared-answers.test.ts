import { describe, expect, test } from "vitest";
import { createSharedAnswers } from "./shared-answers.ts";

const freshMs = 1000;

/** A platform whose answers are numbered, and a clock that is moved by hand. */
function setUp(bytes = 1000) {
  const state = { time: 0, calls: 0, down: false };
  const answers = createSharedAnswers({ bytes, now: () => state.time });
  const ask = async (): Promise<number> => {
    state.calls += 1;
    if (state.down) throw new Error("The platform is down.");
    return state.calls;
  };
  const drop = (isOutdated: (key: string) => boolean): void => answers.drop(isOutdated);
  return { state, drop, get: (key = "config") => answers.get(key, freshMs, ask) };
}

test("a fresh answer is given again", async () => {
  const { state, get } = setUp();
  expect(await get()).toBe(1);
  state.time = freshMs - 1;
  expect(await get()).toBe(1);
  expect(state.calls).toBe(1);
});

test("who wants the same at once shares one call", async () => {
  const { state, get } = setUp();
  expect(await Promise.all([get(), get(), get("other")])).toEqual([1, 1, 2]);
  expect(state.calls).toBe(2);
});

test("a stale answer is given at once, and asked for anew meanwhile", async () => {
  const { state, get } = setUp();
  await get();
  state.time = freshMs;
  expect(await Promise.all([get(), get()])).toEqual([1, 1]);
  expect(await get()).toBe(2);
  expect(state.calls).toBe(2);
});

test("an answer older than that is waited for", async () => {
  const { state, get } = setUp();
  await get();
  state.time = 2 * freshMs;
  expect(await get()).toBe(2);
});

describe("an error", () => {
  test("reaches those who wait, and is not kept", async () => {
    const { state, get } = setUp();
    state.down = true;
    const results = await Promise.allSettled([get(), get()]);
    expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    state.down = false;
    expect(await get()).toBe(2);
  });

  test("leaves a stale answer standing until it is too old", async () => {
    const { state, get } = setUp();
    await get();
    state.down = true;
    state.time = freshMs;
    expect(await get()).toBe(1);
    state.time = 2 * freshMs - 1;
    expect(await get()).toBe(1);
    state.time = 2 * freshMs;
    await expect(get()).rejects.toThrow("The platform is down.");
  });

  test("thrown before anything was asked is not kept either", async () => {
    const answers = createSharedAnswers({ bytes: 1000 });
    const broken = (): Promise<number> => {
      throw new Error("no such call");
    };
    await expect(answers.get("config", freshMs, broken)).rejects.toThrow("no such call");
    expect(await answers.get("config", freshMs, () => Promise.resolve(1))).toBe(1);
  });
});

test("it keeps no more than its bytes: what was not used for longest goes", async () => {
  // An answer of one digit is one letter of JSON.
  const { state, get } = setUp(8);
  await get("a");
  await get("b");
  await get("a");
  await get("c");
  expect(state.calls).toBe(3);
  await get("a");
  expect(state.calls).toBe(3);
  await get("b");
  expect(state.calls).toBe(4);
});

test("a large answer takes the place of several, and one that is too large is not kept", async () => {
  const answers = createSharedAnswers({ bytes: 400 });
  const calls: string[] = [];
  const get = (key: string, letters: number) =>
    answers.get(key, freshMs, async () => {
      calls.push(key);
      return "x".repeat(letters);
    });
  for (const key of ["a", "b", "large", "a", "larger", "large", "larger", "large"])
    await get(key, { large: 90, larger: 101 }[key] ?? 10);
  expect(calls).toEqual(["a", "b", "large", "a", "larger", "large", "larger"]);
});

test("an answer that is dropped is asked for anew, and others stay", async () => {
  const { state, get, drop } = setUp();
  await get("price");
  await get("name");
  drop((key) => key === "price");
  expect([await get("name"), await get("price")]).toEqual([2, 3]);
  expect(state.calls).toBe(3);
});

test("an answer that was under way when it was dropped reaches who waits for it, and nobody else", async () => {
  const answers = createSharedAnswers({ bytes: 1000 });
  const slow = Promise.withResolvers<string>();
  const before = answers.get("price", freshMs, () => slow.promise);
  answers.drop(() => true);
  const after = answers.get("price", freshMs, async () => "new");
  slow.resolve("old");
  expect(await Promise.all([before, after])).toEqual(["old", "new"]);
  expect(await answers.get("price", freshMs, async () => "newer")).toBe("new");
});
