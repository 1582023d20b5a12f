import { type AgentClientFrame, type AgentServerFrame, readAgentFrame, writeAgentFrame } from "@plaza/api-client/desk";
import type { Locale } from "@plaza/i18n";

export interface AgentSocketEvents {
  readonly onFrame: (frame: AgentServerFrame) => void;
  readonly onClose: (code: number) => void;
}

export interface AgentSocket {
  /** Does nothing on a socket that is not open: what was to be said is sent again on the next one. */
  readonly write: (frame: AgentClientFrame) => void;
  /** Nothing is heard of it from now on. */
  readonly end: () => void;
}

export interface AgentSocketInput {
  /** The agent's; 0 is the platform. */
  readonly shopId: number;
  readonly locale: Locale;
  /** Where the platform addresses its images. */
  readonly platformOrigin: string;
}

/** The desk's own socket. Its server adds the session, which no script sees. */
export function openAgentSocket(
  { shopId, locale, platformOrigin }: AgentSocketInput,
  events: AgentSocketEvents,
): AgentSocket {
  const query = new URLSearchParams({ type: "kefu", client: "5", shop_id: String(shopId), lang: locale });
  const { protocol, host } = location;
  const socket = new WebSocket(`${protocol === "https:" ? "wss:" : "ws:"}//${host}/socket?${String(query)}`);
  const hearing = new AbortController();
  const { signal } = hearing;
  socket.addEventListener("message", ({ data }) => events.onFrame(readAgentFrame(data, platformOrigin)), { signal });
  socket.addEventListener("close", ({ code }) => events.onClose(code), { signal });
  return {
    write: (frame) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(writeAgentFrame(frame, shopId));
    },
    end: () => {
      hearing.abort();
      socket.close();
    },
  };
}
