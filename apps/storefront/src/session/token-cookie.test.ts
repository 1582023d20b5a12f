import { expect, test } from "vitest";
import { endedSessionCookies, leftCookie, readSession, sessionCookies } from "./token-cookie.ts";

test.each([
  [undefined, { token: null, leftToken: null, isHeld: false }],
  ["lang=ja", { token: null, leftToken: null, isHeld: false }],
  ["token=", { token: null, leftToken: null, isHeld: false }],
  ["lang=ja; token=abc", { token: "abc", leftToken: null, isHeld: true }],
  ["xtoken=abc", { token: null, leftToken: null, isHeld: false }],
  ["token=a%20b", { token: null, leftToken: null, isHeld: true }],
  [`token=${"a".repeat(300)}`, { token: null, leftToken: null, isHeld: true }],
  ["token=abc; logged_out=1", { token: null, leftToken: "abc", isHeld: true }],
])("%j", (cookies, held) => {
  expect(readSession(cookies)).toEqual(held);
});

/** What a browser that follows Set-Cookie holds afterwards. */
function held(...cookies: readonly string[]): string {
  const jar = new Map<string, string>();
  for (const [pair = "", ...attributes] of cookies.map((cookie) => cookie.split("; "))) {
    const [name = "", value = ""] = pair.split("=");
    if (attributes.includes("Max-Age=0")) jar.delete(name);
    else jar.set(name, value);
  }
  return [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
}

test("a login after a logout counts", () => {
  const cookies = held(...sessionCookies("first", false), leftCookie, ...sessionCookies("second", false));
  expect(readSession(cookies).token).toBe("second");
});

test("nothing is left of what has ended", () => {
  expect(held(...sessionCookies("first", true), leftCookie, ...endedSessionCookies)).toBe("");
});

test("no script reads the session, and it is sent over https alone where there is https", () => {
  expect(sessionCookies("abc", true)[0]).toBe("token=abc; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=604800");
});
