import { type ClientFrame, readServerFrame, type ServerFrame, writeClientFrame } from "@plaza/api-client";

export interface SocketEvents {
  readonly onFrame: (frame: ServerFrame) => void;
  readonly onError: () => void;
  readonly onClose: (code: number) => void;
}

export interface LiveSocket {
  /** Does nothing on a socket that is not open: what was to be said is sent again on the next one. */
  readonly write: (frame: ClientFrame) => void;
  /** Nothing is heard of it from now on. */
  readonly end: () => void;
}

/** A socket whose frames are read and written. */
export function openSocket(address: string, platformOrigin: string, events: SocketEvents): LiveSocket {
  const socket = new WebSocket(address);
  const hearing = new AbortController();
  const { signal } = hearing;
  socket.addEventListener("message", ({ data }) => events.onFrame(readServerFrame(data, platformOrigin)), { signal });
  socket.addEventListener("error", events.onError, { signal });
  socket.addEventListener("close", ({ code }) => events.onClose(code), { signal });
  return {
    write: (frame) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(writeClientFrame(frame));
    },
    end: () => {
      hearing.abort();
      socket.close();
    },
  };
}
