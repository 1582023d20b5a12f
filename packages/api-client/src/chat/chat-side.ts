import type { Decoder } from "../wire/decode.ts";
import { DecodeError } from "../wire/decode-error.ts";

/** Which of the two talks. */
export type ChatSide = "customer" | "agent";

export const chatSide: Decoder<ChatSide> = (value) => {
  if (value === "user") return "customer";
  if (value === "kefu") return "agent";
  throw new DecodeError("a side of a conversation was expected");
};
