import { isRecord } from "../wire/decode.ts";
import { type AnswerCleaner, type SafeHtml, sanitisedMark } from "../wire/rich-text.ts";
import { cleanHtml } from "./clean-html.ts";
import type { RichTextImage } from "./html-rules.ts";
import { textOfHtml } from "./text-of-html.ts";

/** The calls whose answers hold rich text, and the field of their data that is it. */
const richTextFields: Readonly<Record<string, string>> = {
  "goods/getGoodsDetail": "content",
  "pc/articleDetail": "content",
  "help/detail": "content",
  "shop/getShopInfo": "story",
  "policy/service": "content",
  "policy/privacy": "content",
  "ShopApply/getTreaty": "content",
  "policies/preview": "content",
  "invitations/check": "agreement",
};

/** Whether the answer to a call has to be sanitised before a browser may see it. */
export function hasRichText(call: string): boolean {
  return Object.hasOwn(richTextFields, call);
}

/** Keeps rich text that was sanitised, by what it was made of. Only for cleaners that sanitise alike. */
export interface HtmlMemory {
  readonly get: (html: string) => SafeHtml | undefined;
  readonly set: (html: string, safe: SafeHtml) => void;
}

export interface RichTextCleanerOptions {
  /** Where the platform addresses its images: what lies there becomes a path, which the shop serves. */
  readonly platformOrigin: string;
  /** Says where images of rich text are loaded from; without it from where their authors said. */
  readonly richTextImage?: RichTextImage;
  /** For servers, which read the same texts over and over: sanitising one costs more than all else of its answer. */
  readonly htmlMemory?: HtmlMemory;
}

/**
 * The one sanitiser of rich text: a server cleans with it what it reads of the platform itself, and what it passes on to
 * browsers. Rich text that it cannot sanitise is given as text, because a page can do without its looks.
 */
export function createRichTextCleaner(options: RichTextCleanerOptions): AnswerCleaner {
  return (call, answer) => {
    const field = Object.hasOwn(richTextFields, call) ? richTextFields[call] : undefined;
    if (field === undefined || !isRecord(answer)) return answer;
    const { data } = answer;
    const html = isRecord(data) ? data[field] : undefined;
    if (!isRecord(data) || typeof html !== "string") return { ...answer, ...sanitisedMark };
    return { ...answer, ...sanitisedMark, data: { ...data, [field]: cleanedOf(html, options) } };
  };
}

function cleanedOf(html: string, { platformOrigin, richTextImage, htmlMemory }: RichTextCleanerOptions): SafeHtml {
  const known = htmlMemory?.get(html);
  if (known !== undefined) return known;
  try {
    const safe = cleanHtml(html, platformOrigin, richTextImage);
    htmlMemory?.set(html, safe);
    return safe;
  } catch (error) {
    console.error("Rich text could not be sanitised and is shown as text:", error);
    return textOfHtml(html);
  }
}
