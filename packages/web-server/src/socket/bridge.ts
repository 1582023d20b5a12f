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
  endSocket,
} from "./close-codes.ts";
import type { SocketLimits, SocketTimeouts } from "./socket-limits.ts";
import type { SocketMetrics } from "./socket-metrics.ts";

/** Bytes that wait for a slow reader before its counterpart is not read any more, and of which so few are left that it is again. */
const highWaterMark = 256 * 1024;
const lowWaterMark = 64 * 1024;

interface RelayOptions {
  /** Hears of each message before it is handed on. @returns whether it may be */
  readonly accept: (bytes: number, isBinary: boolean) => boolean;
  /** How long the other side may leave unread what was sent to it. */
  readonly stalledMs: number;
  readonly onStalled: () => void;
}

/** Hands on what one side says to the other, and reads it no faster than the other side does. */
function relay(from: WebSocket, to: WebSocket, { accept, stalledMs, onStalled }: RelayOptions): void {
  let waiting: NodeJS.Timeout | null = null;
  const goOn = (): void => {
    if (waiting === null || to.bufferedAmount > lowWaterMark) return;
    clearTimeout(waiting);
    waiting = null;
    from.resume();
  };
  from.on("message", (data, isBinary) => {
    if (!Buffer.isBuffer(data) || !accept(data.length, isBinary) || to.readyState !== WebSocket.OPEN) return;
    to.send(data, { binary: false }, goOn);
    if (waiting !== null || to.bufferedAmount <= highWaterMark) return;
    from.pause();
    waiting = setTimeout(onStalled, stalledMs);
  });
  to.once("close", () => {
    if (waiting !== null) clearTimeout(waiting);
  });
}

const windowMs = 10_000;

/** Counts messages. @returns whether one more may come now */
export function createMessageRate(max: number, now: () => number = () => performance.now()): () => boolean {
  let begun = -Infinity;
  let count = 0;
  return () => {
    if (now() - begun >= windowMs) {
      begun = now();
      count = 0;
    }
    count += 1;
    return count <= max;
  };
}

/** Bytes: what the platform says of one message of the largest size, many times over. */
const maxPlatformMessageBytes = 1024 * 1024;
const browserLeft: Ending = { code: 1000, reason: "" };

export interface BridgeOptions {
  /** With the session in its query: nothing may write it anywhere. */
  readonly address: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly timeouts: SocketTimeouts;
  readonly limits: SocketLimits;
  readonly metrics: SocketMetrics;
  readonly log: FastifyBaseLogger;
}

/** Connects a browser with the platform until one of them goes. @returns what ends both before that */
export function bridge(browser: WebSocket, options: BridgeOptions): (ending: Ending) => void {
  const { address, headers, timeouts, limits, metrics, log } = options;
  const platform = new WebSocket(address, {
    headers,
    handshakeTimeout: timeouts.handshakeMs,
    maxPayload: maxPlatformMessageBytes,
    perMessageDeflate: false,
  });
  let isEnding = false;
  const end = (ending: Ending): void => {
    // Whoever is told so may go on for a while, and each message would end it once more.
    if (isEnding) return;
    isEnding = true;
    clearTimeout(silence);
    endSocket(browser, ending, timeouts.closeMs);
    endSocket(platform, browserLeft, timeouts.closeMs);
  };
  const fail = (status: number | null, reason: string): void => {
    if (browser.readyState !== WebSocket.OPEN) return;
    // A session that is over is nobody's failure.
    if (status !== 401) log.warn({ path: address.pathname, status, reason }, "The platform failed a socket.");
    end(status === null ? unreachable : endingOfStatus(status));
  };
  const silence = setTimeout(() => end(idle), timeouts.idleMs);
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
    stalledMs: timeouts.stalledMs,
    onStalled: () => end(stalled),
  });
  relay(platform, browser, {
    accept: (bytes, isBinary) => {
      metrics.message("platform", bytes);
      return !isBinary;
    },
    stalledMs: timeouts.stalledMs,
    onStalled: () => end(stalled),
  });
  return end;
}
