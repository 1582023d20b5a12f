/** What a customer can send. */
export type OutgoingContent =
  | { readonly type: "text"; readonly text: string }
  /** By the path that the upload answered. */
  | { readonly type: "image"; readonly path: string }
  | { readonly type: "product"; readonly productId: number }
  /** Only where `chat_cards` is announced. */
  | { readonly type: "order"; readonly orderId: number };

/** What a customer's side says on its socket. */
export type ClientFrame =
  | { readonly event: "ping" }
  /** Binds the conversation to an agent. */
  | { readonly event: "online"; readonly agentId: number }
  | {
      readonly event: "chat";
      readonly agentId: number;
      readonly content: OutgoingContent;
      /** Null where `chat_state` is not announced. */
      readonly clientId: string | null;
    }
  /** Only where `chat_state` is announced, like `read`. */
  | { readonly event: "typing"; readonly agentId: number }
  | { readonly event: "read"; readonly shopId: number; readonly lastId: number };

const toAgent = (agentId: number) => ({ to_id: agentId, to_type: "kefu" });

export function writeClientFrame(frame: ClientFrame): string {
  return JSON.stringify(wireOf(frame));
}

function wireOf(frame: ClientFrame): object {
  switch (frame.event) {
    case "ping":
      return { event: "ping" };
    case "online":
      return { event: "user_online", data: { kefu_id: frame.agentId } };
    case "chat": {
      const name = frame.clientId === null ? {} : { client_id: frame.clientId };
      return { event: "chat", data: { ...messageOf(frame.content), ...toAgent(frame.agentId), ...name } };
    }
    case "typing":
      return { event: "typing", data: toAgent(frame.agentId) };
    case "read":
      return { event: "read", data: { shop_id: frame.shopId, last_id: frame.lastId } };
    default:
      return frame satisfies never;
  }
}

/** As either side sends it. */
export function messageOf(content: OutgoingContent): { readonly msg: string; readonly msg_type: number } {
  switch (content.type) {
    case "text":
      return { msg: content.text, msg_type: 1 };
    case "image":
      return { msg: content.path, msg_type: 2 };
    case "product":
      return { msg: String(content.productId), msg_type: 3 };
    case "order":
      return { msg: String(content.orderId), msg_type: 4 };
    default:
      return content satisfies never;
  }
}
