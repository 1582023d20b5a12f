import replyFrom from "@fastify/reply-from";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ServerConfig } from "../config/server-config.ts";
import { liftDeadline, defaultTimeouts, type RequestTimeouts } from "../lifecycle/request-deadline.ts";
import { networkLimit } from "../rate-limits/network-limit.ts";
import { callName, type SessionCalls } from "../session/session-calls.ts";
import type { SessionCookies } from "../session/session-cookies.ts";
import { proxyBodies } from "./bodies.ts";
import { idleMs } from "./connections.ts";
import { forward } from "./forward.ts";
import { forwardFile, forwardImage } from "./forward-image.ts";
import { isCrossOrigin } from "./same-origin.ts";
import { sendSessionAnswer } from "./send-session-answer.ts";

const tooMany = { code: 0, show: 1, msg: "Too many requests. Please wait a moment.", data: [] };
const rejection = { code: 0, show: 1, msg: "Cross-site requests are not allowed.", data: [] };

interface LargeUpload {
  readonly call: RegExp;
  /** Bytes, with the form around the file. */
  readonly maxBytes: number;
  /** How long its answer may take once all of it is there: the platform keeps the file somewhere first. */
  readonly answerMs: number;
}

export interface PlatformProxyOptions {
  readonly cookies: SessionCookies;
  readonly calls: SessionCalls;
  /** The calls that are expensive to answer, of which a network has so many a minute: searches. */
  readonly rateLimited?: RegExp;
  /**
   * How the answer to a call is changed before a browser sees it, for a shop that is known under `origin`; null passes it as
   * it is. An answer that is to be changed and cannot be read is a failed call.
   */
  readonly rewrites?: (call: string, origin: string) => ((answer: unknown) => unknown) | null;
  /** Paths of the platform that pass without the session: `/sandbox/*`. */
  readonly withoutSession?: readonly string[];
  /**
   * Paths of the platform where other companies' servers report something: `/api/pay/notify/*`. They have no origin and no
   * session, and the platform believes nothing but their signatures, so their requests arrive there byte for byte.
   */
  readonly callbacks?: readonly string[];
  /** Paths of the platform that hold images: `/uploads/*`. Nothing else is given out from there. */
  readonly images?: readonly string[];
  /** Paths of the platform that hold documents (PDF) besides images. A document is saved and never opened by a browser itself. */
  readonly files?: readonly string[];
  /** The call that takes larger files than images, if there is one. */
  readonly largeUpload?: LargeUpload;
  /** Whether nobody uploads anything without a session; what they send is not read then. */
  readonly uploadsNeedSession?: boolean;
  /** How long the body of a call may take to arrive; tests are less patient. */
  readonly timeouts?: Pick<RequestTimeouts, "bodyMs">;
}

/** Calls of this site are the platform's: the session's cookie becomes its header, and its token a cookie. */
export async function platformProxy(
  app: FastifyInstance,
  config: Pick<ServerConfig, "backendUrl" | "publicOrigin" | "requestsPerMinute" | "trustProxy">,
  {
    cookies,
    calls,
    rateLimited,
    rewrites = () => null,
    withoutSession = [],
    callbacks = [],
    images = [],
    files = [],
    largeUpload,
    uploadsNeedSession = false,
    timeouts = defaultTimeouts,
  }: PlatformProxyOptions,
): Promise<void> {
  const { publicOrigin } = config;
  const rejected = (request: FastifyRequest, reply: FastifyReply): boolean => {
    if (!isCrossOrigin(request, publicOrigin)) return false;
    void reply.code(403).send(rejection);
    return true;
  };

  const nameOf = ({ url }: FastifyRequest) => callName(url.split("?", 1)[0] ?? "", calls);

  await app.register(async (scope) => {
    const largeOf = (call: string | null) =>
      call !== null && largeUpload?.call.test(call) === true ? largeUpload : undefined;
    proxyBodies(scope, timeouts, (request) => {
      const isRead = !uploadsNeedSession || cookies.read(request.headers.cookie).token !== null;
      const large = largeOf(nameOf(request));
      // Nobody without a session keeps a connection for longer.
      if (large !== undefined && isRead) liftDeadline(request);
      return { maxBytes: large?.maxBytes, isRead };
    });
    await scope.register(replyFrom, {
      base: config.backendUrl,
      http: { requestOptions: { timeout: 15_000 }, agentOptions: { timeout: idleMs } },
      // Calls whose browser was cut off at the stop are not waited for.
      destroyAgent: true,
      // It would write addresses with their queries into the log, and say nothing that our own lines do not.
      disableRequestLogging: true,
    });

    const limit = await networkLimit(scope, config);
    scope.all(`${calls.prefix}/*`, async (request, reply) => {
      if (rejected(request, reply)) return reply;
      // One spelling: what is looked at here is what the platform understands.
      const call = nameOf(request);
      if (call === null) return reply.callNotFound();
      const wait = rateLimited?.test(call) === true ? await limit(request) : null;
      if (wait !== null) return reply.code(429).header("retry-after", wait).send(tooMany);
      const { token, loggedOutToken } = cookies.read(request.headers.cookie);
      if (calls.ends.test(call)) {
        if (request.method !== "POST") return reply.code(405).header("allow", "POST").send();
        // Whatever the platform says: in this browser the session is over.
        void reply.header("set-cookie", cookies.ended);
        return forward(request, reply, { token: token ?? loggedOutToken, publicOrigin });
      }
      const rewrite = rewrites(call, publicOrigin ?? `${request.protocol}://${request.host}`);
      const isRead = token !== null || rewrite !== null || calls.opens.test(call);
      const onAnswer = sendSessionAnswer({ call, calls, cookies, askedWith: token, publicOrigin, rewrite });
      const answerMs = largeOf(call)?.answerMs;
      return forward(request, reply, { token, publicOrigin, answerMs, ...(isRead && { onAnswer }) });
    });

    for (const path of withoutSession)
      scope.all(path, async (request, reply) => {
        if (request.method !== "GET" && rejected(request, reply)) return reply;
        return forward(request, reply, { token: null, publicOrigin });
      });

    for (const path of callbacks)
      scope.post(path, async (request, reply) =>
        forward(request, reply, { token: null, isCallback: true, publicOrigin }),
      );

    for (const path of images) scope.get(path, async (request, reply) => forwardImage(request, reply));
    for (const path of files) scope.get(path, async (request, reply) => forwardFile(request, reply));
  });
}
