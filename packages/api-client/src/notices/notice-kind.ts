import type { Decoder } from "../wire/decode.ts";
import { DecodeError } from "../wire/decode-error.ts";
import { text } from "../wire/scalars.ts";

/** What a notice is about. All but what is told of the account itself can be switched on and off. */
export type NoticeKind = "price" | "stock" | "flash" | "order" | "refund" | "account";

const kinds: readonly string[] = ["price", "stock", "flash", "order", "refund", "account"] satisfies NoticeKind[];

/** A platform may tell more than this client knows of: such a row is none. */
export const noticeKind: Decoder<NoticeKind> = (value, context) => {
  const name = text(value, context);
  if (kinds.includes(name)) return name as NoticeKind;
  throw new DecodeError("a kind of notice was expected");
};
