import { WebSocket } from "ws";
import type { Ending } from "./close-codes.ts";

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
