import { expect, test } from "vitest";
import { mayAskAgainAt, noteSentCode, readSentCode } from "./sent-code.ts";

function memory(kept: Record<string, string> = {}) {
  return {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value;
    },
  };
}
const mobile = "13800138000";

test("a code is noted for the purpose it was asked for", () => {
  const session = memory();
  noteSentCode(session, "login", { mobile, at: 1000 });
  expect(readSentCode(session, "login", 2000)).toEqual({ mobile, at: 1000 });
  expect(readSentCode(session, "register", 2000)).toBeNull();
});

test("a noted code counts until it expires", () => {
  const session = memory();
  noteSentCode(session, "login", { mobile, at: 1000 });
  expect(readSentCode(session, "login", 300_999)).not.toBeNull();
  expect(readSentCode(session, "login", 301_000)).toBeNull();
  // The clock was set back.
  expect(readSentCode(session, "login", 999)).toBeNull();
});

test.each(["", "no json", "null", "[]", '"13800138000"', '{"mobile":1,"at":2}', '{"mobile":"1"}'])(
  "the stored text %j is no noted code",
  (text) => {
    expect(readSentCode(memory({ "plaza:sent-code:login": text }), "login", 2000)).toBeNull();
  },
);

test("a browser that blocks storage makes noting and reading a code do nothing", () => {
  const forbidden = (): never => {
    throw new DOMException("denied", "SecurityError");
  };
  const session = { getItem: forbidden, setItem: forbidden };
  expect(() => noteSentCode(session, "login", { mobile, at: 0 })).not.toThrow();
  expect(readSentCode(session, "login", 2000)).toBeNull();
});

test("the same number waits for a minute, another one does not", () => {
  const sent = { mobile, at: 100_000 };
  expect(mayAskAgainAt(sent, mobile)).toBe(160_000);
  expect(mayAskAgainAt(sent, "13900139000")).toBeNull();
  expect(mayAskAgainAt(null, mobile)).toBeNull();
});
