import { getCall } from "../call.ts";
import { type Decoder, isRecord, record } from "../wire/decode.ts";
import { optionalText } from "../wire/scalars.ts";
import { chatAgent } from "./chat-agent.ts";

/** What the platform says before a conversation. */
export interface ChatConfiguration {
  /** The agent that it names, which few platforms do here. */
  readonly agentId: number | null;
  /** There are no conversations with this shop: its people are reached otherwise. */
  readonly isManual: boolean;
}

const namedAgent = record((field) => field("kefu", (value, context) => chatAgent(value, context)?.id ?? null));

/** The code alone says nothing: platforms mean opposite things by it. */
const configuration: Decoder<ChatConfiguration> = record((field, context) => {
  const agentId = field("data", (value) => (isRecord(value) ? namedAgent(value, context) : null));
  const isRejected = field("code", (value) => value === 0);
  return { agentId, isManual: isRejected && agentId === null && field("msg", optionalText) === null };
});

/** Of a shop, or with 0 of the platform. */
export const fetchChatConfiguration = getCall("index/chatConfig", {
  query: (shopId: number) => ({ shop_id: shopId }),
  answer: "rejection-too",
  decode: configuration,
});
