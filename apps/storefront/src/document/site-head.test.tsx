import { createApiClient, siteConfigurationQuery } from "@plaza/api-client";
import { createI18n } from "@plaza/i18n";
import { documentTitle, rootRoute, visitorSession } from "@plaza/routing";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRouter, HeadContent, RouterProvider } from "@tanstack/react-router";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { siteConfiguration } from "../story-help/story-data.ts";
import { SiteHead } from "./site-head.ts";

test("a page that came without the shop's name is titled with it once that is known, and is not loaded again", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const origin = "http://platform.test";
  const api = createApiClient({
    origin,
    platformOrigin: origin,
    locale: "en",
    fetch: () => Promise.reject(new TypeError("The platform does not answer")),
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const router = createRouter({
    routeTree: rootRoute.update({
      head: ({ match }) => ({ meta: [{ title: documentTitle(match.context, "Tea cup") }] }),
      component: () => (
        <>
          <HeadContent />
          <SiteHead />
        </>
      ),
    }),
    context: {
      api,
      i18n: createI18n("en"),
      locale: "en",
      session: visitorSession,
      queryClient,
      document: { nonce: "", urlStyle: "path", origin, inlineStyles: [] },
    },
    history: createMemoryHistory({ initialEntries: ["/"] }),
  });
  await router.load();
  const load = vi.fn();
  router.subscribe("onBeforeLoad", load);
  const app = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () =>
    app.render(
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    ),
  );
  expect(document.title).toBe("Tea cup");
  load.mockClear();
  await act(async () => queryClient.setQueryData(siteConfigurationQuery(api).queryKey, siteConfiguration));
  await expect.poll(() => document.title).toBe(`Tea cup - ${siteConfiguration.name}`);
  expect(load).not.toHaveBeenCalled();
  await act(async () => app.unmount());
});
