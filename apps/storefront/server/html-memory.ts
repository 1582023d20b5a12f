import { createHash } from "node:crypto";
import type { SafeHtml } from "@plaza/api-client";
import type { HtmlMemory } from "@plaza/api-client/server";
import { LRUCache } from "lru-cache";

/** Texts by the cleaner that has sanitised them, in the memory of one process; `bytes` of them at most. */
export function createHtmlMemory(bytes: number): (cleaner: string) => HtmlMemory {
  // In memory a text takes two bytes a letter as soon as one of its letters is beyond Latin-1.
  const texts = new LRUCache<string, SafeHtml>({
    maxSize: bytes,
    sizeCalculation: ({ length }) => Math.max(1, 2 * length),
  });
  return (cleaner) => {
    // Keys of one length, however long the texts are. A hash that could be forged would let one merchant write another's text.
    const key = (html: string): string =>
      createHash("sha256").update(cleaner).update("\0").update(html).digest("base64");
    return { get: (html) => texts.get(key(html)), set: (html, safe) => void texts.set(key(html), safe) };
  };
}
