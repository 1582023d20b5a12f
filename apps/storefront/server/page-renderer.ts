import type { Locale } from "@plaza/i18n";
import type { AnswerCache } from "../src/answer-cache.ts";
import type { FailedCall } from "../src/failed-calls.ts";
import type { RenderedPage } from "../src/rendered-page.ts";
import type { StorefrontConfig } from "./config.ts";
import type { PageSource } from "./page-source.ts";
import type { ParsedLocation } from "@tanstack/react-router";
import { LRUCache } from "lru-cache";
import { platformFetch } from "./platform-fetch.ts";
import type { RichText } from "./rich-text.ts";

/** Of some 600 bytes each. */
const maxLocations = 4000;

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
  readonly onFailedCall: (failed: FailedCall) => void;
}

/** Renders a page of the shop for one request. */
export type PageRenderer = (input: RenderInput) => Promise<RenderedPage>;

export function createPageRenderer(
  config: StorefrontConfig,
  source: PageSource,
  answers: AnswerCache,
  richText: RichText,
): PageRenderer {
  const locations = new LRUCache<string, ParsedLocation>({ max: maxLocations });
  return async ({ nonce, ...input }) => {
    const origin = config.publicOrigin ?? input.url.origin;
    const { render, manifest, scripts, inlineStyles } = await source.load(input.locale);
    return render({
      ...input,
      backendUrl: config.backendUrl,
      fetch: platformFetch,
      document: {
        nonce,
        urlStyle: config.urlStyle,
        origin,
        scripts,
        inlineStyles,
      },
      manifest,
      answers,
      cleanAnswer: richText(origin, config.backendUrl),
      locations,
    });
  };
}
