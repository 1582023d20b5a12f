/* For the server between browsers and the platform: no browser loads it. */
export type { RichTextImage } from "./html-rules.ts";
export {
  createRichTextCleaner,
  hasRichText,
  type HtmlMemory,
  type RichTextCleanerOptions,
} from "./rich-text-cleaner.ts";
