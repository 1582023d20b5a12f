import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mayAskAgainAt, noteSentCode, readSentCode } from "./sent-code.ts";

const destination = "13800138000";
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("a code is noted for the purpose it was asked for", () => {
  noteSentCode("login", { destination, at: 1000 });
  expect(readSentCode("login", 2000)).toEqual({ destination, at: 1000 });
  expect(readSentCode("register", 2000)).toBeNull();
});

test("a noted code counts until it expires", () => {
  noteSentCode("login", { destination, at: 1000 });
  expect(readSentCode("login", 300_999)).not.toBeNull();
  expect(readSentCode("login", 301_000)).toBeNull();
  // The clock was set back.
  expect(readSentCode("login", 999)).toBeNull();
});

test.each(["", "no json", "null", "[]", '"13800138000"', '{"destination":1,"at":2}', '{"destination":"1"}'])(
  "the stored text %j is no noted code",
  (text) => {
    stored.set("plaza:sent-code:login", text);
    expect(readSentCode("login", 2000)).toBeNull();
  },
);

test("the same number waits for a minute, another one does not", () => {
  const sent = { destination, at: 100_000 };
  expect(mayAskAgainAt(sent, destination)).toBe(160_000);
  expect(mayAskAgainAt(sent, "13900139000")).toBeNull();
  expect(mayAskAgainAt(null, destination)).toBeNull();
});
