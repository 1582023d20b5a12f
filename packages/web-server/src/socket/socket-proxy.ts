import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type WebSocket, WebSocketServer } from "ws";
import type { ServerConfig } from "../config/server-config.ts";
import { isFromOwnPage } from "../proxy/same-origin.ts";
import { networkLimit } from "../rate-limits/network-limit.ts";
import { createNetworkOf } from "../rate-limits/network-of.ts";
import { onSessionEnd } from "../session/session-end.ts";
import type { SessionCookies } from "../session/session-cookies.ts";
import { bridge } from "./bridge.ts";
import { tooMany, endSocket } from "./close-codes.ts";
import { createOpenSockets } from "./open-sockets.ts";
import {
  addressOfBackend,
  usableAddress,
  createPlatformAddress,
  socketLanguage,
  type SocketPeer,
  socketQuery,
} from "./socket-address.ts";
import { defaultSocketLimits, type SocketLimits, defaultSocketTimeouts, type SocketTimeouts } from "./socket-limits.ts";
import { socketMetrics } from "./socket-metrics.ts";

// `@fastify/http-proxy` was tried. It holds back no side for a slow reader (340 MB for one socket), passes messages on that a hook
// refuses, counts no sockets, ends none with its session, and shows the token to its debug log and the platform's words to browsers.

export interface SocketProxyOptions {
  /** Where the shell's pages connect to: `/pc/socket`. */
  readonly path: string;
  readonly cookies: SessionCookies;
  /** As whom they talk. */
  readonly peer: SocketPeer;
  /** The platform's call that says where its sockets are: `/api/index/config`. */
  readonly configurationCall: string;
  /** Tests are less patient, and need fewer sockets. */
  readonly timeouts?: Partial<SocketTimeouts>;
  readonly limits?: Partial<SocketLimits>;
}

/** Why an upgrade is refused before it is taken: the status of the answer, and the reason for the metrics. */
type UpgradeRejection = readonly [status: number, reason: string, message: string];

const noUpgrade: UpgradeRejection = [426, "upgrade", "There is only a socket at this address."];
const foreign: UpgradeRejection = [403, "origin", "Cross-site sockets are not allowed."];
const noSession: UpgradeRejection = [401, "session", "A socket needs a session."];
const oddQuery: UpgradeRejection = [400, "query", "The socket was asked for in a way that it does not know."];
const stopping: UpgradeRejection = [503, "stop", "The server stops."];

/**
 * The socket of this site is the platform's: the session's cookie becomes the token in its query. To be called before the
 * routes whose answers may end a session, because they end its sockets with it.
 */
export async function socketProxy(
  app: FastifyInstance,
  config: Pick<ServerConfig, "backendUrl" | "backendSocketUrl" | "publicOrigin" | "requestsPerMinute" | "trustProxy">,
  { path, cookies, peer, configurationCall, ...stricter }: SocketProxyOptions,
): Promise<void> {
  const { publicOrigin, backendUrl } = config;
  const timeouts = { ...defaultSocketTimeouts, ...stricter.timeouts };
  const limits = { ...defaultSocketLimits, ...stricter.limits };
  const accepting = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: limits.maxMessageBytes,
    perMessageDeflate: false,
    handleProtocols: () => false,
  });
  const sockets = createOpenSockets({ ...limits, ...(config.requestsPerMinute === 0 && { ofNetwork: Infinity }) });
  const metrics = socketMetrics(app, sockets.count);
  const platformAddress = createPlatformAddress(`${backendUrl}${configurationCall}`, app.log);
  const limit = await networkLimit(app, config);
  const networkOf = createNetworkOf(app, config);
  let isStopping = false;

  onSessionEnd(app, cookies, sockets.endSession);
  app.addHook("preClose", async () => {
    isStopping = true;
    sockets.endAll();
  });

  /** With the session, which is why it is written nowhere. */
  async function addressFor(request: FastifyRequest, query: URLSearchParams): Promise<URL> {
    const ownHost = publicOrigin === null ? request.host : new URL(publicOrigin).host;
    const named = usableAddress(await platformAddress(), { backendUrl, ownHost });
    const address = new URL(named ?? config.backendSocketUrl ?? addressOfBackend(backendUrl));
    address.search = query.toString();
    return address;
  }

  function open(browser: WebSocket, request: FastifyRequest, address: URL, isAllowed: boolean, token: string): void {
    const begun = performance.now();
    browser.once("close", (code) => {
      metrics.ended(code);
      request.log.info({ code, ms: Math.round(performance.now() - begun) }, "A socket has ended.");
    });
    const owner = { token, network: networkOf(request) };
    if (!isAllowed || sockets.isFull(owner)) {
      metrics.refused("too many");
      browser.on("error", () => {});
      return endSocket(browser, tooMany, timeouts.closeMs);
    }
    const lang = socketLanguage(request.url);
    // As a header, like a call's: not every platform looks for it in the query.
    const headers = { "x-forwarded-for": request.ip, "x-request-id": request.id, ...(lang !== null && { lang }) };
    sockets.add(browser, owner, bridge(browser, { address, headers, timeouts, limits, metrics, log: request.log }));
  }

  function refuse(reply: FastifyReply, [status, reason, message]: UpgradeRejection): FastifyReply {
    metrics.refused(reason);
    return reply.code(status).header("cache-control", "no-store").send({ message });
  }

  app.upgrades.paths.add(path);
  app.get(path, { exposeHeadRoute: false }, async (request, reply) => {
    if (request.headers.upgrade?.toLowerCase() !== "websocket") return refuse(reply, noUpgrade);
    if (!isFromOwnPage(request, publicOrigin)) return refuse(reply, foreign);
    const { token } = cookies.read(request.headers.cookie);
    if (token === null) return refuse(reply, noSession);
    const query = socketQuery(request.url, peer);
    if (query === null) return refuse(reply, oddQuery);
    query.set("token", token);
    const isAllowed = (await limit(request)) === null;
    const address = await addressFor(request, query);
    if (isStopping) return refuse(reply, stopping);
    const upgrade = app.upgrades.take(request, reply);
    if (upgrade === null) return refuse(reply, noUpgrade);
    accepting.handleUpgrade(request.raw, upgrade.socket, upgrade.head, (browser) =>
      open(browser, request, address, isAllowed, token),
    );
    return reply;
  });
}
