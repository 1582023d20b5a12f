import type { Locale } from "@plaza/i18n";
import { createNonce } from "@plaza/web-server";
import type { StorefrontConfig } from "./config.ts";
import { createPageCache } from "./page-cache.ts";
import type { PageOrder, PageRenderer } from "./page-renderer.ts";

const megabyte = 1024 * 1024;
const cacheBytes = 64 * megabyte;
/** A page is sent for this many times its fresh time while a newer one is made. */
const staleFactor = 6;

export interface SharedPages {
  /** A page that is at hand, with this nonce; a stale one is renewed behind the shopper's back. */
  find(order: SharedOrder, nonce: string): string | null;
  /** The body, which is kept once it has ended; a page that may not be shared passes as it is. */
  keeping(order: SharedOrder, nonce: string, page: Response): ReadableStream<Uint8Array> | null;
}

interface SharedOrder {
  readonly url: URL;
  readonly locale: Locale;
}

/** Only a page that everyone may see: found, without a cookie, and not declared private by its route. */
function mayBeShared(page: Response): boolean {
  return page.status === 200 && !page.headers.has("set-cookie") && !page.headers.has("cache-control");
}

/** What the pages of visitors without a session have in common: language, address, and where the shop is reached. */
function keyOf({ url, locale }: SharedOrder): string {
  return `${locale} ${url.href}`;
}

export function createSharedPages(config: StorefrontConfig, render: PageRenderer): SharedPages {
  const freshMs = config.pageCacheSeconds * 1_000;
  const cache = createPageCache({ bytes: cacheBytes, freshMs, staleMs: freshMs * staleFactor });
  const renewing = new Set<string>();

  /** As a visitor would ask: nothing of the request that found the stale page takes part. */
  async function renew(order: SharedOrder): Promise<void> {
    const nonce = createNonce();
    const visit: PageOrder = {
      ...order,
      token: null,
      nonce,
      headers: new Headers(),
      signal: AbortSignal.timeout(15_000),
      requestId: "page-cache",
    };
    const page = await render(visit);
    const html = await page.text();
    if (mayBeShared(page)) cache.keep(keyOf(order), html, nonce);
  }

  return {
    find(order, nonce) {
      const key = keyOf(order);
      const found = cache.find(key, nonce);
      if (found?.stale === true && !renewing.has(key)) {
        renewing.add(key);
        // A failed renewal leaves the stale page until its time is over; the next request tries again.
        void renew(order)
          .catch(() => null)
          .finally(() => renewing.delete(key));
      }
      return found?.html ?? null;
    },
    keeping(order, nonce, page) {
      if (page.body === null || !mayBeShared(page)) return page.body;
      const decoder = new TextDecoder();
      let html = "";
      return page.body.pipeThrough(
        new TransformStream<Uint8Array, Uint8Array>({
          transform(chunk, controller) {
            html += decoder.decode(chunk, { stream: true });
            controller.enqueue(chunk);
          },
          flush() {
            cache.keep(keyOf(order), html + decoder.decode(), nonce);
          },
        }),
      );
    },
  };
}
