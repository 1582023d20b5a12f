import { createSessionCookies } from "@plaza/web-server/session-cookies";
import { loggedOutName } from "./session-cookies.ts";

/** The session's cookie, which only the server reads. Each page that a customer opens renews its seven days. */
export const sessionCookies = createSessionCookies({
  tokenName: "token",
  loggedOutName,
  lifetimeSeconds: 7 * 24 * 60 * 60,
});
