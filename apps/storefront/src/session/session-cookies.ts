import { createSessionCookies } from "@plaza/web-server/session-cookies";
import { loggedOutName } from "./logged-out-cookie.ts";

/** A shopper's session, for the server alone. Each page that a customer opens begins its seven days anew. */
export const sessionCookies = createSessionCookies({
  tokenName: "token",
  loggedOutName,
  lifetimeSeconds: 7 * 24 * 60 * 60,
});
