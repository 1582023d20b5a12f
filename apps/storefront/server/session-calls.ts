import type { SessionCalls } from "@plaza/web-server";

/** What the platform's calls mean for a shopper's session. */
export const sessionCalls: SessionCalls = {
  prefix: "/api",
  opens: /^(?:account|login_?password)\//i,
  ends: /^account\/logout$/i,
  // The public data is answered to everybody, with a nickname to who holds a session.
  knowsNobody: (call, data) => call.toLowerCase() === "pc/commondata" && !data["nickname"],
};
