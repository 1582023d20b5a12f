/** What a socket may ask of this server, and how many there may be of it in one process. */
export interface SocketLimits {
  /** Bytes of a browser's message. */
  readonly largestMessage: number;
  /** A page says a few things in ten seconds; the platform has a stricter limit, with a sentence for the customer. */
  readonly messagesInTenSeconds: number;
  /** More than the platform lets one customer have, which closes the oldest in favour of the newest. */
  readonly ofSession: number;
  /** Everybody in an office has the chat open. */
  readonly ofNetwork: number;
}

export const ordinarySocketLimits: SocketLimits = {
  largestMessage: 64 * 1024,
  messagesInTenSeconds: 100,
  ofSession: 10,
  ofNetwork: 200,
};
