import { DomainError } from "../../platform/http/domain-error.ts";
import type { chatMessages } from "./chat-messages.ts";

/** Why something was not taken, for clients. */
export type ChatReason = "offline" | "not_bound" | "not_yours" | "too_long" | "too_fast" | "bad_frame" | "unknown_type";

const keys = {
  offline: "chatOffline",
  not_bound: "chatNotBound",
  not_yours: "chatNotYours",
  too_long: "chatTooLong",
  too_fast: "chatTooFast",
  bad_frame: "chatBadFrame",
  unknown_type: "chatUnknownType",
} as const satisfies Record<ChatReason, keyof typeof chatMessages>;

/** What was sent is not taken, and nothing of it is kept. */
export class ChatError extends DomainError {
  readonly reason: ChatReason;

  constructor(
    reason: ChatReason,
    more: { readonly key?: keyof typeof chatMessages; readonly parameter?: string } = {},
  ) {
    super(more.key ?? keys[reason], { parameter: more.parameter ?? "" });
    this.reason = reason;
  }
}
