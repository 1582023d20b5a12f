import { WebSocket } from "ws";

/** Bytes that wait for a slow reader before its counterpart is not read any more, and of which so few are left that it is again. */
const most = 256 * 1024;
const few = 64 * 1024;

export interface RelayOptions {
  /** Hears of each message before it is handed on. @returns whether it may be */
  readonly accept: (bytes: number, isBinary: boolean) => boolean;
  /** How long the other side may leave unread what was sent to it. */
  readonly stalledMs: number;
  readonly onStalled: () => void;
}

/** Hands on what one side says to the other, and reads it no faster than the other side does. */
export function relay(from: WebSocket, to: WebSocket, { accept, stalledMs, onStalled }: RelayOptions): void {
  let waiting: NodeJS.Timeout | null = null;
  const goOn = (): void => {
    if (waiting === null || to.bufferedAmount > few) return;
    clearTimeout(waiting);
    waiting = null;
    from.resume();
  };
  from.on("message", (data, isBinary) => {
    if (!Buffer.isBuffer(data) || !accept(data.length, isBinary) || to.readyState !== WebSocket.OPEN) return;
    to.send(data, { binary: false }, goOn);
    if (waiting !== null || to.bufferedAmount <= most) return;
    from.pause();
    waiting = setTimeout(onStalled, stalledMs);
  });
  to.once("close", () => {
    if (waiting !== null) clearTimeout(waiting);
  });
}
