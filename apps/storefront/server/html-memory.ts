import { createHash } from "node:crypto";
import type { HtmlMemory, SafeHtml } from "@plaza/api-client";
import { LRUCache } from "lru-cache";

/** Texts that were sanitised for the pages of each origin, in the memory of one process; `bytes` of them at most. */
export function createHtmlMemory(bytes: number): (origin: string) => HtmlMemory {
  // In memory a text takes two bytes a letter as soon as one of its letters is beyond Latin-1.
  const texts = new LRUCache<string, SafeHtml>({
    maxSize: bytes,
    sizeCalculation: ({ length }) => Math.max(1, 2 * length),
  });
  return (origin) => {
    // Keys of one length, however long the texts are. A hash that could be forged would let one merchant write another's text.
    const key = (html: string): string =>
      createHash("sha256").update(origin).update("\0").update(html).digest("base64");
    return { get: (html) => texts.get(key(html)), set: (html, safe) => void texts.set(key(html), safe) };
  };
}
