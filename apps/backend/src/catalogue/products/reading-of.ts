import type { CallContext } from "../../platform/http/call.ts";
import type { Reading } from "../product-search/meaning/query.ts";

/** How the caller's text is to be read: `literal=1` takes it as it was typed (extension `search_meaning`). */
export function readingOf({ query, language }: CallContext): Reading {
  return { language, isLiteral: query.flag("literal") === true, isTyping: false };
}
