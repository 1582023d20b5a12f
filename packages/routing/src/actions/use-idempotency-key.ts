import { idempotencyKey } from "@plaza/api-client";
import { useState } from "react";
import { useExtension } from "../extensions.ts";
import { readTab, writeTab } from "../tab-storage.ts";

/** The idempotency keys of what a form or a button sends. */
export interface IdempotencyKeys {
  /** The key of this content: the same one, however often it is sent, until the content is settled. */
  readonly keyOf: (content: unknown) => string;
  /** Call it with the content that has its answer: sent once more, it is another request with another key. */
  readonly settle: (content: unknown) => void;
}

/**
 * Names what is sent, so that the platform recognises a repetition whose answer was lost, and does nothing twice.
 *
 * @param storedAs in this tab, under which the last key outlives a reload; leave it out for contents with secrets
 */
export function createIdempotencyKeys(storedAs?: string): IdempotencyKeys {
  const keys = new Map<string, string>();
  function storedKey(text: string): string | null {
    if (storedAs === undefined) return null;
    const { content, key } = readTab(storedAs);
    return content === text && typeof key === "string" ? key : null;
  }
  return {
    keyOf: (content) => {
      const text = JSON.stringify(content);
      const key = keys.get(text) ?? storedKey(text) ?? idempotencyKey();
      keys.set(text, key);
      if (storedAs !== undefined) writeTab(storedAs, { content: text, key });
      return key;
    },
    settle: (content) => {
      const text = JSON.stringify(content);
      keys.delete(text);
      if (storedAs !== undefined && storedKey(text) !== null) writeTab(storedAs, null);
    },
  };
}

export interface UseIdempotencyKey {
  /** Whether the platform recognises a repetition, so that sending again is safe. */
  readonly repeatable: boolean;
  /** As `IdempotencyKeys`; null where the platform recognises no repetition. */
  readonly keyOf: (content: unknown) => string | null;
  readonly settle: IdempotencyKeys["settle"];
}

/** `createIdempotencyKeys` for as long as a component is mounted, on a platform that announces `idempotency`. */
export function useIdempotencyKey(storedAs?: string): UseIdempotencyKey {
  const repeatable = useExtension("idempotency");
  const [{ keyOf, settle }] = useState(() => createIdempotencyKeys(storedAs));
  return { repeatable, keyOf: (content) => (repeatable ? keyOf(content) : null), settle };
}
