import type { Decoder } from "./decode.ts";
import type { SafeHtml } from "./rich-text.ts";
import { text } from "./scalars.ts";

/** Rich text of merchants and operators; for calls that announce it with `richText`. */
export const safeHtml: Decoder<SafeHtml> = (value, context) => {
  if (context.cleanHtml === null) throw new Error("A call that reads rich text says so");
  return context.cleanHtml(text(value, context), context.platformOrigin);
};

/** Null where nothing was written. */
export const optionalSafeHtml: Decoder<SafeHtml | null> = (value, context) =>
  text(value, context) === "" ? null : safeHtml(value, context);
