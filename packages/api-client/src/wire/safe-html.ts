import type { Decoder } from "./decode.ts";
import { text } from "./scalars.ts";

/**
 * HTML that may be set as it is: only the sanitiser makes it. The mark exists for the compiler alone; whoever shows rich
 * text can ask for the same mark without knowing this package.
 */
export type SafeHtml = string & { readonly "~html": "sanitised" };

/** Makes rich text safe to set as HTML and its images loadable. */
export type HtmlCleaner = (html: string, platformOrigin: string) => SafeHtml;

/** Rich text of merchants and operators; for calls that announce it with `richText`. */
export const safeHtml: Decoder<SafeHtml> = (value, context) => {
  if (context.cleanHtml === null) throw new Error("A call that reads rich text says so");
  return context.cleanHtml(text(value, context), context.platformOrigin);
};

/** Null where nothing was written. */
export const optionalSafeHtml: Decoder<SafeHtml | null> = (value, context) =>
  text(value, context) === "" ? null : safeHtml(value, context);
