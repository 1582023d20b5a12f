import { LRUCache } from "lru-cache";

/**
 * A finished page as it is sent, cut where its nonce stood: putting another one between its parts copies bytes, where a
 * text would be searched and encoded for each visitor, and takes twice the memory.
 */
interface KeptPage {
  readonly parts: readonly Buffer[];
  readonly bytes: number;
  readonly keptAt: number;
}

export interface PageCacheOptions {
  /** Bytes of memory at most; the page that was not asked for longest makes room. */
  readonly bytes: number;
  /** How long a page is sent as it is. */
  readonly freshMs: number;
  /** How long after that it is still sent while a newer one is made. */
  readonly staleMs: number;
  /** Milliseconds that only ever grow. */
  readonly now?: () => number;
}

export interface PageCache {
  /** The page with this answer's nonce in the place of its own; null when there is none that may be sent. */
  find(key: string, nonce: string): { readonly html: Buffer; readonly stale: boolean } | null;
  keep(key: string, html: string, nonce: string): void;
  /** Keeps none of them any longer. */
  clear(): void;
}

function withNonce({ parts }: KeptPage, nonce: string): Buffer {
  const between = Buffer.from(nonce);
  return Buffer.concat(parts.flatMap((part, at) => (at === 0 ? [part] : [between, part])));
}

/** Pages that all visitors without a session share, for a few seconds, in the memory of one process. */
export function createPageCache({
  bytes,
  freshMs,
  staleMs,
  now = () => performance.now(),
}: PageCacheOptions): PageCache {
  const pages = new LRUCache<string, KeptPage>({
    maxSize: bytes,
    sizeCalculation: ({ bytes: size }) => Math.max(1, size),
  });
  return {
    find(key, nonce) {
      const page = pages.get(key);
      if (page === undefined) return null;
      const age = now() - page.keptAt;
      if (age <= freshMs + staleMs) return { html: withNonce(page, nonce), stale: age > freshMs };
      pages.delete(key);
      return null;
    },
    keep(key, html, nonce) {
      const parts = html.split(nonce).map((part) => Buffer.from(part));
      pages.set(key, { parts, bytes: parts.reduce((sum, part) => sum + part.length, 0), keptAt: now() });
    },
    clear() {
      pages.clear();
    },
  };
}
