import type { WebSocket } from "ws";
import { type Ending, serverStops, sessionOver } from "./close-codes.ts";
import type { SocketLimits } from "./socket-limits.ts";

interface Owner {
  readonly token: string;
  /** Null where networks cannot be told apart. */
  readonly network: string | null;
}

type Close = (ending: Ending) => void;

/** The browsers' sockets of this process. */
export interface OpenSockets {
  readonly count: () => number;
  /** Whether its network or its session has as many already as it may have. */
  readonly isFull: (owner: Owner) => boolean;
  /** Knows it until it closes. */
  readonly add: (socket: WebSocket, owner: Owner, close: Close) => void;
  readonly endSession: (token: string) => void;
  readonly endAll: () => void;
}

export function createOpenSockets({
  ofNetwork,
  ofSession,
}: Pick<SocketLimits, "ofNetwork" | "ofSession">): OpenSockets {
  const open = new Map<WebSocket, Owner & { readonly close: Close }>();
  const counts = new Map<string, number>();
  const change = (key: string, by: number): void => {
    const count = (counts.get(key) ?? 0) + by;
    if (count > 0) counts.set(key, count);
    else counts.delete(key);
  };
  const sessionKey = ({ token }: Owner): string => `session ${token}`;
  const networkKey = ({ network }: Owner): string => `network ${network}`;

  return {
    count: () => open.size,
    isFull: (owner) =>
      (counts.get(sessionKey(owner)) ?? 0) >= ofSession ||
      (owner.network !== null && (counts.get(networkKey(owner)) ?? 0) >= ofNetwork),
    add: (socket, owner, close) => {
      open.set(socket, { ...owner, close });
      for (const key of [sessionKey(owner), networkKey(owner)]) change(key, 1);
      socket.once("close", () => {
        open.delete(socket);
        for (const key of [sessionKey(owner), networkKey(owner)]) change(key, -1);
      });
    },
    endSession: (ended) => {
      for (const { token, close } of open.values()) if (token === ended) close(sessionOver);
    },
    endAll: () => {
      for (const { close } of open.values()) close(serverStops);
    },
  };
}
