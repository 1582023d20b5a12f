/** A finished page, with the nonce that was written into it. */
interface KeptPage {
  readonly html: string;
  readonly nonce: string;
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
  find(key: string, nonce: string): { readonly html: string; readonly stale: boolean } | null;
  keep(key: string, html: string, nonce: string): void;
}

/** In memory a text takes two bytes a letter as soon as one of its letters is beyond Latin-1. */
function sizeOf(html: string): number {
  return 2 * html.length;
}

/** Pages that all visitors without a session share, for a few seconds, in the memory of one process. */
export function createPageCache({
  bytes,
  freshMs,
  staleMs,
  now = () => performance.now(),
}: PageCacheOptions): PageCache {
  /** In the order of their use. */
  const pages = new Map<string, KeptPage>();
  let size = 0;

  function forget(key: string): void {
    const page = pages.get(key);
    if (page === undefined) return;
    size -= sizeOf(page.html);
    pages.delete(key);
  }

  return {
    find(key, nonce) {
      const page = pages.get(key);
      if (page === undefined) return null;
      const age = now() - page.keptAt;
      pages.delete(key);
      if (age > freshMs + staleMs) {
        size -= sizeOf(page.html);
        return null;
      }
      pages.set(key, page);
      return { html: page.html.replaceAll(page.nonce, nonce), stale: age > freshMs };
    },
    keep(key, html, nonce) {
      forget(key);
      if (sizeOf(html) > bytes) return;
      pages.set(key, { html, nonce, keptAt: now() });
      size += sizeOf(html);
      for (const oldest of pages.keys()) {
        if (size <= bytes) return;
        forget(oldest);
      }
    },
  };
}
