import type { Locale } from "@plaza/i18n";
import { createNonce } from "@plaza/web-server";
import type { StorefrontConfig } from "./config.ts";
import type { RenderedPage } from "../src/rendered-page.ts";
import { createPageCache, type FoundPage } from "./page-cache.ts";
import type { PageRenderer, RenderInput } from "./page-renderer.ts";
import { wirePage } from "./wire-page.ts";

const megabyte = 1024 * 1024;
const cacheBytes = 64 * megabyte;
/** A stale page is sent for this many times the time that it was fresh. */
const staleFactor = 6;
/**
 * Stale pages are sent as fast as they are asked for, and all of them may be stale at once: without a bound, what renders
 * them anew would keep the platform from answering whoever waits for a page that is not there.
 */
const renewalsAtOnce = 4;

export interface SharedPages {
  /**
   * The cached page, or null. A stale one is given, and rendered anew in the background unless a few
   * others are being so: then the next look at it does.
   */
  find(shared: SharedPage): FoundPage | null;
  /** What pages that are begun now are made of: it changes when they are dropped. */
  edition(): number;
  /**
   * The body of a page, which is cached as soon as all of it is there, if the page may be shared and none has been dropped
   * since it was begun.
   */
  keeping(shared: SharedPage, nonce: string, page: RenderedPage, edition: number): RenderedPage["body"];
  /** Keeps none of them any longer. */
  drop(): void;
}

/** What tells apart the pages that visitors without a session share. */
interface SharedPage {
  readonly url: URL;
  readonly locale: Locale;
}

/** Only a page that everyone may see: it was found, sets no cookie, and its route does not declare it private. */
function mayBeShared(page: RenderedPage): boolean {
  return page.status === 200 && !page.headers.has("set-cookie") && !page.headers.has("cache-control");
}

/** The address has the origin in it, because a page names its own. */
function cacheKey({ url, locale }: SharedPage): string {
  return `${locale} ${url.href}`;
}

export function createSharedPages(
  config: StorefrontConfig,
  render: PageRenderer,
  onFailedCall: RenderInput["onFailedCall"],
): SharedPages {
  const freshMs = config.pageCacheSeconds * 1_000;
  const cache = createPageCache({ bytes: cacheBytes, freshMs, staleMs: freshMs * staleFactor });
  const renewing = new Set<string>();
  let edition = 0;

  /** Not a page that shows what was there before pages were dropped. */
  function keep(shared: SharedPage, html: string, nonce: string, begunAs: number): void {
    const page = begunAs === edition ? wirePage(html, nonce) : null;
    if (page !== null) cache.keep(cacheKey(shared), page);
  }

  /** Renders as for a new visitor: nothing of the request that found the stale page takes part. */
  async function renew(shared: SharedPage): Promise<void> {
    const nonce = createNonce();
    const visit: RenderInput = {
      ...shared,
      token: null,
      nonce,
      headers: new Headers(),
      signal: AbortSignal.timeout(15_000),
      requestId: "page-cache",
      onFailedCall,
    };
    const begunAs = edition;
    const page = await render(visit);
    const { body } = page;
    const html = body instanceof ReadableStream ? await new Response(body).text() : (body ?? []).join("");
    if (mayBeShared(page)) keep(shared, html, nonce, begunAs);
  }

  return {
    find(shared) {
      const key = cacheKey(shared);
      const found = cache.find(key);
      if (found?.stale === true && !renewing.has(key) && renewing.size < renewalsAtOnce) {
        renewing.add(key);
        // A failed renewal leaves the stale page until its time is over; the next request tries again.
        void renew(shared)
          .catch(() => null)
          .finally(() => renewing.delete(key));
      }
      return found;
    },
    edition: () => edition,
    drop() {
      edition += 1;
      cache.clear();
    },
    keeping(shared, nonce, page, begunAs) {
      const { body } = page;
      if (body === null || !mayBeShared(page)) return body;
      if (!(body instanceof ReadableStream)) {
        keep(shared, body.join(""), nonce, begunAs);
        return body;
      }
      const decoder = new TextDecoder();
      let html = "";
      return body.pipeThrough(
        new TransformStream<Uint8Array, Uint8Array>({
          transform(chunk, controller) {
            html += decoder.decode(chunk, { stream: true });
            controller.enqueue(chunk);
          },
          flush() {
            keep(shared, html + decoder.decode(), nonce, begunAs);
          },
        }),
      );
    },
  };
}
