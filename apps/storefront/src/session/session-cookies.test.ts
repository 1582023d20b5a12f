import { expect, test } from "vitest";
import { loggedOutCookie } from "./logged-out-cookie.ts";
import { sessionCookies } from "./session-cookies.ts";

test("a browser is a visitor's from its logout on", () => {
  const [loggedOut = ""] = loggedOutCookie.split(";");
  expect(sessionCookies.read(`token=abc; ${loggedOut}`)).toEqual({
    token: null,
    loggedOutToken: "abc",
    isHeld: true,
  });
});
