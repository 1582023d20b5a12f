import { idempotencyKey } from "@plaza/api-client";
import { useAnnounced, readTab, writeTab } from "@plaza/routing";

export interface Attempts {
  /** Whether the platform recognises a repetition, so that sending again is safe. */
  readonly repeatable: boolean;
  /** The same content is the same attempt, however often it is sent before there is an answer, also after a reload. */
  readonly keyOf: (content: object) => string | null;
  /** The next one is another attempt. */
  readonly answered: () => void;
}

/** Names what is sent, so that the platform does nothing twice. `name` says what is sent, and about which thing. */
export function useAttempts(name: string): Attempts {
  const repeatable = useAnnounced("idempotency");
  const place = `plaza:after-sales-attempt:${name}`;
  return {
    repeatable,
    keyOf: (content) => (repeatable ? keptKey(place, JSON.stringify(content)) : null),
    answered: () => writeTab(place, null),
  };
}

function keptKey(place: string, content: string): string {
  const kept = readTab(place);
  if (kept["content"] === content && typeof kept["key"] === "string") return kept["key"];
  const key = idempotencyKey();
  writeTab(place, { content, key });
  return key;
}
