import { getCall } from "../call.ts";
import { type Decoder, isRecord, record, optional } from "../wire/decode.ts";
import { optionalText, id, optionalId, text } from "../wire/scalars.ts";
import { image } from "../wire/image-url.ts";

/** Somebody at the desk of a shop, or of the platform. */
export interface ChatAgent {
  readonly id: number;
  readonly name: string;
  readonly avatar: string | null;
}

const agentId = record((field) => field("id", optionalId));

const agent: Decoder<ChatAgent> = record((field) => ({
  id: field("id", id),
  name: field("nickname", text),
  avatar: field("avatar", image),
}));

/** Nobody is sent as an empty list, as nothing, or as an agent without an id. */
export const chatAgent: Decoder<ChatAgent | null> = optional((value, context) =>
  agentId(value, context) === null ? null : agent(value, context),
);

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
