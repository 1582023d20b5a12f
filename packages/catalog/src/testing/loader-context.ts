import type { ApiClient } from "@plaza/api-client";
import { createI18n } from "@plaza/i18n";
import { type StorefrontContext, visitorSession } from "@plaza/routing";
import { createTestQueryClient } from "./memory-router.ts";

/** What the router hands to every loader. */
export function loaderContext(api: ApiClient): StorefrontContext {
  return {
    api,
    queryClient: createTestQueryClient(),
    i18n: createI18n("en"),
    locale: "en",
    session: visitorSession,
    document: {
      nonce: "",
      urlStyle: "path",
      origin: "https://shop.example",
      platformOrigin: api.context.platformOrigin,
      inlineStyles: [],
    },
  };
}
