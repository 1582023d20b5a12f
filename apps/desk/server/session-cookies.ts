import { createSessionCookies, type SessionCookies } from "@plaza/web-server/session-cookies";
import { loggedOutName } from "../src/session/logged-out-cookie.ts";

/** Apart from a shopper's, who may be logged in at the shop in the same browser; as long as the platform keeps an agent's. */
export function deskCookies({ publicOrigin }: { readonly publicOrigin: string | null }): SessionCookies {
  const isHostOnly = publicOrigin?.startsWith("https:") === true;
  return createSessionCookies({ tokenName: "desk", loggedOutName, lifetimeSeconds: 24 * 60 * 60, isHostOnly });
}
