import type { InlineSources } from "@plaza/web-server";
import { LRUCache } from "lru-cache";
import { encodedQuickly, encodedSmallest, type PageEncoding } from "./page-encodings.ts";
import type { WirePage } from "./wire-page.ts";

interface KeptPage {
  readonly page: WirePage;
  readonly keptAt: number;
  readonly encoded: ReadonlyMap<PageEncoding, Buffer>;
  /** Its brotli is as small as it gets. */
  readonly isSmallest: boolean;
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

export interface FoundPage {
  readonly inline: InlineSources;
  readonly stale: boolean;
  /** What goes over the wire; null asks for the page as it is. */
  readonly encoded: (encoding: PageEncoding | null) => Promise<Buffer>;
}

export interface PageCache {
  /** Null when there is no page that may be sent. */
  find(key: string): FoundPage | null;
  keep(key: string, page: WirePage): void;
  /** Keeps none of them any longer. */
  clear(): void;
}

function bytesOf({ page, encoded }: KeptPage): number {
  return Math.max(
    1,
    [...encoded.values()].reduce((sum, { length }) => sum + length, page.html.length),
  );
}

/**
 * Pages that all visitors without a session share, for a few seconds, in the memory of one process, with the bytes that go over
 * the wire: compressed once an encoding, quickly for who asks first, and in brotli once more, as small as it gets, when it is asked for again.
 */
export function createPageCache({
  bytes,
  freshMs,
  staleMs,
  now = () => performance.now(),
}: PageCacheOptions): PageCache {
  const pages = new LRUCache<string, KeptPage>({ maxSize: bytes, sizeCalculation: bytesOf });
  // One after another: they take a processor each, and nobody waits for them.
  let isShrinking = false;

  function store(key: string, page: WirePage, encoding: PageEncoding, buffer: Buffer, isSmallest: boolean): void {
    const kept = pages.peek(key);
    // Another one may have come in between. Set anew, because it takes more room now.
    if (kept?.page === page) {
      const encoded = new Map([...kept.encoded, [encoding, buffer] as const]);
      pages.set(key, { ...kept, encoded, isSmallest: kept.isSmallest || isSmallest });
    }
  }

  async function shrink(key: string, page: WirePage): Promise<void> {
    isShrinking = true;
    try {
      store(key, page, "br", await encodedSmallest(page.html), true);
    } finally {
      isShrinking = false;
    }
  }

  async function encoded(key: string, kept: KeptPage, encoding: PageEncoding | null): Promise<Buffer> {
    const { page } = kept;
    if (encoding === null) return page.html;
    const known = kept.encoded.get(encoding);
    if (known === undefined) {
      const made = await encodedQuickly(page.html, encoding);
      if (pages.peek(key)?.encoded.has(encoding) !== true) store(key, page, encoding, made, false);
      return made;
    }
    if (encoding === "br" && !kept.isSmallest && !isShrinking) void shrink(key, page);
    return known;
  }

  return {
    find(key) {
      const kept = pages.get(key);
      if (kept === undefined) return null;
      const age = now() - kept.keptAt;
      if (age > freshMs + staleMs) {
        pages.delete(key);
        return null;
      }
      return {
        inline: kept.page.inline,
        stale: age > freshMs,
        encoded: (encoding) => encoded(key, kept, encoding),
      };
    },
    keep(key, page) {
      const before = pages.peek(key);
      // Rendered anew and still the same: what it was compressed to holds.
      if (before?.page.html.equals(page.html) === true) pages.set(key, { ...before, keptAt: now() });
      else pages.set(key, { page, keptAt: now(), encoded: new Map(), isSmallest: false });
    },
    clear() {
      pages.clear();
    },
  };
}
