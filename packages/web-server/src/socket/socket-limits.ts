/** How long a socket may be silent, or its ends take; milliseconds. */
export interface SocketTimeouts {
  /** Until the platform has taken the socket. */
  readonly handshakeMs: number;
  /** Since the browser's last message. Pages that are still there say so every ten seconds. */
  readonly idleMs: number;
  /** While an end does not read what was sent to it. */
  readonly stalledMs: number;
  /** Until an end has answered that the socket is closed: less than the stop of a server takes. */
  readonly closeMs: number;
}

export const defaultSocketTimeouts: SocketTimeouts = {
  handshakeMs: 10_000,
  idleMs: 600_000,
  stalledMs: 30_000,
  closeMs: 1_500,
};

/** What a socket may ask of this server, and how many there may be of it in one process. */
export interface SocketLimits {
  /** Bytes of a browser's message. */
  readonly maxMessageBytes: number;
  /** A page says a few things in ten seconds; the platform has a stricter limit, with a sentence for the customer. */
  readonly messagesInTenSeconds: number;
  /** More than the platform lets one customer have, which closes the oldest in favour of the newest. */
  readonly ofSession: number;
  /** Everybody in an office has the chat open. */
  readonly ofNetwork: number;
}

export const defaultSocketLimits: SocketLimits = {
  maxMessageBytes: 64 * 1024,
  messagesInTenSeconds: 100,
  ofSession: 10,
  ofNetwork: 200,
};
