import replyFrom from "@fastify/reply-from";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { endedSessionCookies, readSession } from "../../src/session/token-cookie.ts";
import type { StorefrontConfig } from "../config.ts";
import { proxyBodies } from "./bodies.ts";
import { callPath, forward } from "./forward.ts";
import { isForeign } from "./own-pages.ts";
import { endsSession, mayOpenSession } from "./session-answer.ts";
import { sendSessionAnswer } from "./send-session-answer.ts";

const refusal = { code: 0, show: 1, msg: "Cross-site requests are not allowed.", data: [] };

/** `/api/…` of this site is the platform's, and so are the pages of the demo's cashiers in `/sandbox/…`. */
export async function platformProxy(app: FastifyInstance, config: StorefrontConfig): Promise<void> {
  const refused = (request: FastifyRequest, reply: FastifyReply): boolean => {
    if (!isForeign(request, config.publicOrigin)) return false;
    void reply.code(403).send(refusal);
    return true;
  };

  await app.register(async (scope) => {
    proxyBodies(scope);
    await scope.register(replyFrom, { base: config.backendUrl, http: { requestOptions: { timeout: 15_000 } } });

    scope.all<{ Params: { "*": string } }>("/api/*", async (request, reply) => {
      if (refused(request, reply)) return reply;
      const path = callPath(request);
      // One spelling: what is looked at here is what the platform understands.
      if (!/^\/api\/\w+(?:\/\w+)*$/.test(path)) return reply.callNotFound();
      const { token, leftToken } = readSession(request.headers.cookie);
      if (endsSession(path)) {
        if (request.method !== "POST") return reply.code(405).header("allow", "POST").send();
        // Whatever the platform says: in this browser the session is over.
        void reply.header("set-cookie", endedSessionCookies);
        return forward(request, reply, { token: token ?? leftToken });
      }
      const isRead = token !== null || mayOpenSession(path);
      return forward(request, reply, { token, ...(isRead && { onAnswer: sendSessionAnswer(config, token) }) });
    });

    // No session: a cashier is not the shop.
    scope.all("/sandbox/*", async (request, reply) => {
      if (request.method !== "GET" && refused(request, reply)) return reply;
      return forward(request, reply, { token: null });
    });
  });
}
