import type { Decoder } from "./decode.ts";
import { text } from "./scalars.ts";

/**
 * HTML that may be set as it is: only the sanitiser makes it. The mark exists for the compiler alone; whoever shows rich
 * text can ask for the same mark without knowing this package.
 */
export type SafeHtml = string & { readonly "~html": "sanitised" };

/**
 * Where an image of rich text is loaded from, by the address that it was written with (a path where it is the platform's)
 * and the width that its author asked for. Null: it cannot be shown, and its description stands in its place.
 */
export type RichTextImage = (address: string, width: number | null) => string | null;

/** Keeps rich text that was sanitised, by what it was made of. Only for clients that sanitise alike. */
export interface HtmlMemory {
  readonly get: (html: string) => SafeHtml | undefined;
  readonly set: (html: string, safe: SafeHtml) => void;
}

/** How a client reads rich text. */
export interface RichTextOptions {
  /** Loads what says where images of rich text are loaded from; without it from where their authors said. */
  readonly loadRichTextImage?: () => Promise<RichTextImage>;
  /** For servers, which read the same texts over and over: sanitising one costs more than all else of its answer. */
  readonly htmlMemory?: HtmlMemory;
}

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
