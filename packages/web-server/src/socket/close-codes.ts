import { WebSocket } from "ws";

/** Ends a socket as is due, and cuts it off where the other end does not answer in time. */
export function endSocket(socket: WebSocket, { code, reason }: Ending, milliseconds: number): void {
  if (socket.readyState === WebSocket.CONNECTING) return socket.terminate();
  if (socket.readyState === WebSocket.CLOSED) return;
  if (socket.readyState === WebSocket.OPEN) {
    // Paused it would not hear that the other end has closed, too.
    socket.resume();
    socket.close(code, reason);
  }
  const cutOff = setTimeout(() => socket.terminate(), milliseconds);
  socket.once("close", () => clearTimeout(cutOff));
}

/** Why a browser's socket ends: a code that its page tells apart, and a word for whoever looks at the connection. */
export interface Ending {
  readonly code: number;
  readonly reason: string;
}

/** The page does not connect again. */
export const sessionOver: Ending = { code: 4401, reason: "session over" };
/** The page may connect again at once, to whoever answers then. */
export const serverStops: Ending = { code: 1001, reason: "server stops" };
export const idle: Ending = { code: 1001, reason: "idle" };
/** The page does not connect again by itself: what has taken its place would have to make room in turn. */
export const tooMany: Ending = { code: 1013, reason: "too many" };
const tooBig: Ending = { code: 1009, reason: "too big" };
export const tooFast: Ending = { code: 1008, reason: "too fast" };
export const textOnly: Ending = { code: 1008, reason: "text only" };
const refused: Ending = { code: 1008, reason: "refused" };
export const unreachable: Ending = { code: 1011, reason: "platform unreachable" };
const gone: Ending = { code: 1011, reason: "platform gone" };
/** Whoever does not read for so long is taken for gone. */
export const stalled: Ending = { code: 1011, reason: "stalled" };

const byCode: ReadonlyMap<number, Ending> = new Map([
  [4401, sessionOver],
  [1001, serverStops],
  [1012, serverStops],
  [1008, refused],
  [1009, tooBig],
  [1013, tooMany],
]);

/** What a browser is told once the platform has closed with this code. The platform's own words stay here. */
export function endingOfClose(code: number): Ending {
  return byCode.get(code) ?? gone;
}

const byStatus: ReadonlyMap<number, Ending> = new Map([
  [401, sessionOver],
  [403, refused],
  [429, tooMany],
]);

/** What a browser is told once the platform has refused the upgrade with this status. */
export function endingOfStatus(status: number): Ending {
  return byStatus.get(status) ?? unreachable;
}
