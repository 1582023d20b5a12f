import type { Locale } from "@plaza/i18n";
import type { ConnectionEffect, ConnectionEvent } from "./step.ts";

export interface SocketTarget {
  /** Of the own server, which adds the session that no script sees. */
  readonly path: string;
  /** Who connects, as the platform calls it. */
  readonly type: "user" | "kefu";
  /** 0 is the platform. */
  readonly shopId: number;
  /** What the platform writes on the socket is in this language. */
  readonly locale: Locale;
}

/** This kind of client, as the platform numbers them. */
const webClient = "5";

export function socketAddress(
  { path, type, shopId, locale }: SocketTarget,
  { protocol, host }: Pick<Location, "protocol" | "host">,
): string {
  const query = new URLSearchParams({ type, client: webClient, shop_id: String(shopId), lang: locale });
  return `${protocol === "https:" ? "wss:" : "ws:"}//${host}${path}?${String(query)}`;
}

export interface LiveConnectionInput<Heard, Frame> {
  readonly target: SocketTarget;
  readonly read: (data: unknown) => Heard;
  readonly write: (frame: Frame) => string;
}

/**
 * Has the socket and the timers of a state machine, and hears when the network is back.
 *
 * @param signal ends it
 * @returns what carries out the effects of the connection
 */
export function liveConnection<Heard, Frame, Timer>(
  { target, read, write }: LiveConnectionInput<Heard, Frame>,
  dispatch: (event: ConnectionEvent<Heard, Timer>) => void,
  signal: AbortSignal,
): (effect: ConnectionEffect<Frame, Timer>) => void {
  const timers = new Map<Timer, ReturnType<typeof setTimeout>>();
  let socket: WebSocket | null = null;
  let hearing = new AbortController();

  /** Nothing is heard of the socket from now on. */
  function disconnect(): void {
    hearing.abort();
    socket?.close();
    socket = null;
  }

  /** The old socket is closed before, because a late close would make the one who connects offline. */
  function connect(): void {
    disconnect();
    hearing = new AbortController();
    const heard = { signal: hearing.signal };
    socket = new WebSocket(socketAddress(target, location));
    socket.addEventListener("message", ({ data }) => dispatch({ type: "frame", frame: read(data) }), heard);
    socket.addEventListener("error", () => dispatch({ type: "socket-error" }), heard);
    socket.addEventListener("close", ({ code }) => dispatch({ type: "socket-closed", code }), heard);
  }

  addEventListener("online", () => dispatch({ type: "reconnect" }), { signal });
  signal.addEventListener("abort", () => {
    for (const timer of timers.values()) clearTimeout(timer);
    disconnect();
  });
  return (effect) => {
    switch (effect.do) {
      case "connect":
        return connect();
      case "disconnect":
        return disconnect();
      case "write":
        // What was to be said on a socket that is not open is sent again on the next one.
        if (socket?.readyState === WebSocket.OPEN) socket.send(write(effect.frame));
        return;
      case "set":
        clearTimeout(timers.get(effect.timer));
        timers.set(
          effect.timer,
          setTimeout(() => dispatch({ type: "timer", timer: effect.timer }), effect.ms),
        );
        return;
      case "clear":
        return clearTimeout(timers.get(effect.timer));
      default:
        return effect satisfies never;
    }
  };
}
