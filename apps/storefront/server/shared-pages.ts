import type { Locale } from "@plaza/i18n";
import { createNonce } from "@plaza/web-server";
import type { StorefrontConfig } from "./config.ts";
import type { RenderedPage } from "../src/rendered-page.ts";
import type { PageRenderer, RenderInput } from "./page-renderer.ts";
import { createPageSharing, type SharedPage } from "./shared-page.ts";
import { createStaleCache } from "./stale-cache.ts";
import { wirePage } from "./wire-page.ts";

const megabyte = 1024 * 1024;
const cacheBytes = 64 * megabyte;
/** A stale page is sent for this many times the time that it was fresh. */
const staleFactor = 6;
/**
 * Stale pages are sent as fast as they are asked for, and all of them may be stale at once: without a bound, what renders
 * them anew would keep the platform from answering whoever waits for a page that is not there.
 */
const maxRenewals = 4;

export interface SharedPages {
  /** The cached page, or null. A stale one is given, and rendered anew in the background. */
  find(visit: SharedVisit): SharedPage | null;
  /** What pages that are begun now are made of: it changes when they are dropped. */
  edition(): number;
  /**
   * The body of a page, which is cached as soon as all of it is there, if the page may be shared and none has been dropped
   * since it was begun.
   */
  keeping(visit: SharedVisit, nonce: string, page: RenderedPage, edition: number): RenderedPage["body"];
  /** Keeps none of them any longer. */
  drop(): void;
}

/** What tells apart the pages that visitors without a session share. */
interface SharedVisit {
  readonly url: URL;
  readonly locale: Locale;
}

/** Only a page that everyone may see: it was found, sets no cookie, and its route does not declare it private. */
function mayBeShared(page: RenderedPage): boolean {
  return page.status === 200 && !page.headers.has("set-cookie") && !page.headers.has("cache-control");
}

/** The address has the origin in it, because a page names its own. */
function cacheKey({ url, locale }: SharedVisit): string {
  return `${locale} ${url.href}`;
}

export function createSharedPages(
  config: StorefrontConfig,
  render: PageRenderer,
  onFailedCall: RenderInput["onFailedCall"],
): SharedPages {
  const freshMs = config.pageCacheSeconds * 1_000;
  const lifetime = { freshMs, staleMs: freshMs * staleFactor };
  const cache = createStaleCache<SharedPage>({ bytes: cacheBytes, bytesOf: (page) => page.bytes(), maxRenewals });
  const share = createPageSharing();

  function toShare(key: string, html: string, nonce: string): SharedPage | undefined {
    const page = wirePage(html, nonce);
    if (page === null) return undefined;
    const before = cache.peek(key);
    // Rendered anew and still the same: what it was compressed to holds.
    if (before?.html.equals(page.html) === true) return before;
    return share(page, (grown) => cache.measure(key, grown));
  }

  function keep(visit: SharedVisit, html: string, nonce: string, begunAs: number): void {
    const key = cacheKey(visit);
    const page = toShare(key, html, nonce);
    if (page !== undefined) cache.keep(key, page, begunAs);
  }

  /** Renders as for a new visitor: nothing of the request that found the stale page takes part. */
  async function renew(visit: SharedVisit): Promise<SharedPage | undefined> {
    const nonce = createNonce();
    const page = await render({
      ...visit,
      token: null,
      nonce,
      headers: new Headers(),
      signal: AbortSignal.timeout(15_000),
      requestId: "page-cache",
      onFailedCall,
    });
    const { body } = page;
    const html = body instanceof ReadableStream ? await new Response(body).text() : (body ?? "");
    return mayBeShared(page) ? toShare(cacheKey(visit), html, nonce) : undefined;
  }

  return {
    find: (visit) => cache.find(cacheKey(visit), lifetime, () => renew(visit))?.value ?? null,
    edition: () => cache.edition(),
    drop: () => cache.drop(),
    keeping(visit, nonce, page, begunAs) {
      const { body } = page;
      if (body === null || !mayBeShared(page)) return body;
      if (!(body instanceof ReadableStream)) {
        keep(visit, body, nonce, begunAs);
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
            keep(visit, html + decoder.decode(), nonce, begunAs);
          },
        }),
      );
    },
  };
}
