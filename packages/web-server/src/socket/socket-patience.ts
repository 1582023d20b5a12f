/** How long a socket may be silent, or its ends take; milliseconds. */
export interface SocketPatience {
  /** Until the platform has taken the socket. */
  readonly handshakeMs: number;
  /** Since the browser's last message. Pages that are still there say so every ten seconds. */
  readonly idleMs: number;
  /** While an end does not read what was sent to it. */
  readonly stalledMs: number;
  /** Until an end has answered that the socket is closed: less than the stop of a server takes. */
  readonly closeMs: number;
}

export const ordinarySocketPatience: SocketPatience = {
  handshakeMs: 10_000,
  idleMs: 600_000,
  stalledMs: 30_000,
  closeMs: 1_500,
};
