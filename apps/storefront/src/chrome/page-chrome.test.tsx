// @vitest-environment node
import {
  createApiClient,
  departmentsQuery,
  type PublicData,
  publicDataQuery,
  siteConfigurationQuery,
} from "@plaza/api-client";
import { createI18n, I18nProvider, loadCatalog } from "@plaza/i18n";
import { accountLayout, defaultLayout, rootRoute, fullWidthLayout, voidLayout, visitorSession } from "@plaza/routing";
import { ToastHost } from "@plaza/ui-kit/toast";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { categoryTree, customer, siteConfiguration, visitor } from "../story-help/story-data.ts";
import { shellCatalogs } from "../messages.ts";
import { chromeParts } from "./chrome-parts.ts";
import { ChromeAndPage } from "./page-chrome.tsx";

const layouts = {
  "/": { layout: defaultLayout, chrome: "default" },
  "/street": { layout: fullWidthLayout, chrome: "street" },
  "/account": { layout: accountLayout, chrome: "account" },
  "/void": { layout: voidLayout, chrome: "none" },
} as const;

/** The HTML that the server renders at an address of a shop with one page on each layout. */
async function renderedHtml(path: string, publicData: PublicData = visitor): Promise<string> {
  const origin = "http://platform.test";
  const api = createApiClient({
    origin,
    platformOrigin: origin,
    locale: "en",
    fetch: () => Promise.reject(new Error("The test calls nobody")),
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, gcTime: Infinity } } });
  queryClient.setQueryData(siteConfigurationQuery(api).queryKey, siteConfiguration);
  queryClient.setQueryData(publicDataQuery(api).queryKey, publicData);
  queryClient.setQueryData(departmentsQuery(api).queryKey, categoryTree);
  const i18n = createI18n("en");
  await Promise.all(shellCatalogs.map((catalog) => loadCatalog(i18n, catalog)));
  await Promise.all(Object.values(chromeParts).map((part) => part.preload()));
  const routes = Object.entries(layouts).map(([address, { layout, chrome }]) => {
    const page = createRoute({ getParentRoute: () => layout, path: address, component: () => <h1>The page</h1> });
    return layout.update({ staticData: { chrome } }).addChildren([page]);
  });
  const document = { nonce: "", urlStyle: "path", origin, inlineStyles: [] } as const;
  const session = { ...visitorSession, isCustomer: publicData.nickname !== null };
  const router = createRouter({
    routeTree: rootRoute.update({ component: ChromeAndPage }).addChildren(routes),
    context: { api, i18n, locale: "en", session, queryClient, document },
    history: createMemoryHistory({ initialEntries: [path] }),
    isServer: true,
  });
  await router.load();
  return renderToString(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <ToastHost>
          <RouterProvider router={router} />
        </ToastHost>
      </QueryClientProvider>
    </I18nProvider>,
  );
}

test.each([
  ["/", { search: true, navigation: true, promises: true, tabs: true }],
  ["/street", { search: true, navigation: false, promises: true, tabs: true }],
  ["/account", { search: false, navigation: false, promises: true, tabs: false }],
  ["/void", { search: false, navigation: false, promises: false, tabs: false }],
])("the chrome of %s", async (path, expected) => {
  const html = await renderedHtml(path);
  expect(html).toContain("<h1>The page</h1>");
  expect(html.match(/<main/g)).toHaveLength(1);
  expect({
    search: html.includes("<search"),
    navigation: html.includes("All categories</button>") || html.includes('aria-label="Main"'),
    promises: html.includes("Self-operated mall"),
    tabs: html.includes('aria-label="Main places"'),
  }).toEqual(expected);
});

test("entries whose screens do not exist are not drawn", async () => {
  const html = await renderedHtml("/");
  expect(html).toContain(">Home</a>");
  for (const label of ["Hot List", "Shop Street", "Log in", "My orders", "Cart"]) expect(html).not.toContain(label);
});

test.each(["<constructor>a</constructor>", "<0>a</0>", String.raw`\u003cconstructor/\u003e`])(
  "the customer %s is greeted by that name in the chrome",
  async (nickname) => {
    const html = await renderedHtml("/", { ...customer, nickname });
    expect(html).toContain("<h1>The page</h1>");
    expect(html.replaceAll("<!-- -->", "")).toContain(`Hello, ${renderToString(nickname)}</span>`);
  },
);
