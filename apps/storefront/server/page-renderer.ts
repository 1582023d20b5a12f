import type { Locale } from "@plaza/i18n";
import type { StorefrontConfig } from "./config.ts";
import type { PageSource } from "./page-source.ts";
import { createMemoryCache } from "./memory-cache.ts";

/** Lists, categories and the chrome in four languages: some ten megabytes at the most. */
const answerCacheCapacity = 400;

/** What one rendering needs to know of the request. */
export interface RenderInput {
  readonly url: URL;
  readonly headers: Headers;
  readonly signal: AbortSignal;
  readonly locale: Locale;
  /** Null for a visitor. */
  readonly token: string | null;
  readonly requestId: string;
  readonly nonce: string;
}

/** Renders a page of the shop for one request. */
export type PageRenderer = (input: RenderInput) => Promise<Response>;

export function createPageRenderer(config: StorefrontConfig, source: PageSource): PageRenderer {
  const answers = createMemoryCache({ capacity: answerCacheCapacity });
  return async ({ nonce, ...input }) => {
    const { render, manifest, scripts, inlineStyles } = await source.load(input.locale);
    return render({
      ...input,
      backendUrl: config.backendUrl,
      document: {
        nonce,
        urlStyle: config.urlStyle,
        origin: config.publicOrigin ?? input.url.origin,
        platformOrigin: config.backendUrl,
        scripts,
        inlineStyles,
      },
      manifest,
      answers,
    });
  };
}
