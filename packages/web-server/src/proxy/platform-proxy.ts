import replyFrom from "@fastify/reply-from";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ServerConfig } from "../config/server-config.ts";
import { callName, type SessionCalls } from "../session/session-calls.ts";
import type { SessionCookies } from "../session/session-cookies.ts";
import { proxyBodies } from "./bodies.ts";
import { forward } from "./forward.ts";
import { isCrossOrigin } from "./same-origin.ts";
import { sendSessionAnswer } from "./send-session-answer.ts";

const rejection = { code: 0, show: 1, msg: "Cross-site requests are not allowed.", data: [] };

export interface PlatformProxyOptions {
  readonly cookies: SessionCookies;
  readonly calls: SessionCalls;
  /** Paths of the platform that pass without the session: `/sandbox/*`. */
  readonly withoutSession?: readonly string[];
}

/** Calls of this site are the platform's: the session's cookie becomes its header, and its token a cookie. */
export async function platformProxy(
  app: FastifyInstance,
  config: Pick<ServerConfig, "backendUrl" | "publicOrigin">,
  { cookies, calls, withoutSession = [] }: PlatformProxyOptions,
): Promise<void> {
  const rejected = (request: FastifyRequest, reply: FastifyReply): boolean => {
    if (!isCrossOrigin(request, config.publicOrigin)) return false;
    void reply.code(403).send(rejection);
    return true;
  };

  await app.register(async (scope) => {
    proxyBodies(scope);
    await scope.register(replyFrom, {
      base: config.backendUrl,
      http: { requestOptions: { timeout: 15_000 } },
      // Calls whose browser was cut off at the stop are not waited for.
      destroyAgent: true,
      // It would write addresses with their queries into the log, and say nothing that our own lines do not.
      disableRequestLogging: true,
    });

    scope.all(`${calls.prefix}/*`, async (request, reply) => {
      if (rejected(request, reply)) return reply;
      // One spelling: what is looked at here is what the platform understands.
      const call = callName(request.url.split("?", 1)[0] ?? "", calls);
      if (call === null) return reply.callNotFound();
      const { token, loggedOutToken } = cookies.read(request.headers.cookie);
      if (calls.ends.test(call)) {
        if (request.method !== "POST") return reply.code(405).header("allow", "POST").send();
        // Whatever the platform says: in this browser the session is over.
        void reply.header("set-cookie", cookies.ended);
        return forward(request, reply, { token: token ?? loggedOutToken });
      }
      const isRead = token !== null || calls.opens.test(call);
      const onAnswer = sendSessionAnswer({ call, calls, cookies, askedWith: token, publicOrigin: config.publicOrigin });
      return forward(request, reply, { token, ...(isRead && { onAnswer }) });
    });

    for (const path of withoutSession)
      scope.all(path, async (request, reply) => {
        if (request.method !== "GET" && rejected(request, reply)) return reply;
        return forward(request, reply, { token: null });
      });
  });
}
