import type { Locale } from "@plaza/i18n";
import type { StorefrontConfig } from "./config.ts";
import type { PageSource } from "./page-source.ts";
import { createSharedAnswers } from "./shared-answers.ts";

/** Lists, categories and the frame in four languages; some ten megabytes at the most. */
const sharedAnswersCapacity = 400;

export interface PageOrder {
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
export type PageRenderer = (order: PageOrder) => Promise<Response>;

export function createPageRenderer(config: StorefrontConfig, source: PageSource): PageRenderer {
  const answers = createSharedAnswers({ capacity: sharedAnswersCapacity });
  return async ({ nonce, ...order }) => {
    const { render, manifest, scripts, inlineStyles } = await source.load(order.locale);
    return render({
      ...order,
      backendUrl: config.backendUrl,
      document: {
        nonce,
        urlStyle: config.urlStyle,
        origin: config.publicOrigin ?? order.url.origin,
        platformOrigin: config.backendUrl,
        scripts,
        inlineStyles,
      },
      manifest,
      answers,
    });
  };
}
