import { readSessionEnd } from "@plaza/api-client";
import type { SessionCalls } from "@plaza/web-server";
import { sessionEndCookie } from "../src/session/session-cookies.ts";

/** What the platform's calls mean for a shopper's session. */
export const sessionCalls: SessionCalls = {
  prefix: "/api",
  opens: /^(?:account|login_?password)\//i,
  ends: /^account\/logout$/i,
  // The public data is answered to everybody, with a nickname to who holds a session.
  knowsNobody: (call, data) => call.toLowerCase() === "pc/commondata" && !data["nickname"],
  reasonOf: ({ error, data }) => {
    const end = readSessionEnd(error ?? sessionError(data));
    return end === null ? [] : [sessionEndCookie(end)];
  },
};

/** The public data says in itself what is said beside the answer of a call that wants a login. */
function sessionError(data: unknown): unknown {
  return typeof data === "object" && data !== null && "session_error" in data ? data.session_error : undefined;
}
