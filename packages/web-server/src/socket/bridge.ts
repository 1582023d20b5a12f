import type { FastifyBaseLogger } from "fastify";
import { WebSocket } from "ws";
import {
  type Ending,
  endingOfClose,
  endingOfStatus,
  idle,
  stalled,
  textOnly,
  tooFast,
  unreachable,
} from "./close-codes.ts";
import { endSocket } from "./end-socket.ts";
import { relay } from "./relay.ts";
import type { SocketLimits } from "./socket-limits.ts";
import type { SocketMetrics } from "./socket-metrics.ts";
import type { SocketPatience } from "./socket-patience.ts";

const windowMs = 10_000;

/** Counts messages. @returns whether one more may come now */
export function createMessageRate(most: number, now: () => number = () => performance.now()): () => boolean {
  let begun = -Infinity;
  let count = 0;
  return () => {
    if (now() - begun >= windowMs) {
      begun = now();
      count = 0;
    }
    count += 1;
    return count <= most;
  };
}

/** Bytes: what the platform says of one message of the largest size, many times over. */
const largestOfPlatform = 1024 * 1024;
const browserLeft: Ending = { code: 1000, reason: "" };

export interface BridgeOptions {
  /** With the session in its query: nothing may write it anywhere. */
  readonly address: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly patience: SocketPatience;
  readonly limits: SocketLimits;
  readonly metrics: SocketMetrics;
  readonly log: FastifyBaseLogger;
}

/** Connects a browser with the platform until one of them goes. @returns what ends both before that */
export function bridge(browser: WebSocket, options: BridgeOptions): (ending: Ending) => void {
  const { address, headers, patience, limits, metrics, log } = options;
  const platform = new WebSocket(address, {
    headers,
    handshakeTimeout: patience.handshakeMs,
    maxPayload: largestOfPlatform,
    perMessageDeflate: false,
  });
  let isEnding = false;
  const end = (ending: Ending): void => {
    // Whoever is told so may go on for a while, and each message would end it once more.
    if (isEnding) return;
    isEnding = true;
    clearTimeout(silence);
    endSocket(browser, ending, patience.closeMs);
    endSocket(platform, browserLeft, patience.closeMs);
  };
  const fail = (status: number | null, reason: string): void => {
    if (browser.readyState !== WebSocket.OPEN) return;
    // A session that is over is nobody's failure.
    if (status !== 401) log.warn({ path: address.pathname, status, reason }, "The platform failed a socket.");
    end(status === null ? unreachable : endingOfStatus(status));
  };
  const silence = setTimeout(() => end(idle), patience.idleMs);
  const mayCome = createMessageRate(limits.messagesInTenSeconds);

  // Nothing is read that nobody would take.
  browser.pause();
  platform.once("open", () => browser.resume());
  platform.on("error", ({ message }) => fail(null, message));
  platform.on("unexpected-response", (_request, { statusCode = 0 }) => {
    fail(statusCode, "It refuses the upgrade.");
    platform.terminate();
  });
  platform.once("close", (code) => end(endingOfClose(code)));
  // What it sends amiss has its own code, with which it is being closed already.
  browser.on("error", () => end(browserLeft));
  browser.once("close", () => end(browserLeft));

  relay(browser, platform, {
    accept: (bytes, isBinary) => {
      silence.refresh();
      metrics.message("browser", bytes);
      if (isBinary) end(textOnly);
      else if (!mayCome()) end(tooFast);
      else return true;
      return false;
    },
    stalledMs: patience.stalledMs,
    onStalled: () => end(stalled),
  });
  relay(platform, browser, {
    accept: (bytes, isBinary) => {
      metrics.message("platform", bytes);
      return !isBinary;
    },
    stalledMs: patience.stalledMs,
    onStalled: () => end(stalled),
  });
  return end;
}
