import { type Decoder, optional, record } from "../wire/decode.ts";
import { image } from "../wire/image-url.ts";
import { id, optionalId, text } from "../wire/scalars.ts";

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
