import { expect, test } from "vitest";
import { createSessionCookies } from "./session-cookies.ts";

const cookies = createSessionCookies({ tokenName: "token", loggedOutName: "logged_out", lifetimeSeconds: 604_800 });
/** What the browser that logs out writes itself. */
const loggedOut = "logged_out=1; Path=/; SameSite=Lax";

test.each([
  [undefined, { token: null, loggedOutToken: null, isHeld: false }],
  ["lang=ja", { token: null, loggedOutToken: null, isHeld: false }],
  ["token=", { token: null, loggedOutToken: null, isHeld: false }],
  ["lang=ja; token=abc", { token: "abc", loggedOutToken: null, isHeld: true }],
  ["xtoken=abc", { token: null, loggedOutToken: null, isHeld: false }],
  ["token=a%20b", { token: null, loggedOutToken: null, isHeld: true }],
  [`token=${"a".repeat(300)}`, { token: null, loggedOutToken: null, isHeld: true }],
  ["token=abc; logged_out=1", { token: null, loggedOutToken: "abc", isHeld: true }],
])("the cookies %j are read as a session or as none", (header, held) => {
  expect(cookies.read(header)).toEqual(held);
});

/** What a browser that follows Set-Cookie holds afterwards. */
function held(...headers: readonly string[]): string {
  const jar = new Map<string, string>();
  for (const [pair = "", ...attributes] of headers.map((header) => header.split("; "))) {
    const [name = "", value = ""] = pair.split("=");
    if (attributes.includes("Max-Age=0")) jar.delete(name);
    else jar.set(name, value);
  }
  return [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
}

test("a login after a logout counts", () => {
  const header = held(...cookies.begun("first", false), loggedOut, ...cookies.begun("second", false));
  expect(cookies.read(header).token).toBe("second");
});

test("a session that has ended leaves no cookie behind", () => {
  expect(held(...cookies.begun("first", true), loggedOut, ...cookies.ended)).toBe("");
});

test("the session's cookie is hidden from scripts, and sent over https alone where there is https", () => {
  expect(cookies.begun("abc", true)[0]).toBe("token=abc; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=604800");
});

test.each([
  ["no cookie", [], null],
  ["another cookie", ["lang=ja; Path=/", "xtoken=abc; Path=/"], null],
  ["a session that begins", cookies.begun("abc", true), "abc"],
  ["a session that ends", cookies.ended, ""],
])("Set-Cookie headers with %s are read as what they leave behind", (_case, headers, left) => {
  expect(cookies.written(headers)).toBe(left);
});

test("a site that https alone reaches has a cookie that only this host can write, and reads no other", () => {
  const desk = createSessionCookies({
    tokenName: "desk",
    loggedOutName: "desk_left",
    lifetimeSeconds: 60,
    isHostOnly: true,
  });
  const begun = "__Host-desk=abc; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=60";
  expect(desk.begun("abc", false)[0]).toBe(begun);
  expect(desk.ended[0]).toBe("__Host-desk=; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=0");
  expect(desk.read("desk=planted").isHeld).toBe(false);
  expect(desk.read("desk=planted; __Host-desk=abc").token).toBe("abc");
  expect([desk.written([begun]), desk.written(desk.ended)]).toEqual(["abc", ""]);
});

test("two shells on one host hold sessions of their own", () => {
  const desk = createSessionCookies({ tokenName: "desk", loggedOutName: "desk_left", lifetimeSeconds: 60 });
  const header = held(...cookies.begun("customer", false), ...desk.begun("agent", false), loggedOut);
  expect([cookies.read(header).token, desk.read(header).token]).toEqual([null, "agent"]);
});
