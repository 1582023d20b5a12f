import { expect, test } from "vitest";
import { loggedOutCookie } from "./session-cookies.ts";
import { sessionCookies } from "./token-cookie.ts";

test("a browser is a visitor's from its logout on", () => {
  const [loggedOut = ""] = loggedOutCookie.split(";");
  expect(sessionCookies.read(`token=abc; ${loggedOut}`)).toEqual({
    token: null,
    loggedOutToken: "abc",
    isHeld: true,
  });
});
