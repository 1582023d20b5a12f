import type { ApiClient } from "@plaza/api-client";
import { createI18n } from "@plaza/i18n";
import { markPageHydrated, type StorefrontContext, visitorSession } from "@plaza/routing";
import { QueryClient } from "@tanstack/react-query";

// Nothing that is tested alone has a server's page around it which would be hydrated first.
markPageHydrated();

/** A cache that neither asks again after a failure nor forgets anything while it is looked at. */
export function createTestQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity, gcTime: Infinity } } });
}

/** What the router hands to every loader: a visitor's who reads English, where nothing else is said. */
export function loaderContext(api: ApiClient, differences: Partial<StorefrontContext> = {}): StorefrontContext {
  const { locale = "en" } = differences;
  return {
    api,
    queryClient: createTestQueryClient(),
    i18n: createI18n(locale),
    locale,
    session: visitorSession,
    document: {
      nonce: "",
      urlStyle: "path",
      origin: "https://shop.example",
      inlineStyles: [],
    },
    ...differences,
  };
}
